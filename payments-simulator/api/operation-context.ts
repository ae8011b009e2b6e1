import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ObjectKinds, ProviderEventObject, StoredObject } from '../objects/payment-objects.ts';
import { missing } from './api-error.ts';
import { paymentsOf } from './invoice-lookups.ts';
import type { Store } from '../store/store.ts';
import { newestVersion, shaped, type Lookup } from './versions.ts';

/** The context of one operation, which runs inside one transaction of the store. */
export interface OperationContext {
  readonly store: Store;
  /** Time of the request by the provider's clock, UTC milliseconds. */
  readonly now: number;
  /** The idempotency key of the request, shown on its events. */
  readonly idempotencyKey: string | null;
  /** The version of the API that the caller uses. */
  readonly version: string;
  /** How long the invoice of a renewal stays a draft, in milliseconds: an hour at Stripe, zero by default. */
  readonly draftFor?: number | undefined;
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

/** The lookups of translations to other versions of the API. */
export const lookupIn = (store: Store): Lookup => ({
  get: (kind, id) => store.get(kind, id),
  paymentsOf: (invoice) => paymentsOf({ store }, invoice),
});

/** The version of the API that webhooks use. */
const webhookVersionOf = (store: Store): string =>
  store.get('test_helpers.settings', 'settings_billing')?.webhook_version ?? newestVersion;

/** The fields that changed, with their previous values. */
function changedFrom(before: object, after: object): object {
  const now: Readonly<Record<string, unknown>> = { ...after };
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]: [string, unknown]) => !isDeepStrictEqual(value, now[name])),
  );
}

/**
 * Records an event with the object's current state, in the shape of the account's webhooks, and queues its webhook.
 *
 * @param before the object before the change, from which the event gets the changed fields
 */
export function emit(context: OperationContext, type: string, object: StoredObject, before?: StoredObject): void {
  const { store } = context;
  const version = webhookVersionOf(store);
  const lookup = lookupIn(store);
  const shown = shaped(object, version, lookup) as object;
  const event: ProviderEventObject = {
    id: newId('evt_'),
    object: 'event',
    api_version: version,
    created: seconds(context.now),
    data: {
      object: shown,
      ...(before ? { previous_attributes: changedFrom(shaped(before, version, lookup) as object, shown) } : {}),
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: context.idempotencyKey },
    type,
  };
  store.put(event);
  // Due at once, because the provider's clock may be ahead of the clock of the deliveries.
  store.addDelivery(event.id, 0);
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
