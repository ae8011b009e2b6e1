import { z } from 'zod';
import { invalidRequest } from '../api/api-error.ts';
import { found, type Answer } from '../api/answers.ts';
import { book } from './balance.ts';
import type { Params } from '../api/body.ts';
import type { Charge, Dispute, Refund } from '../objects/payment-objects.ts';
import { common, integer, metadata, parse } from '../api/parameters.ts';
import { emit, existing, newId, type OperationContext, seconds } from '../api/operation-context.ts';

const createParams = z.strictObject({
  ...common,
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: integer.optional(),
  metadata: metadata.default({}),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

function chargeToRefund(
  context: OperationContext,
  paymentIntent: string | undefined,
  chargeId: string | undefined,
): Charge {
  if (paymentIntent === undefined && chargeId === undefined) {
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.', {
      code: 'parameter_missing',
      param: 'payment_intent',
    });
  }
  const id =
    paymentIntent === undefined
      ? chargeId
      : existing(context, 'payment_intent', paymentIntent, 'payment_intent').latest_charge;
  const charge = id ? existing(context, 'charge', id, 'charge') : undefined;
  if (!charge?.paid)
    throw invalidRequest(
      `This PaymentIntent (${paymentIntent ?? charge?.payment_intent}) does not have a successful charge to refund.`,
      { param: 'payment_intent' },
    );
  return charge;
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** A disputed payment cannot be refunded while the dispute is open or after it is lost. */
function chargedBack(context: OperationContext, charge: Charge): boolean {
  const disputes: readonly Dispute[] = charge.disputed
    ? context.store.list('dispute', { where: { charge: charge.id }, limit: 10 })
    : [];
  return disputes.some((dispute) => !dispute.is_charge_refundable);
}

function amountToRefund(context: OperationContext, charge: Charge, input: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (chargedBack(context, charge))
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  const amount = input ?? left;
  if (amount < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    );
  return amount;
}

/** The part of a payment that can still be refunded, in cents. */
export function refundable(context: OperationContext, paymentIntent: string): number {
  const { latest_charge: id } = existing(context, 'payment_intent', paymentIntent);
  const charge = id === null ? undefined : existing(context, 'charge', id);
  return charge?.paid && !chargedBack(context, charge) ? charge.amount - charge.amount_refunded : 0;
}

/** `POST /v1/refunds` (`payment_intent` or `charge`, optional `amount`). */
export function createRefund(context: OperationContext, params: Params): Answer {
  const { expand, ...input } = parse(createParams, params);
  return found(context, refund(context, input), expand);
}

interface RefundRequest {
  readonly payment_intent?: string | undefined;
  readonly charge?: string | undefined;
  /** Cents; default: everything that is left. */
  readonly amount?: number | undefined;
  readonly metadata?: Refund['metadata'];
  readonly reason?: string | undefined;
}

/** Refunds the rest of a payment, or a part of it. */
export function refund(context: OperationContext, input: RefundRequest): Refund {
  const charge = chargeToRefund(context, input.payment_intent, input.charge);
  const amount = amountToRefund(context, charge, input.amount);
  const id = newId('re_');
  const booked = book(context, { category: 'refund', source: id, amount: -amount, fee: 0, currency: charge.currency });
  const made: Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: booked.id,
    charge: charge.id,
    created: seconds(context.now),
    currency: charge.currency,
    metadata: input.metadata ?? {},
    payment_intent: charge.payment_intent,
    reason: input.reason ?? null,
    status: 'succeeded',
  };
  const refunded = charge.amount_refunded + amount;
  const after: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  context.store.put(made);
  context.store.put(after);
  emit(context, 'refund.created', made);
  emit(context, 'charge.refunded', after);
  return made;
}

const failParams = z.strictObject({ ...common });

/** `POST /v1/test_helpers/refunds/{id}/fail`: the bank sends a refund back. Not part of Stripe's API. */
export function failRefund(context: OperationContext, params: Params, id: string): Answer {
  const { expand } = parse(failParams, params);
  const before = existing(context, 'refund', id);
  if (before.status === 'failed') throw invalidRequest('This refund has failed already.', { param: 'refund' });
  const { amount, currency } = before;
  const booked = book(context, { category: 'refund_failure', source: id, amount, fee: 0, currency });
  const failed: Refund = {
    ...before,
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
    failure_balance_transaction: booked.id,
  };
  const charge = existing(context, 'charge', before.charge);
  const after: Charge = { ...charge, amount_refunded: charge.amount_refunded - amount, refunded: false };
  context.store.put(failed);
  context.store.put(after);
  emit(context, 'refund.failed', failed);
  emit(context, 'charge.refund.updated', failed);
  return found(context, failed, expand);
}
