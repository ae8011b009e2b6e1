import type { JsonObject } from '../../domain/envelope.ts';
import type { Projector } from '../projector.ts';
import { statementId } from './credits.ts';

/** What was noted of one event of a credit stream: a second place that knows its hash. */
export interface CreditWitness {
  readonly revision: number;
  readonly hash: string;
}

/**
 * The hashes of all credit events as they were when they were projected: the history is read from the log, and this
 * tells whether the log was written anew since (docs/decisions/0008-audit-replay.md).
 */
export const creditAuditProjector: Projector = {
  name: 'credit-audit',
  version: '2',
  filter: { categories: ['credits'] },
  collections: [
    { name: 'witnesses', indexes: [] },
    { name: 'lastWitnesses', indexes: [] },
  ],
  project: ({ stream, revision, hash }) => {
    const userId = stream.slice('credits-'.length);
    const doc: JsonObject = { revision, hash };
    return [
      { op: 'put', collection: 'witnesses', id: statementId(userId, revision), doc },
      { op: 'put', collection: 'lastWitnesses', id: userId, doc },
    ];
  },
};

/**
 * Reads what was noted of a user's event at a revision, or of the last one that was seen. `get` reads a document of
 * this projection.
 */
export async function readWitness(
  get: (collection: string, id: string) => Promise<object | undefined>,
  userId: string,
  revision: number | 'last',
): Promise<CreditWitness | undefined> {
  const found =
    revision === 'last' ? await get('lastWitnesses', userId) : await get('witnesses', statementId(userId, revision));
  return found as CreditWitness | undefined;
}
