import { emit, newId, seconds, type OperationContext } from '../api/operation-context.ts';
import type { BalanceChange, Customer } from '../objects/billing-objects.ts';

/** Stores a changed customer, and records its event. */
export function changeCustomer(context: OperationContext, changed: Customer): Customer {
  const before = context.store.get('customer', changed.id);
  context.store.put(changed);
  emit(context, 'customer.updated', changed, before);
  return changed;
}

type Cause = Pick<BalanceChange, 'type'> &
  Partial<Pick<BalanceChange, 'credit_note' | 'currency' | 'description' | 'invoice' | 'metadata'>>;

/**
 * Changes a customer's balance. Nothing else does.
 *
 * @param amount signed cents; negative gives credit
 */
export function changeBalance(
  context: OperationContext,
  customer: Customer,
  amount: number,
  cause: Cause,
): BalanceChange {
  const change: BalanceChange = {
    credit_note: null,
    currency: customer.currency ?? 'usd',
    description: null,
    invoice: null,
    metadata: {},
    ...cause,
    id: newId('cbtxn_'),
    object: 'customer_balance_transaction',
    amount,
    created: seconds(context.now),
    customer: customer.id,
    ending_balance: customer.balance + amount,
    livemode: false,
  };
  context.store.put(change);
  changeCustomer(context, { ...customer, balance: change.ending_balance, currency: change.currency });
  return change;
}
