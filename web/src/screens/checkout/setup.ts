import { isRecord, problemOf, rest, RestError } from '../../app/rest.ts';
import { type Submission, submissionOf } from '../../app/idempotency.ts';
import type { CheckoutOrder } from '../../features/payments/checkoutPath.ts';
import type { PaymentSession } from '../../features/payments/payment.ts';
import { t } from '../../i18n/t.ts';

/** A line of the order as quoted by the server; the amount is in cents. */
export interface QuotedLine {
  readonly id: string;
  readonly description: string;
  readonly amount: number;
  readonly credits: number;
}

export interface Quote {
  readonly items: readonly QuotedLine[];
  /** In cents. */
  readonly total: number;
}

/** A payment that waits for a card, and its purpose. */
export interface Setup {
  /** Null when a credit balance or a coupon has settled the order: there is nothing to pay. */
  readonly session: PaymentSession | null;
  readonly quote: Quote;
}

/** The server's price differs from the price in the address. */
export class PriceChanged extends Error {
  readonly quote: Quote;

  constructor(quote: Quote) {
    super(t('Price changed, please review'));
    this.name = 'PriceChanged';
    this.quote = quote;
  }
}

const monthly = 'monthly';

/** The order as the user agreed to it: the order in the address, and the choice of the email blast. */
export interface AgreedOrder extends CheckoutOrder {
  readonly emailBlast: boolean;
}

/** The documented REST call that opens the payment of an order. */
export function setupCall(order: AgreedOrder): { readonly path: string; readonly body: object } {
  const { plan: planId, type, amount, credits, customAvatar, bundleId, bundlePrice, emailBlast } = order;
  if (planId !== monthly && type !== 'subscription')
    return { path: '/api/create-payment-intent', body: { planId, amount, type, credits, customAvatar } };
  const addon = emailBlast ? { emailBlast } : {};
  return bundleId === undefined
    ? { path: '/api/create-subscription', body: { planId, customAvatar, totalAmount: amount, ...addon } }
    : {
        path: '/api/create-subscription-with-bundle',
        body: { planId, bundleId, bundlePrice, credits, totalAmount: amount, customAvatar, ...addon },
      };
}

/** Opens the payment of an order. Throws PriceChanged, a RestError, or the error of `fetch`. */
export async function openPayment(order: AgreedOrder): Promise<Setup> {
  const { path, body } = setupCall(order);
  try {
    return await rest(path, { method: 'POST', body, idempotencyKey: keyOf(JSON.stringify(body)), parse: setupIn });
  } catch (cause) {
    const quote = cause instanceof RestError && problemOf(cause).code === 'PRICE_CHANGED' ? quoteOf(cause) : undefined;
    throw quote === undefined ? cause : new PriceChanged(quote);
  }
}

/** The order at the server's prices, once the user has agreed to them. */
export function repriced(order: AgreedOrder, { items, total }: Quote): AgreedOrder {
  const bundle = items.find(({ id }) => id === order.bundleId);
  return {
    ...order,
    amount: total / 100,
    credits: bundle?.credits,
    bundlePrice: bundle === undefined ? undefined : bundle.amount / 100,
  };
}

const stored = 'curbcast.checkout';

/**
 * The key of an order's payment. It is kept for this tab, so that a reload opens the same payment instead of a second
 * one.
 */
function keyOf(content: string): string {
  const submission = submissionOf(content, lastSubmission());
  sessionStorage.setItem(stored, JSON.stringify(submission));
  return submission.key;
}

function lastSubmission(): Submission | null {
  try {
    const last: unknown = JSON.parse(sessionStorage.getItem(stored) ?? 'null');
    if (!isRecord(last)) return null;
    const { key, content } = last;
    return typeof key === 'string' && typeof content === 'string' ? { key, content } : null;
  } catch {
    return null;
  }
}

/** Forgets the key of a paid order: the same order again is another purchase. */
export function forgetOrder(): void {
  sessionStorage.removeItem(stored);
}

function setupIn(answer: unknown): Setup {
  const { clientSecret, paymentIntentId, quote } = isRecord(answer) ? answer : {};
  const read = quoteIn(quote);
  if (read !== undefined && clientSecret === null) return { session: null, quote: read };
  if (typeof clientSecret !== 'string' || typeof paymentIntentId !== 'string' || read === undefined)
    throw new TypeError('The server answered no payment');
  return { session: { paymentId: paymentIntentId, clientSecret, amountCents: read.total }, quote: read };
}

function quoteOf({ body }: RestError): Quote | undefined {
  const answer: unknown = JSON.parse(body);
  return isRecord(answer) ? quoteIn(answer['quote']) : undefined;
}

function quoteIn(value: unknown): Quote | undefined {
  if (!isRecord(value) || typeof value['total'] !== 'number' || !Array.isArray(value['items'])) return undefined;
  const items = value['items'].filter(isLine);
  return items.length === value['items'].length ? { items, total: value['total'] } : undefined;
}

const isLine = (value: unknown): value is QuotedLine =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['description'] === 'string' &&
  typeof value['amount'] === 'number' &&
  typeof value['credits'] === 'number';
