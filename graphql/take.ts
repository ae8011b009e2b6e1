import { Refusal } from '../domain/refusal.ts';
import type { GatewayContext } from './context.ts';
import type { Limits } from './guard/index.ts';

/** Takes points of a user's limit. Throws RATE_LIMITED. */
export async function takeOf(
  { services }: Pick<GatewayContext, 'services'>,
  ...wanted: Parameters<Limits['take']>
): Promise<void> {
  const taken = await services.limits.take(...wanted);
  if (taken.allowed) return;
  throw new Refusal('RATE_LIMITED', 'Too many requests. Please try again later.', {
    retryAfterSeconds: taken.retryAfterSeconds,
  });
}
