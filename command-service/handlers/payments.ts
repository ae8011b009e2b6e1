import { paymentAggregate } from '../../domain/payments/index.ts';
import { bundleForOffer, catalogVersion, currency, findBundle, type Bundle } from '../../domain/catalog.ts';
import type { Position } from '../../domain/envelope.ts';
import type { PurchasedItem } from '../../domain/payments/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Dispute } from '../../domain/reversal.ts';
import type { Dependencies } from '../dependencies.ts';
import { PaymentProviderError, type PaymentFacts, type PaymentProvider } from '../providers/payments/port.ts';
import { causedBy, contextFor, requestHashOf, uuidFrom, type Caller } from './context.ts';
import type { Settled } from './ledger.ts';
import { createUsedKeys } from './used-keys.ts';

/** What the user wants to buy. Amounts sent by the browser are only compared with the catalogue (DECISIONS 3.1). */
export type Order =
  | { readonly bundleId: string; readonly expectedPriceCents?: number }
  | { readonly amountCents: number; readonly halfCredits: number };

export interface StartedPayment {
  readonly paymentId: string;
  readonly clientSecret: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly position: Position;
}

export interface FulfilledPayment extends Settled {
  readonly item: PurchasedItem;
}

export interface PaymentCommands {
  startPayment(userId: string, email: string | undefined, order: Order, caller: Caller): Promise<StartedPayment>;
  /** The browser reports that it paid: reads the payment from the provider and grants its credits once. */
  confirmPayment(userId: string, paymentId: string, caller: Caller): Promise<FulfilledPayment>;
  /** A webhook or reconciliation reports a change: reads the payment from the provider and records what changed, once. */
  syncPayment(paymentId: string, reportedBy: 'provider' | 'reconciliation', caller: Caller): Promise<void>;
}

const priceChanged = (): Refusal => new Refusal('PRICE_CHANGED', 'Price changed, please review');

export function createPaymentCommands({
  executor,
  ledger,
  paymentProvider: provider,
}: Pick<Dependencies, 'executor' | 'ledger' | 'paymentProvider'>): PaymentCommands {
  const usedKeys = createUsedKeys();
  const factsOf = async (paymentId: string): Promise<PaymentFacts> => {
    const facts = await provider.readPayment(paymentId).catch(refuse);
    if (!facts) throw new Refusal('NOT_FOUND', 'This payment was not found.');
    return facts;
  };

  const confirm = async (
    facts: PaymentFacts,
    claimedBy: string | undefined,
    reportedBy: 'browser' | 'provider' | 'reconciliation',
    caller: Caller,
  ) => {
    const { id: paymentId, status, amountReceivedCents, currency: paidIn, userId } = facts;
    const command = {
      kind: 'confirm' as const,
      paymentId,
      claimedBy,
      reportedBy,
      facts: { status, amountCents: amountReceivedCents, currency: paidIn, userId },
    };
    const context = contextFor(caller, 'confirm-payment', { stableId: paymentId });
    return executor.execute(paymentAggregate, paymentId, command, context);
  };

  return {
    startPayment: async (userId, email, order, caller) => {
      const bundle = chosenBundle(order);
      const item: PurchasedItem = {
        kind: 'bundle',
        id: bundle.id,
        name: bundle.name,
        halfCredits: bundle.halfCredits,
        priceCents: bundle.priceCents,
        catalogVersion,
      };
      // The provider stores the item under this key and refuses the same key with another item.
      const paymentKey = uuidFrom(contextFor(caller, 'start-payment').commandId);
      const request = {
        paymentKey,
        userId,
        amountCents: item.priceCents,
        currency,
        item,
        ...(email === undefined ? {} : { customerEmail: email }),
      };
      const created = await provider.createPayment(request).catch(refuse);
      const { providerPaymentId: paymentId, clientSecret } = created;
      const command = { kind: 'initiate' as const, paymentId, userId, item, currency, provider: provider.name };
      const { position } = await executor.execute(
        paymentAggregate,
        paymentId,
        command,
        contextFor(caller, 'initiate-payment', { stableId: paymentId }),
      );
      return { paymentId, clientSecret, amountCents: item.priceCents, currency, position };
    },

    confirmPayment: async (userId, paymentId, caller) => {
      const key = caller.idempotencyKey === undefined ? undefined : `${userId}/${caller.idempotencyKey}`;
      const requestHash = requestHashOf({ userId, paymentId });
      if (key !== undefined) usedKeys.refuseOther(key, requestHash);
      const { state, lastEventId: causationId } = await confirm(await factsOf(paymentId), userId, 'browser', caller);
      if (!state.item) throw new Error(`Payment ${paymentId} was confirmed without an item`);
      const settled = await ledger.grantForPayment(userId, paymentId, state.item, causedBy(caller, causationId));
      if (key !== undefined) usedKeys.note(key, requestHash);
      return { ...settled, item: state.item };
    },

    syncPayment: async (paymentId, reportedBy, caller) => {
      // The merchant's other products send webhooks here, too: ignore payments that this product did not start.
      const { userId } = (await executor.load(paymentAggregate, paymentId)).state;
      if (userId === undefined) return;
      const facts = await factsOf(paymentId);
      if (facts.status === 'succeeded') await confirm(facts, undefined, reportedBy, caller);
      if (facts.lastError) {
        const { code: general = 'declined', declineCode: code = general, message } = facts.lastError;
        const context = contextFor(caller, 'decline-payment', { stableId: `${paymentId}/${code}`, subject: userId });
        await executor.execute(paymentAggregate, paymentId, { kind: 'decline', paymentId, code, message }, context);
      }
      const { refundedCents } = facts;
      await executor.execute(
        paymentAggregate,
        paymentId,
        { kind: 'reversal', paymentId, refundedCents, disputes: disputesOf(facts) },
        contextFor(caller, 'reversal'),
      );
    },
  };
}

/**
 * Receives the payment provider's webhooks, in the process that they reach: the raw bytes are needed to check the
 * signature. Resolves once what follows from one is in the log. Throws WebhookRejected.
 */
export function createPaymentWebhook(
  provider: Pick<PaymentProvider, 'name' | 'parseWebhook'>,
  commands: Pick<PaymentCommands, 'syncPayment'>,
): (rawBody: Uint8Array, signature: string | undefined) => Promise<void> {
  return async (rawBody, signature) => {
    const { paymentId, id } = provider.parseWebhook(rawBody, signature);
    if (paymentId === undefined) return;
    await commands.syncPayment(paymentId, 'provider', {
      actor: { kind: 'provider', id: provider.name },
      correlationId: `webhook-${id}`,
    });
  };
}

/** Translates a provider error for the caller; an error that the caller can't act on is rethrown. */
function refuse(error: unknown): never {
  const code = error instanceof PaymentProviderError ? error.code : undefined;
  if (code === 'KEY_REUSED')
    throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This idempotency key was already used for another request.');
  if (code === 'UNAVAILABLE')
    throw new Refusal('UNAVAILABLE', 'The payment provider cannot be reached right now. Please try again in a moment.');
  throw error;
}

function chosenBundle(order: Order): Bundle {
  if ('bundleId' in order) {
    const bundle = findBundle(order.bundleId);
    if (!bundle) throw new Refusal('INVALID_INPUT', 'This bundle does not exist.');
    if (order.expectedPriceCents !== undefined && order.expectedPriceCents !== bundle.priceCents) throw priceChanged();
    return bundle;
  }
  const bundle = bundleForOffer(order.amountCents, order.halfCredits);
  if (!bundle) throw priceChanged();
  return bundle;
}

/** The disputes that have moved money; an inquiry has not yet. */
const disputesOf = ({ disputes }: PaymentFacts): readonly Dispute[] =>
  disputes.flatMap(({ id: disputeId, status, amountCents }) =>
    status === 'inquiry' ? [] : [{ disputeId, status, amountCents }],
  );
