import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Answer } from '../api/answers.ts';
import { ApiError, invalidRequest } from '../api/api-error.ts';
import type { Params } from '../api/body.ts';
import { accountActs, customerActs, type Act, type Api, type Sent } from './dashboard-acts.ts';
import { invoiceActs } from './invoice-acts.ts';
import { subscriptionActs } from './subscription-acts.ts';
import { customerPage, dashboardPath, homePage, signInPage, type Outcome } from './dashboard-page.ts';
import type { DashboardWords } from './dashboard-texts.ts';
import { readSettings } from '../billing/settings.ts';
import { html } from '../api/html.ts';
import { seconds, type OperationContext } from '../api/operation-context.ts';

/** A parsed request for the dashboard. */
export interface DashboardRequest {
  readonly method: string;
  /** The path below the dashboard's own: empty, or starting with a slash. */
  readonly path: string;
  readonly params: Params;
  readonly cookie: string | null;
  readonly words: DashboardWords;
}

export interface Dashboard {
  /** Whether the dashboard is served: only to a browser on this computer, without a proxy. */
  readonly isServed: (headers: Headers) => boolean;
  readonly answer: (request: DashboardRequest) => Response;
}

/** Runs work in one transaction, which is undone when it throws. */
export type Transact = <T>(work: (context: OperationContext) => T) => T;

export interface DashboardOptions {
  readonly secret: string;
  /** UTC milliseconds. */
  readonly now: () => number;
  readonly transact: Transact;
  /**
   * Calls of the API in the transaction of an act. A refused card is a result, not an error, so that the attempt is
   * kept.
   */
  readonly apiIn: (context: OperationContext) => Api;
}

const cookieName = 'test-dashboard';
const sessionSeconds = 12 * 60 * 60;
const shownCustomers = 20;
const shownInvoices = 24;

/** Headers that proxies add. With one of them, the browser may be anywhere. */
const proxied = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The dashboard of the test mode, for the actions that staff take in Stripe's dashboard. Signing in needs the secret
 * key, like a refund. The session is a signed cookie, limited to this path, that no other site can send.
 */
export function openDashboard({ secret, now, transact, apiIn }: DashboardOptions): Dashboard {
  const signed = (until: string): string =>
    `${until}.${createHmac('sha256', secret).update(`dashboard ${until}`).digest('hex')}`;

  function isSignedIn(cookie: string | null): boolean {
    const value = new RegExp(`(?:^|;\\s*)${cookieName}=([0-9a-f.]+)`).exec(cookie ?? '')?.[1] ?? '';
    const [until = ''] = value.split('.');
    return timingSafeEqual(digest(value), digest(signed(until))) && seconds(now()) < Number(until);
  }

  function signIn(given: unknown, words: DashboardWords): Response {
    if (typeof given !== 'string' || !timingSafeEqual(digest(given.trim()), digest(secret))) {
      const problem =
        'That is not the secret. It is TEST_PAYMENTS_SECRET, or is in the file test-payments-secret of the data folder.';
      return html(signInPage(words, { problem }), 401);
    }
    const value = signed(String(seconds(now()) + sessionSeconds));
    const cookie = `${cookieName}=${value}; Path=${dashboardPath}; HttpOnly; SameSite=Strict; Max-Age=${sessionSeconds}`;
    return redirect(dashboardPath, { 'set-cookie': cookie });
  }

  return {
    isServed: (headers) =>
      loopback.test(headers.get('host') ?? '') && proxied.every((name) => headers.get(name) === null),
    answer: ({ method, path, params, cookie, words }) => {
      if (method === 'POST' && path === '/sign-in') return signIn(params['secret'], words);
      if (!isSignedIn(cookie)) return html(signInPage(words, {}), method === 'GET' ? 200 : 401);
      return method === 'POST'
        ? act({ transact, apiIn }, path, params, words)
        : transact((context) => show(context, path, params, words));
    },
  };
}

const redirect = (location: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } });

/** The page at a path. */
function show(
  context: OperationContext,
  path: string,
  params: Params,
  words: DashboardWords,
  outcome: Outcome = { isDone: params['done'] !== undefined },
): Response {
  const status = outcome.problem === undefined ? 200 : 400;
  const { store } = context;
  if (path === '') {
    const { email } = params;
    const where = typeof email === 'string' && email !== '' ? { email } : {};
    const customers = store.list('customer', { where, isLive: true, limit: shownCustomers });
    const view = { now: seconds(context.now), settings: readSettings(context), customers };
    return html(homePage(words, view, outcome), status);
  }
  const id = /^\/customers\/(cus_[A-Za-z0-9]{1,100})$/.exec(path)?.[1] ?? '';
  const customer = store.get('customer', id);
  if (!customer) return show(context, '', {}, words, { problem: 'There is no such customer.' });
  const where = { customer: id };
  const subscriptions = store.list('subscription', { where, limit: shownInvoices });
  const invoices = store.list('invoice', { where, limit: shownInvoices });
  return html(customerPage(words, { customer, subscriptions, invoices }, outcome), status);
}

/** The acts, grouped by their subject. */
const tables: Readonly<Record<string, Readonly<Record<string, Pick<Act<never>, 'run'>>>>> = {
  account: accountActs,
  customers: customerActs,
  subscriptions: subscriptionActs,
  invoices: invoiceActs,
};

const actPath = /^\/(account|customers|subscriptions|invoices)\/([A-Za-z0-9_]{1,100})\/([A-Za-z]{1,40})$/;

/** Carries out a form and shows its page again. */
function act(
  { transact, apiIn }: Pick<DashboardOptions, 'transact' | 'apiIn'>,
  path: string,
  params: Params,
  words: DashboardWords,
): Response {
  const [, kind = '', id = '', name = ''] = actPath.exec(path) ?? [];
  const table = tables[kind] ?? {};
  const wanted = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!wanted) throw invalidRequest('Unrecognized form.', {}, 404);
  const sent: Sent = Object.fromEntries(
    Object.entries(params).flatMap(([field, value]) => (typeof value === 'string' ? [[field, value.trim()]] : [])),
  );
  const problem = problemOf(() => transact((context) => wanted.run(apiIn(context), id, sent, seconds(context.now))));
  return transact((context) => {
    const back = pathOf(context, kind, id);
    return problem === undefined
      ? redirect(`${dashboardPath}${back}?done=${name}`)
      : show(context, back, {}, words, { problem });
  });
}

/** Why an act failed, as a sentence. A refused act leaves nothing behind except the attempt with a declined card. */
function problemOf(run: () => Answer): string | undefined {
  try {
    const answer = run();
    return answer.status < 400 ? undefined : messageOf(answer.body);
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

const messageOf = (body: object): string => {
  const error: unknown = 'error' in body ? body.error : undefined;
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : 'Refused.';
};

/** The page of the customer that something belongs to. */
function pathOf(context: OperationContext, kind: string, id: string): string {
  const { store } = context;
  if (kind === 'customers') return `/customers/${id}`;
  const owned =
    kind === 'subscriptions'
      ? store.get('subscription', id)
      : kind === 'invoices'
        ? store.get('invoice', id)
        : undefined;
  return owned ? `/customers/${owned.customer}` : '';
}
