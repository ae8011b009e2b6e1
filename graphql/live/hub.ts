import { comparePositions, type Position } from '../../domain/envelope.ts';
import type {
  AccountDocument,
  Announcement,
  ChangedDocument,
  Projections,
  RemovedVideoDocument,
  StatementDocument,
  StoredDocument,
  VideoDocument,
} from '../../projection-service/index.ts';
import type { AccountUpdateParent } from './parents.ts';
import { createCoalescingQueue, type CoalescingQueue } from './coalescing-queue.ts';

/** One thing that changed in an account, whatever transport it goes out on. */
export type AccountUpdate = AccountUpdateParent;

export interface LiveHub {
  /**
   * What changes in the account from now on; with `after`, first what changed behind that position.
   * Leaving the loop (or calling `return`) ends the subscription.
   */
  follow(userId: string, after: Position | undefined): CoalescingQueue<AccountUpdate>;
  /** Calls back for every change of every account, in the order in which they were written. */
  listen(listener: (userId: string, update: AccountUpdate) => void): () => void;
  /** Open subscriptions, for the metrics. */
  size(): number;
  close(): void;
}

export interface LiveHubOptions {
  readonly onChanged: (listener: (announcement: Announcement) => void) => () => void;
  readonly projections: Pick<Projections, 'reader'>;
}

const queueLimit = 1_000;
const catchUpPage = 200;

/** Sends what the projections wrote to the followers of its owner: the one source of every live message. */
export function createLiveHub({ onChanged, projections }: LiveHubOptions): LiveHub {
  const followers = new Map<string, Set<CoalescingQueue<AccountUpdate>>>();
  const listeners = new Set<(userId: string, update: AccountUpdate) => void>();
  let open = 0;

  const publish = (userId: string, update: AccountUpdate): void => {
    for (const listener of listeners) listener(userId, update);
    const queues = followers.get(userId);
    if (queues) for (const queue of queues) queue.push(keyOf(update), update);
  };

  const stop = onChanged(({ changes, position }) => {
    if (followers.size === 0 && listeners.size === 0) return;
    for (const change of changes) {
      const found = updateOf(change, position);
      if (found) publish(found.userId, found.update);
    }
  });

  const remove = (userId: string, queue: CoalescingQueue<AccountUpdate>): void => {
    const queues = followers.get(userId);
    if (!queues?.delete(queue)) return;
    open -= 1;
    if (queues.size === 0) followers.delete(userId);
  };

  return {
    follow: (userId, after) => {
      const queue: CoalescingQueue<AccountUpdate> = createCoalescingQueue(queueLimit, () => remove(userId, queue));
      const queues = followers.get(userId) ?? new Set();
      followers.set(userId, queues.add(queue));
      open += 1;
      if (after === undefined) queue.open([]);
      else {
        const opening = missed(projections, userId, after);
        opening.then(
          (updates) => queue.open(updates.map((update) => [keyOf(update), update])),
          (error: unknown) => queue.end(error),
        );
      }
      return queue;
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    size: () => open,
    close: () => {
      stop();
      for (const queues of followers.values()) for (const queue of queues) queue.end();
    },
  };
}

/** Two updates of one key: only the newer one matters. A payment matters by itself. */
function keyOf(update: AccountUpdate): string {
  switch (update.__typename) {
    case 'VideoChanged':
      return update.video.id;
    case 'VideoRemoved':
      return update.videoId;
    case 'CreditsChanged':
      return 'credits';
    case 'PaymentCompleted':
      return update.paymentId;
  }
}

/** What a changed document means to its owner, if anything. */
function updateOf(
  { collection, id, after }: ChangedDocument,
  position: Position,
): { userId: string; update: AccountUpdate } | undefined {
  if (!after) return undefined;
  if (collection === 'videos') {
    const doc = after as object as VideoDocument;
    return { userId: doc.ownerId, update: { __typename: 'VideoChanged', position, video: { id, doc } } };
  }
  if (collection === 'removedVideos') {
    const { ownerId } = after as object as RemovedVideoDocument;
    return { userId: ownerId, update: { __typename: 'VideoRemoved', position, videoId: id } };
  }
  if (collection === 'accounts') {
    const doc = after as object as AccountDocument;
    return { userId: id, update: { __typename: 'CreditsChanged', position, account: { userId: id, doc } } };
  }
  if (collection === 'statement') {
    const update = paymentOf(after as object as StatementDocument);
    return update && { userId: update.userId, update };
  }
  return undefined;
}

/** The payment that a row of the statement tells of, if it does. */
function paymentOf({
  ownerId,
  kind,
  paymentId,
  priceCents,
  amount,
  position,
}: StatementDocument): Extract<AccountUpdate, { __typename: 'PaymentCompleted' }> | undefined {
  if (kind !== 'GRANT' || paymentId === null || priceCents === null) return undefined;
  return {
    __typename: 'PaymentCompleted',
    position: position as Position,
    userId: ownerId,
    paymentId,
    amountCents: priceCents,
    halfCredits: amount,
    account: undefined,
  };
}

/** What changed behind a position, as it stands now: each thing once, however often it changed. */
async function missed(
  projections: Pick<Projections, 'reader'>,
  userId: string,
  after: Position,
): Promise<readonly AccountUpdate[]> {
  const updates: AccountUpdate[] = [];
  for await (const { id, doc } of behind(projections, 'videos', userId, after)) {
    const video = doc as object as VideoDocument;
    updates.push({ __typename: 'VideoChanged', position: video.position as Position, video: { id, doc: video } });
  }
  for await (const { id, doc } of behind(projections, 'removedVideos', userId, after)) {
    updates.push({ __typename: 'VideoRemoved', position: doc['position'] as Position, videoId: id });
  }
  const account = (await projections.reader('credits').get('accounts', userId)) as AccountDocument | undefined;
  if (account && comparePositions(account.position as Position, after) > 0) {
    updates.push({
      __typename: 'CreditsChanged',
      position: account.position as Position,
      account: { userId, doc: account },
    });
    updates.push(...(await missedPayments(projections, userId, after)));
  }
  return updates.toSorted((a, b) => comparePositions(a.position, b.position));
}

/** The payments whose credits were granted behind a position: the latest grants, back to it. */
async function missedPayments(
  { reader }: Pick<Projections, 'reader'>,
  ownerId: string,
  after: Position,
): Promise<readonly AccountUpdate[]> {
  const payments: AccountUpdate[] = [];
  let from: { readonly order: readonly number[]; readonly id: string } | undefined;
  for (;;) {
    const page = await reader('credits').query('statement', {
      index: 'byOwnerKind',
      equal: { ownerId, kind: 'GRANT' },
      reverse: true,
      limit: catchUpPage,
      ...(from && { after: from }),
    });
    for (const { id, doc } of page) {
      const row = doc as object as StatementDocument;
      if (comparePositions(row.position as Position, after) <= 0) return payments;
      const payment = paymentOf(row);
      if (payment) payments.push(payment);
      from = { order: [row.revision], id };
    }
    if (page.length < catchUpPage) return payments;
  }
}

/** Every document of the user's that changed behind a position, page by page. */
async function* behind(
  { reader }: Pick<Projections, 'reader'>,
  collection: 'videos' | 'removedVideos',
  ownerId: string,
  after: Position,
): AsyncGenerator<StoredDocument, void, void> {
  let from = { order: [after], id: '\u{10ffff}' };
  for (;;) {
    const page = await reader('videos').query(collection, {
      index: 'byOwnerPosition',
      equal: { ownerId },
      after: from,
      limit: catchUpPage,
    });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < catchUpPage) return;
    from = { order: [last.doc['position'] as Position], id: last.id };
  }
}
