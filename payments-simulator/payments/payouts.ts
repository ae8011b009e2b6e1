import { z } from 'zod';
import { invalidRequest } from '../api/api-error.ts';
import { found, type Answer } from '../api/answers.ts';
import { book } from './balance.ts';
import type { Params } from '../api/body.ts';
import type { BalanceTransaction, Payout } from '../objects/payment-objects.ts';
import { emit, newId, type OperationContext, seconds } from '../api/operation-context.ts';
import { common, parse } from '../api/parameters.ts';

const pageSize = 100;
const payoutParams = z.strictObject({ ...common, currency: z.string().default('usd') });

/** Everything booked in this currency and not paid out yet. */
function unpaid({ store }: OperationContext, currency: string): readonly BalanceTransaction[] {
  const all: BalanceTransaction[] = [];
  for (let startingAfter: string | undefined; ;) {
    const page = store.list('balance_transaction', { limit: pageSize, startingAfter }).slice(0, pageSize);
    all.push(...page.filter((each) => (each.payout ?? null) === null && each.currency === currency));
    if (page.length < pageSize) return all;
    startingAfter = page.at(-1)?.id;
  }
}

/** `POST /v1/test_helpers/payouts`: Stripe's automatic payout of everything that is available. Not part of its API. */
export function payOut(context: OperationContext, params: Params): Answer {
  const { expand, currency } = parse(payoutParams, params);
  const paidOut = unpaid(context, currency);
  const amount = paidOut.reduce((sum, { net }) => sum + net, 0);
  if (amount < 1) throw invalidRequest('You have insufficient funds in your Stripe account.', { param: 'currency' });
  const id = newId('po_');
  for (const each of paidOut) context.store.put({ ...each, payout: id });
  const booked = book(context, { category: 'payout', source: id, amount: -amount, fee: 0, currency });
  const payout: Payout = {
    id,
    object: 'payout',
    amount,
    arrival_date: seconds(context.now),
    automatic: true,
    balance_transaction: booked.id,
    created: seconds(context.now),
    currency,
    description: 'STRIPE PAYOUT',
    livemode: false,
    metadata: {},
    method: 'standard',
    reconciliation_status: 'completed',
    status: 'paid',
    type: 'bank_account',
  };
  context.store.put(payout);
  emit(context, 'payout.reconciliation_completed', payout);
  return found(context, payout, expand);
}
