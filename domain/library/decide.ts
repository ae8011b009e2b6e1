import { Refusal } from '../refusal.ts';
import type { LibraryEvent, LibraryVideoAdded, LibraryViewEvent } from './events.ts';

export type LibraryVideoDetails = LibraryVideoAdded['data'];

/** One video of the library. */
export interface LibraryVideoState {
  readonly status: 'absent' | 'present' | 'removed';
  readonly details?: LibraryVideoDetails;
}

export const initialLibraryVideo: LibraryVideoState = { status: 'absent' };
export const libraryVideoStateVersion = 'library-1';

export type LibraryCommand =
  | { readonly kind: 'add' | 'change'; readonly details: LibraryVideoDetails }
  | { readonly kind: 'remove'; readonly libraryVideoId: string };

const notFound = (): Refusal => new Refusal('NOT_FOUND', 'Video not found');

/** Decides a command on one video of the library. Throws NOT_FOUND for one that is absent or removed. */
export function decideLibraryVideo(command: LibraryCommand, state: LibraryVideoState): readonly LibraryEvent[] {
  switch (command.kind) {
    case 'add':
      return state.status === 'absent' ? [{ type: 'LibraryVideoAdded', data: command.details }] : [];
    case 'change':
      if (state.status !== 'present') throw notFound();
      return [{ type: 'LibraryVideoChanged', data: command.details }];
    case 'remove':
      if (state.status !== 'present') throw notFound();
      return [{ type: 'LibraryVideoRemoved', data: { libraryVideoId: command.libraryVideoId } }];
  }
}

export function evolveLibraryVideo(_state: LibraryVideoState, event: LibraryEvent): LibraryVideoState {
  switch (event.type) {
    case 'LibraryVideoAdded':
    case 'LibraryVideoChanged':
      return { status: 'present', details: event.data };
    case 'LibraryVideoRemoved':
      return { status: 'removed' };
  }
}

/** The views of one video by one user. */
export interface LibraryViewState {
  /** The last day that counted, in UTC; absent before the first view. */
  readonly lastDay?: string;
}

export const initialLibraryView: LibraryViewState = {};
export const libraryViewStateVersion = 'library-view-1';

export interface WatchLibraryVideo {
  readonly kind: 'watch';
  readonly libraryVideoId: string;
  readonly userId: string;
}

/** Counts a view; a further one on the same day changes nothing. `now` is UTC milliseconds. */
export function decideLibraryView(
  { libraryVideoId, userId }: WatchLibraryVideo,
  { lastDay = '' }: LibraryViewState,
  now: number,
): readonly LibraryViewEvent[] {
  const day = new Date(now).toISOString().slice(0, 10);
  // Not before the last one either: the clock of another machine may be behind.
  return day > lastDay ? [{ type: 'LibraryVideoWatched', data: { libraryVideoId, userId, day } }] : [];
}

export const evolveLibraryView = (_state: LibraryViewState, { data }: LibraryViewEvent): LibraryViewState => ({
  lastDay: data.day,
});
