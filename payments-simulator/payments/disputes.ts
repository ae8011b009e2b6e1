import { z } from 'zod';
import { invalidRequest } from '../api/api-error.ts';
import { found, type Answer } from '../api/answers.ts';
import { book, disputeFee } from './balance.ts';
import type { Params } from '../api/body.ts';
import type { BalanceTransaction, Charge, Dispute, PaymentIntent } from '../objects/payment-objects.ts';
import { common, integer, parse } from '../api/parameters.ts';
import { emit, existing, newId, type OperationContext, seconds } from '../api/operation-context.ts';

function withdraw(context: OperationContext, dispute: Dispute): BalanceTransaction {
  return book(context, {
    category: 'dispute',
    source: dispute.id,
    amount: -dispute.amount,
    fee: disputeFee,
    currency: dispute.currency,
  });
}

function chargeOf(context: OperationContext, intent: PaymentIntent): Charge {
  const charge = intent.latest_charge === null ? undefined : context.store.get('charge', intent.latest_charge);
  if (!charge?.paid)
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to dispute.`, {
      param: 'payment_intent',
    });
  return charge;
}

export interface DisputeRequest {
  readonly reason: string;
  /** An inquiry is a bank's question; it takes no money. */
  readonly inquiry: boolean;
  /** Cents; default: everything that is not refunded. */
  readonly amount?: number | undefined;
}

const takesMoney = ({ status }: Dispute): boolean => status !== 'won' && status !== 'warning_closed';

/**
 * Opens a dispute of a paid intent. As at Stripe, a charge can have several: one after the other, or for parts of it.
 *
 * @throws ApiError 400 when there is nothing left to dispute
 */
export function openDispute(context: OperationContext, intent: PaymentIntent, request: DisputeRequest): Dispute {
  const charge = chargeOf(context, intent);
  const disputes: readonly Dispute[] = charge.disputed
    ? context.store.list('dispute', { where: { charge: charge.id }, limit: 100 })
    : [];
  const left = disputes
    .filter(takesMoney)
    .reduce((sum, each) => sum - each.amount, charge.amount - charge.amount_refunded);
  const amount = request.amount ?? left;
  if (amount < 1 || amount > left) throw invalidRequest('There is not so much left to dispute.', { param: 'amount' });

  const draft: Dispute = {
    id: newId('dp_'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: seconds(context.now),
    currency: charge.currency,
    is_charge_refundable: request.inquiry,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: request.reason,
    status: request.inquiry ? 'warning_needs_response' : 'needs_response',
  };
  const dispute: Dispute = request.inquiry ? draft : { ...draft, balance_transactions: [withdraw(context, draft)] };
  context.store.put({ ...charge, disputed: true });
  context.store.put(dispute);
  emit(context, 'charge.dispute.created', dispute);
  if (!request.inquiry) emit(context, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

const openParams = z.strictObject({
  ...common,
  payment_intent: z.string(),
  amount: integer.optional(),
  reason: z.string().max(100).default('fraudulent'),
  inquiry: z.union([z.boolean(), z.enum(['true', 'false']).transform((it) => it === 'true')]).default(false),
});

/** `POST /v1/test_helpers/disputes`: disputes any paid intent. Not part of Stripe's API. */
export function createDispute(context: OperationContext, params: Params): Answer {
  const { payment_intent: id, expand, ...request } = parse(openParams, params);
  return found(
    context,
    openDispute(context, existing(context, 'payment_intent', id, 'payment_intent'), request),
    expand,
  );
}

type Verdict = 'won' | 'lost';

/** The result of a verdict: a lost inquiry becomes a dispute, which needs a second verdict. */
const verdicts: Readonly<Partial<Record<Dispute['status'], Readonly<Record<Verdict, Dispute['status']>>>>> = {
  needs_response: { won: 'won', lost: 'lost' },
  warning_needs_response: { won: 'warning_closed', lost: 'needs_response' },
};

function settle(context: OperationContext, dispute: Dispute, verdict: Verdict): Dispute {
  const status = verdicts[dispute.status]?.[verdict];
  if (!status) throw invalidRequest(`This dispute is already closed (${dispute.status}).`, { param: 'dispute' });
  const decided: Dispute = { ...dispute, status };
  const moved = moveFunds(context, decided);
  const settled: Dispute = {
    ...decided,
    is_charge_refundable: status === 'won' || status === 'warning_closed',
    balance_transactions: [...moved, ...dispute.balance_transactions],
  };
  context.store.put(settled);
  emit(context, status === 'needs_response' ? 'charge.dispute.updated' : 'charge.dispute.closed', settled);
  if (status === 'needs_response') emit(context, 'charge.dispute.funds_withdrawn', settled);
  if (status === 'won') emit(context, 'charge.dispute.funds_reinstated', settled);
  return settled;
}

function moveFunds(context: OperationContext, dispute: Dispute): readonly BalanceTransaction[] {
  if (dispute.status === 'needs_response') return [withdraw(context, dispute)];
  if (dispute.status === 'won')
    return [
      book(context, {
        category: 'dispute_reversal',
        source: dispute.id,
        amount: dispute.amount,
        fee: 0,
        currency: dispute.currency,
      }),
    ];
  return [];
}

const evidenceParams = z.strictObject({
  ...common,
  evidence: z.strictObject({ uncategorized_text: z.enum(['winning_evidence', 'losing_evidence']) }),
});

/**
 * `POST /v1/disputes/{id}` with Stripe's test values: `evidence[uncategorized_text]` is `winning_evidence` or
 * `losing_evidence`.
 */
export function answerDispute(context: OperationContext, params: Params, id: string): Answer {
  const { evidence, expand } = parse(evidenceParams, params);
  const verdict = evidence.uncategorized_text === 'winning_evidence' ? 'won' : 'lost';
  return found(context, settle(context, existing(context, 'dispute', id, 'dispute'), verdict), expand);
}

/** `POST /v1/disputes/{id}/close`: the merchant accepts the dispute. */
export function closeDispute(context: OperationContext, params: Params, id: string): Answer {
  const { expand } = parse(z.strictObject(common), params);
  return found(context, settle(context, existing(context, 'dispute', id, 'dispute'), 'lost'), expand);
}
