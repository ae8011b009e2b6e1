import { streamIdOf } from '../../domain/envelope.ts';
import { statedExpiry } from '../../domain/catalog.ts';
import { documents } from '../collections.ts';
import { defineProjection } from '../define-projection.ts';

/** A lot of credits that expires; the ledger knows what is left of it. */
export interface ExpiringLotDocument {
  /** The same in every document, so that one index orders every lot by its expiry. */
  readonly kind: 'lot';
  readonly userId: string;
  readonly lotId: string;
  readonly source: string;
  readonly grantedAt: number;
  /** The expiry that users see. */
  readonly expiresAt: number;
}

const collections = {
  lots: documents<ExpiringLotDocument>().indexedBy({ byExpiry: { equal: ['kind'], order: ['expiresAt'] } }),
};

/** Every lot that expires, by its expiry, to find whom to warn next. */
export const expiringLots = defineProjection({
  name: 'expiring-lots',
  version: '2',
  collections,
  on: {
    CreditsGranted: ({ stream, data: { lotId, source, expiresAtMs }, time }) => {
      if (expiresAtMs === null) return [];
      const userId = streamIdOf(stream);
      const doc = {
        kind: 'lot',
        userId,
        lotId,
        source,
        grantedAt: time,
        expiresAt: statedExpiry(source, expiresAtMs, time),
      } as const;
      return [{ op: 'put', collection: 'lots', id: `${userId}/${lotId}`, doc }];
    },
    CreditsExpired: ({ stream, data: { lotId } }) => [
      { op: 'delete', collection: 'lots', id: `${streamIdOf(stream)}/${lotId}` },
    ],
  },
  live: { lots: 'silent' },
  awaitedBy: 'queries',
});
