import { bundleForOffer, bundles } from '../../domain/catalog.ts';
import type { Position } from '../../domain/envelope.ts';
import { paymentAggregate, totalCents, type PurchasedItem } from '../../domain/payments/index.ts';
import { purchaseAggregate, refuseOtherRequest, type PurchaseRefused } from '../../domain/purchases/index.ts';
import { subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import { quoteOf, quoteSummary, type Quote, type QuoteRequest } from '../../domain/quotes/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { defined } from '../../lib/defined.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PaymentRequest } from '../providers/payments/port.ts';
import { contextFor, requestHashOf, uuidFrom, type Caller } from './context.ts';
import { refuse } from './provider-errors.ts';
import { say } from '../../words/index.ts';

/**
 * A user's order, and the figures that the browser showed. The figures are compared with the quote and never
 * charged.
 */
export interface Order extends QuoteRequest {
  readonly expectedTotalCents?: number | undefined;
  readonly expectedHalfCredits?: number | undefined;
}

/** A bundle named only by its price and credits, as `POST /api/credits/refill` does. */
export interface Offer {
  readonly amountCents: number;
  readonly halfCredits: number;
}

export interface StartedPurchase {
  readonly paymentId: string;
  readonly clientSecret: string;
  readonly quote: Quote;
  readonly position: Position;
}

/** A purchase that may have nothing left to pay, because a credit balance or a coupon settled it. */
export interface OpenedPurchase extends Omit<StartedPurchase, 'paymentId' | 'clientSecret'> {
  readonly paymentId: string | null;
  readonly clientSecret: string | null;
}

type Claimed = NonNullable<PurchaseRefused['data']['claimed']>;

/** Asks the provider to collect a payment for these items. Rejects with a Refusal or a PaymentProviderError. */
export type OpenPayment = (request: PaymentRequest, items: readonly PurchasedItem[]) => Promise<OpenedPayment>;

export interface OpenedPayment {
  readonly providerPaymentId: string | null;
  readonly clientSecret: string | null;
  /** The invoice that the payment pays; absent for a payment that buys something by itself. */
  readonly invoiceId?: string;
}

export interface Purchases {
  /**
   * Quotes an order, records the purchase and asks the provider for the payment. A retry with the same idempotency key
   * returns the same payment at its original price, also when the first answer was lost. Throws a Refusal.
   *
   * @param command names the call, so that two calls may share a key
   * @param open asks the provider for the payment; by default for a separate payment
   */
  start(
    userId: string,
    email: string | undefined,
    order: Order | Offer,
    caller: Caller,
    command: string,
    open?: OpenPayment,
  ): Promise<OpenedPurchase>;
  /** Records a false claim for finance. */
  recordRefusal(
    userId: string,
    call: PurchaseRefused['data']['call'],
    refusal: Refusal,
    claimed: Claimed,
    caller: Caller,
  ): Promise<void>;
}

export function createPurchases({
  executor,
  paymentProvider: provider,
  quoteFor,
}: Pick<Dependencies, 'executor' | 'paymentProvider' | 'quoteFor'>): Purchases {
  const recordRefusal: Purchases['recordRefusal'] = async (userId, call, { code }, claimed, caller) => {
    // A claim that is sent again is recorded once.
    const purchaseId = uuidFrom(`refused/${call}/${code}/${requestHashOf({ userId, ...claimed })}`);
    await executor.execute(
      purchaseAggregate,
      purchaseId,
      { kind: 'refuse', purchaseId, userId, call, code, claimed },
      contextFor(caller, 'refuse-purchase', { stableId: purchaseId, subject: userId }),
    );
  };

  const quoteOrRefuse = async (userId: string, order: Order | Offer, caller: Caller): Promise<Quote> => {
    const quote = await quoteFor(userId, requestOf(order));
    if (agrees(order, quote)) return quote;
    const refusal = new Refusal('PRICE_CHANGED', say('PRICE_CHANGED'), { quote: quoteSummary(quote) });
    await recordRefusal(userId, 'start', refusal, defined(order), caller);
    throw refusal;
  };

  return {
    recordRefusal,
    start: async (userId, email, order, caller, command, open = (request) => provider.createPayment(request)) => {
      const purchaseId = uuidFrom(contextFor(caller, command).commandId);
      const requestHash = requestHashOf({ userId, ...order });
      let { state } = await executor.load(purchaseAggregate, purchaseId);
      if (state.status === 'unknown') {
        const { items, currency } = await quoteOrRefuse(userId, order, caller);
        const context = contextFor(caller, 'request-purchase', { stableId: purchaseId, subject: userId });
        const request = { kind: 'request' as const, purchaseId, userId, items, currency, requestHash };
        ({ state } = await executor.execute(purchaseAggregate, purchaseId, request, context));
      } else refuseOtherRequest(state, requestHash);
      const { items, currency } = state;
      const request: PaymentRequest = {
        paymentKey: purchaseId,
        userId,
        amountCents: totalCents(items),
        currency,
        items,
        ...(email === undefined ? {} : { customerEmail: email }),
      };
      const { providerPaymentId: paymentId, clientSecret, invoiceId = null } = await open(request, items).catch(refuse);
      const quote = quoteOf(items, currency);
      if (paymentId === null) {
        const { position } = await executor.load(subscriptionAggregate, userId);
        return { paymentId, clientSecret, quote, position };
      }
      const { position } = await executor.execute(
        paymentAggregate,
        paymentId,
        { kind: 'initiate', paymentId, purchaseId, invoiceId, userId, items, currency, provider: provider.name },
        contextFor(caller, 'initiate-payment', { stableId: paymentId }),
      );
      return { paymentId, clientSecret, quote, position };
    },
  };
}

/**
 * The order of an offer: the bundle with this price and these credits. For figures that belong to no bundle, the
 * nearest bundle, so that the refusal can carry its price.
 */
function requestOf(order: Order | Offer): QuoteRequest {
  if (!('amountCents' in order)) return order;
  const { amountCents, halfCredits } = order;
  const meant =
    bundleForOffer(amountCents, halfCredits) ??
    bundles.find((bundle) => bundle.halfCredits === halfCredits || bundle.priceCents === amountCents);
  if (!meant) throw new Refusal('PRICE_CHANGED', say('PRICE_CHANGED'));
  return { bundleId: meant.id };
}

/** Whether the figures that the browser showed are those of the quote. */
function agrees(order: Order | Offer, { totalCents: total, items }: Quote): boolean {
  const halfCredits = items.reduce((sum, item) => sum + item.halfCredits, 0);
  if ('amountCents' in order) return order.amountCents === total && order.halfCredits === halfCredits;
  const { expectedTotalCents = total, expectedHalfCredits = halfCredits } = order;
  return expectedTotalCents === total && expectedHalfCredits === halfCredits;
}
