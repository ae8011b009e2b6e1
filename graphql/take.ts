import { Refusal } from '../domain/refusal.ts';
import { addressKey } from '../lib/rate-limit.ts';
import type { GatewayContext } from './context.ts';
import type { Bound } from './guard/bounds.ts';
import type { Activity, Limits } from './guard/limits.ts';
import { say } from '../words/index.ts';

/** Takes points of a user's limit. Throws RATE_LIMITED. */
export async function takeOf(
  { services }: Pick<GatewayContext, 'services'>,
  ...wanted: Parameters<Limits['take']>
): Promise<void> {
  const taken = await services.limits.take(...wanted);
  if (taken.allowed) return;
  throw new Refusal('RATE_LIMITED', say('TOO_OFTEN'), {
    retryAfterSeconds: taken.retryAfterSeconds,
  });
}

const withoutLimit: ReadonlySet<Bound> = new Set(['call', 'identity', 'administrators', 'bounded', 'nothing']);

/** The limits of calls that work without a session, which are counted for the client's address then. */
const ofAnyone: ReadonlySet<Bound> = new Set(['mailPreferences']);

/**
 * Takes a point of the limit that bounds a call. Undefined when the call has no limit, or will be refused anyway
 * because it has no session. Rejects with RATE_LIMITED.
 */
export function takeBound(
  context: Pick<GatewayContext, 'services' | 'userId' | 'address'>,
  bound: Bound | undefined,
): Promise<void> | undefined {
  if (bound === undefined || withoutLimit.has(bound)) return undefined;
  if (context.userId === undefined && !ofAnyone.has(bound)) return undefined;
  return takeOf(context, bound as Activity, context.userId ?? addressKey(context.address));
}
