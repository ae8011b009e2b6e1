import { streamIdOf } from '../../domain/envelope.ts';
import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf } from '../define-projection.ts';

export interface PaymentDocument {
  readonly ownerId: string;
  readonly description: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly halfCredits: number;
  readonly status: 'INITIATED' | 'SUCCEEDED' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'DISPUTED';
  readonly createdAt: number;
  readonly refundedCents: number;
  readonly position: Position;
}

const collections = { payments: documents<PaymentDocument>() };

/** Payments as their owner and finance see them. */
export const payments = defineProjection({
  name: 'payments',
  version: '2',
  collections,
  needs: ({ stream }) => ({ payments: streamIdOf(stream) }),
  on: {
    PaymentInitiated: ({ data: { paymentId, userId, item, currency }, time, position }) => [
      {
        op: 'put',
        collection: 'payments',
        id: paymentId,
        doc: {
          ownerId: userId,
          description: item.name,
          amountCents: item.priceCents,
          currency,
          halfCredits: item.halfCredits,
          status: 'INITIATED',
          createdAt: time,
          refundedCents: 0,
          position,
        },
      },
    ],
    PaymentSucceeded: (event) => [patch(event, { status: 'SUCCEEDED' })],
    PaymentReversed: (event, read) => {
      const { paymentId, refundedCents, disputes } = event.data;
      const paidCents = read('payments', paymentId)?.amountCents ?? 0;
      const isDisputed = disputes.some(({ status }) => status !== 'won');
      return [
        patch(event, { status: isDisputed ? 'DISPUTED' : statusAfterRefund(refundedCents, paidCents), refundedCents }),
      ];
    },
  },
  live: { payments: 'silent' },
  awaitedBy: 'commands',
});

function statusAfterRefund(refundedCents: number, paidCents: number): PaymentDocument['status'] {
  if (refundedCents >= paidCents) return 'REFUNDED';
  return refundedCents > 0 ? 'PARTLY_REFUNDED' : 'SUCCEEDED';
}

function patch(
  { stream, position }: Pick<RecordedEvent, 'stream' | 'position'>,
  fields: Partial<PaymentDocument>,
): ChangeOf<typeof collections> {
  return { op: 'patch', collection: 'payments', id: streamIdOf(stream), fields: { ...fields, position } };
}
