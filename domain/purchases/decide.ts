import type { PurchasedItem } from '../payments/index.ts';
import { Refusal } from '../refusal.ts';
import type { PurchaseEvent, PurchaseRefused, PurchaseRequested } from './events.ts';

export interface PurchaseState {
  readonly status: 'unknown' | 'requested' | 'refused';
  readonly items: readonly PurchasedItem[];
  readonly currency: string;
  readonly requestHash: string;
}

export const initialPurchase: PurchaseState = { status: 'unknown', items: [], currency: '', requestHash: '' };

export const purchaseStateVersion = 'purchase-1';

export type RequestPurchase = { readonly kind: 'request' } & PurchaseRequested['data'];
export type RecordRefusal = { readonly kind: 'refuse' } & PurchaseRefused['data'];
export type PurchaseCommand = RequestPurchase | RecordRefusal;

export function evolvePurchase(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  if (event.type === 'PurchaseRefused') return { ...state, status: 'refused' };
  const { items, currency, requestHash } = event.data;
  return { status: 'requested', items, currency, requestHash };
}

/**
 * Records a purchase or a refusal, once. Throws IDEMPOTENCY_KEY_REUSED when the same key was used for another request.
 */
export function decidePurchase(command: PurchaseCommand, state: PurchaseState): readonly PurchaseEvent[] {
  if (command.kind === 'refuse') {
    const { kind: _kind, ...data } = command;
    return state.status === 'unknown' ? [{ type: 'PurchaseRefused', data }] : [];
  }
  const { kind: _kind, ...data } = command;
  if (state.status === 'unknown') return [{ type: 'PurchaseRequested', data }];
  refuseOtherRequest(state, data.requestHash);
  return [];
}

/** Throws IDEMPOTENCY_KEY_REUSED unless the purchase was requested with this hash. */
export function refuseOtherRequest(state: PurchaseState, requestHash: string): void {
  if (state.requestHash !== requestHash)
    throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This idempotency key was already used for another request.');
}
