import { randomBytes, randomUUID } from 'node:crypto';
import { limits } from '../../domain/catalog.ts';
import type { Position } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import { isLiveSubscription, subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import {
  findWebhook,
  testEventName,
  webhookDeliveryAggregate,
  webhooksAggregate,
  type Webhook,
  type WebhookChanges,
  type WebhookDeliveryState,
  type WebhookOrder,
  type WebhooksCommand,
} from '../../domain/webhooks/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireActiveAccount } from '../support/active-account.ts';
import { contextFor, keyOf, requestHashOf, uuidFrom, type Caller } from '../support/context.ts';
import { say } from '../../words/index.ts';

/** An endpoint without its secrets. */
export interface WebhookView extends Omit<Webhook, 'secret' | 'previousSecret' | 'url'> {
  readonly url: string;
}

export interface WebhookChange {
  readonly webhook: WebhookView;
  readonly position: Position;
}

/** The one answer that shows a secret. */
export interface WebhookSecret extends WebhookChange {
  readonly secret: string;
}

/** One message, with its contents and its last attempts. */
export interface WebhookDeliveryView extends Omit<WebhookDeliveryState, 'message'> {
  readonly deliveryId: string;
  readonly webhookId: string;
  readonly eventType: string;
  readonly body: string;
}

/** Outgoing webhooks. */
export interface WebhookCommands {
  /** The endpoints of a user, the oldest first, and how many there may be. */
  listWebhooks(userId: string): Promise<{ readonly webhooks: readonly WebhookView[]; readonly limit: number }>;
  /**
   * Adds an endpoint. Throws INVALID_INPUT for an address that messages can't reach, NOT_ALLOWED_NOW beyond the limit
   * of the plan, ACCOUNT_SUSPENDED.
   */
  createWebhook(userId: string, order: WebhookOrder, caller: Caller): Promise<WebhookSecret>;
  /** Changes the given fields. Throws NOT_FOUND and INVALID_INPUT. */
  changeWebhook(userId: string, webhookId: string, changes: WebhookChanges, caller: Caller): Promise<WebhookChange>;
  /** Makes a new secret; the previous one also signs for a day. Throws NOT_FOUND. */
  rotateWebhookSecret(userId: string, webhookId: string, caller: Caller): Promise<WebhookSecret>;
  /** Throws NOT_FOUND. */
  deleteWebhook(userId: string, webhookId: string, caller: Caller): Promise<Position>;
  /** Sends a test message. Throws NOT_FOUND, and NOT_ALLOWED_NOW while the endpoint is switched off. */
  testWebhook(
    userId: string,
    webhookId: string,
    caller: Caller,
  ): Promise<{ readonly deliveryId: string; readonly position: Position }>;
  /** One message of the user. Throws NOT_FOUND. */
  readWebhookDelivery(userId: string, deliveryId: string): Promise<WebhookDeliveryView>;
  /** Sends a settled message again, under the same id. Throws NOT_FOUND, and NOT_ALLOWED_NOW like `testWebhook`. */
  resendWebhook(userId: string, deliveryId: string, caller: Caller): Promise<Position>;
}

/** As Standard Webhooks writes a secret: 32 random bytes. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

const viewOf = ({ secret: _secret, previousSecret: _previous, ...webhook }: Webhook): WebhookView => ({
  ...webhook,
  url: webhook.url ?? '',
});

const switchedOff = (): Refusal => new Refusal('NOT_ALLOWED_NOW', say('WEBHOOK_OFF'));

export function createWebhookCommands({
  executor,
  webhookSender,
}: Pick<Dependencies, 'executor' | 'webhookSender'>): WebhookCommands {
  const limitOf = async (userId: string): Promise<number> => {
    const { current } = (await executor.load(subscriptionAggregate, userId)).state;
    return current && isLiveSubscription(current) ? limits.webhooks.plan : limits.webhooks.free;
  };
  const execute = async (command: WebhooksCommand, caller: Caller, request: Readonly<Record<string, unknown>> = {}) => {
    const { ownerId, kind, webhookId } = command;
    const requestHash = requestHashOf({ webhookId, ...request });
    const context = contextFor(caller, `webhook-${kind.replaceAll('_', '-')}`, { subject: ownerId, requestHash });
    return executor.execute(webhooksAggregate, ownerId, command, context);
  };
  const checked = (url: string): string => {
    try {
      webhookSender.check(url);
    } catch {
      // Invalid addresses and addresses inside our own network get the same sentence.
      throw new Refusal('INVALID_INPUT', say('WEBHOOK_URL_INVALID'));
    }
    return url;
  };
  const ownDelivery = async (userId: string, deliveryId: string): Promise<WebhookDeliveryState> => {
    const { state } = await executor.load(webhookDeliveryAggregate, deliveryId);
    if (state.message?.ownerId !== userId) throw new Refusal('NOT_FOUND', say('DELIVERY_NOT_FOUND'));
    return state;
  };
  const requireActive = async (userId: string, webhookId: string): Promise<void> => {
    const { state } = await executor.load(webhooksAggregate, userId);
    if (!findWebhook(state, webhookId).isActive) throw switchedOff();
  };

  return {
    listWebhooks: async (userId) => {
      const { webhooks } = (await executor.load(webhooksAggregate, userId)).state;
      return { webhooks: webhooks.map(viewOf), limit: await limitOf(userId) };
    },
    createWebhook: async (userId, { url, events }, caller) => {
      await requireActiveAccount({ executor }, userId);
      const key = keyOf(caller);
      const webhookId = key === undefined ? randomUUID() : uuidFrom(`webhook/${userId}/${key}`);
      const { state, position } = await execute(
        {
          kind: 'create',
          ownerId: userId,
          webhookId,
          url: checked(url),
          secret: newSecret(),
          events,
          limit: await limitOf(userId),
        },
        caller,
        { url, events },
      );
      const webhook = findWebhook(state, webhookId);
      return { webhook: viewOf(webhook), secret: webhook.secret ?? '', position };
    },
    changeWebhook: async (userId, webhookId, { url, events, isActive }, caller) => {
      if (isActive === true) await requireActiveAccount({ executor }, userId);
      const change = {
        ...(url !== undefined && { url: checked(url) }),
        ...(events !== undefined && { events }),
        ...(isActive !== undefined && { isActive }),
      };
      const command = { kind: 'change', ownerId: userId, webhookId, ...change } as const;
      const { state, position } = await execute(command, caller, change);
      return { webhook: viewOf(findWebhook(state, webhookId)), position };
    },
    rotateWebhookSecret: async (userId, webhookId, caller) => {
      const { state, position } = await execute(
        { kind: 'rotate', ownerId: userId, webhookId, secret: newSecret() },
        caller,
      );
      const webhook = findWebhook(state, webhookId);
      return { webhook: viewOf(webhook), secret: webhook.secret ?? '', position };
    },
    deleteWebhook: async (userId, webhookId, caller) =>
      (await execute({ kind: 'delete', ownerId: userId, webhookId }, caller)).position,
    testWebhook: async (userId, webhookId, caller) => {
      await requireActive(userId, webhookId);
      const key = keyOf(caller);
      const deliveryId = `msg_${key === undefined ? randomUUID() : uuidFrom(`webhook test/${userId}/${key}`)}`;
      const body = JSON.stringify({
        type: testEventName,
        timestamp: new Date().toISOString(),
        data: { webhookId, message: 'This is a test of your webhook.' },
      });
      const message = { deliveryId, webhookId, ownerId: userId, eventType: testEventName, body } as const;
      const context = contextFor(caller, 'test-webhook', { subject: userId, stableId: deliveryId });
      const { position } = await executor.execute(
        webhookDeliveryAggregate,
        deliveryId,
        { kind: 'request', message },
        context,
      );
      return { deliveryId, position };
    },
    readWebhookDelivery: async (userId, deliveryId) => {
      const { message, ...state } = await ownDelivery(userId, deliveryId);
      const { webhookId = '', eventType = '', body = null } = message ?? {};
      return { ...state, deliveryId, webhookId, eventType, body: body ?? '' };
    },
    resendWebhook: async (userId, deliveryId, caller) => {
      const { message } = await ownDelivery(userId, deliveryId);
      await requireActive(userId, message?.webhookId ?? '');
      const context = contextFor(caller, 'resend-webhook', { subject: userId });
      return (await executor.execute(webhookDeliveryAggregate, deliveryId, { kind: 'resend' }, context)).position;
    },
  };
}
