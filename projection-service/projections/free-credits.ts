import { freeLotPrefix } from '../../domain/catalog.ts';
import { streamIdOf, type RecordedEvent } from '../../domain/envelope.ts';
import { isEvent } from '../../domain/events.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ReadOf } from '../define-projection.ts';

/** When an account's next free credits are due: once its trial or its last free credits have expired. */
export interface FreeCreditsDocument {
  readonly hasPlan: boolean;
  /** Null before the trial. */
  readonly dueAt: number | null;
  readonly waiting: boolean;
}

const collections = {
  accounts: documents<FreeCreditsDocument>().indexedBy({ byDue: { equal: ['waiting'], order: ['dueAt'] } }),
};

const userOf = ({ stream }: RecordedEvent): string => streamIdOf(stream);

function changed(event: RecordedEvent, read: ReadOf<typeof collections>, fields: Partial<FreeCreditsDocument>) {
  const id = userOf(event);
  const { hasPlan, dueAt } = { hasPlan: false, dueAt: null, ...read('accounts', id), ...fields };
  const doc: FreeCreditsDocument = { hasPlan, dueAt, waiting: !hasPlan && dueAt !== null };
  return [{ op: 'put', collection: 'accounts', id, doc } as const];
}

/** Accounts without a plan, by the time at which their free credits are due (`FREE_MONTHLY_CREDITS`). */
export const freeCredits = defineProjection({
  name: 'free-credits',
  version: '1',
  collections,
  needs: (event) => (isEvent(event, 'ErasureStarted') ? {} : { accounts: userOf(event) }),
  on: {
    CreditsGranted: (event, read) => {
      const { source, lotId, expiresAtMs } = event.data;
      return source === 'trial' || lotId.startsWith(freeLotPrefix) ? changed(event, read, { dueAt: expiresAtMs }) : [];
    },
    SubscriptionActivated: (event, read) => changed(event, read, { hasPlan: true }),
    SubscriptionEnded: (event, read) => changed(event, read, { hasPlan: false }),
    ErasureStarted: ({ data: { userId } }) => [{ op: 'delete', collection: 'accounts', id: userId }],
  },
  live: { accounts: 'silent' },
  awaitedBy: 'queries',
});
