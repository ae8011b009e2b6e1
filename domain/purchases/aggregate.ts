import type { Aggregate } from '../aggregate.ts';
import {
  decidePurchase,
  evolvePurchase,
  initialPurchase,
  type PurchaseCommand,
  type PurchaseState,
  purchaseStateVersion,
} from './decide.ts';
import { type PurchaseEvent, purchaseStream } from './events.ts';

/** One request to buy something, before there is a payment. */
export const purchaseAggregate: Aggregate<PurchaseState, PurchaseCommand, PurchaseEvent> = {
  version: purchaseStateVersion,
  snapshots: false,
  initial: initialPurchase,
  streamOf: purchaseStream,
  evolve: evolvePurchase,
  decide: decidePurchase,
};
