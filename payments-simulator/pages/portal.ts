import { z } from 'zod';
import { found, type Answer } from '../api/answers.ts';
import { missing } from '../api/api-error.ts';
import type { Customer, PortalSession, Subscription } from '../objects/billing-objects.ts';
import { useCard } from '../billing/collect.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { isOver, portalDocument, portalStyle, unknownSession } from './portal-page.ts';
import type { PortalWords } from './portal-texts.ts';
import { endsWithPeriod, keepsOn } from '../billing/subscriptions.ts';
import type { Params } from '../api/body.ts';
import { readCard } from '../payments/cards.ts';
import { keepCard } from '../payments/keep-card.ts';
import { html } from '../api/html.ts';
import type { CardError } from '../objects/payment-objects.ts';
import { existing, newId, seconds, type OperationContext } from '../api/operation-context.ts';
import { common, parse } from '../api/parameters.ts';

const createParams = z.strictObject({
  ...common,
  customer: z.string(),
  return_url: z
    .string()
    .max(2048)
    .regex(/^https?:\/\//),
});

/** How long a session of the portal lasts. */
const sessionSeconds = 60 * 60;

/** `POST /v1/billing_portal/sessions`. */
export function openPortalSession(context: OperationContext, params: Params): Answer {
  const { customer, return_url: returnUrl, expand } = parse(createParams, params);
  if (existing(context, 'customer', customer, 'customer').deleted) throw missing('customer', customer, 'customer');
  const id = newId('bps_');
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    created: seconds(context.now),
    customer,
    livemode: false,
    return_url: returnUrl,
    url: `/test-payments/portal/${id}`,
  };
  context.store.put(session);
  return found(context, session, expand);
}

/** The customer's newest subscription that can still change. */
function subscriptionOf(context: OperationContext, customer: string): Subscription | undefined {
  const [newest] = context.store.list('subscription', { where: { customer }, limit: 1 });
  return newest;
}

type Page = (context: OperationContext, params: Params, words: PortalWords) => Response | Promise<Response>;

/** An open session, or undefined: the address is the only proof of access, so it expires. */
function sessionOf(context: OperationContext, id: string): PortalSession | undefined {
  const session = context.store.get('billing_portal.session', id);
  return session && seconds(context.now) < session.created + sessionSeconds ? session : undefined;
}

function show(context: OperationContext, session: PortalSession, words: PortalWords, problem?: string): Response {
  const subscription = subscriptionOf(context, session.customer);
  const { invoice_settings: settings } = existing(context, 'customer', session.customer);
  const cardId =
    (isOver(subscription) ? null : subscription?.default_payment_method) ?? settings.default_payment_method;
  const view = {
    session,
    subscription,
    card: cardId === null ? undefined : existing(context, 'payment_method', cardId).card,
    invoices: context.store
      .list('invoice', { where: { customer: session.customer }, limit: 24 })
      .filter(({ status }) => status !== 'draft'),
    problem,
  };
  const shown = portalDocument(view, words);
  return html(shown, problem === undefined ? 200 : 402);
}

const back = ({ url }: PortalSession): Response =>
  new Response(null, { status: 303, headers: { location: url, 'cache-control': 'no-store' } });

/** The act of a form, on the subscription that can still change, if any. Returns a sentence on failure. */
type Act = (
  context: OperationContext,
  customer: Customer,
  subscription: Subscription | undefined,
  params: Params,
) => string | undefined;

const nothingToChange = 'There is no subscription to change.';

const cardParams = z.object({ number: z.string(), expiry: z.string(), cvc: z.string() });

/** Carries out a form of the portal; returns a sentence on failure. */
const acts: Readonly<Record<string, Act>> = {
  cancel: (context, _customer, subscription) =>
    subscription ? void endsWithPeriod(context, subscription) : nothingToChange,
  resume: (context, _customer, subscription) => (subscription ? void keepsOn(context, subscription) : nothingToChange),
  card: (context, customer, subscription, params) => {
    const { number, expiry, cvc } = parse(cardParams, params);
    const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
    const card = readCard({ number, exp_month: month, exp_year: year, cvc }, context.now);
    const refused: CardError | undefined =
      'code' in card ? card : card.outcome.kind === 'declined' ? card.outcome.error : undefined;
    if (refused || 'code' in card) return refused?.message;
    const kept = keepCard(context, card, 'success', customer.id);
    context.store.put({ ...customer, invoice_settings: { default_payment_method: kept.id } });
    if (subscription) useCard(context, subscription, kept);
    return undefined;
  },
};

function act(name: string, id: string): Page {
  return (context, params, words) => {
    const session = sessionOf(context, id);
    if (!session) return html(unknownSession(words), 404);
    const newest = subscriptionOf(context, session.customer);
    const customer = existing(context, 'customer', session.customer);
    const problem = acts[name]?.(context, customer, isOver(newest) ? undefined : newest, params);
    return problem === undefined ? back(session) : show(context, session, words, problem);
  };
}

function pdf(id: string, secret: string): Page {
  return async (context, _params, words) => {
    const invoice = context.store.get('invoice', id);
    if (invoice?.invoice_pdf !== `/test-payments/invoices/${id}/${secret}/pdf`) return html(unknownSession(words), 404);
    const customer = existing(context, 'customer', invoice.customer);
    return new Response(Buffer.from(await invoicePdf(invoice, customer)), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="curbcast-invoice-${invoice.number}.pdf"`,
        'cache-control': 'no-store',
      },
    });
  };
}

/** The customer portal's pages and the invoices linked there; undefined for other paths. */
export function portalPage(method: string, path: string): Page | undefined {
  if (path === '/portal.css' && method === 'GET') {
    return () => new Response(portalStyle, { headers: { 'content-type': 'text/css; charset=utf-8' } });
  }
  const invoice = /^\/invoices\/(in_[A-Za-z0-9]{1,100})\/([a-f0-9]{32})\/pdf$/.exec(path);
  if (invoice && method === 'GET') return pdf(invoice[1] ?? '', invoice[2] ?? '');
  const [, id = '', name] = /^\/portal\/(bps_[A-Za-z0-9]{1,100})(?:\/([a-z]+))?$/.exec(path) ?? [];
  if (id === '') return undefined;
  if (name !== undefined) return method === 'POST' && Object.hasOwn(acts, name) ? act(name, id) : undefined;
  if (method !== 'GET') return undefined;
  return (context, _params, words) => {
    const session = sessionOf(context, id);
    return session ? show(context, session, words) : html(unknownSession(words), 404);
  };
}
