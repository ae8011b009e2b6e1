import { randomUUID } from 'node:crypto';
import { legs, statuses, type Leg } from '../../domain/finance/index.ts';
import { inDollars } from '../../lib/dollars.ts';
import type { Operation } from './operation.ts';

const credits = (halfCredits: number): string => (halfCredits / 2).toFixed(1);

/** The legs of trust section 2.2: their names, and how their sums are written. */
const legNames: Readonly<Record<Leg, readonly [name: string, (value: number) => string]>> = {
  A: ['A payments', inDollars],
  B: ['B credits', credits],
  C: ['C accounts', () => '-'],
  D: ['D usage', credits],
  E: ['E payouts', inDollars],
};

/** `reconcile`: provider, log, grants, read models, usage and payouts, compared row by row (docs/finance.md). */
export const reconcile: Operation = async ({ projections, reconcile: run }, _args, report) => {
  const { exceptions, pending, recorded } = await run({
    actor: { kind: 'system', id: 'operator' },
    correlationId: randomUUID(),
  });
  const reader = projections.reader('finance');
  const sums = new Map((await reader.getMany('legs', [...legs])).map(({ id, doc }) => [id, doc]));
  report(`${recorded} new records of the provider.`);
  report('leg          rows   matched  exceptions          left         right         drift');
  for (const leg of legs) {
    const { rows = 0, left = 0, right = 0 } = sums.get(leg) ?? {};
    const [name, written] = legNames[leg];
    const found = exceptions.filter((each) => each.leg === leg);
    const matched = rows - new Set(found.map(({ key }) => key)).size;
    const cells = [rows, matched, found.length, written(left), written(right), written(left - right)];
    const widths = [6, 9, 11, 13, 13, 13];
    report([name.padEnd(10), ...cells.map((cell, index) => String(cell).padStart(widths[index] ?? 0))].join(' '));
  }
  if (pending > 0) report(`${pending} may still settle by themselves.`);
  for (const { leg, status, key, userId, amountCents } of exceptions) {
    const amount = amountCents === null ? '' : ` ${inDollars(amountCents)}`;
    const owner = userId === null ? '' : ` of user ${userId}`;
    report(`  ${leg} ${status} ${key}:${amount}${owner} (severity ${statuses[status].severity})`);
  }
  report(exceptions.length === 0 ? 'Everything matches.' : `${exceptions.length} exceptions.`);
  return exceptions.length === 0;
};
