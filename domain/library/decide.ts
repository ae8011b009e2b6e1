import { Refusal } from '../refusal.ts';
import {
  type LibraryEvent,
  type LibraryFileChecked,
  type LibraryFileCheckFailed,
  type LibraryOrderEvent,
  libraryOrderStream,
  libraryStream,
  type LibraryVideoAdded,
  type LibraryViewEvent,
  libraryViewStream,
} from './events.ts';
import { say } from '../../words/index.ts';
import { dayOf } from '../time.ts';
import type { Aggregate } from '../aggregate.ts';

export type LibraryVideoDetails = LibraryVideoAdded['data'];
export type LibraryFile = LibraryFileChecked['data'];

/** One video of the library. */
export interface LibraryVideoState {
  readonly status: 'absent' | 'present' | 'removed';
  readonly details?: LibraryVideoDetails;
  /** The result of reading the file at `videoUrl`. */
  readonly file?: LibraryFile;
  /** Whether the file still has to be checked. */
  readonly check: 'due' | 'done';
}

export const initialLibraryVideo: LibraryVideoState = { status: 'absent', check: 'done' };

export type LibraryCommand =
  | { readonly kind: 'add' | 'change'; readonly details: LibraryVideoDetails }
  | { readonly kind: 'setActive'; readonly isActive: boolean }
  | { readonly kind: 'remove' | 'requestCheck'; readonly libraryVideoId: string }
  | { readonly kind: 'recordFile'; readonly file: LibraryFile }
  | { readonly kind: 'recordFailure'; readonly failure: LibraryFileCheckFailed['data'] };

const notFound = (): Refusal => new Refusal('NOT_FOUND', say('VIDEO_NOT_FOUND'));

/**
 * Decides a command on one video of the library. Throws NOT_FOUND for one that is absent or removed. The result of
 * a check counts only while the video is waiting for it: late and repeated results change nothing.
 */
export function decideLibraryVideo(command: LibraryCommand, state: LibraryVideoState): readonly LibraryEvent[] {
  const { status, details, check } = state;
  switch (command.kind) {
    case 'add':
      return status === 'absent' ? [{ type: 'LibraryVideoAdded', data: command.details }] : [];
    case 'recordFile':
      return check === 'due' && details?.videoUrl === command.file.videoUrl
        ? [{ type: 'LibraryFileChecked', data: command.file }]
        : [];
    case 'recordFailure':
      return check === 'due' && details?.videoUrl === command.failure.videoUrl
        ? [{ type: 'LibraryFileCheckFailed', data: command.failure }]
        : [];
  }
  if (details === undefined) throw notFound();
  switch (command.kind) {
    case 'change':
      return [{ type: 'LibraryVideoChanged', data: command.details }];
    case 'setActive':
      return details.isActive === command.isActive
        ? []
        : [{ type: 'LibraryVideoChanged', data: { ...details, isActive: command.isActive } }];
    case 'remove':
      return [{ type: 'LibraryVideoRemoved', data: { libraryVideoId: command.libraryVideoId } }];
    case 'requestCheck':
      return check === 'due'
        ? []
        : [{ type: 'LibraryFileCheckRequested', data: { libraryVideoId: command.libraryVideoId } }];
  }
}

export function evolveLibraryVideo(state: LibraryVideoState, event: LibraryEvent): LibraryVideoState {
  switch (event.type) {
    case 'LibraryVideoAdded':
      return { status: 'present', details: event.data, check: 'due' };
    case 'LibraryVideoChanged':
      return event.data.videoUrl === state.details?.videoUrl
        ? { ...state, details: event.data }
        : { status: 'present', details: event.data, check: 'due' };
    case 'LibraryVideoRemoved':
      return { status: 'removed', check: 'done' };
    case 'LibraryFileCheckRequested':
      return { ...state, check: 'due' };
    case 'LibraryFileChecked':
      return { ...state, file: event.data, check: 'done' };
    case 'LibraryFileCheckFailed':
      return { ...state, check: 'done' };
  }
}

/** The views of one video by one user. */
export interface LibraryViewState {
  /** The last day that counted, in UTC; absent before the first view. */
  readonly lastDay?: string;
}

export const initialLibraryView: LibraryViewState = {};

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
  const day = dayOf(now);
  // Not before the last day either: another machine's clock may be slow.
  return day > lastDay ? [{ type: 'LibraryVideoWatched', data: { libraryVideoId, userId, day } }] : [];
}

export const evolveLibraryView = (_state: LibraryViewState, { data }: LibraryViewEvent): LibraryViewState => ({
  lastDay: data.day,
});

/** The order of the library; empty before an administrator chose one. */
export interface LibraryOrderState {
  readonly libraryVideoIds: readonly string[];
}

export const initialLibraryOrder: LibraryOrderState = { libraryVideoIds: [] };

export interface ReorderLibrary {
  readonly kind: 'reorder';
  readonly libraryVideoIds: readonly string[];
}

/** Puts the videos into this order; the present order changes nothing. */
export function decideLibraryOrder(
  { libraryVideoIds }: ReorderLibrary,
  state: LibraryOrderState,
): readonly LibraryOrderEvent[] {
  const isSame =
    libraryVideoIds.length === state.libraryVideoIds.length &&
    libraryVideoIds.every((each, at) => each === state.libraryVideoIds[at]);
  return isSame ? [] : [{ type: 'LibraryReordered', data: { libraryVideoIds: [...libraryVideoIds] } }];
}

export const evolveLibraryOrder = (_state: LibraryOrderState, { data }: LibraryOrderEvent): LibraryOrderState => data;

/** One video of the library. */
export const libraryVideoAggregate: Aggregate<LibraryVideoState, LibraryCommand, LibraryEvent> = {
  version: 'library-2',
  snapshots: false,
  initial: initialLibraryVideo,
  streamOf: libraryStream,
  evolve: evolveLibraryVideo,
  decide: decideLibraryVideo,
};

/** The views of one library video by one user. */
export const libraryViewAggregate: Aggregate<LibraryViewState, WatchLibraryVideo, LibraryViewEvent> = {
  version: 'library-view-1',
  snapshots: false,
  initial: initialLibraryView,
  streamOf: libraryViewStream,
  evolve: evolveLibraryView,
  decide: decideLibraryView,
};

/** The order in which the library shows its videos. */
export const libraryOrderAggregate: Aggregate<LibraryOrderState, ReorderLibrary, LibraryOrderEvent> = {
  version: 'library-order-1',
  snapshots: false,
  initial: initialLibraryOrder,
  streamOf: libraryOrderStream,
  evolve: evolveLibraryOrder,
  decide: decideLibraryOrder,
};
