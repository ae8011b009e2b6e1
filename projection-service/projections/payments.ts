import type { JsonObject } from '../../domain/envelope.ts';
import type { PaymentEvent } from '../../domain/payments/index.ts';
import type { Projector } from '../projector.ts';

export interface PaymentDocument {
  readonly ownerId: string;
  readonly description: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly halfCredits: number;
  readonly status: 'INITIATED' | 'SUCCEEDED' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'DISPUTED';
  readonly createdAt: number;
  readonly paidAt: number | null;
  readonly refundedCents: number;
  readonly lastDecline: string | null;
  readonly position: string;
}

/** Payments as their owner and finance see them. */
export const paymentsProjector: Projector = {
  name: 'payments',
  version: '1',
  filter: { categories: ['payment'] },
  collections: [
    {
      name: 'payments',
      indexes: [
        { name: 'byOwner', equal: ['ownerId'], order: ['createdAt'] },
        { name: 'byOwnerPosition', equal: ['ownerId'], order: ['position'] },
      ],
    },
  ],
  needs: (event) => [{ collection: 'payments', id: event.stream.slice('payment-'.length) }],
  project: (recorded, read) => {
    const event = { type: recorded.type, data: recorded.data } as object as PaymentEvent;
    const id = event.data.paymentId;
    const patch = (fields: JsonObject) => [
      { op: 'patch' as const, collection: 'payments', id, fields: { ...fields, position: recorded.position } },
    ];
    switch (event.type) {
      case 'PaymentInitiated': {
        const { userId, item, currency } = event.data;
        const doc: PaymentDocument = {
          ownerId: userId,
          description: item.name,
          amountCents: item.priceCents,
          currency,
          halfCredits: item.halfCredits,
          status: 'INITIATED',
          createdAt: recorded.time,
          paidAt: null,
          refundedCents: 0,
          lastDecline: null,
          position: recorded.position,
        };
        return [{ op: 'put', collection: 'payments', id, doc: doc as object as JsonObject }];
      }
      case 'PaymentSucceeded':
        return patch({ status: 'SUCCEEDED', paidAt: recorded.time, lastDecline: null });
      case 'PaymentDeclined':
        return patch({ lastDecline: event.data.message });
      case 'PaymentReversed': {
        const { refundedCents, disputes } = event.data;
        const paid = (read('payments', id)?.['amountCents'] as number | undefined) ?? 0;
        const status = disputes.some(({ status: of }) => of !== 'won')
          ? 'DISPUTED'
          : refundedCents >= paid
            ? 'REFUNDED'
            : refundedCents > 0
              ? 'PARTLY_REFUNDED'
              : 'SUCCEEDED';
        return patch({ status, refundedCents });
      }
    }
  },
};
