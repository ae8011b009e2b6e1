import { invalidRequest } from '../api/api-error.ts';
import type { Answer } from '../api/answers.ts';
import type { Params } from '../api/body.ts';
import type { Label } from './dashboard-texts.ts';
import type { Invoice } from '../objects/invoice-objects.ts';
import type { Subscription } from '../objects/billing-objects.ts';

/**
 * What a tester can do on the dashboard: each act is a form, and one or more calls of the API with Stripe's own
 * parameters. The table says when it is offered, what it asks for and what it calls.
 */

/** One call of the API, in the transaction of the act. A refusal undoes the whole act. */
export type Api = (method: 'GET' | 'POST' | 'DELETE', path: string, params?: Params) => Answer;

export interface Field {
  readonly name: string;
  readonly label: Label;
  readonly kind: 'money' | 'number' | 'text' | 'choice' | 'box';
  /** Of a choice: value and label. The first one is chosen. */
  readonly options?: readonly (readonly [value: string, label: Label])[];
  readonly value?: string;
}

/** The fields of a form, as the browser sent them. */
export type Sent = Readonly<Record<string, string>>;

export interface Act<Subject> {
  readonly label: Label;
  readonly fields: readonly Field[];
  readonly isOffered?: (subject: Subject) => boolean;
  readonly run: (api: Api, id: string, sent: Sent, now: number) => Answer;
}

const day = 24 * 60 * 60;

/** Dollars as a person writes them, in signed cents. */
export function centsOf(text = ''): number {
  if (!/^-?\d{1,6}(\.\d{1,2})?$/.test(text.trim()))
    throw invalidRequest('Please enter an amount like 12.50.', { param: 'amount' });
  return Math.round(Number(text) * 100);
}

const idIn = ({ body }: Answer): string => ('id' in body && typeof body.id === 'string' ? body.id : '');
const amount = (label: Label): Field => ({ name: 'amount', label, kind: 'money', value: '20.00' });
const days: Field = { name: 'days', label: 'Days from now', kind: 'number', value: '7' };

/** What is done to the account: its clock and settings. */
export const accountActs: Readonly<Record<string, Act<undefined>>> = {
  clock: {
    label: 'Move the clock',
    fields: [{ name: 'days', label: 'Days', kind: 'number', value: '30' }],
    run: (api, _id, sent, now) =>
      api('POST', '/v1/test_helpers/test_clocks/clock_billing/advance', {
        frozen_time: now + Math.max(0, Number(sent['days'])) * day,
      }),
  },
  settings: {
    label: 'Save settings',
    fields: [
      {
        name: 'webhook_version',
        label: 'API version of webhooks',
        kind: 'choice',
        options: [
          ['2026-10-28.endive', 'Endive (newest)'],
          ['2025-08-27.basil', 'Basil (2025)'],
          ['2025-02-24.acacia', 'Acacia (2024)'],
        ],
      },
      {
        name: 'after_retries',
        label: 'When the last retry fails',
        kind: 'choice',
        options: [
          ['cancel', 'Cancel the subscription'],
          ['unpaid', 'Mark it unpaid'],
          ['past_due', 'Leave it past due'],
        ],
      },
    ],
    run: (api, _id, { webhook_version = '', after_retries = '' }) =>
      api('POST', '/v1/test_helpers/settings', { webhook_version, after_retries }),
  },
};

const cards: Field = {
  name: 'card',
  label: 'Test card',
  kind: 'choice',
  options: [
    ['pm_card_visa', 'Visa that pays'],
    ['pm_card_chargeCustomerFail', 'Card that is declined'],
    ['pm_card_authenticationRequired', 'Card that asks for authentication'],
  ],
};

export const customerActs: Readonly<Record<string, Act<string>>> = {
  balance: {
    label: 'Change the balance',
    fields: [amount('Amount in dollars (negative gives credit)')],
    run: (api, id, sent) =>
      api('POST', `/v1/customers/${id}/balance_transactions`, { amount: centsOf(sent['amount']), currency: 'usd' }),
  },
  card: {
    label: 'Save as default card',
    fields: [cards],
    run: (api, id, { card = '' }) => {
      const method = idIn(api('POST', `/v1/payment_methods/${card}/attach`, { customer: id }));
      return api('POST', `/v1/customers/${id}`, { invoice_settings: { default_payment_method: method } });
    },
  },
  bill: {
    label: 'Make an invoice',
    fields: [
      amount('Amount in dollars'),
      { name: 'description', label: 'Description', kind: 'text', value: 'Extra work' },
      {
        name: 'state',
        label: 'State',
        kind: 'choice',
        options: [
          ['draft', 'Keep as a draft'],
          ['open', 'Finalize'],
        ],
      },
    ],
    run: (api, id, sent) => {
      const invoice = idIn(api('POST', '/v1/invoices', { customer: id }));
      const description = sent['description'] || 'Extra work';
      api('POST', '/v1/invoiceitems', { customer: id, invoice, amount: centsOf(sent['amount']), description });
      return sent['state'] === 'open' ? api('POST', `/v1/invoices/${invoice}/finalize`) : { status: 200, body: {} };
    },
  },
  delete: { label: 'Delete the customer', fields: [], run: (api, id) => api('DELETE', `/v1/customers/${id}`) },
};

const update = (api: Api, id: string, params: Params): Answer => api('POST', `/v1/subscriptions/${id}`, params);
const isLive = ({ status }: Subscription): boolean =>
  !['canceled', 'incomplete', 'incomplete_expired'].includes(status);

export const subscriptionActs: Readonly<Record<string, Act<Subscription>>> = {
  coupon: {
    label: 'Apply a coupon',
    fields: [
      { name: 'percent', label: 'Percent off', kind: 'number', value: '20' },
      { name: 'amount', label: 'or amount off in dollars', kind: 'money' },
      {
        name: 'duration',
        label: 'How long',
        kind: 'choice',
        options: [
          ['once', 'Once'],
          ['repeating', 'For three months'],
          ['forever', 'Forever'],
        ],
      },
    ],
    isOffered: isLive,
    run: (api, id, { percent = '', amount: off = '', duration = 'once' }) => {
      const worth = off === '' ? { percent_off: percent } : { amount_off: centsOf(off), currency: 'usd' };
      const months = duration === 'repeating' ? { duration_in_months: 3 } : {};
      const coupon = idIn(api('POST', '/v1/coupons', { ...worth, ...months, duration }));
      return update(api, id, { discounts: [{ coupon }] });
    },
  },
  tax: {
    label: 'Add tax',
    fields: [
      { name: 'percent', label: 'Percent', kind: 'number', value: '8.25' },
      { name: 'inclusive', label: 'Included in the price', kind: 'box' },
    ],
    isOffered: isLive,
    run: (api, id, { percent = '', inclusive }) => {
      const rate = { display_name: 'Tax', percentage: percent, inclusive: inclusive !== undefined };
      return update(api, id, { default_tax_rates: [idIn(api('POST', '/v1/tax_rates', rate))] });
    },
  },
  plan: {
    label: 'Change price or quantity',
    fields: [
      { name: 'amount', label: 'Price in dollars', kind: 'money', value: '199.00' },
      { name: 'quantity', label: 'Quantity', kind: 'number', value: '1' },
      {
        name: 'proration',
        label: 'Difference for this period',
        kind: 'choice',
        options: [
          ['create_prorations', 'With the next invoice'],
          ['always_invoice', 'Invoice now'],
          ['none', 'None'],
        ],
      },
    ],
    isOffered: isLive,
    run: (api, id, { amount: price, quantity = '1', proration = 'none' }) => {
      const { body } = api('GET', `/v1/subscriptions/${id}`);
      const [item] = (body as Subscription).items.data;
      const { interval = 'month', interval_count: count = 1 } = item?.price.recurring ?? {};
      const data = {
        currency: 'usd',
        product: item?.price.product ?? '',
        unit_amount: centsOf(price),
        recurring: { interval, interval_count: count },
      };
      return update(api, id, {
        items: [{ id: item?.id ?? '', price_data: data, quantity }],
        proration_behavior: proration,
      });
    },
  },
  card: {
    label: 'Save as card of the subscription',
    fields: [cards],
    isOffered: isLive,
    run: (api, id, { card = '' }) => {
      const { customer } = api('GET', `/v1/subscriptions/${id}`).body as Subscription;
      const method = idIn(api('POST', `/v1/payment_methods/${card}/attach`, { customer }));
      return update(api, id, { default_payment_method: method });
    },
  },
  hold: {
    label: 'Pause collection',
    fields: [
      {
        name: 'behavior',
        label: 'Renewals meanwhile',
        kind: 'choice',
        options: [
          ['keep_as_draft', 'Keep as drafts'],
          ['mark_uncollectible', 'Mark uncollectible'],
          ['void', 'Void'],
        ],
      },
    ],
    isOffered: (subscription) => isLive(subscription) && subscription.pause_collection === null,
    run: (api, id, { behavior = 'void' }) => update(api, id, { pause_collection: { behavior } }),
  },
  unhold: {
    label: 'Resume collection',
    fields: [],
    isOffered: ({ pause_collection: paused }) => paused !== null,
    run: (api, id) => update(api, id, { pause_collection: '' }),
  },
  pause: {
    label: 'Pause the subscription',
    fields: [],
    isOffered: (subscription) => isLive(subscription) && subscription.status !== 'paused',
    run: (api, id) => api('POST', `/v1/subscriptions/${id}/pause`),
  },
  resume: {
    label: 'Resume the subscription',
    fields: [],
    isOffered: ({ status }) => status === 'paused',
    run: (api, id) => api('POST', `/v1/subscriptions/${id}/resume`),
  },
  trial: {
    label: 'Add free days',
    fields: [days],
    isOffered: isLive,
    run: (api, id, sent, now) => update(api, id, { trial_end: now + Number(sent['days']) * day }),
  },
  end: {
    label: 'End it later',
    fields: [days],
    isOffered: isLive,
    run: (api, id, sent, now) => update(api, id, { cancel_at: now + Number(sent['days']) * day }),
  },
  endOfPeriod: {
    label: 'End it with the period',
    fields: [],
    isOffered: (subscription) => isLive(subscription) && subscription.cancel_at === null,
    run: (api, id) => update(api, id, { cancel_at_period_end: true }),
  },
  keep: {
    label: 'Keep it',
    fields: [],
    isOffered: (subscription) => isLive(subscription) && subscription.cancel_at !== null,
    run: (api, id) => update(api, id, { cancel_at: '' }),
  },
  cancel: {
    label: 'Cancel now',
    fields: [{ name: 'prorate', label: 'Give unused time back', kind: 'box' }],
    isOffered: ({ status }) => status !== 'canceled' && status !== 'incomplete_expired',
    run: (api, id, { prorate }) =>
      api('DELETE', `/v1/subscriptions/${id}`, { prorate: prorate !== undefined, invoice_now: prorate !== undefined }),
  },
};

const call =
  (path: string, params: Params = {}) =>
  (api: Api, id: string): Answer =>
    api('POST', `/v1/invoices/${id}${path}`, params);
const isDraft = ({ status }: Invoice): boolean => status === 'draft';
const isPayable = ({ status }: Invoice): boolean => status === 'open' || status === 'uncollectible';

export const invoiceActs: Readonly<Record<string, Act<Invoice>>> = {
  finalize: { label: 'Finalize', fields: [], isOffered: isDraft, run: call('/finalize') },
  hold: {
    label: 'Hold back',
    fields: [],
    isOffered: ({ status, auto_advance: advances }) => advances && (status === 'draft' || status === 'open'),
    run: call('', { auto_advance: false }),
  },
  pay: { label: 'Charge the saved card', fields: [], isOffered: isPayable, run: call('/pay') },
  outOfBand: {
    label: 'Mark as paid out of band',
    fields: [],
    isOffered: isPayable,
    run: call('/pay', { paid_out_of_band: true }),
  },
  part: {
    label: 'Pay a part with another card',
    fields: [amount('Amount in dollars')],
    isOffered: isPayable,
    run: payPart,
  },
  creditNote: {
    label: 'Issue a credit note',
    fields: [
      amount('Amount in dollars'),
      {
        name: 'back',
        label: 'What was paid goes back as',
        kind: 'choice',
        options: [
          ['refund_amount', 'Refund'],
          ['credit_amount', 'Credit of the customer'],
          ['out_of_band_amount', 'Outside of Stripe'],
        ],
      },
    ],
    isOffered: ({ status }) => status === 'paid' || status === 'open',
    run: creditNote,
  },
  void: { label: 'Void', fields: [], isOffered: isPayable, run: call('/void') },
  uncollectible: {
    label: 'Mark uncollectible',
    fields: [],
    isOffered: ({ status }) => status === 'open',
    run: call('/mark_uncollectible'),
  },
  delete: {
    label: 'Delete the draft',
    fields: [],
    isOffered: (invoice) => isDraft(invoice) && invoice.parent === null,
    run: (api, id) => api('DELETE', `/v1/invoices/${id}`),
  },
};

function payPart(api: Api, id: string, sent: Sent): Answer {
  const { customer } = api('GET', `/v1/invoices/${id}`).body as Invoice;
  const made = api('POST', '/v1/payment_intents', { amount: centsOf(sent['amount']), currency: 'usd', customer });
  const { client_secret: secret } = made.body as { readonly client_secret: string };
  const intent = idIn(made);
  api('POST', `/v1/invoices/${id}/attach_payment`, { payment_intent: intent });
  const card = { number: '5555555555554444', exp_month: '12', exp_year: '2040', cvc: '123' };
  return api('POST', `/v1/payment_intents/${intent}/confirm`, {
    client_secret: secret,
    payment_method_data: { card },
  });
}

function creditNote(api: Api, id: string, sent: Sent): Answer {
  const invoice = api('GET', `/v1/invoices/${id}`).body as Invoice;
  const cents = centsOf(sent['amount']);
  const back = Math.max(0, cents - (invoice.status === 'paid' ? 0 : invoice.amount_remaining));
  const name = ['refund_amount', 'credit_amount', 'out_of_band_amount'].find((each) => each === sent['back']);
  return api('POST', '/v1/credit_notes', { invoice: id, amount: cents, [name ?? 'credit_amount']: back });
}
