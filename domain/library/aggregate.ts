import type { Aggregate } from '../aggregate.ts';
import {
  decideLibraryOrder,
  decideLibraryVideo,
  decideLibraryView,
  evolveLibraryOrder,
  evolveLibraryVideo,
  evolveLibraryView,
  initialLibraryOrder,
  initialLibraryVideo,
  initialLibraryView,
  type LibraryCommand,
  type LibraryOrderState,
  libraryOrderStateVersion,
  type LibraryVideoState,
  libraryVideoStateVersion,
  type LibraryViewState,
  libraryViewStateVersion,
  type ReorderLibrary,
  type WatchLibraryVideo,
} from './decide.ts';
import {
  type LibraryEvent,
  type LibraryOrderEvent,
  libraryOrderStream,
  libraryStream,
  type LibraryViewEvent,
  libraryViewStream,
} from './events.ts';

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

/** The order in which the library shows its videos. */
export const libraryOrderAggregate: Aggregate<LibraryOrderState, ReorderLibrary, LibraryOrderEvent> = {
  version: libraryOrderStateVersion,
  snapshots: false,
  initial: initialLibraryOrder,
  streamOf: libraryOrderStream,
  evolve: evolveLibraryOrder,
  decide: decideLibraryOrder,
};
