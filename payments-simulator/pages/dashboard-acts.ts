import { invalidRequest } from '../api/api-error.ts';
import type { Answer } from '../api/answers.ts';
import type { Params } from '../api/body.ts';
import type { Label } from './dashboard-texts.ts';

/**
 * The acts of a tester on the dashboard: each is a form, and one or more calls of the API with Stripe's own parameters.
 * The table says when an act is offered, its fields and its calls.
 */

/** One call of the API, in the transaction of the act. A refusal undoes the whole act. */
export type Api = (method: 'GET' | 'POST' | 'DELETE', path: string, params?: Params) => Answer;

export interface Field {
  readonly name: string;
  readonly label: Label;
  readonly kind: 'money' | 'number' | 'text' | 'choice' | 'box';
  /** For a choice: value and label. The first option is selected. */
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

export const day = 24 * 60 * 60;

/** Dollars as a person writes them, in signed cents. */
export function centsOf(text = ''): number {
  if (!/^-?\d{1,6}(\.\d{1,2})?$/.test(text.trim()))
    throw invalidRequest('Please enter an amount like 12.50.', { param: 'amount' });
  return Math.round(Number(text) * 100);
}

export const idIn = ({ body }: Answer): string => ('id' in body && typeof body.id === 'string' ? body.id : '');
export const amount = (label: Label): Field => ({ name: 'amount', label, kind: 'money', value: '20.00' });
export const days: Field = { name: 'days', label: 'Days from now', kind: 'number', value: '7' };

/** Acts on the account: its clock and settings. */
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

export const cards: Field = {
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
