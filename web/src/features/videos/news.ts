import { useSyncExternalStore } from 'react';
import type { LiveVideoFragment } from '../../gql/graphql.ts';

/** A video that was finished or has failed while the page was open, and that the user has not looked at since. */
export type News = Pick<LiveVideoFragment, 'id' | 'title' | 'status' | 'creditsReturned'>;

/** Videos that this page saw in progress. A video that was finished earlier is not news. */
const running = new Set<string>();
let unseen: readonly News[] = [];
const listeners = new Set<() => void>();

function set(next: readonly News[]): void {
  unseen = next;
  for (const listener of listeners) listener();
}

/** Records a video from a live update; `before` is its status in the cache. */
export function noteVideo(video: News, before: LiveVideoFragment['status'] | undefined): void {
  const isRunning = (status: LiveVideoFragment['status'] | undefined): boolean =>
    status === 'PENDING' || status === 'PROCESSING';
  if (isRunning(video.status)) running.add(video.id);
  else if (running.delete(video.id) || isRunning(before)) set([...unseen.filter(({ id }) => id !== video.id), video]);
}

/** Clears the news: the user looks at the list of videos. */
export function seeNews(): void {
  if (unseen.length > 0) set([]);
}

/** Calls the listener whenever something is new or seen. Returns a function that stops it. */
export const subscribeToNews = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const countUnseen = (): number => unseen.length;

/** The news that the user has not looked at, the latest last. */
export const useUnseen = (): readonly News[] =>
  useSyncExternalStore(
    subscribeToNews,
    () => unseen,
    () => unseen,
  );
