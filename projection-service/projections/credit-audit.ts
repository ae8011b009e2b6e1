import { streamIdOf } from '../../domain/envelope.ts';
import { documents, type ReaderOf } from '../collections.ts';
import { defineProjection } from '../define-projection.ts';
import { statementId } from './credits.ts';

/** The hash of one event of a credit stream as it was projected: an independent second copy. */
export interface CreditWitness {
  readonly revision: number;
  readonly hash: string;
}

const collections = {
  witnesses: documents<CreditWitness>(),
  lastWitnesses: documents<CreditWitness>(),
};

/**
 * The hashes of all credit events as they were projected. An audit reads the history from the log, and compares it with
 * these to find out whether the log was rewritten since (docs/decisions/0008-audit-replay.md).
 */
export const creditAudit = defineProjection({
  name: 'credit-audit',
  version: '2',
  collections,
  on: {
    credits: ({ stream, revision, hash }) => {
      const userId = streamIdOf(stream);
      const doc = { revision, hash };
      return [
        { op: 'put', collection: 'witnesses', id: statementId(userId, revision), doc },
        { op: 'put', collection: 'lastWitnesses', id: userId, doc },
      ];
    },
  },
  live: { witnesses: 'silent', lastWitnesses: 'silent' },
  awaitedBy: 'queries',
});

/** Reads the recorded hash of a user's event at a revision, or of the last projected event. */
export function readWitness(
  { get }: Pick<ReaderOf<typeof collections>, 'get'>,
  userId: string,
  revision: number | 'last',
): Promise<CreditWitness | undefined> {
  return revision === 'last' ? get('lastWitnesses', userId) : get('witnesses', statementId(userId, revision));
}
