import { randomUUID } from 'node:crypto';
import { legs, statuses, type Leg } from '../../domain/finance/index.ts';
import { inDollars } from '../../lib/dollars.ts';
import type { Operation } from './operation.ts';

const credits = (halfCredits: number): string => (halfCredits / 2).toFixed(1);
const isoOf = (ms: number): string => new Date(ms).toISOString();

/** The format of the sums of each leg. */
const writers: Readonly<Record<Leg, (value: number) => string>> = {
  payments: inDollars,
  credits,
  accounts: () => '-',
  usage: credits,
  payouts: inDollars,
};

/**
 * `reconcile [-- --full]`: compares provider, log, grants, read models, usage and payouts row by row (docs/finance.md);
 * `--full` reads all of the provider's records again and compares every account. True when no exception is open.
 */
export const reconcile: Operation = async ({ projections, reconcile: run }, args, report) => {
  const [option, ...rest] = args;
  if ((option !== undefined && option !== '--full') || rest.length > 0) {
    report('Use: curbcast reconcile [--full]');
    return false;
  }
  const isFull = option === '--full';
  if (isFull) report('All records of the provider are read again and every account is compared. This takes a while.');
  const caller = { actor: { kind: 'system' as const, id: 'operator' }, correlationId: randomUUID() };
  const { exceptions, settled, pending, recorded, reread, accounts } = await run(caller, isFull);
  const reader = projections.reader('finance');
  const sums = new Map((await reader.getMany('legs', [...legs])).map(({ id, doc }) => [id, doc]));
  report(`${recorded} new records of the provider.`);
  if (isFull) report(`${reread} records that were read before are compared with the provider's again.`);
  const since = accounts.allSince === 0 ? 'there is none of every account' : `is of ${isoOf(accounts.allSince)}`;
  report(`${accounts.compared} of ${accounts.all} accounts compared; the oldest comparison ${since}.`);
  report('leg          rows   matched  exceptions   settled          left         right         drift');
  for (const leg of legs) {
    const { rows = 0, left = 0, right = 0 } = sums.get(leg) ?? {};
    const written = writers[leg];
    const open = exceptions.filter((each) => each.leg === leg);
    const accepted = settled.filter((each) => each.leg === leg);
    const matched = Math.max(0, rows - new Set([...open, ...accepted].map(({ key }) => key)).size);
    const cells = [rows, matched, open.length, accepted.length, written(left), written(right), written(left - right)];
    const widths = [6, 9, 11, 9, 13, 13, 13];
    report([leg.padEnd(10), ...cells.map((cell, index) => String(cell).padStart(widths[index] ?? 0))].join(' '));
  }
  if (pending > 0) report(`${pending} may still settle by themselves.`);
  if (settled.length > 0) report(`${settled.length} differences are settled by hand.`);
  for (const { leg, status, key, userId, amountCents } of exceptions) {
    const amount = amountCents === null ? '' : ` ${inDollars(amountCents)}`;
    const owner = userId === null ? '' : ` of user ${userId}`;
    report(`  ${leg} ${status} ${key}:${amount}${owner} (severity ${statuses[status].severity})`);
  }
  const count = exceptions.length === 1 ? '1 exception is open.' : `${exceptions.length} exceptions are open.`;
  report(exceptions.length > 0 ? count : settled.length > 0 ? 'Nothing is open.' : 'Everything matches.');
  return exceptions.length === 0;
};
