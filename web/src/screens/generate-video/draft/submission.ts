import { submissionOf } from '../../../app/idempotency.ts';
import type { StartVideoInput } from '../../../gql/graphql.ts';
import { keptImages, sharedUrlOf, type Draft, type VideoSubmission } from './draft.ts';
import { t } from '../../../i18n/t.ts';

const day = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The title of a video that the user gave none (spec part 2 section 2). */
export function defaultTitle(date: Date): string {
  return t('Property Video - {date}', { date: day.format(date) });
}

/** The parts of a draft that make the video, as text. */
function contentOf(draft: Draft): string {
  const { title, propertyAddress, script, avatarId } = draft;
  return JSON.stringify([
    title.trim(),
    propertyAddress.trim(),
    script,
    avatarId,
    sharedUrlOf(draft),
    keptImages(draft),
    captionsOf(draft),
    draft.film,
  ]);
}

/**
 * The submission of a draft: the stored one while the content of the video is the same; a new one otherwise.
 *
 * @param now the date of a default title
 */
export function submit(draft: Draft, now: Date): VideoSubmission {
  const stored = draft.submission;
  const submission = submissionOf(contentOf(draft), stored);
  return submission === stored ? stored : { ...submission, title: draft.title.trim() || defaultTitle(now) };
}

/** What is written under each picture that was not left out. */
const captionsOf = (draft: Draft): string[] => keptImages(draft).map((url) => draft.pictureCaptions[url]?.trim() ?? '');

/** The input of the mutation that starts the video. */
export function requestOf(draft: Draft, avatarId: string, { key, title }: VideoSubmission): StartVideoInput {
  return {
    title,
    propertyAddress: draft.propertyAddress.trim(),
    script: draft.script,
    avatarId,
    screenShareUrl: sharedUrlOf(draft),
    imageUrls: [...keptImages(draft)],
    pictureCaptions: captionsOf(draft),
    film: draft.film,
    ...(draft.madeFrom === null ? {} : { madeFrom: draft.madeFrom }),
    idempotencyKey: key,
  };
}
