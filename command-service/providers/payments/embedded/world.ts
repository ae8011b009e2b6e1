import { randomInt } from 'node:crypto';
import type { ObjectKinds, ProviderEventObject, StoredObject } from './objects.ts';
import { missing } from './api-error.ts';
import type { Store } from './store.ts';

/** The API version whose shapes this provider answers. */
export const apiVersion = '2026-10-28.endive';

/** What an operation of the provider works with. Operations run inside one transaction of the store. */
export interface World {
  readonly store: Store;
  /** UTC milliseconds of this request. */
  readonly now: number;
  /** The request's idempotency key, shown on the events that it causes. */
  readonly idempotencyKey: string | null;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An unguessable id as Stripe writes them, e.g. `pi_` and 24 letters or digits (142 bits). */
export function newId(prefix: string): string {
  return prefix + Array.from({ length: 24 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Unix seconds. */
export function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

/** Records an event about the object as it is now, and that it must be delivered. */
export function emit(world: World, type: string, object: StoredObject): void {
  const event: ProviderEventObject = {
    id: newId('evt_'),
    object: 'event',
    api_version: apiVersion,
    created: seconds(world.now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: world.idempotencyKey },
    type,
  };
  world.store.put(event);
  world.store.addDelivery(event.id, world.now);
}

/** The object, which must exist: an ApiError 404 in Stripe's words otherwise. */
export function existing<K extends keyof ObjectKinds>(
  world: World,
  kind: K,
  id: string,
  param?: string,
): ObjectKinds[K] {
  const found = world.store.get(kind, id);
  if (!found) throw missing(kind, id, param);
  return found;
}
