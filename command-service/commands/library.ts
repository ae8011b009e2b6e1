import { randomUUID } from 'node:crypto';
import {
  libraryOrderAggregate,
  libraryOrderId,
  libraryViewId,
  type LibraryCommand,
  type LibraryVideoDetails,
  libraryVideoAggregate,
  libraryViewAggregate,
} from '../../domain/library/index.ts';
import type { Position } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Caller, contextFor, keyOf, requestHashOf, uuidFrom } from '../support/context.ts';
import { say } from '../../words/index.ts';

/** An administrator's description of a video of the library. */
export type LibraryVideoInput = Omit<LibraryVideoDetails, 'libraryVideoId'>;

export interface LibraryVideoChange {
  readonly libraryVideoId: string;
  readonly position: Position;
}

/** The library of educational videos. */
export interface LibraryCommands {
  addLibraryVideo(input: LibraryVideoInput, caller: Caller): Promise<LibraryVideoChange>;
  /** Replaces the details. Throws NOT_FOUND. */
  changeLibraryVideo(libraryVideoId: string, input: LibraryVideoInput, caller: Caller): Promise<LibraryVideoChange>;
  /** Shows the video to users, or hides it. Throws NOT_FOUND. */
  activateLibraryVideo(libraryVideoId: string, isActive: boolean, caller: Caller): Promise<LibraryVideoChange>;
  /** Requests another check of the file. Throws NOT_FOUND. */
  checkLibraryFile(libraryVideoId: string, caller: Caller): Promise<LibraryVideoChange>;
  /** Puts the videos into this order; videos that are not named come first. */
  reorderLibrary(libraryVideoIds: readonly string[], caller: Caller): Promise<Position>;
  /** Throws NOT_FOUND. */
  removeLibraryVideo(libraryVideoId: string, caller: Caller): Promise<LibraryVideoChange>;
  /** Counts a view, once per user and day. Throws NOT_FOUND for a video that users do not see. */
  watchLibraryVideo(userId: string, libraryVideoId: string, caller: Caller): Promise<LibraryVideoChange>;
}

export function createLibraryCommands({ executor }: Pick<Dependencies, 'executor'>): LibraryCommands {
  const execute = async (name: string, libraryVideoId: string, command: LibraryCommand, caller: Caller) => {
    const requestHash = requestHashOf({ ...command });
    const { position } = await executor.execute(
      libraryVideoAggregate,
      libraryVideoId,
      command,
      contextFor(caller, name, { requestHash }),
    );
    return { libraryVideoId, position };
  };

  return {
    addLibraryVideo: async (input, caller) => {
      // A repeated call finds the video that the first one added.
      const key = keyOf(caller);
      const libraryVideoId = key === undefined ? randomUUID() : uuidFrom(`library/${caller.actor.id}/${key}`);
      const command: LibraryCommand = { kind: 'add', details: { libraryVideoId, ...input } };
      return execute('add-library-video', libraryVideoId, command, caller);
    },
    changeLibraryVideo: async (libraryVideoId, input, caller) =>
      execute(
        'change-library-video',
        libraryVideoId,
        { kind: 'change', details: { libraryVideoId, ...input } },
        caller,
      ),
    activateLibraryVideo: async (libraryVideoId, isActive, caller) =>
      execute('activate-library-video', libraryVideoId, { kind: 'setActive', isActive }, caller),
    checkLibraryFile: async (libraryVideoId, caller) =>
      execute('check-library-file', libraryVideoId, { kind: 'requestCheck', libraryVideoId }, caller),
    reorderLibrary: async (libraryVideoIds, caller) => {
      const command = { kind: 'reorder', libraryVideoIds } as const;
      const requestHash = requestHashOf({ ...command });
      const context = contextFor(caller, 'reorder-library', { requestHash });
      return (await executor.execute(libraryOrderAggregate, libraryOrderId, command, context)).position;
    },
    removeLibraryVideo: async (libraryVideoId, caller) =>
      execute('remove-library-video', libraryVideoId, { kind: 'remove', libraryVideoId }, caller),
    watchLibraryVideo: async (userId, libraryVideoId, caller) => {
      const { state } = await executor.load(libraryVideoAggregate, libraryVideoId);
      if (state.details?.isActive !== true) throw new Refusal('NOT_FOUND', say('VIDEO_NOT_FOUND'));
      const { position } = await executor.execute(
        libraryViewAggregate,
        libraryViewId(libraryVideoId, userId),
        { kind: 'watch', libraryVideoId, userId },
        contextFor(caller, 'watch-library-video'),
      );
      return { libraryVideoId, position };
    },
  };
}
