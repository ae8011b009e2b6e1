import type { JobAtWork } from '../../command-service/index.ts';
import { comparePositions, type Position, START } from '../../domain/envelope.ts';
import {
  createLiveMessages,
  projectionRegistry,
  type Announcement,
  type ChangedDocument,
  type LiveMessage,
  type ProjectionReader,
  type StoredDocument,
  type Projections,
} from '../../projection-service/index.ts';
import type { ProgressBoard } from '../progress/board.ts';
import { avatarJobs, videoJobs } from '../progress/overlay.ts';
import { createCoalescingQueue, type CoalescingQueue } from './coalescing-queue.ts';

/** A message with the position to resume after: no earlier change is still to come. */
export type DeliveredMessage = LiveMessage & { readonly cursor: Position };

export interface LiveHub {
  /**
   * Subscribes to the changes of an account; with `after`, the changes since that position come first. Leaving the
   * loop, or calling `return`, ends the subscription.
   */
  follow(userId: string, after: Position | undefined): Delivered;
  /**
   * Calls the listener for every change of every account, in the order in which they were written. Returns the
   * unsubscribe function.
   */
  listen(listener: (userId: string, message: DeliveredMessage) => void): () => void;
  /** A query that starts now includes every change up to this position: `follow` the rest from here. */
  position(): Position;
  /** The number of open subscriptions, for the metrics. */
  size(): number;
  close(): void;
}

/** The messages to one subscriber. */
export interface Delivered {
  next(): Promise<IteratorResult<DeliveredMessage, undefined>>;
  return(): Promise<IteratorReturnResult<undefined>>;
  [Symbol.asyncIterator](): Delivered;
}

export interface LiveHubOptions {
  readonly onChanged: (listener: (announcement: Announcement) => void) => () => void;
  readonly projections: Pick<Projections, 'reader'>;
  /** Every change up to here was announced; by default, what the read models have seen. */
  readonly announcedTo?: (() => Position) | undefined;
  /** How far jobs are; without it no progress is sent. */
  readonly progress?: ProgressBoard;
}

const queueLimit = 1_000;

/** The collection of documents that show the progress of a kind of job, and the jobs that a document shows. */
const placeOf = { video: 'videos', avatar: 'avatars' } as const;
const jobsOf = { video: videoJobs.jobs, avatar: avatarJobs.jobs } as const;
const kinds = ['video', 'avatar'] as const;

/**
 * Sends the messages that the projections declare to the subscribers of each owner, for every transport. While anybody
 * listens it also follows the progress of jobs, and sends their documents again at each step.
 */
export function createLiveHub({ onChanged, projections, announcedTo, progress }: LiveHubOptions): LiveHub {
  const messages = createLiveMessages(projectionRegistry, projections);
  const readTo = (): Position => messages.position();
  const toldTo = announcedTo ?? readTo;
  const subscribers = new Map<string, Set<CoalescingQueue<LiveMessage>>>();
  const listeners = new Set<(userId: string, message: DeliveredMessage) => void>();
  let open = 0;

  /** The last announced position of each projection: no message about progress is ahead of it. */
  const announced = new Map<string, Position>();
  /** For each read in progress, the announcements that came meanwhile: they are newer than the read. */
  const overtaken = new Set<Set<string>>();

  const shown = (message: LiveMessage): LiveMessage => {
    if (progress === undefined) return message;
    if (message.type === 'VideoChanged') {
      const { id, doc } = message.video;
      return { ...message, video: { id, doc: videoJobs.show(id, doc, progress.last) } };
    }
    if (message.type === 'AvatarChanged') {
      const { id, doc } = message.avatar;
      return { ...message, avatar: { id, doc: avatarJobs.show(id, doc, progress.last) } };
    }
    return message;
  };

  /** Messages about progress only: the log has not moved, so the reader's position does not move either. */
  const ofProgress = new WeakSet<LiveMessage>();
  const shownProgress = (message: LiveMessage): LiveMessage => {
    const told = shown(message);
    ofProgress.add(told);
    return told;
  };

  const send = (announcement: Announcement, show = shown): void => {
    for (const { ownerId, key, message } of messages.of(announcement)) {
      const told = show(message);
      for (const listener of listeners) listener(ownerId, { ...told, cursor: toldTo() });
      for (const queue of subscribers.get(ownerId) ?? []) queue.push(key, told);
    }
  };

  const stop = onChanged((announcement) => {
    announced.set(announcement.projection, announcement.position);
    for (const ids of overtaken) for (const { id } of announcement.changes) ids.add(id);
    if (isHeard()) send(announcement);
  });

  /** The documents that show one of these jobs, as changes of their projection. */
  const documentsOf = async (
    kind: (typeof kinds)[number],
    jobs: readonly JobAtWork[],
  ): Promise<readonly (Announcement & { readonly changes: readonly [ChangedDocument] })[]> => {
    const ids = new Set(jobs.filter(({ about }) => about.kind === kind).map(({ about }) => about.id));
    if (ids.size === 0) return [];
    const projection = placeOf[kind];
    const reader = projections.reader(projection) as Pick<ProjectionReader, 'getMany'>;
    const atWork = new Set(jobs.map(({ jobId }) => jobId));
    const showsOne = ({ id, doc }: StoredDocument): boolean =>
      (jobsOf[kind] as (id: string, doc: object) => readonly string[])(id, doc).some((jobId) => atWork.has(jobId));
    return (await reader.getMany(projection, [...ids])).filter(showsOne).map(({ id, doc }) => ({
      projection,
      position: announced.get(projection) ?? (doc['position'] as Position),
      changes: [{ collection: projection, id, before: undefined, after: doc }],
    }));
  };

  const tell = async (kind: (typeof kinds)[number], jobs: readonly JobAtWork[]): Promise<void> => {
    const since = new Set<string>();
    overtaken.add(since);
    try {
      for (const document of await documentsOf(kind, jobs))
        if (!since.has(document.changes[0].id)) send(document, shownProgress);
    } finally {
      overtaken.delete(since);
    }
  };

  const onProgress = (jobs: readonly JobAtWork[]): void => {
    // While a read model is unavailable nothing is sent; the next progress is.
    for (const kind of kinds) void tell(kind, jobs).catch(() => undefined);
  };

  const isHeard = (): boolean => subscribers.size > 0 || listeners.size > 0;
  let stopProgress: (() => void) | undefined;
  /** Nobody looks at the progress of jobs while nobody listens. */
  const followProgress = (): void => {
    if (isHeard()) stopProgress ??= progress?.watch(onProgress);
    else {
      stopProgress?.();
      stopProgress = undefined;
    }
  };

  /** Missed messages, and missed messages that others of the same position follow. */
  const wasMissed = new WeakSet<LiveMessage>();
  const isFollowed = new WeakSet<LiveMessage>();
  const missed = async function* (userId: string, after: Position): AsyncGenerator<readonly [string, LiveMessage]> {
    let held: readonly [string, LiveMessage] | undefined;
    for await (const { key, message } of messages.missed(userId, after)) {
      const told = shown(message);
      wasMissed.add(told);
      if (held?.[1].position === told.position) isFollowed.add(held[1]);
      if (held) yield held;
      held = [key, told];
    }
    if (held) yield held;
    // Progress moves no position, so everybody who comes back gets it.
    for (const kind of kinds)
      for (const document of await documentsOf(kind, progress?.atWork() ?? []))
        for (const { ownerId, key, message } of messages.of(document))
          if (ownerId === userId) yield [key, shownProgress(message)];
  };

  /**
   * The position up to which a subscriber has every change once it has this message. Read models announce the same log
   * at different times, so an earlier change may come later. Undefined if the position does not move.
   */
  const heardTo = (message: LiveMessage, queue: CoalescingQueue<LiveMessage>): Position | undefined => {
    if (ofProgress.has(message) || isFollowed.has(message)) return undefined;
    let waits = wasMissed.has(message);
    for (const { position } of queue.waiting()) {
      if (comparePositions(position, message.position) <= 0) return undefined;
      waits = true;
    }
    return waits ? earlier(message.position, toldTo()) : toldTo();
  };

  /**
   * Gives each message its cursor. A message about progress repeats the cursor before it: an older one would make the
   * hub send messages again, a payment for example.
   */
  const delivered = (queue: CoalescingQueue<LiveMessage>, from: Position): Delivered => {
    let [last, cursor] = [from, from];
    const messagesOf: Delivered = {
      next: async () => {
        const step = await queue.next();
        if (step.done) return step;
        const { value } = step;
        if (!ofProgress.has(value)) last = value.position;
        cursor = later(cursor, heardTo(value, queue) ?? cursor);
        return { done: false, value: { ...value, position: last, cursor } };
      },
      return: () => queue.return(),
      [Symbol.asyncIterator]: () => messagesOf,
    };
    return messagesOf;
  };

  /** The position at which a subscriber starts who has read everything up to now. */
  const nowHeard = (): Position => {
    const told = toldTo();
    // Before the first look at the log nothing was announced.
    return told === START ? readTo() : earlier(readTo(), told);
  };

  const remove = (userId: string, queue: CoalescingQueue<LiveMessage>): void => {
    const queues = subscribers.get(userId);
    if (!queues?.delete(queue)) return;
    open -= 1;
    if (queues.size === 0) subscribers.delete(userId);
    followProgress();
  };

  return {
    follow: (userId, after) => {
      const queue: CoalescingQueue<LiveMessage> = createCoalescingQueue({
        limit: queueLimit,
        onReturn: () => remove(userId, queue),
        ...(after !== undefined && { missed: missed(userId, after) }),
      });
      const queues = subscribers.get(userId) ?? new Set();
      subscribers.set(userId, queues.add(queue));
      open += 1;
      followProgress();
      return delivered(queue, after ?? nowHeard());
    },
    listen: (listener) => {
      listeners.add(listener);
      followProgress();
      return () => {
        listeners.delete(listener);
        followProgress();
      };
    },
    position: () => messages.position(),
    size: () => open,
    close: () => {
      stop();
      stopProgress?.();
      for (const queues of subscribers.values()) for (const queue of queues) queue.end();
    },
  };
}

const earlier = (a: Position, b: Position): Position => (comparePositions(a, b) <= 0 ? a : b);
const later = (a: Position, b: Position): Position => (comparePositions(a, b) >= 0 ? a : b);
