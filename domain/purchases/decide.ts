import type { PurchasedItem } from '../payments/index.ts';
import { Refusal } from '../refusal.ts';
import {
  type PaymentReported,
  type PurchaseEvent,
  type PurchaseRefused,
  type PurchaseRequested,
  purchaseStream,
} from './events.ts';
import { say } from '../../words/index.ts';
import type { Aggregate } from '../aggregate.ts';

export interface PurchaseState {
  readonly status: 'unknown' | 'requested' | 'refused' | 'reported';
  readonly items: readonly PurchasedItem[];
  readonly currency: string;
  /** The use of the key: the hash of a request to buy, or the reported payment. */
  readonly requestHash: string;
}

export const initialPurchase: PurchaseState = { status: 'unknown', items: [], currency: '', requestHash: '' };

export type RequestPurchase = { readonly kind: 'request' } & PurchaseRequested['data'];
export type RecordRefusal = { readonly kind: 'refuse' } & PurchaseRefused['data'];
export type ReportPayment = { readonly kind: 'report' } & PaymentReported['data'];
export type PurchaseCommand = RequestPurchase | RecordRefusal | ReportPayment;

export function evolvePurchase(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  if (event.type === 'PurchaseRefused') return { ...state, status: 'refused' };
  if (event.type === 'PaymentReported') return { ...state, status: 'reported', requestHash: event.data.paymentId };
  const { items, currency, requestHash } = event.data;
  return { status: 'requested', items, currency, requestHash };
}

/**
 * Records a purchase, a refusal or a report, once. Throws IDEMPOTENCY_KEY_REUSED when the same key was used for another
 * request.
 */
export function decidePurchase(command: PurchaseCommand, state: PurchaseState): readonly PurchaseEvent[] {
  if (command.kind === 'refuse') {
    const { kind: _kind, ...data } = command;
    return state.status === 'unknown' ? [{ type: 'PurchaseRefused', data }] : [];
  }
  if (command.kind === 'report') {
    const { kind: _kind, ...data } = command;
    if (state.status === 'unknown') return [{ type: 'PaymentReported', data }];
    refuseOtherRequest(state, data.paymentId);
    return [];
  }
  const { kind: _kind, ...data } = command;
  if (state.status === 'unknown') return [{ type: 'PurchaseRequested', data }];
  refuseOtherRequest(state, data.requestHash);
  return [];
}

/** Throws IDEMPOTENCY_KEY_REUSED unless the purchase was requested with this hash. */
export function refuseOtherRequest(state: PurchaseState, requestHash: string): void {
  if (state.requestHash !== requestHash) throw new Refusal('IDEMPOTENCY_KEY_REUSED', say('IDEMPOTENCY_KEY_REUSED'));
}

/** One request to buy something, before there is a payment. */
export const purchaseAggregate: Aggregate<PurchaseState, PurchaseCommand, PurchaseEvent> = {
  version: 'purchase-2',
  snapshots: false,
  initial: initialPurchase,
  streamOf: purchaseStream,
  evolve: evolvePurchase,
  decide: decidePurchase,
};
