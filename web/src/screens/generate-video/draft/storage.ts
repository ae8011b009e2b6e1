import { isRecord } from '../../../app/rest.ts';
import { logFailure } from '../../../app/log.ts';
import { emptyDraft, type Draft, type Fact, type Submission } from './draft.ts';

/** Changes with the shape of a draft: an older one is then left alone. */
const keyOf = (userId: string): string => `curbcast.videoDraft.1.${userId}`;

const lengths = ['SHORT', 'MEDIUM', 'LONG'] as const;
const languages = ['SPANISH', 'CHINESE', 'HINDI', 'FARSI'] as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

function factOf(value: unknown): readonly Fact[] {
  return isRecord(value)
    ? [{ name: textOf(value['name']), value: textOf(value['value']), source: textOf(value['source']) }]
    : [];
}

function submissionFrom(value: unknown): Submission | null {
  if (!isRecord(value) || typeof value['key'] !== 'string' || typeof value['content'] !== 'string') return null;
  return { key: value['key'], content: value['content'], title: textOf(value['title']) };
}

/** A draft from whatever was stored: fields of another shape are as if they had never been filled in. */
export function parseDraft(stored: unknown): Draft {
  if (!isRecord(stored)) return emptyDraft;
  return {
    propertyDetails: textOf(stored['propertyDetails']),
    length: lengths.find((length) => length === stored['length']) ?? emptyDraft.length,
    title: textOf(stored['title']),
    propertyAddress: textOf(stored['propertyAddress']),
    script: textOf(stored['script']),
    language: languages.find((language) => language === stored['language']) ?? null,
    facts: Array.isArray(stored['facts']) ? stored['facts'].flatMap(factOf) : [],
    placeholders: textsOf(stored['placeholders']),
    imageUrls: textsOf(stored['imageUrls']),
    removedImages: textsOf(stored['removedImages']),
    avatarId: typeof stored['avatarId'] === 'string' ? stored['avatarId'] : null,
    screenShare: stored['screenShare'] === true,
    screenShareUrl: textOf(stored['screenShareUrl']),
    submission: submissionFrom(stored['submission']),
  };
}

/** The user's draft in this browser; an empty one where there is none. */
export function readDraft(userId: string): Draft {
  try {
    return parseDraft(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'));
  } catch (cause) {
    logFailure('the draft could not be read', cause);
    return emptyDraft;
  }
}

/** Keeps the draft in this browser. Gives whether that was possible: storage can be full or closed to us. */
export function storeDraft(userId: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft));
    return true;
  } catch (cause) {
    logFailure('the draft could not be kept', cause);
    return false;
  }
}

/** Forgets the draft: it became a video, or its user starts over. */
export function dropDraft(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch (cause) {
    logFailure('the draft could not be removed', cause);
  }
}
