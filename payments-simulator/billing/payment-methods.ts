import { z } from 'zod';
import { found, page, type Answer } from '../api/answers.ts';
import { ApiError, invalidRequest } from '../api/api-error.ts';
import type { Params } from '../api/body.ts';
import { readCard, tokenNumbers, type ReadCard } from '../payments/cards.ts';
import { keepCard } from '../payments/keep-card.ts';
import type { PaymentMethod } from '../objects/payment-objects.ts';
import { emit, existing, type OperationContext } from '../api/operation-context.ts';
import { common, listing, parse } from '../api/parameters.ts';
import { liveCustomer } from './customers.ts';

const figure = z.union([z.string(), z.number().transform(String)]);
const createParams = z.strictObject({
  ...common,
  type: z.literal('card'),
  card: z.union([
    z.strictObject({ token: z.string() }),
    z.strictObject({ number: figure, exp_month: figure, exp_year: figure, cvc: figure.optional() }),
  ]),
});

/** Years ahead, because the card of a test token has no expiry date. */
const goodCard = { exp_month: '12', exp_year: '2040', cvc: undefined };

function cardOf(context: OperationContext, input: z.infer<typeof createParams>['card']): ReadCard {
  const number = 'token' in input ? tokenNumbers[input.token.replace(/^tok_/, 'pm_card_')] : input.number;
  if (number === undefined) throw invalidRequest('No such token.', { code: 'resource_missing', param: 'card[token]' });
  const card = readCard('token' in input ? { ...goodCard, number } : { ...input, number }, context.now);
  if ('code' in card) throw new ApiError(402, { ...card });
  return card;
}

/** `POST /v1/payment_methods`: a test card, by number or by token (`tok_visa`). */
export function createPaymentMethod(context: OperationContext, params: Params): Answer {
  const { card, expand } = parse(createParams, params);
  return found(context, keepCard(context, cardOf(context, card), 'success', null), expand);
}

/** `POST /v1/payment_methods/{id}/attach` (`customer`). `pm_card_visa` and the like each make a new card. */
export function attachPaymentMethod(context: OperationContext, params: Params, id: string): Answer {
  const { customer, expand } = parse(z.strictObject({ ...common, customer: z.string() }), params);
  liveCustomer(context, customer);
  const method = Object.hasOwn(tokenNumbers, id)
    ? keepCard(context, cardOf(context, { token: id }), 'success', customer)
    : existing(context, 'payment_method', id);
  return found(context, change(context, { ...method, customer }, 'attached'), expand);
}

/** `POST /v1/payment_methods/{id}/detach`: the card is no longer charged. */
export function detachPaymentMethod(context: OperationContext, params: Params, id: string): Answer {
  const { expand } = parse(z.strictObject(common), params);
  const method = existing(context, 'payment_method', id);
  if (method.customer === null)
    throw invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.');
  const customer = context.store.get('customer', method.customer);
  if (customer?.invoice_settings.default_payment_method === id)
    context.store.put({ ...customer, invoice_settings: { default_payment_method: null } });
  for (const subscription of context.store.list('subscription', { where: { customer: method.customer }, limit: 100 }))
    if (subscription.default_payment_method === id)
      context.store.put({ ...subscription, default_payment_method: null });
  return found(context, change(context, { ...method, customer: null }, 'detached'), expand);
}

function change(context: OperationContext, method: PaymentMethod, type: string): PaymentMethod {
  context.store.put(method);
  emit(context, `payment_method.${type}`, method);
  return method;
}

/** `GET /v1/customers/{id}/payment_methods`. */
export function cardsOfCustomer(context: OperationContext, params: Params, id: string): Answer {
  const {
    limit,
    starting_after: startingAfter,
    expand,
  } = parse(z.strictObject({ ...listing, type: z.literal('card').optional() }), params);
  const filter = { limit, startingAfter, where: { customer: id } };
  return page(context, 'payment_method', `/v1/customers/${id}/payment_methods`, filter, expand);
}
