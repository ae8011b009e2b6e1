import { isEvent } from '../../domain/events.ts';
import type { PurchaseRefused } from '../../domain/purchases/index.ts';
import { documents } from '../collections.ts';
import { defineProjection } from '../define-projection.ts';

/** A refused purchase or a refused report of a payment: its claims were false. */
export interface RefusedPurchaseDocument {
  /** The same in every document, so that one index orders them. */
  readonly kind: 'refused';
  readonly ownerId: string;
  readonly call: PurchaseRefused['data']['call'];
  /** The code of the refusal. */
  readonly code: string;
  readonly at: number;
}

/**
 * One user's inputs, by the id of the refusal. They are stored apart from the list, so that an erasure removes them
 * with one change.
 */
export interface RefusedClaimsDocument {
  readonly byRefusal: Readonly<Record<string, NonNullable<PurchaseRefused['data']['claimed']>>>;
}

/** Claims that are kept of one user: a program that guesses must not make the document grow. */
const claimsKept = 50;

/** False prices and false claims of payments, for finance to see. */
export const refusedPurchases = defineProjection({
  name: 'refused-purchases',
  version: '1',
  collections: {
    refusedPurchases: documents<RefusedPurchaseDocument>().indexedBy({ all: { equal: ['kind'], order: ['at'] } }),
    refusedClaims: documents<RefusedClaimsDocument>(),
  },
  needs: (event) => (isEvent(event, 'PurchaseRefused') ? { refusedClaims: event.data.userId } : {}),
  on: {
    PurchaseRefused: ({ time, data: { purchaseId, userId, call, code, claimed } }, read) => {
      const doc: RefusedPurchaseDocument = { kind: 'refused', ownerId: userId, call, code, at: time };
      const put = { op: 'put', collection: 'refusedPurchases', id: purchaseId, doc } as const;
      // Null once the user is erased.
      if (claimed === null) return [put];
      const byRefusal = { ...read('refusedClaims', userId)?.byRefusal, [purchaseId]: claimed };
      const newest = Object.entries(byRefusal).slice(-claimsKept);
      return [
        put,
        { op: 'put', collection: 'refusedClaims', id: userId, doc: { byRefusal: Object.fromEntries(newest) } },
      ];
    },
    ErasureStarted: ({ data: { userId } }) => [{ op: 'delete', collection: 'refusedClaims', id: userId }],
  },
  live: { refusedPurchases: 'silent', refusedClaims: 'silent' },
  awaitedBy: 'queries',
});
