import { z } from 'zod';
import { invalidRequest } from './api-error.ts';
import { found, type Answer } from './answers.ts';
import { book, disputeFee } from './balance.ts';
import type { Params } from './body.ts';
import type { BalanceTransaction, Charge, Dispute, PaymentIntent } from './objects.ts';
import { common, integer, parse } from './parameters.ts';
import { emit, existing, newId, seconds, type World } from './world.ts';

function withdraw(world: World, dispute: Dispute): BalanceTransaction {
  return book(world, {
    category: 'dispute',
    source: dispute.id,
    amount: -dispute.amount,
    fee: disputeFee,
    currency: dispute.currency,
  });
}

function chargeOf(world: World, intent: PaymentIntent): Charge {
  const charge = intent.latest_charge === null ? undefined : world.store.get('charge', intent.latest_charge);
  if (!charge?.paid)
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to dispute.`, {
      param: 'payment_intent',
    });
  return charge;
}

export interface DisputeRequest {
  readonly reason: string;
  /** An inquiry asks first and takes no money. */
  readonly inquiry: boolean;
  /** Cents; all that is not refunded when absent. */
  readonly amount?: number | undefined;
}

/** The cardholder disputes a paid intent. Throws an ApiError 400 when there is nothing left to dispute. */
export function openDispute(world: World, intent: PaymentIntent, request: DisputeRequest): Dispute {
  const charge = chargeOf(world, intent);
  const left = charge.amount - charge.amount_refunded;
  const amount = request.amount ?? left;
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} has already been disputed.`, { param: 'payment_intent' });
  if (amount < 1 || amount > left) throw invalidRequest('There is not so much left to dispute.', { param: 'amount' });

  const draft: Dispute = {
    id: newId('dp_'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: seconds(world.now),
    currency: charge.currency,
    is_charge_refundable: request.inquiry,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: request.reason,
    status: request.inquiry ? 'warning_needs_response' : 'needs_response',
  };
  const dispute: Dispute = request.inquiry ? draft : { ...draft, balance_transactions: [withdraw(world, draft)] };
  world.store.put({ ...charge, disputed: true });
  world.store.put(dispute);
  emit(world, 'charge.dispute.created', dispute);
  if (!request.inquiry) emit(world, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

const openParams = z.strictObject({
  ...common,
  payment_intent: z.string(),
  amount: integer.optional(),
  reason: z.string().max(100).default('fraudulent'),
  inquiry: z.union([z.boolean(), z.enum(['true', 'false']).transform((it) => it === 'true')]).default(false),
});

/** `POST /v1/test_helpers/disputes`: not Stripe's, the door through which a test disputes any paid intent. */
export function createDispute(world: World, params: Params): Answer {
  const { payment_intent: id, expand, ...request } = parse(openParams, params);
  return found(world, openDispute(world, existing(world, 'payment_intent', id, 'payment_intent'), request), expand);
}

type Verdict = 'won' | 'lost';

/** What a verdict makes of a dispute: an inquiry that is lost becomes a dispute with its own verdict to come. */
const verdicts: Readonly<Partial<Record<Dispute['status'], Readonly<Record<Verdict, Dispute['status']>>>>> = {
  needs_response: { won: 'won', lost: 'lost' },
  warning_needs_response: { won: 'warning_closed', lost: 'needs_response' },
};

function settle(world: World, dispute: Dispute, verdict: Verdict): Dispute {
  const status = verdicts[dispute.status]?.[verdict];
  if (!status) throw invalidRequest(`This dispute is already closed (${dispute.status}).`, { param: 'dispute' });
  const decided: Dispute = { ...dispute, status };
  const moved = moveFunds(world, decided);
  const settled: Dispute = {
    ...decided,
    is_charge_refundable: status === 'won' || status === 'warning_closed',
    balance_transactions: [...moved, ...dispute.balance_transactions],
  };
  world.store.put(settled);
  emit(world, status === 'needs_response' ? 'charge.dispute.updated' : 'charge.dispute.closed', settled);
  if (status === 'needs_response') emit(world, 'charge.dispute.funds_withdrawn', settled);
  if (status === 'won') emit(world, 'charge.dispute.funds_reinstated', settled);
  return settled;
}

function moveFunds(world: World, dispute: Dispute): readonly BalanceTransaction[] {
  if (dispute.status === 'needs_response') return [withdraw(world, dispute)];
  if (dispute.status === 'won')
    return [
      book(world, {
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
 * `POST /v1/disputes/{id}` with Stripe's own words for tests, `evidence[uncategorized_text]=winning_evidence` or
 * `losing_evidence`.
 */
export function answerDispute(world: World, params: Params, id: string): Answer {
  const { evidence, expand } = parse(evidenceParams, params);
  const verdict = evidence.uncategorized_text === 'winning_evidence' ? 'won' : 'lost';
  return found(world, settle(world, existing(world, 'dispute', id, 'dispute'), verdict), expand);
}

/** `POST /v1/disputes/{id}/close`: we give in. */
export function closeDispute(world: World, params: Params, id: string): Answer {
  const { expand } = parse(z.strictObject(common), params);
  return found(world, settle(world, existing(world, 'dispute', id, 'dispute'), 'lost'), expand);
}
