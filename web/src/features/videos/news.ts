import { useSyncExternalStore } from 'react';
import type { LiveVideoFragment } from '../../gql/graphql.ts';

/** A video that was finished or has failed while the page was open, and that nobody has looked at since. */
export type News = Pick<LiveVideoFragment, 'id' | 'title' | 'status' | 'creditsReturned'>;

/** Videos that were seen being made: what was finished before the page was opened is not news. */
const running = new Set<string>();
let unseen: readonly News[] = [];
const listeners = new Set<() => void>();

function set(next: readonly News[]): void {
  unseen = next;
  for (const listener of listeners) listener();
}

/** Notes a video as a live update sends it; `before` is its status in the cache. */
export function noteVideo(video: News, before: LiveVideoFragment['status'] | undefined): void {
  const isRunning = (status: LiveVideoFragment['status'] | undefined): boolean =>
    status === 'PENDING' || status === 'PROCESSING';
  if (isRunning(video.status)) running.add(video.id);
  else if (running.delete(video.id) || isRunning(before)) set([...unseen.filter(({ id }) => id !== video.id), video]);
}

/** Forgets the news: the user looks at the list of videos. */
export function seeNews(): void {
  if (unseen.length > 0) set([]);
}

/** Calls the listener whenever something is new or seen. Returns a function that stops it. */
export const subscribeToNews = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const countUnseen = (): number => unseen.length;

/** The news that nobody has looked at, the latest last. */
export const useUnseen = (): readonly News[] =>
  useSyncExternalStore(
    subscribeToNews,
    () => unseen,
    () => unseen,
  );
