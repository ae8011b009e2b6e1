import type { LiveVideoFragment } from '../../gql/graphql.ts';
import { shortfall } from '../../features/credits/balance.ts';
import { clock, creditsInWords, formatCredits, formatDay } from '../../ui/format.ts';
import { t } from '../../i18n/t.ts';
import { locale } from '../../i18n/language.ts';

export type Video = LiveVideoFragment;
/** The known fields of a selected video; most selected videos need not be loaded. */
export type Selectable = Pick<Video, 'id' | 'title' | 'status' | 'creditsHeld' | 'deletionCredits'>;

export const statusOf = { PENDING: 'pending', PROCESSING: 'processing', READY: 'ready', FAILED: 'failed' } as const;

/** The effect of a video on the balance: credits held, used or returned. Empty if unknown. */
export function creditsSentence({ status, creditsHeld, creditsUsed, creditsReturned }: Video): string {
  if (status === 'PENDING' || status === 'PROCESSING')
    return creditsHeld === null ? '' : t('{creditsHeld} held', { creditsHeld: creditsInWords(creditsHeld) });
  if (status === 'FAILED')
    return creditsReturned === null
      ? ''
      : t('{creditsReturned} returned', { creditsReturned: creditsInWords(creditsReturned) });
  if (creditsUsed === null) return '';
  return (creditsReturned ?? 0) > 0
    ? t('{used} used, {returned} returned', {
        used: creditsInWords(creditsUsed),
        returned: formatCredits(creditsReturned ?? 0),
      })
    : t('{creditsUsed} used', { creditsUsed: creditsInWords(creditsUsed) });
}

/** The day, the length and the views of a video, if known. */
export const factsOf = ({ createdAt, duration, status, viewCount }: Video): readonly string[] => [
  formatDay(createdAt),
  ...(duration === null ? [] : [clock(duration)]),
  ...(status === 'READY' ? [viewsOf(viewCount)] : []),
];

/** How often a video was watched. */
export const viewsOf = (count: number): string => (count === 1 ? t('1 view') : t('{count} views', { count }));

/** Whether a video is not finished yet. */
export function isRunning({ status }: Pick<Video, 'status'>): boolean {
  return status === 'PENDING' || status === 'PROCESSING';
}

/** The number of names in the question; the others are only counted. */
const mostNames = 4;

/** The credits that come back when unfinished videos are deleted. */
function givenBack(videos: number, credits: number): string {
  const held = creditsInWords(credits);
  if (videos === 1)
    return credits === 1
      ? t('It will be canceled, and {held} comes back.', { held })
      : t('It will be canceled, and {held} come back.', { held });
  return credits === 1
    ? t('They will be canceled, and {held} comes back.', { held })
    : t('They will be canceled, and {held} come back.', { held });
}

/** The consequences of deleting these videos: the unfinished ones, the returned credits, and the spent ones. */
export function removalWarning(videos: readonly Selectable[]): string {
  const running = videos.filter(isRunning);
  const gone =
    videos.length === 1
      ? t('The video and its files will be gone. You can undo this for 10 seconds.')
      : t('The videos and their files will be gone. You can undo this for 10 seconds.');
  if (running.length === 0) return gone;
  const credits = running.reduce((sum, { deletionCredits }) => sum + deletionCredits, 0);
  const held = running.reduce((sum, { creditsHeld }) => sum + (creditsHeld ?? 0), 0) - credits;
  const others = running.length - mostNames;
  const named = running.slice(0, others > 1 ? mostNames : running.length).map(({ title }) => `“${title}”`);
  const names = new Intl.ListFormat(locale).format(others > 1 ? [...named, t('{others} more', { others })] : named);
  const spent = creditsInWords(credits);
  return [
    running.length === 1 ? t('{names} is still being made.', { names }) : t('{names} are still being made.', { names }),
    ...(held > 0 ? [givenBack(running.length, held)] : []),
    ...(credits > 0
      ? [
          credits === 1
            ? t('{spent} is spent: the work has begun.', { spent })
            : t('{spent} are spent: the work has begun.', { spent }),
        ]
      : []),
    gone,
  ].join(' ');
}

/** The question before another attempt: its price, and the missing credits. */
export function retryQuestion({ retryCredits }: Video, available: number): string {
  const price = retryCredits ?? 0;
  const missing = shortfall(available, price);
  return missing > 0
    ? t('Another attempt takes up to {price}. You need {missing} more credits to generate this video.', {
        price: creditsInWords(price),
        missing: formatCredits(missing),
      })
    : t(
        'Another attempt takes up to {price} of your {available}. They are held until it ends; a failure gives them back.',
        { price: creditsInWords(price), available: formatCredits(available) },
      );
}

/** The note about pictures that the video omits. */
export const leftOutSentence = (count: number): string =>
  count === 1
    ? t('Made without 1 picture that could not be loaded.')
    : t('Made without {count} pictures that could not be loaded.', { count });

/** The file name and host of a URL. */
export function fileOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null
    ? t('Your picture')
    : t('{at} on {hostname}', { at: parsed.pathname.split('/').at(-1) ?? '', hostname: parsed.hostname }).trim();
}
