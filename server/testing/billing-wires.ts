import type { Wire } from './billing-world.ts';

/** Changes to the provider's answers, for tests with objects that the simulator does not make. */

export type Json = Readonly<Record<string, unknown>>;

const isGet = (request: Request, path: RegExp): boolean =>
  request.method === 'GET' && path.test(new URL(request.url).pathname);
export const oneSubscription = /\/v1\/subscriptions\/sub_[^/]+$/;
export const anyInvoices = /\/v1\/invoices$/;

/** Changes the answer for one kind of object. */
export const answering =
  (path: RegExp, change: (body: Json) => Json): Wire =>
  async (request, send) => {
    const answer = await send(request);
    return isGet(request, path) ? Response.json(change((await answer.json()) as Json)) : answer;
  };

/** Changes the objects of a list. */
export const listing = (path: RegExp, change: (each: Json) => Json): Wire =>
  answering(path, (body) => ({ ...body, data: (body['data'] as readonly Json[]).map(change) }));

/** Changes selected invoices of a list. */
export const invoices = (which: (invoice: Json) => boolean, change: (invoice: Json) => Json): Wire =>
  listing(anyInvoices, (each) => (which(each) ? change(each) : each));

/** Several changes, one after the other. */
export const combined = (...wires: readonly Wire[]): Wire =>
  wires.reduce((inner, outer) => (request, send) => outer(request, (passed) => inner(passed, send)));

export const isRenewal = (invoice: Json): boolean => invoice['billing_reason'] === 'subscription_cycle';
export const linesOf = (invoice: Json): readonly Json[] =>
  (invoice['lines'] as { readonly data: readonly Json[] }).data;
