import { day } from '../../domain/catalog.ts';
import { creditAggregate, isLive } from '../../domain/credits/index.ts';
import type { Dependencies, ExpiringLot } from '../dependencies.ts';
import type { Caller } from '../support/context.ts';
import { createRequestForUser } from '../commands/mail-for-user.ts';
import { defineJob, eachPage } from './engine/define-job.ts';

/** The warnings of a lot, in days before its end; each is sent until the next one is due. */
const warnings = [
  { days: 30, until: 7, template: 'credits_expiring' },
  { days: 7, until: 1, template: 'credits_expiring' },
  { days: 1, until: 0, template: 'credits_expiring' },
  { days: 3, until: 0, template: 'trial_ending' },
] as const;
type Warning = (typeof warnings)[number];
type LotCursor = Pick<ExpiringLot, 'expiresAt' | 'id'>;

/** The days left, as people count them: 0 for less than a day. */
const daysLeft = (ms: number): number => Math.max(0, Math.ceil(ms / day - 0.1) - (ms < 0.9 * day ? 1 : 0));

/**
 * Warns users 30, 7 and 1 days before credits expire, and 3 days before a trial ends; once for each lot and step,
 * because the mail's id names both. A job that was down sends the warning that is due now, and the mail counts the days
 * from now on. A warning that would come within a day of the grant is left out. Reads only the lots that came within
 * reach since the last run.
 */
export function expiryWarnings(
  { executor, now, expiringLots }: Pick<Dependencies, 'executor' | 'now' | 'expiringLots'>,
  every = 600_000,
) {
  const request = createRequestForUser({ executor, now });
  /** For each warning, the expiry up to which the lots are done. */
  const done = new Map<Warning, LotCursor>();

  const warn = async (lot: ExpiringLot, { days, template }: Warning, caller: Caller): Promise<void> => {
    const { userId, lotId, source, grantedAt, expiresAt } = lot;
    if (expiresAt - days * day < grantedAt + day) return;
    if (template === 'trial_ending' && source !== 'trial') return;
    const { state } = await executor.load(creditAggregate, userId);
    const left = state.lots.find((each) => each.lotId === lotId);
    const at = now();
    if (!left || left.available === 0 || !isLive(left, at)) return;
    const about = { userId, once: `${userId}/${lotId}/${days}` };
    const halfCredits = left.available;
    await request(
      template === 'trial_ending'
        ? { ...about, template, data: { endsAtMs: expiresAt, halfCredits } }
        : { ...about, template, data: { days: daysLeft(expiresAt - at), halfCredits, expiresAtMs: expiresAt } },
      at,
      caller,
    );
  };

  return defineJob<ExpiringLot & { readonly warning: Warning }>({
    name: 'expiry-warnings',
    every,
    items: {
      key: ({ id, expiresAt, warning: { days } }) => `${id}/${expiresAt}/${days}`,
      owner: ({ userId }) => userId,
      handle: (lot, { newCaller }) => warn(lot, lot.warning, newCaller()),
    },
    run: async ({ handle, signal }) => {
      for (const warning of warnings) {
        const [from, to] = [now() + warning.until * day, now() + warning.days * day];
        const last = done.get(warning);
        // After a sleep, lots whose next warning is due already are skipped.
        const start = last && last.expiresAt > from ? last : { expiresAt: from, id: '' };
        const page = async (limit: number, after: LotCursor = start): Promise<readonly ExpiringLot[]> =>
          (await expiringLots(after, limit)).filter(({ expiresAt }) => expiresAt <= to);
        const warnAll = async (lots: readonly ExpiringLot[]): Promise<void> => {
          await handle(lots.map((lot) => ({ ...lot, warning })));
          const handled = lots.at(-1);
          // A stop may have come before the last one.
          if (handled && !signal.aborted) done.set(warning, handled);
        };
        await eachPage(page, warnAll, signal);
      }
    },
  });
}
