import { submissionOf } from '../../../app/idempotency.ts';
import type { StartVideoInput } from '../../../gql/graphql.ts';
import { keptImages, sharedUrlOf, type Draft, type VideoSubmission } from './draft.ts';
import { scenesOf } from './scenes.ts';
import { t } from '../../../i18n/t.ts';

const day = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The title of a video without a title from the user. */
export function defaultTitle(date: Date): string {
  return t('Property Video - {date}', { date: day.format(date) });
}

/** The order of the draft, without title and presenter. */
const orderOf = (draft: Draft) => ({
  propertyAddress: draft.propertyAddress.trim(),
  script: draft.script,
  screenShareUrl: sharedUrlOf(draft),
  imageUrls: [...keptImages(draft)],
  pictureCaptions: keptImages(draft).map((url) => draft.pictureCaptions[url]?.trim() ?? ''),
  pictureTexts: keptImages(draft).map((url) => draft.pictureTexts[url] ?? ''),
  pictureScenes: scenesOf(draft.scenePictures, keptImages(draft)),
  look: draft.look,
  ...(draft.madeFrom === null ? {} : { madeFrom: draft.madeFrom }),
});

/**
 * The submission of a draft: the stored one while the content of the video is the same; a new one otherwise.
 *
 * @param now the date of a default title
 */
export function submit(draft: Draft, now: Date): VideoSubmission {
  const stored = draft.submission;
  const submission = submissionOf(JSON.stringify([draft.title.trim(), draft.avatarId, orderOf(draft)]), stored);
  return submission === stored ? stored : { ...submission, title: draft.title.trim() || defaultTitle(now) };
}

/** The input of the mutation that starts the video. */
export const requestOf = (draft: Draft, avatarId: string, { key, title }: VideoSubmission): StartVideoInput => ({
  ...orderOf(draft),
  title,
  avatarId,
  idempotencyKey: key,
});
