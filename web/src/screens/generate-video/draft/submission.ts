import type { StartVideoInput } from '../../../gql/graphql.ts';
import { keptImages, type Draft, type Submission } from './draft.ts';

const day = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The title of a video without one (spec part 2 section 2). */
export function defaultTitle(date: Date): string {
  return `Property Video - ${day.format(date)}`;
}

/** What of a draft makes the video: as long as it is the same, it is one and the same request. */
function contentOf(draft: Draft): string {
  const { title, propertyAddress, script, avatarId, screenShareUrl } = draft;
  return JSON.stringify([
    title.trim(),
    propertyAddress.trim(),
    script,
    avatarId,
    screenShareUrl.trim(),
    keptImages(draft),
  ]);
}

/**
 * The submission to send: the one before as long as the content is the same, so that a repetition after a lost
 * answer, a double click or a reload finds the same video; a new one otherwise.
 *
 * @param newKey makes a random key
 * @param now the time that a default title is made from
 */
export function submissionOf(draft: Draft, newKey: () => string, now: Date): Submission {
  const content = contentOf(draft);
  if (draft.submission?.content === content) return draft.submission;
  return { key: newKey(), content, title: draft.title.trim() || defaultTitle(now) };
}

/** The request of a draft under its submission. */
export function requestOf(draft: Draft, avatarId: string, { key, title }: Submission): StartVideoInput {
  const screenShareUrl = draft.screenShareUrl.trim();
  return {
    title,
    propertyAddress: draft.propertyAddress.trim(),
    script: draft.script,
    avatarId,
    screenShareUrl: draft.screenShare && screenShareUrl !== '' ? screenShareUrl : null,
    imageUrls: [...keptImages(draft)],
    idempotencyKey: key,
  };
}
