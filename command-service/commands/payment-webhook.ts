import type { PaymentProvider } from '../providers/payments/port.ts';
import type { Caller } from '../support/context.ts';
import type { PaymentCommands } from './payments.ts';

/** An authentic webhook that had no effect, or that the operator should know about. */
export interface NotedWebhook {
  readonly why: 'other mode' | 'no payment or subscription' | 'not understood' | 'other API version';
  readonly id: string;
  readonly type: string;
  /** The version of the API that wrote it, or why it could not be understood. */
  readonly details?: string;
}

/**
 * Receives the payment provider's webhooks, in the process that they reach: the raw bytes are needed to check the
 * signature. Resolves once the log holds the result of a webhook, even if it only says that it was not understood:
 * otherwise the provider would send it again. Throws WebhookRejected, and errors that may pass when the webhook is sent
 * again.
 *
 * @param onNoted receives webhooks that have no effect, and one webhook of each unexpected API version
 */
export function createPaymentWebhook(
  provider: Pick<PaymentProvider, 'name' | 'mode' | 'parseWebhook'>,
  payments: Pick<PaymentCommands, 'report'>,
  onNoted: (noted: NotedWebhook) => void,
): (rawBody: Uint8Array, signature: string | undefined) => Promise<void> {
  const versions = new Set<string>();
  return async (rawBody, signature) => {
    const event = provider.parseWebhook(rawBody, signature);
    const { paymentId, subscriptionId, customerId, notUnderstood, otherVersion: version, id, type, livemode } = event;
    // A webhook of the other mode concerns no object of this product.
    if (livemode !== (provider.mode === 'live')) return onNoted({ why: 'other mode', id, type });
    if (version !== undefined && !versions.has(version)) {
      versions.add(version);
      onNoted({ why: 'other API version', id, type, details: version });
    }
    if (notUnderstood) onNoted({ why: 'not understood', id, type, details: notUnderstood.reason });
    else if (paymentId === undefined && subscriptionId === undefined && customerId === undefined)
      return onNoted({ why: 'no payment or subscription', id, type });
    const caller: Caller = { actor: { kind: 'provider', id: provider.name }, correlationId: `webhook-${id}` };
    return payments.report({ paymentId, subscriptionId, customerId, notUnderstood }, caller);
  };
}
