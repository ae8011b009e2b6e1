import { describe, test } from '@jest/globals';
import * as fc from 'fast-check';
import { runBilling } from './billing-histories/history.ts';
import { histories, years } from './billing-histories/steps.ts';

const last = fc.constantFrom('webhooks' as const, 'never' as const);

describe.each(['embedded', 'Stripe'] as const)('the ledgers agree with the records of the provider (%s)', (kind) => {
  test('after every order of confirmations, webhooks, refunds, disputes, renewals, cancellations and crashes', async () => {
    await fc.assert(
      fc.asyncProperty(histories, last, (history, comesLast) => runBilling(kind, history, comesLast)),
      { numRuns: 40 },
    );
  });

  test('after a year of renewals', async () => {
    await fc.assert(
      fc.asyncProperty(years, last, (history, comesLast) => runBilling(kind, history, comesLast)),
      { numRuns: 8 },
    );
  });
});
