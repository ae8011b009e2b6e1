import type { ReadCard } from './cards.ts';
import type { PaymentMethod } from '../objects/payment-objects.ts';
import { newId, seconds, type OperationContext } from '../api/operation-context.ts';

/** Stores a card without its number. */
export function keepCard(
  context: OperationContext,
  { details: card, renewal }: Pick<ReadCard, 'details' | 'renewal'>,
  outcome: PaymentMethod['test_outcome'],
  customer: string | null,
): PaymentMethod {
  const method: PaymentMethod = {
    id: newId('pm_'),
    object: 'payment_method',
    card,
    created: seconds(context.now),
    customer,
    livemode: false,
    test_outcome: outcome,
    test_renewal: renewal,
    type: 'card',
  };
  context.store.put(method);
  return method;
}
