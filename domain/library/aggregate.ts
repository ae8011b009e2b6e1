import type { Aggregate } from '../aggregate.ts';
import {
  decideLibraryVideo,
  decideLibraryView,
  evolveLibraryVideo,
  evolveLibraryView,
  initialLibraryVideo,
  initialLibraryView,
  type LibraryCommand,
  type LibraryVideoState,
  libraryVideoStateVersion,
  type LibraryViewState,
  libraryViewStateVersion,
  type WatchLibraryVideo,
} from './decide.ts';
import { type LibraryEvent, libraryStream, type LibraryViewEvent, libraryViewStream } from './events.ts';

/** One video of the library. */
export const libraryVideoAggregate: Aggregate<LibraryVideoState, LibraryCommand, LibraryEvent> = {
  version: libraryVideoStateVersion,
  snapshots: false,
  initial: initialLibraryVideo,
  streamOf: libraryStream,
  evolve: evolveLibraryVideo,
  decide: decideLibraryVideo,
};

/** The views of one library video by one user. */
export const libraryViewAggregate: Aggregate<LibraryViewState, WatchLibraryVideo, LibraryViewEvent> = {
  version: libraryViewStateVersion,
  snapshots: false,
  initial: initialLibraryView,
  streamOf: libraryViewStream,
  evolve: evolveLibraryView,
  decide: decideLibraryView,
};
