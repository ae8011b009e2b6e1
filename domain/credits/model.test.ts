import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import * as ledger from './index.ts';
import { moves } from './testing/moves.ts';
import { runHistory, type RareCase } from './testing/model.ts';

/** Number of histories; LEDGER_RUNS sets it, LEDGER_SEED repeats a failed run. */
const numRuns = Number(process.env['LEDGER_RUNS'] ?? 1_000);
const seed = Number(process.env['LEDGER_SEED'] ?? Date.now() % 2 ** 31);

const sights: readonly RareCase[] = [
  'refund before payment',
  'release to an expired lot',
  'expiry during a hold',
  'hold over several lots',
  'debt',
  'debt paid by a grant',
  'debt paid by a hold',
  'debt written off',
  'dispute won',
  'credits given back to another lot',
  'refund of expired credits',
  'plan renewed',
  'double click',
  'clock went back',
  'set during a hold',
  'undo of a set',
  'undo of a gift',
  'undo of a taking',
  'undo of a debt paid',
  'undo of a debt written off',
  'undo after other events',
  'undo refused',
  'balance moved',
];

describe('the ledger against a ledger of single units', () => {
  test.each(ledger.assets)(
    `keeps every promise in ${numRuns} random histories of %s (seed ${seed})`,
    (asset) => {
      const seen = new Map<RareCase, number>();
      fc.assert(
        fc.property(moves, (history) => {
          for (const sight of runHistory(ledger, history, asset)) seen.set(sight, (seen.get(sight) ?? 0) + 1);
        }),
        { numRuns, seed },
      );
      expect(sights.filter((sight) => !seen.has(sight))).toEqual([]);
    },
    600_000,
  );
});
