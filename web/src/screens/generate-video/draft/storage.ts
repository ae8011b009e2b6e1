import { boolean, catch as withFallback, nullable, object, string, unknown } from 'zod/mini';
import { logFailure } from '../../../app/log.ts';
import type { VideoTemplate } from '../../../gql/graphql.ts';
import { emptyDraft, storedDraft, type Draft } from './draft.ts';

/** The version in the key changes with the shape of a draft: drafts of an older shape are then ignored. */
const keyOf = (userId: string, template: VideoTemplate): string => `curbcast.videoDraft.2.${userId}.${template}`;

/** A draft in this browser, and its relation to the one on the server. */
export interface LocalDraft {
  readonly draft: Draft;
  /** The server's revision that it is based on; null if there is none. */
  readonly revision: string | null;
  /** Whether the server has its current state. */
  readonly saved: boolean;
}

const localDraft = object({
  draft: unknown(),
  revision: withFallback(nullable(string()), null),
  saved: withFallback(boolean(), false),
});

/** Reads a draft from stored JSON; anything else gives an empty draft. */
export function parseDraft(stored: unknown): Draft {
  return storedDraft.safeParse(stored).data ?? emptyDraft;
}

const noDraft: LocalDraft = { draft: emptyDraft, revision: null, saved: true };

/** The user's draft of a template in this browser; an empty one if there is none. */
export function readDraft(userId: string, template: VideoTemplate): LocalDraft {
  try {
    const stored = localDraft.safeParse(JSON.parse(localStorage.getItem(keyOf(userId, template)) ?? 'null')).data;
    return stored === undefined ? noDraft : { ...stored, draft: parseDraft(stored.draft) };
  } catch (cause) {
    logFailure('the draft could not be read', cause);
    return noDraft;
  }
}

/** Stores the draft in this browser. Returns false where storage is full or forbidden. */
export function storeDraft(userId: string, template: VideoTemplate, draft: LocalDraft): boolean {
  try {
    localStorage.setItem(keyOf(userId, template), JSON.stringify(draft));
    return true;
  } catch (cause) {
    logFailure('the draft could not be stored', cause);
    return false;
  }
}

/** Whether an event from another tab reports that the draft became a video or was discarded there. */
export const isDropped = ({ key, newValue }: StorageEvent, userId: string, template: VideoTemplate): boolean =>
  key === keyOf(userId, template) && newValue === null;

/** Removes the draft: it became a video, or the user starts over. */
export function dropDraft(userId: string, template: VideoTemplate): void {
  try {
    localStorage.removeItem(keyOf(userId, template));
  } catch (cause) {
    logFailure('the draft could not be removed', cause);
  }
}
