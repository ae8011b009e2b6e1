import type { BalanceTransaction } from '../objects/payment-objects.ts';
import { newId, seconds, type OperationContext } from '../api/operation-context.ts';

/** Stripe's fees: 2.9 % and 30 cents of a charge, 15 dollars for a dispute. */
export function chargeFee(amount: number): number {
  return Math.round(amount * 0.029) + 30;
}

export const disputeFee = 1500;

const typeOf = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund_failure',
  dispute: 'adjustment',
  dispute_reversal: 'adjustment',
  payout: 'payout',
} as const;

interface Movement {
  readonly category: BalanceTransaction['reporting_category'];
  readonly source: string;
  /** Signed cents: income is positive. */
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
}

/** Books a balance transaction, which is available at once. */
export function book(context: OperationContext, movement: Movement): BalanceTransaction {
  const { category, source, amount, fee, currency } = movement;
  const created = seconds(context.now);
  const transaction: BalanceTransaction = {
    id: newId('txn_'),
    object: 'balance_transaction',
    amount,
    available_on: created,
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, currency, description: 'Stripe processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    payout: category === 'payout' ? source : null,
    reporting_category: category,
    source,
    status: 'available',
    type: typeOf[category],
  };
  context.store.put(transaction);
  return transaction;
}
