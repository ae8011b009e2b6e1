import { Refusal } from '../../../domain/refusal.ts';
import type { Projections } from '../../../projection-service/index.ts';
import type { Keyset } from '../../cursor.ts';
import type { WebhookDeliveryParent } from './parents.ts';
import { say } from '../../../words/index.ts';

/** The messages to one endpoint, the newest first, each with its place in the list. */
export async function listDeliveries(
  projections: Projections,
  { webhookId, limit, after }: { webhookId: string; limit: number; after?: Keyset },
): Promise<readonly (Keyset & { readonly node: WebhookDeliveryParent })[]> {
  const found = await projections.reader('webhooks').query('deliveries', {
    index: 'byEndpoint',
    equal: { webhookId },
    reverse: true,
    limit,
    ...(after && { after }),
  });
  return found.map(({ id, doc }) => ({ id, order: [doc.requestedAt], node: { id, doc } }));
}

/** One message of the user. Throws NOT_FOUND. */
export async function findDelivery(
  projections: Projections,
  userId: string,
  id: string,
): Promise<WebhookDeliveryParent> {
  const doc = await projections.reader('webhooks').get('deliveries', id);
  if (doc?.ownerId !== userId) throw new Refusal('NOT_FOUND', say('DELIVERY_NOT_FOUND'));
  return { id, doc };
}
