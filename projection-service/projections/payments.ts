import { categoryOf, streamIdOf } from '../../domain/envelope.ts';
import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { isEvent } from '../../domain/events.ts';
import { totalCents, type PurchasedItem } from '../../domain/payments/index.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf, type ReadOf } from '../define-projection.ts';

export interface PaymentDocument {
  /** The same in every document, so that one index orders every payment. */
  readonly kind: 'payment';
  readonly ownerId: string;
  readonly description: string;
  readonly items: readonly Pick<PurchasedItem, 'kind' | 'id' | 'name' | 'priceCents' | 'halfCredits' | 'twinCredits'>[];
  readonly amountCents: number;
  readonly currency: string;
  readonly halfCredits: number;
  readonly twinCredits: number;
  readonly status: 'INITIATED' | 'SUCCEEDED' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'DISPUTED';
  readonly createdAt: number;
  readonly refundedCents: number;
  /** Bundles and twins that have not reached the ledgers yet. The plan's credits depend on its invoice. */
  readonly grantsDue: number;
  readonly position: Position;
}

/** Written when a payment has succeeded and its credits can be used: then the owner is notified. */
export interface CompletionDocument {
  readonly ownerId: string;
  readonly description: string;
  readonly amountCents: number;
  readonly halfCredits: number;
  readonly twinCredits: number;
  readonly position: Position;
}

/** A payment has succeeded, and the credits that it bought are in the ledgers. */
export interface PaymentCompleted extends Omit<CompletionDocument, 'ownerId' | 'position'> {
  readonly type: 'PaymentCompleted';
  readonly userId: string;
  readonly paymentId: string;
}

const collections = {
  payments: documents<PaymentDocument>().indexedBy({
    byOwner: { equal: ['ownerId'], order: ['createdAt'] },
    byTime: { equal: ['kind'], order: ['createdAt'] },
    byAmount: { equal: ['amountCents'], order: ['createdAt'] },
  }),
  completions: documents<CompletionDocument>().indexedBy({ byOwner: { equal: ['ownerId'], order: ['position'] } }),
};

type Changes = readonly ChangeOf<typeof collections>[];
type Read = ReadOf<typeof collections>;

/** Payments as their owner and finance see them. */
export const payments = defineProjection({
  name: 'payments',
  version: '6',
  collections,
  needs: (event) => ({ payments: paymentOf(event) }),
  on: {
    PaymentInitiated: ({ data: { paymentId, userId, items, currency }, time, position }) => [
      {
        op: 'put',
        collection: 'payments',
        id: paymentId,
        doc: {
          kind: 'payment',
          ownerId: userId,
          description: items.map(({ name }) => name).join(' + '),
          items: items.map(({ catalogVersion: _version, ...item }) => item),
          amountCents: totalCents(items),
          currency,
          halfCredits: items.reduce((sum, item) => sum + item.halfCredits, 0),
          twinCredits: items.reduce((sum, item) => sum + item.twinCredits, 0),
          status: 'INITIATED',
          createdAt: time,
          refundedCents: 0,
          grantsDue: items.filter(({ kind }) => kind === 'bundle' || kind === 'twin').length,
          position,
        },
      },
    ],
    PaymentSucceeded: (event, read) => {
      const payment = read('payments', event.data.paymentId);
      // The collected amount, which a coupon, a tax or a credit balance may have changed from the order's amount.
      const { amountCents } = event.data;
      return [
        patch(event, event.data.paymentId, { status: 'SUCCEEDED', amountCents }),
        ...(payment?.grantsDue === 0 ? [completion(event, event.data.paymentId, { ...payment, amountCents })] : []),
      ];
    },
    CreditsGranted: granted,
    PaymentReversed: (event, read) => {
      const { paymentId, refundedCents, disputes } = event.data;
      const paidCents = read('payments', paymentId)?.amountCents ?? 0;
      const isDisputed = disputes.some(({ status }) => status !== 'won');
      return [
        patch(event, paymentId, {
          status: isDisputed ? 'DISPUTED' : statusAfterRefund(refundedCents, paidCents),
          refundedCents,
        }),
      ];
    },
  },
  live: {
    payments: 'silent',
    completions: {
      changedBy: (event) => (isEvent(event, 'PaymentReversed') ? undefined : paymentOf(event)),
      owner: ({ ownerId }) => ownerId,
      missed: { index: 'byOwner', equal: (ownerId) => ({ ownerId }) },
      message: ({ ownerId: userId, position: _position, ...bought }, paymentId): PaymentCompleted => ({
        type: 'PaymentCompleted',
        userId,
        paymentId,
        ...bought,
      }),
    },
  },
  awaitedBy: 'commands',
});

/** The payment that an event is about; undefined for any other event. */
function paymentOf(event: RecordedEvent): string | undefined {
  if (isEvent(event, 'CreditsGranted')) return event.data.paymentId ?? undefined;
  return categoryOf(event.stream) === 'payment' ? streamIdOf(event.stream) : undefined;
}

/** Counts one grant; the last one completes the payment. */
function granted(event: RecordedEvent, read: Read): Changes {
  const paymentId = paymentOf(event);
  const payment = paymentId === undefined ? undefined : read('payments', paymentId);
  if (paymentId === undefined || payment === undefined) return [];
  const grantsDue = payment.grantsDue - 1;
  return [patch(event, paymentId, { grantsDue }), ...(grantsDue === 0 ? [completion(event, paymentId, payment)] : [])];
}

function completion({ position }: RecordedEvent, paymentId: string, payment: PaymentDocument): Changes[number] {
  const { ownerId, description, amountCents, halfCredits, twinCredits } = payment;
  const doc = { ownerId, description, amountCents, halfCredits, twinCredits, position };
  return { op: 'put', collection: 'completions', id: paymentId, doc };
}

function statusAfterRefund(refundedCents: number, paidCents: number): PaymentDocument['status'] {
  if (refundedCents >= paidCents) return 'REFUNDED';
  return refundedCents > 0 ? 'PARTLY_REFUNDED' : 'SUCCEEDED';
}

function patch({ position }: RecordedEvent, id: string, fields: Partial<PaymentDocument>): Changes[number] {
  return { op: 'patch', collection: 'payments', id, fields: { ...fields, position } };
}
