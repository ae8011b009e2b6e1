import { randomInt } from 'node:crypto';
import type { ObjectKinds, ProviderEventObject, StoredObject } from './objects.ts';
import { missing } from './api-error.ts';
import type { Store } from './store.ts';

/** The Stripe API version that this provider emulates. */
export const apiVersion = '2026-10-28.endive';

/** The context of one operation, which runs inside one transaction of the store. */
export interface OperationContext {
  readonly store: Store;
  /** Time of the request by the provider's clock, UTC milliseconds. */
  readonly now: number;
  /** The idempotency key of the request, shown on its events. */
  readonly idempotencyKey: string | null;
  /** How long the invoice of a renewal stays a draft, in milliseconds: an hour at Stripe, not at all by default. */
  readonly draftFor?: number;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An unguessable id in Stripe's form, e.g. `pi_` and 24 letters or digits (142 bits). */
export function newId(prefix: string): string {
  return prefix + Array.from({ length: 24 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Converts milliseconds to Unix seconds. */
export function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

/** Records an event with the object's current state, and queues its webhook. */
export function emit(context: OperationContext, type: string, object: StoredObject): void {
  const event: ProviderEventObject = {
    id: newId('evt_'),
    object: 'event',
    api_version: apiVersion,
    created: seconds(context.now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: context.idempotencyKey },
    type,
  };
  context.store.put(event);
  // At once: the provider's clock may be ahead of the one that deliveries wait by.
  context.store.addDelivery(event.id, 0);
}

/**
 * Reads an object.
 *
 * @throws ApiError 404 with Stripe's message when it does not exist
 */
export function existing<K extends keyof ObjectKinds>(
  context: OperationContext,
  kind: K,
  id: string,
  param?: string,
): ObjectKinds[K] {
  const found = context.store.get(kind, id);
  if (!found) throw missing(kind, id, param);
  return found;
}
