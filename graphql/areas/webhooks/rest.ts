import { webhookEventNames, createWebhookInput, updateWebhookInput } from '../../../domain/webhooks/index.ts';
import * as field from '../../openapi/fields.ts';
import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import { readInput } from '../../input/read.ts';
import { idempotencyKey, param, route, type Routes } from '../../rest/routes.ts';
import { webhookIdInput } from './input.ts';
import type { WebhookParent } from './parents.ts';

const webhook = field.named(
  'Webhook',
  z.object({ id: field.text, url: field.text, events: z.array(z.enum(webhookEventNames)), isActive: z.boolean() }),
);

/** A webhook without its secret, which is shown once. */
const view = ({ webhookId, url, events, isActive }: WebhookParent): field.Answer<typeof webhook> => ({
  id: webhookId,
  url,
  events,
  isActive,
});

const idOf = (request: FastifyRequest): string => readInput(webhookIdInput, { id: param(request, 'id') }).id;

/** The user's webhooks. */
export const webhookRoutes: Routes = {
  'GET /api/webhooks': route({
    needs: 'webhooks:write',
    about: { tag: 'Account', summary: 'The webhooks', answer: z.object({ webhooks: z.array(webhook) }) },
    handle: async (context) => {
      const { webhooks } = await context.services.commands.webhooks.listWebhooks(context.requireUser());
      return { webhooks: webhooks.map(view) };
    },
  }),
  'POST /api/webhooks': route({
    once: true,
    needs: 'webhooks:write',
    bound: 'webhooks',
    about: {
      tag: 'Account',
      summary: 'Add a webhook; only this answer holds its secret',
      body: createWebhookInput,
      status: 201,
      answer: z.object({ webhook, secret: z.string() }),
    },
    handle: async (context, request, reply) => {
      const userId = context.requireUser();
      const { webhook, secret, position } = await context.services.commands.webhooks.createWebhook(
        userId,
        readInput(createWebhookInput, request.body ?? {}),
        context.caller(idempotencyKey(request)),
      );
      await context.seen(position);
      void reply.code(201).header('cache-control', 'no-store');
      return { webhook: view(webhook), secret };
    },
  }),
  'PATCH /api/webhooks/:id': route({
    once: true,
    needs: 'webhooks:write',
    bound: 'webhooks',
    about: {
      tag: 'Account',
      summary: 'Change a webhook or switch it on and off',
      body: updateWebhookInput,
      answer: z.object({ webhook }),
    },
    handle: async (context, request) => {
      const userId = context.requireUser();
      const { webhook, position } = await context.services.commands.webhooks.changeWebhook(
        userId,
        idOf(request),
        readInput(updateWebhookInput, request.body ?? {}),
        context.caller(idempotencyKey(request)),
      );
      await context.seen(position);
      return { webhook: view(webhook) };
    },
  }),
  'DELETE /api/webhooks/:id': route({
    once: true,
    needs: 'webhooks:write',
    bound: 'webhooks',
    about: { tag: 'Account', summary: 'Delete a webhook', answer: field.doneWith },
    handle: async (context, request) => {
      const userId = context.requireUser();
      const id = idOf(request);
      const { webhooks } = context.services.commands;
      await context.seen(await webhooks.deleteWebhook(userId, id, context.caller(idempotencyKey(request))));
      return { success: true as const, id };
    },
  }),
};
