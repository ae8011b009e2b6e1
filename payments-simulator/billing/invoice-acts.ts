import { z } from 'zod';
import { found, type Answer } from '../api/answers.ts';
import { ApiError, invalidRequest } from '../api/api-error.ts';
import type { Params } from '../api/body.ts';
import { existing, type OperationContext } from '../api/operation-context.ts';
import { boolean, common, parse } from '../api/parameters.ts';
import { collect } from './collect.ts';
import { markUncollectible, voidInvoice } from './ending.ts';
import { paymentsOf } from '../api/invoice-lookups.ts';
import { openPayment } from './invoice-payments.ts';
import { changeInvoice } from './invoices.ts';
import { finalizeInvoice, isPayable, payOffStripe } from './settle.ts';
import { finalizeAndCollect } from './subscription-invoices.ts';

/** `POST /v1/invoices/{id}/finalize`: ends the draft state. With `auto_advance` it is collected at once. */
export function finalizeDraft(context: OperationContext, params: Params, id: string): Answer {
  const { auto_advance: advances, expand } = parse(
    z.strictObject({ ...common, auto_advance: boolean.optional() }),
    params,
  );
  const invoice = existing(context, 'invoice', id);
  if (invoice.status !== 'draft')
    throw invalidRequest("This invoice is already finalized, you can't re-finalize a non-draft invoice.", {
      code: 'invoice_not_editable',
    });
  return found(
    context,
    finalizeAndCollect(context, { ...invoice, auto_advance: advances ?? invoice.auto_advance }),
    expand,
  );
}

const payParams = z.strictObject({
  ...common,
  forgive: boolean.optional(),
  off_session: boolean.optional(),
  paid_out_of_band: boolean.default(false),
  payment_method: z.string().optional(),
});

/** `POST /v1/invoices/{id}/pay`: charges the saved card or another one, or records that it was paid elsewhere. */
export function payInvoice(context: OperationContext, params: Params, id: string): Answer {
  const input = parse(payParams, params);
  const stored = existing(context, 'invoice', id);
  const invoice = stored.status === 'draft' ? finalizeInvoice(context, stored) : stored;
  if (invoice.status === 'paid' && stored.status !== 'draft')
    throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' });
  if (invoice.status === 'void') throw invalidRequest('You cannot pay an invoice that is voided.');
  if (invoice.status !== 'paid') {
    if (input.paid_out_of_band) payOffStripe(context, invoice);
    else {
      const card = input.payment_method && existing(context, 'payment_method', input.payment_method, 'payment_method');
      const refused = card ? collect(context, invoice, card) : collect(context, invoice);
      // Not thrown, so that the failed attempt is kept.
      if (refused) return new ApiError(402, { ...refused });
    }
  }
  return found(context, existing(context, 'invoice', id), input.expand);
}

/** `POST /v1/invoices/{id}/void`. */
export function voidOpen(context: OperationContext, params: Params, id: string): Answer {
  const { expand } = parse(z.strictObject(common), params);
  const invoice = existing(context, 'invoice', id);
  if (!isPayable(invoice))
    throw invalidRequest(`You can only void open or uncollectible invoices; this one is ${invoice.status}.`);
  return found(context, voidInvoice(context, invoice), expand);
}

/** `POST /v1/invoices/{id}/mark_uncollectible`. */
export function writeOff(context: OperationContext, params: Params, id: string): Answer {
  const { expand } = parse(z.strictObject(common), params);
  const invoice = existing(context, 'invoice', id);
  if (invoice.status !== 'open')
    throw invalidRequest(`You can only mark open invoices as uncollectible; this one is ${invoice.status}.`);
  return found(context, markUncollectible(context, invoice), expand);
}

/** `POST /v1/invoices/{id}/attach_payment` (`payment_intent`): another payment of an open invoice, of any amount. */
export function attachPayment(context: OperationContext, params: Params, id: string): Answer {
  const { payment_intent: intentId, expand } = parse(z.strictObject({ ...common, payment_intent: z.string() }), params);
  const invoice = existing(context, 'invoice', id);
  const intent = existing(context, 'payment_intent', intentId, 'payment_intent');
  if (!isPayable(invoice)) throw invalidRequest('Only open invoices accept payments.', { param: 'invoice' });
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.invoice !== null)
    throw invalidRequest(`The PaymentIntent ${intentId} cannot be attached: it has a status of ${intent.status}.`, {
      param: 'payment_intent',
    });
  if (intent.customer !== null && intent.customer !== invoice.customer)
    throw invalidRequest('The PaymentIntent belongs to another customer.', { param: 'payment_intent' });
  const attached = { ...intent, invoice: id, customer: invoice.customer };
  context.store.put(attached);
  openPayment(context, invoice, { isDefault: false, intent: attached });
  return found(context, changeInvoice(context, invoice), expand);
}

const listParams = z.strictObject({
  ...common,
  invoice: z.string().optional(),
  limit: z.unknown().optional(),
  payment: z
    .strictObject({
      type: z.enum(['payment_intent', 'payment_record']),
      payment_intent: z.string().optional(),
      payment_record: z.string().optional(),
    })
    .optional(),
  status: z.enum(['canceled', 'open', 'paid']).optional(),
});

/** `GET /v1/invoice_payments`, by invoice or by means of payment. */
export function listPayments(context: OperationContext, params: Params): Answer {
  const { invoice, payment, status } = parse(listParams, params);
  const intent =
    payment?.payment_intent === undefined ? undefined : context.store.get('payment_intent', payment.payment_intent);
  const of = invoice ?? intent?.invoice ?? undefined;
  if (invoice === undefined && payment === undefined)
    throw invalidRequest('You must provide `invoice` or `payment`.', { code: 'parameter_missing', param: 'invoice' });
  const data = (of === undefined ? [] : paymentsOf(context, of))
    .filter((each) => status === undefined || each.status === status)
    .filter(({ payment: by }) =>
      payment === undefined
        ? true
        : by.type === 'payment_intent'
          ? by.payment_intent === payment.payment_intent
          : by.payment_record === payment.payment_record,
    )
    .toReversed();
  return { status: 200, body: { object: 'list', url: '/v1/invoice_payments', has_more: false, data } };
}
