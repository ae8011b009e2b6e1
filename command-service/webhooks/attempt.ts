import { Webhook as Signer } from 'standardwebhooks';
import {
  webhookDeliveryAggregate,
  webhooksAggregate,
  type Webhook,
  type WebhookDeliveryCommand,
  type WebhookDeliveryState,
  type WebhookMessage,
} from '../../domain/webhooks/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from '../support/context.ts';
import type { WebhookAnswer } from '../providers/webhooks/port.ts';

export type AttemptOptions = Pick<Dependencies, 'executor' | 'webhookSender' | 'now'>;

/** The status of an endpoint that wants no more messages. */
const goneStatus = 410;

/**
 * Sends one message and records the outcome; does nothing for one that is settled, or that `isDue` rejects. After a
 * crash between the two the message is sent again: at least once, in the log once.
 */
export function createAttempt({ executor, webhookSender, now }: AttemptOptions) {
  return async (
    deliveryId: string,
    isDue: (state: WebhookDeliveryState) => boolean,
    caller: Caller,
    signal: AbortSignal,
  ): Promise<boolean> => {
    const { state } = await executor.load(webhookDeliveryAggregate, deliveryId);
    const { message } = state;
    if (state.status !== 'waiting' || !message || !isDue(state)) return false;
    const { ownerId, webhookId } = message;
    const record = async (command: WebhookDeliveryCommand): Promise<true> => {
      const context = contextFor(caller, `webhook-${command.kind.replaceAll('_', '-')}`, { subject: ownerId });
      await executor.execute(webhookDeliveryAggregate, deliveryId, command, context);
      return true;
    };
    const { webhooks } = (await executor.load(webhooksAggregate, ownerId)).state;
    const endpoint = webhooks.find((webhook) => webhook.webhookId === webhookId);
    if (!endpoint) return record({ kind: 'drop', reason: 'deleted' });
    if (!endpoint.isActive) return record({ kind: 'drop', reason: 'inactive' });
    const { url, secret } = endpoint;
    if (message.body === null || url === null || secret === null) return record({ kind: 'drop', reason: 'erased' });

    const begun = performance.now();
    const signed = { body: message.body, headers: signedHeaders(message.body, message, endpoint, now()) };
    const answer = await webhookSender.post(url, signed, signal);
    // A call that our own stop cut off says nothing about the endpoint.
    if (signal.aborted) throw new Error('The process stops');
    const isDelivered = answer.status !== undefined && answer.status >= 200 && answer.status < 300;
    const gone = answer.status === goneStatus;
    const attempt = attemptOf(answer, isDelivered, Math.round(performance.now() - begun));
    const { retryAfterMs: waitMs = 0 } = answer;
    await record({ kind: 'record_attempt', attempt, gone, random: Math.random(), waitMs });

    const outcome = isDelivered ? { kind: 'record_success' as const } : { kind: 'record_failure' as const, gone };
    // Most messages change nothing about the endpoint.
    if (isDelivered && endpoint.failingSince === null) return true;
    const context = contextFor(caller, 'record-webhook-outcome', { subject: ownerId });
    await executor.execute(webhooksAggregate, ownerId, { ...outcome, ownerId, webhookId }, context);
    return true;
  };
}

const attemptOf = ({ status, failure, text }: WebhookAnswer, isDelivered: boolean, durationMs: number) => ({
  outcome: isDelivered ? ('delivered' as const) : ('failed' as const),
  status: status ?? null,
  code: failure ?? null,
  durationMs,
  answer: text ?? null,
});

/** The headers of Standard Webhooks, with a signature of each secret that is valid now. */
export function signedHeaders(
  body: string,
  { deliveryId }: Pick<WebhookMessage, 'deliveryId'>,
  { secret, previousSecret, previousUntil }: Pick<Webhook, 'secret' | 'previousSecret' | 'previousUntil'>,
  now: number,
): Record<string, string> {
  const secrets = [secret, now < previousUntil ? previousSecret : null].filter((known) => known !== null);
  const time = new Date(now);
  return {
    'content-type': 'application/json',
    'webhook-id': deliveryId,
    'webhook-timestamp': String(Math.floor(now / 1_000)),
    'webhook-signature': secrets.map((known) => new Signer(known).sign(deliveryId, time, body)).join(' '),
  };
}
