import { array, boolean, catch as withFallback, enum as oneOf, nullable, object, string } from 'zod/mini';
import { logFailure } from '../../../app/log.ts';
import { emptyDraft, type Draft } from './draft.ts';

/** The version in the key changes with the shape of a draft: drafts of an older shape are then ignored. */
const keyOf = (userId: string): string => `curbcast.videoDraft.1.${userId}`;

const text = withFallback(string(), '');
const texts = withFallback(array(string()), []);

/** A field of another type counts as not filled in. */
const storedDraft = object({
  propertyDetails: text,
  length: withFallback(oneOf(['SHORT', 'MEDIUM', 'LONG']), emptyDraft.length),
  title: text,
  propertyAddress: text,
  script: text,
  language: withFallback(nullable(oneOf(['SPANISH', 'CHINESE', 'HINDI', 'FARSI'])), null),
  facts: withFallback(array(object({ name: text, value: text, source: text })), []),
  placeholders: texts,
  imageUrls: texts,
  removedImages: texts,
  avatarId: withFallback(nullable(string()), null),
  screenShare: withFallback(boolean(), false),
  screenShareUrl: text,
  submission: withFallback(nullable(object({ key: string(), content: string(), title: text })), null),
});

/** Reads a draft from stored JSON; anything else gives an empty draft. */
export function parseDraft(stored: unknown): Draft {
  return storedDraft.safeParse(stored).data ?? emptyDraft;
}

/** The user's draft in this browser; an empty one if there is none. */
export function readDraft(userId: string): Draft {
  try {
    return parseDraft(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'));
  } catch (cause) {
    logFailure('the draft could not be read', cause);
    return emptyDraft;
  }
}

/** Stores the draft in this browser. Returns false where storage is full or forbidden. */
export function storeDraft(userId: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft));
    return true;
  } catch (cause) {
    logFailure('the draft could not be stored', cause);
    return false;
  }
}

/** Removes the draft: it became a video, or the user starts over. */
export function dropDraft(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch (cause) {
    logFailure('the draft could not be removed', cause);
  }
}
