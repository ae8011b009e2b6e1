import { day } from '../../domain/catalog.ts';
import { creditAggregate, isLive } from '../../domain/credits/index.ts';
import type { Dependencies, ExpiringLot } from '../dependencies.ts';
import type { Caller } from '../handlers/context.ts';
import { createRequestForUser } from '../handlers/mail-for-user.ts';
import { defineJob, eachPage } from './engine/define-job.ts';

/** When users are warned that credits expire, in days before. */
const warnBefore = [30, 7, 1] as const;
/** When users are told that the trial ends, in days before. */
const trialEndsIn = 3;
type LotCursor = Pick<ExpiringLot, 'expiresAt' | 'id'>;

/** A job that was down looks back this far; older warnings are of no use. */
const lookBack = day;

/**
 * Warns users 30, 7 and 1 days before credits expire, and 3 days before a trial ends; once a lot and step, for the
 * mail's id names both. A warning that would come within a day of the grant is left out. Reads only the lots that came
 * within reach since the last run.
 */
export function expiryWarnings(
  { executor, now, expiringLots }: Pick<Dependencies, 'executor' | 'now' | 'expiringLots'>,
  every = 600_000,
) {
  const request = createRequestForUser({ executor, now });
  /** For each step, up to which expiry the lots are done. */
  const done = new Map<number, { readonly expiresAt: number; readonly id: string }>();

  const warn = async (lot: ExpiringLot, days: number, caller: Caller): Promise<void> => {
    const { userId, lotId, source, grantedAt, expiresAt } = lot;
    const warnAt = expiresAt - days * day;
    if (warnAt < grantedAt + day) return;
    const { state } = await executor.load(creditAggregate, userId);
    const left = state.lots.find((each) => each.lotId === lotId);
    if (!left || left.available === 0 || !isLive(left, now())) return;
    const once = `${userId}/${lotId}/${days}`;
    const halfCredits = left.available;
    if (days === trialEndsIn) {
      if (source !== 'trial') return;
      await request(
        { template: 'trial_ending', userId, once, data: { endsAtMs: expiresAt, halfCredits } },
        warnAt,
        caller,
      );
      return;
    }
    const step = warnBefore.find((each) => each === days) ?? 1;
    const data = { days: step, halfCredits, expiresAtMs: expiresAt };
    await request({ template: 'credits_expiring', userId, once, data }, warnAt, caller);
  };

  return defineJob<ExpiringLot & { readonly days: number }>({
    name: 'expiry-warnings',
    every,
    items: {
      key: ({ id, expiresAt, days }) => `${id}/${expiresAt}/${days}`,
      owner: ({ userId }) => userId,
      handle: (lot, { newCaller }) => warn(lot, lot.days, newCaller()),
    },
    run: async ({ handle, signal }) => {
      for (const days of [...warnBefore, trialEndsIn]) {
        const until = now() + days * day;
        const after = done.get(days) ?? { expiresAt: until - lookBack, id: '' };
        const page = async (limit: number, last: LotCursor = after): Promise<readonly ExpiringLot[]> =>
          (await expiringLots(last, limit)).filter(({ expiresAt }) => expiresAt <= until);
        const warnAll = async (lots: readonly ExpiringLot[]): Promise<void> => {
          await handle(lots.map((lot) => ({ ...lot, days })));
          const last = lots.at(-1);
          // A stop may have come before the last one.
          if (last && !signal.aborted) done.set(days, last);
        };
        await eachPage(page, warnAll, signal);
      }
    },
  });
}
