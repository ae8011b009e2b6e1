import { finalizeDraft, attachPayment, listPayments, payInvoice, voidOpen, writeOff } from '../billing/invoice-acts.ts';
import { createCoupon, createPrice, createProduct, createTaxRate, deleteCoupon } from '../billing/catalog.ts';
import { advanceClock, readClock } from '../billing/clock.ts';
import { createCreditNote, voidCreditNote } from '../billing/credit-notes.ts';
import {
  adjustBalance,
  createCustomer,
  deleteCustomer,
  listBalance,
  listCustomers,
  readCustomer,
  searcher,
  updateCustomer,
} from '../billing/customers.ts';
import { createInvoice, deleteInvoice, updateInvoice } from '../billing/invoice-calls.ts';
import { createInvoiceItem, deleteInvoiceItem } from '../billing/invoice-items.ts';
import {
  attachPaymentMethod,
  cardsOfCustomer,
  createPaymentMethod,
  detachPaymentMethod,
} from '../billing/payment-methods.ts';
import { changeSettings, showSettings } from '../billing/settings.ts';
import { pauseSubscription, resumeSubscription } from '../billing/subscription-pause.ts';
import { cancelSubscription, updateSubscription } from '../billing/subscription-update.ts';
import { createSubscription } from '../billing/subscriptions.ts';
import { openPortalSession } from '../pages/portal.ts';
import { authenticateIntent, confirmIntent, readOwnIntent } from '../checkout/confirm.ts';
import { answerDispute, closeDispute, createDispute } from '../payments/disputes.ts';
import { cancelIntent, createIntent, updateIntent } from '../payments/intents.ts';
import { payOut } from '../payments/payouts.ts';
import { lister, listSubscriptions, reader, type Operation } from '../api/records.ts';
import { createRefund, failRefund } from '../payments/refunds.ts';

/** `secret`: the caller needs the secret key. `browser`: the operation checks the client secret of the payment. */
type Access = 'secret' | 'browser';

interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/test-payments`; `:id` is an id in Stripe's form, `:name` an id of the caller's choice. */
  readonly path: string;
  readonly access: Access;
  readonly run: Operation;
}

/**
 * The whole API. Every call is Stripe's, with two exceptions: `authenticate`, `test_helpers/disputes`,
 * `test_helpers/refunds`, `test_helpers/payouts` and `test_helpers/settings` exist for tests only, and all customers
 * share one test clock.
 */
const routes: readonly Route[] = [
  { method: 'POST', path: '/v1/payment_intents', access: 'secret', run: createIntent },
  { method: 'GET', path: '/v1/payment_intents', access: 'secret', run: lister('payment_intent') },
  { method: 'GET', path: '/v1/payment_intents/search', access: 'secret', run: searcher('payment_intent') },
  { method: 'GET', path: '/v1/payment_intents/:id', access: 'secret', run: reader('payment_intent') },
  { method: 'GET', path: '/v1/payment_intents/:id', access: 'browser', run: readOwnIntent },
  { method: 'POST', path: '/v1/payment_intents/:id', access: 'secret', run: updateIntent },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', access: 'secret', run: cancelIntent },
  { method: 'POST', path: '/v1/payment_intents/:id/confirm', access: 'browser', run: confirmIntent },
  { method: 'POST', path: '/v1/payment_intents/:id/authenticate', access: 'browser', run: authenticateIntent },
  { method: 'GET', path: '/v1/charges', access: 'secret', run: lister('charge', ['payment_intent']) },
  { method: 'GET', path: '/v1/charges/:id', access: 'secret', run: reader('charge') },
  { method: 'POST', path: '/v1/refunds', access: 'secret', run: createRefund },
  { method: 'GET', path: '/v1/refunds', access: 'secret', run: lister('refund', ['payment_intent', 'charge']) },
  { method: 'GET', path: '/v1/refunds/:id', access: 'secret', run: reader('refund') },
  { method: 'GET', path: '/v1/disputes', access: 'secret', run: lister('dispute', ['payment_intent', 'charge']) },
  { method: 'GET', path: '/v1/disputes/:id', access: 'secret', run: reader('dispute') },
  { method: 'POST', path: '/v1/disputes/:id', access: 'secret', run: answerDispute },
  { method: 'POST', path: '/v1/disputes/:id/close', access: 'secret', run: closeDispute },
  { method: 'POST', path: '/v1/test_helpers/refunds/:id/fail', access: 'secret', run: failRefund },
  { method: 'POST', path: '/v1/test_helpers/disputes', access: 'secret', run: createDispute },
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    access: 'secret',
    run: lister('balance_transaction', ['type', 'source', 'payout']),
  },
  { method: 'GET', path: '/v1/balance_transactions/:id', access: 'secret', run: reader('balance_transaction') },
  { method: 'POST', path: '/v1/test_helpers/payouts', access: 'secret', run: payOut },
  { method: 'GET', path: '/v1/payouts', access: 'secret', run: lister('payout') },
  { method: 'GET', path: '/v1/payouts/:id', access: 'secret', run: reader('payout') },
  { method: 'POST', path: '/v1/customers', access: 'secret', run: createCustomer },
  { method: 'GET', path: '/v1/customers', access: 'secret', run: listCustomers },
  { method: 'GET', path: '/v1/customers/search', access: 'secret', run: searcher('customer') },
  { method: 'GET', path: '/v1/customers/:id', access: 'secret', run: readCustomer },
  { method: 'POST', path: '/v1/customers/:id', access: 'secret', run: updateCustomer },
  { method: 'DELETE', path: '/v1/customers/:id', access: 'secret', run: deleteCustomer },
  { method: 'POST', path: '/v1/customers/:id/balance_transactions', access: 'secret', run: adjustBalance },
  { method: 'GET', path: '/v1/customers/:id/balance_transactions', access: 'secret', run: listBalance },
  { method: 'GET', path: '/v1/customers/:id/payment_methods', access: 'secret', run: cardsOfCustomer },
  { method: 'POST', path: '/v1/products', access: 'secret', run: createProduct },
  { method: 'GET', path: '/v1/products', access: 'secret', run: lister('product') },
  { method: 'GET', path: '/v1/products/:name', access: 'secret', run: reader('product') },
  { method: 'POST', path: '/v1/prices', access: 'secret', run: createPrice },
  { method: 'GET', path: '/v1/prices', access: 'secret', run: lister('price') },
  { method: 'GET', path: '/v1/prices/:id', access: 'secret', run: reader('price') },
  { method: 'POST', path: '/v1/tax_rates', access: 'secret', run: createTaxRate },
  { method: 'GET', path: '/v1/tax_rates', access: 'secret', run: lister('tax_rate') },
  { method: 'GET', path: '/v1/tax_rates/:id', access: 'secret', run: reader('tax_rate') },
  { method: 'POST', path: '/v1/coupons', access: 'secret', run: createCoupon },
  { method: 'GET', path: '/v1/coupons', access: 'secret', run: lister('coupon') },
  { method: 'GET', path: '/v1/coupons/:name', access: 'secret', run: reader('coupon') },
  { method: 'DELETE', path: '/v1/coupons/:name', access: 'secret', run: deleteCoupon },
  { method: 'POST', path: '/v1/payment_methods', access: 'secret', run: createPaymentMethod },
  { method: 'GET', path: '/v1/payment_methods', access: 'secret', run: lister('payment_method', ['customer', 'type']) },
  { method: 'GET', path: '/v1/payment_methods/:id', access: 'secret', run: reader('payment_method') },
  { method: 'POST', path: '/v1/payment_methods/:id/attach', access: 'secret', run: attachPaymentMethod },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', access: 'secret', run: detachPaymentMethod },
  { method: 'POST', path: '/v1/subscriptions', access: 'secret', run: createSubscription },
  { method: 'GET', path: '/v1/subscriptions', access: 'secret', run: listSubscriptions },
  { method: 'GET', path: '/v1/subscriptions/search', access: 'secret', run: searcher('subscription') },
  { method: 'GET', path: '/v1/subscriptions/:id', access: 'secret', run: reader('subscription') },
  { method: 'POST', path: '/v1/subscriptions/:id', access: 'secret', run: updateSubscription },
  { method: 'DELETE', path: '/v1/subscriptions/:id', access: 'secret', run: cancelSubscription },
  { method: 'POST', path: '/v1/subscriptions/:id/pause', access: 'secret', run: pauseSubscription },
  { method: 'POST', path: '/v1/subscriptions/:id/resume', access: 'secret', run: resumeSubscription },
  { method: 'POST', path: '/v1/invoiceitems', access: 'secret', run: createInvoiceItem },
  { method: 'GET', path: '/v1/invoiceitems', access: 'secret', run: lister('invoiceitem', ['customer', 'invoice']) },
  { method: 'GET', path: '/v1/invoiceitems/:id', access: 'secret', run: reader('invoiceitem') },
  { method: 'DELETE', path: '/v1/invoiceitems/:id', access: 'secret', run: deleteInvoiceItem },
  { method: 'POST', path: '/v1/invoices', access: 'secret', run: createInvoice },
  {
    method: 'GET',
    path: '/v1/invoices',
    access: 'secret',
    run: lister('invoice', ['subscription', 'customer', 'status', 'collection_method']),
  },
  { method: 'GET', path: '/v1/invoices/:id', access: 'secret', run: reader('invoice') },
  { method: 'POST', path: '/v1/invoices/:id', access: 'secret', run: updateInvoice },
  { method: 'DELETE', path: '/v1/invoices/:id', access: 'secret', run: deleteInvoice },
  { method: 'POST', path: '/v1/invoices/:id/attach_payment', access: 'secret', run: attachPayment },
  { method: 'POST', path: '/v1/invoices/:id/finalize', access: 'secret', run: finalizeDraft },
  { method: 'POST', path: '/v1/invoices/:id/mark_uncollectible', access: 'secret', run: writeOff },
  { method: 'POST', path: '/v1/invoices/:id/pay', access: 'secret', run: payInvoice },
  { method: 'POST', path: '/v1/invoices/:id/void', access: 'secret', run: voidOpen },
  { method: 'GET', path: '/v1/invoice_payments', access: 'secret', run: listPayments },
  { method: 'GET', path: '/v1/invoice_payments/:id', access: 'secret', run: reader('invoice_payment') },
  { method: 'POST', path: '/v1/credit_notes', access: 'secret', run: createCreditNote },
  { method: 'GET', path: '/v1/credit_notes', access: 'secret', run: lister('credit_note', ['customer', 'invoice']) },
  { method: 'GET', path: '/v1/credit_notes/:id', access: 'secret', run: reader('credit_note') },
  { method: 'POST', path: '/v1/credit_notes/:id/void', access: 'secret', run: voidCreditNote },
  { method: 'GET', path: '/v1/test_helpers/settings', access: 'secret', run: showSettings },
  { method: 'POST', path: '/v1/test_helpers/settings', access: 'secret', run: changeSettings },
  { method: 'POST', path: '/v1/billing_portal/sessions', access: 'secret', run: openPortalSession },
  { method: 'GET', path: '/v1/test_helpers/test_clocks/:id', access: 'secret', run: readClock },
  { method: 'POST', path: '/v1/test_helpers/test_clocks/:id/advance', access: 'secret', run: advanceClock },
  { method: 'GET', path: '/v1/events', access: 'secret', run: lister('event', ['type']) },
  { method: 'GET', path: '/v1/events/:id', access: 'secret', run: reader('event') },
];

export interface Matched {
  readonly route: Route;
  readonly id: string;
}

const compiled = routes.map((route) => ({
  route,
  pattern: new RegExp(
    `^${route.path.replace(':id', '([a-z]{2,5}_[A-Za-z0-9_]{1,250})').replace(':name', '([A-Za-z0-9_-]{1,250})')}$`,
  ),
}));

/** The routes that match a method and path, in the order of the table. */
export function match(method: string, path: string): readonly Matched[] {
  return compiled.flatMap(({ route, pattern }) => {
    const hit = route.method === method ? pattern.exec(path) : null;
    return hit ? [{ route, id: hit[1] ?? '' }] : [];
  });
}
