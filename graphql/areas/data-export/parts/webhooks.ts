import { dateTime } from '../../../scalars.ts';
import { allPages } from '../../../../lib/all-pages.ts';
import { json, jsonList, type ExportPart, type ExportSource } from '../part.ts';

/** Endpoints without their secrets, which only their owner's servers need. */
async function endpoints({ user, context }: ExportSource): Promise<string> {
  const { webhooks } = await context.services.commands.webhooks.listWebhooks(user.id);
  return json(
    webhooks.map(({ webhookId, url, events, isActive, createdAt }) => ({
      id: webhookId,
      url,
      events,
      isActive,
      createdAt: dateTime(createdAt),
    })),
  );
}

async function* messages({ user, context }: ExportSource): AsyncIterable<object> {
  const reader = context.services.projections.reader('webhooks');
  for await (const { id, doc } of allPages(
    (page) => reader.query('deliveries', { index: 'byOwner', equal: { ownerId: user.id }, ...page }),
    (row) => [row.doc.requestedAt],
  )) {
    const { body, log } = await context.services.commands.webhooks.readWebhookDelivery(user.id, id);
    const attempts = log.map(({ endedAt, ...attempt }) => ({ endedAt: dateTime(endedAt), ...attempt }));
    yield { id, webhookId: doc.webhookId, type: doc.eventType, requestedAt: dateTime(doc.requestedAt), body, attempts };
  }
}

export const webhooks: ExportPart = {
  name: 'webhooks/',
  readModels: ['webhooks.deliveries'],
  about: 'The addresses that we call for you, without their secrets, and every message with its answers.',
  files: async function* (source) {
    yield { name: 'webhooks/webhooks.json', content: await endpoints(source) };
    yield { name: 'webhooks/messages.json', content: jsonList(messages(source)) };
  },
};
