import type { Answer } from '../api/answers.ts';
import type { Params } from '../api/body.ts';
import type { Invoice } from '../objects/invoice-objects.ts';
import { amount, centsOf, idIn, type Act, type Api, type Sent } from './dashboard-acts.ts';

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
