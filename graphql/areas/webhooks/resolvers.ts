import { createWebhookInput, updateWebhookInput } from '../../../domain/webhooks/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { connectionOf, pageAfter, pageSize } from '../../cursor.ts';
import type { Resolvers, WebhookDeliveryStatus } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { dateTime } from '../../scalars.ts';
import { takeOf } from '../../take.ts';
import { webhookIdInput } from './input.ts';
import { findDelivery, listDeliveries } from './reads.ts';
import { problemOf } from './wording.ts';
import { say, type Sentence } from '../../../words/index.ts';
import { type GatewayContext } from '../../context.ts';

const defaultPage = 20;
const optionalTime = (milliseconds: number | null): string | null =>
  milliseconds === null || milliseconds === 0 ? null : dateTime(milliseconds);

const worded = ({ inWords }: GatewayContext, sentence: Sentence | null): string | null => sentence && inWords(sentence);

/** Outgoing webhooks. */
export const webhookResolvers: Resolvers = {
  Query: {
    webhooks: async (_root, _args, context) => {
      const { webhooks, limit } = await context.services.commands.webhooks.listWebhooks(context.requireUser());
      return { webhooks: [...webhooks], limit };
    },
    webhookDeliveries: async (_root, { webhookId, first, after }, context) => {
      const { webhooks } = await context.services.commands.webhooks.listWebhooks(context.requireUser());
      const { id } = readInput(webhookIdInput, { id: webhookId });
      if (!webhooks.some((webhook) => webhook.webhookId === id))
        throw new Refusal('NOT_FOUND', say('WEBHOOK_NOT_FOUND'));
      const size = pageSize(first, defaultPage);
      const list = `deliveries of ${id} `;
      const page = { webhookId: id, limit: size + 1, ...pageAfter(after, list) };
      const found = await listDeliveries(context.services.projections, page);
      return connectionOf(found, size, Boolean(after), undefined, list);
    },
    webhookDelivery: (_root, args, context) =>
      findDelivery(context.services.projections, context.requireUser(), readInput(webhookIdInput, args).id),
  },
  Mutation: {
    createWebhook: async (_root, { input, idempotencyKey }, context) => {
      const userId = context.requireUser();
      const { webhooks } = context.services.commands;
      return webhooks.createWebhook(userId, readInput(createWebhookInput, input), context.caller(idempotencyKey));
    },
    updateWebhook: async (_root, { id, input, idempotencyKey }, context) => {
      const userId = context.requireUser();
      const { id: webhookId } = readInput(webhookIdInput, { id });
      const change = readInput(updateWebhookInput, input);
      const { webhooks } = context.services.commands;
      return webhooks.changeWebhook(userId, webhookId, change, context.caller(idempotencyKey));
    },
    deleteWebhook: async (_root, { id, idempotencyKey }, context) => {
      const userId = context.requireUser();
      const { id: webhookId } = readInput(webhookIdInput, { id });
      const { webhooks } = context.services.commands;
      return {
        id: webhookId,
        position: await webhooks.deleteWebhook(userId, webhookId, context.caller(idempotencyKey)),
      };
    },
    rotateWebhookSecret: async (_root, { id, idempotencyKey }, context) => {
      const userId = context.requireUser();
      const { id: webhookId } = readInput(webhookIdInput, { id });
      return context.services.commands.webhooks.rotateWebhookSecret(userId, webhookId, context.caller(idempotencyKey));
    },
    testWebhook: async (_root, { id, idempotencyKey }, context) => {
      const userId = context.requireUser();
      const { id: webhookId } = readInput(webhookIdInput, { id });
      await takeOf(context, 'webhookCalls', userId);
      return context.services.commands.webhooks.testWebhook(userId, webhookId, context.caller(idempotencyKey));
    },
    resendWebhookDelivery: async (_root, { id, idempotencyKey }, context) => {
      const userId = context.requireUser();
      const { id: deliveryId } = readInput(webhookIdInput, { id });
      await takeOf(context, 'webhookCalls', userId);
      const { webhooks } = context.services.commands;
      return { deliveryId, position: await webhooks.resendWebhook(userId, deliveryId, context.caller(idempotencyKey)) };
    },
  },
  WebhookDeliveryPayload: {
    delivery: async ({ deliveryId, position }, _args, context) => {
      const isShown = await context.seen(position);
      return isShown ? findDelivery(context.services.projections, context.requireUser(), deliveryId) : null;
    },
  },
  Webhook: {
    id: ({ webhookId }) => webhookId,
    events: ({ events }) => [...events],
    createdAt: ({ createdAt }) => dateTime(createdAt),
    failingSince: ({ failingSince }) => optionalTime(failingSince),
    disabledFor: ({ disabledFor }) => disabledFor,
    previousSecretUntil: ({ previousUntil }, _args, { services }) =>
      previousUntil > services.now() ? dateTime(previousUntil) : null,
  },
  WebhookDelivery: {
    status: ({ doc }) => doc.status.toUpperCase() as WebhookDeliveryStatus,
    requestedAt: ({ doc }) => dateTime(doc.requestedAt),
    nextAttemptAt: ({ doc }) => (doc.status === 'waiting' && doc.attempts > 0 ? dateTime(doc.nextAttemptAt) : null),
    problem: ({ doc }, _args, context) => worded(context, problemOf(doc.code, doc.answerStatus)),
    settledAt: ({ doc }) => optionalTime(doc.settledAt),
    details: ({ id }, _args, context) =>
      context.services.commands.webhooks.readWebhookDelivery(context.requireUser(), id),
  },
  WebhookDeliveryDetails: { log: ({ log }) => log.toReversed() },
  WebhookAttempt: {
    endedAt: ({ endedAt }) => dateTime(endedAt),
    delivered: ({ outcome }) => outcome === 'delivered',
    duration: ({ durationMs }) => durationMs,
    problem: ({ code, status }, _args, context) => worded(context, problemOf(code, status)),
  },
};
