import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { StatementDocument } from '../../../projection-service/index.ts';
import { explainBalance } from './explain.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 9, 1);

type Moved = Partial<StatementDocument> & Pick<StatementDocument, 'kind' | 'change'>;

/** Rows of a statement from what moved, one a day, with their running balances. */
function rowsOf(moves: readonly Moved[], before = 0): readonly StatementDocument[] {
  let balance = before;
  return moves.map((move, revision) => {
    balance += move.change;
    return {
      amount: Math.abs(move.change),
      videoId: null,
      paymentId: null,
      priceCents: null,
      ownerId: 'ann',
      revision: before === 0 ? revision : revision + 1,
      position: '',
      time: start + revision * day,
      balanceAfter: balance,
      heldAfter: 0,
      debtAfter: 0,
      ...move,
    } as StatementDocument;
  });
}

const grant = (change: number, itemName = 'Starter Pack'): Moved => ({ kind: 'GRANT', itemName, debtPaid: 0, change });
const hold = (videoId: string, amount: number): Moved => ({ kind: 'HOLD', change: -amount, videoId });
const capture = (videoId: string, amount: number, unused = 0): Moved => ({
  kind: 'CAPTURE',
  change: unused,
  amount,
  unused,
  durationMs: 60_000,
  videoId,
});
const release = (videoId: string, amount: number): Moved => ({
  kind: 'RELEASE',
  cause: 'failed',
  expired: 0,
  change: amount,
  videoId,
});

const explain = (rows: readonly StatementDocument[], available = rows.at(-1)?.balanceAfter ?? 0) =>
  explainBalance({ name: 'Ann Lee', rows, available, now: start + 40 * day }, 'en');

test('adds up grants, videos, expiries and the acts of administrators', () => {
  const rows = rowsOf([
    grant(20),
    grant(4, '30-day trial'),
    hold('v1', 6),
    capture('v1', 4, 2),
    hold('v2', 2),
    release('v2', 2),
    hold('v3', 2),
    { kind: 'EXPIRY', cause: 'expiry', change: -3 },
    { kind: 'ADJUSTMENT', act: 'set', purpose: null, before: 15, after: 10, reason: null, change: -5 },
  ]);
  expect(explain(rows)).toBe(
    'Ann Lee has 5 credits available on Nov 10, 2026. Received: 10 credits for Starter Pack on Oct 1, 2026 and ' +
      '2 credits for 30-day trial on Oct 2, 2026. 1 finished video used 2 credits. Held for videos that are being ' +
      'made: 1 credit. 1 video was not finished: its credits came back. Expired on Oct 8, 2026: 1.5 credits. Balance ' +
      'set from 7.5 to 5.0 on Oct 9, 2026 (-2.5). Together: 12 - 2 - 1 - 1.5 - 2.5 = 5 credits.',
  );
});

test('names the balance before a history that is too long to be read whole, and what lapsed since', () => {
  const rows = rowsOf([release('v0', 2), grant(4)], 6);
  expect(explain(rows, 8)).toBe(
    'Ann Lee has 4 credits available on Nov 10, 2026. The balance on Oct 1, 2026 was 3 credits; since then: ' +
      'Received: 2 credits for Starter Pack on Oct 2, 2026. Returned from videos that began before: 1 credit. Expired ' +
      'since the last entry: 2 credits. Together: 3 + 2 + 1 - 2 = 4 credits.',
  );
});

test('says when nothing was ever granted', () => {
  expect(explain([])).toBe('Ann Lee has 0 credits available on Nov 10, 2026. Nothing has been granted yet.');
});

const video = fc
  .record({ id: fc.integer({ min: 0, max: 9 }), amount: fc.integer({ min: 1, max: 9 }), end: fc.nat({ max: 3 }) })
  .map(({ id, amount, end }) => ({ id: `v${id}`, amount, end }));

test('the figures of the sum add up to the balance, whatever happened', () => {
  const other = fc.oneof(
    fc.integer({ min: 1, max: 40 }).map((change) => grant(change)),
    fc.integer({ min: 1, max: 9 }).map((change): Moved => ({ kind: 'EXPIRY', cause: 'expiry', change: -change })),
    fc.integer({ min: -9, max: 9 }).map((change): Moved => ({ kind: 'RESTORE', change })),
    video,
  );
  fc.assert(
    fc.property(
      fc.array(other, { minLength: 1, maxLength: 40 }),
      fc.nat({ max: 9 }),
      fc.nat({ max: 50 }),
      (steps, lapsed, before) => {
        const moves = steps.flatMap((step, index): readonly Moved[] => {
          if ('kind' in step) return [step];
          const id = `${step.id}-${index}`;
          const { amount, end } = step;
          if (end === 0) return [hold(id, amount)];
          if (end === 1) return [hold(id, amount), release(id, amount)];
          // The returned part of a hold may pay a debt or have expired.
          if (end === 2) return [hold(id, amount), capture(id, amount - Math.min(1, amount - 1), 0)];
          return [hold(id, amount), capture(id, Math.ceil(amount / 2), Math.floor(amount / 2))];
        });
        const rows = rowsOf(moves, before);
        const available = (rows.at(-1)?.balanceAfter ?? 0) - lapsed;
        const [, sum, total] = /Together: (.+) = (-?[\d.]+) credits?\.$/u.exec(explain(rows, available)) ?? [];
        if (sum === undefined) return;
        const figures = sum
          .replaceAll(/([+-]) /gu, '$1')
          .split(' ')
          .map(Number);
        expect(figures.reduce((all, each) => all + each, 0)).toBe(available / 2);
        expect(Number(total)).toBe(available / 2);
      },
    ),
  );
});
