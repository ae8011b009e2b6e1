import type { Position } from '../../domain/envelope.ts';
import {
  createLiveMessages,
  projectionRegistry,
  type Announcement,
  type LiveMessage,
  type Projections,
} from '../../projection-service/index.ts';
import { createCoalescingQueue, type CoalescingQueue } from './coalescing-queue.ts';

export interface LiveHub {
  /**
   * Subscribes to the changes of an account; with `after`, the changes since that position come first. Leaving the
   * loop, or calling `return`, ends the subscription.
   */
  follow(userId: string, after: Position | undefined): CoalescingQueue<LiveMessage>;
  /**
   * Calls the listener for every change of every account, in the order in which they were written. Returns the
   * unsubscribe function.
   */
  listen(listener: (userId: string, message: LiveMessage) => void): () => void;
  /** Answers that are read from now on include every change up to here: `follow` the rest after it. */
  position(): Position;
  /** The number of open subscriptions, for the metrics. */
  size(): number;
  close(): void;
}

export interface LiveHubOptions {
  readonly onChanged: (listener: (announcement: Announcement) => void) => () => void;
  readonly projections: Pick<Projections, 'reader'>;
}

const queueLimit = 1_000;

/** Sends the messages that the projections declare to the subscribers of each owner, for every transport. */
export function createLiveHub({ onChanged, projections }: LiveHubOptions): LiveHub {
  const messages = createLiveMessages(projectionRegistry, projections);
  const subscribers = new Map<string, Set<CoalescingQueue<LiveMessage>>>();
  const listeners = new Set<(userId: string, message: LiveMessage) => void>();
  let open = 0;

  const stop = onChanged((announcement) => {
    if (subscribers.size === 0 && listeners.size === 0) return;
    for (const { ownerId, key, message } of messages.of(announcement)) {
      for (const listener of listeners) listener(ownerId, message);
      for (const queue of subscribers.get(ownerId) ?? []) queue.push(key, message);
    }
  });

  const missed = async function* (userId: string, after: Position): AsyncGenerator<readonly [string, LiveMessage]> {
    for await (const { key, message } of messages.missed(userId, after)) yield [key, message];
  };

  const remove = (userId: string, queue: CoalescingQueue<LiveMessage>): void => {
    const queues = subscribers.get(userId);
    if (!queues?.delete(queue)) return;
    open -= 1;
    if (queues.size === 0) subscribers.delete(userId);
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
      return queue;
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    position: () => messages.position(),
    size: () => open,
    close: () => {
      stop();
      for (const queues of subscribers.values()) for (const queue of queues) queue.end();
    },
  };
}
