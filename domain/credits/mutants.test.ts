import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { loadMutant } from '../testing/mutate.ts';
import { runHistory, InvariantBroken, type Ledger } from './testing/model.ts';
import { moves } from './testing/moves.ts';
import { knownMistakes, ownMistakes } from './testing/mutants.ts';

const folder = join(process.cwd(), 'domain/credits');
/** Far more histories than are needed to find any of the mistakes. */
const numRuns = 3_000;

describe('the model test finds', () => {
  test('no mistake in the unchanged sources, loaded the same way', async () => {
    const ledger = await loadMutant<Ledger>(folder, { name: 'none', patches: [] });
    fc.assert(
      fc.property(moves, (history) => void runHistory(ledger, history)),
      { numRuns: 100, seed: 1 },
    );
  });

  test.each([...knownMistakes, ...ownMistakes])(
    '$name',
    async (mutant) => {
      const ledger = await loadMutant<Ledger>(folder, mutant);
      const found = fc.check(
        fc.property(moves, (history) => void runHistory(ledger, history)),
        { numRuns, seed: 1, endOnFailure: true },
      );
      expect(found.failed).toBe(true);
      // Only broken invariants count, not crashes of a bad patch.
      expect(found.errorInstance).toBeInstanceOf(InvariantBroken);
    },
    120_000,
  );

  test('all fifteen mistakes that every such ledger must be guarded against', () => {
    expect(knownMistakes.map((mutant) => mutant.name)).toEqual([
      'no-payment-dedupe',
      'no-balance-check',
      'fifo-ignores-expiry',
      'expiry-forgets',
      'expiry-eats-holds',
      'double-capture',
      'overcapture',
      'partial-capture-keeps-rest',
      'release-after-capture',
      'release-revives-expired',
      'refund-first-lost',
      'clawback-negative',
      'set-includes-holds',
      'hold-leak',
      'debt-ignored',
    ]);
  });

  test('a patch that no longer applies', async () => {
    const stale = { name: 'stale', patches: [{ file: 'lots.ts', find: 'a text that is nowhere', put: '' }] };
    await expect(loadMutant(folder, stale)).rejects.toThrow(
      'stale: expected one match in lots.ts, found 0: a text that is nowhere',
    );
  });
});
