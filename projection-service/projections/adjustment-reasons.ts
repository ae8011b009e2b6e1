import { streamIdOf } from '../../domain/envelope.ts';
import { documents } from '../collections.ts';
import { defineProjection } from '../define-projection.ts';

/** Why administrators set one account's credits, by the revision of the event. They do it seldom: the document is small. */
export interface AdjustmentReasonsDocument {
  readonly byRevision: Readonly<Record<string, string>>;
}

/**
 * The texts that administrators wrote about an account, one document per user: apart from the statement, whose figures
 * outlive the person, so that an erasure removes them with one change.
 */
export const adjustmentReasons = defineProjection({
  name: 'adjustment-reasons',
  version: '1',
  collections: { adjustmentReasons: documents<AdjustmentReasonsDocument>() },
  needs: ({ type, stream }) => (type === 'CreditsAdjusted' ? { adjustmentReasons: streamIdOf(stream) } : {}),
  on: {
    CreditsAdjusted: ({ stream, revision, data: { reason } }, read) => {
      // Null once the account is erased.
      if (reason === null) return [];
      const id = streamIdOf(stream);
      const byRevision = { ...read('adjustmentReasons', id)?.byRevision, [revision]: reason };
      return [{ op: 'put', collection: 'adjustmentReasons', id, doc: { byRevision } }];
    },
    ErasureStarted: ({ data: { userId } }) => [{ op: 'delete', collection: 'adjustmentReasons', id: userId }],
  },
  live: { adjustmentReasons: 'silent' },
  awaitedBy: 'queries',
});
