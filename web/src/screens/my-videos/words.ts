import type { LiveVideoFragment } from '../../gql/graphql.ts';
import { shortfall } from '../../features/credits/balance.ts';
import { creditsInWords, formatCredits, formatCreditsExactly } from '../../ui/format.ts';

export type Video = LiveVideoFragment;
/** What is known of a selected video; most of them need not be loaded. */
export type Selectable = Pick<Video, 'id' | 'title' | 'status' | 'creditsHeld' | 'deletionCredits'>;

const exactly = (credits: number): string => `${formatCreditsExactly(credits)} ${credits === 1 ? 'credit' : 'credits'}`;

/** The effect of a video on the balance: credits held, used or returned. Empty if unknown. */
export function creditsSentence({ status, creditsHeld, creditsUsed, creditsReturned }: Video): string {
  if (status === 'PENDING' || status === 'PROCESSING')
    return creditsHeld === null ? '' : `${exactly(creditsHeld)} held`;
  if (status === 'FAILED') return creditsReturned === null ? '' : `${exactly(creditsReturned)} returned`;
  const returned = (creditsReturned ?? 0) > 0 ? `, ${formatCreditsExactly(creditsReturned ?? 0)} returned` : '';
  return creditsUsed === null ? '' : `${exactly(creditsUsed)} used${returned}`;
}

/** Whether a video is not finished yet. */
export function isRunning({ status }: Pick<Video, 'status'>): boolean {
  return status === 'PENDING' || status === 'PROCESSING';
}

/** The number of names in the question before it counts the rest. */
const mostNames = 4;

/** The consequences of deleting these videos: the unfinished ones, what comes back, and what is spent (DECISIONS 11). */
export function removalWarning(videos: readonly Selectable[]): string {
  const running = videos.filter(isRunning);
  const gone = `${videos.length === 1 ? 'The video' : 'The videos'} and ${videos.length === 1 ? 'its' : 'their'} files will be gone. You can undo this for 10 seconds.`;
  if (running.length === 0) return gone;
  const spent = running.reduce((sum, { deletionCredits }) => sum + deletionCredits, 0);
  const held = running.reduce((sum, { creditsHeld }) => sum + (creditsHeld ?? 0), 0) - spent;
  const others = running.length - mostNames;
  const named = running.slice(0, others > 1 ? mostNames : running.length).map(({ title }) => `“${title}”`);
  const names = new Intl.ListFormat('en-US').format(others > 1 ? [...named, `${others} more`] : named);
  const back =
    held > 0
      ? ` ${running.length === 1 ? 'It' : 'They'} will be cancelled, and ${creditsInWords(held)} ${held === 1 ? 'comes' : 'come'} back.`
      : '';
  const lost = spent > 0 ? ` ${creditsInWords(spent)} ${spent === 1 ? 'is' : 'are'} spent: the work has begun.` : '';
  return `${names} ${running.length === 1 ? 'is' : 'are'} still being made.${back}${lost} ${gone}`;
}

/** The question before another attempt: its price, and what the balance does not cover. */
export function retryQuestion({ retryCredits }: Video, available: number): string {
  const price = retryCredits ?? 0;
  const missing = shortfall(available, price);
  return missing > 0
    ? `Another attempt takes up to ${exactly(price)}. You need ${formatCredits(missing)} more credits to generate this video.`
    : `Another attempt takes up to ${exactly(price)} of your ${formatCredits(available)}. They are held until it ends; a failure gives them back.`;
}

/** The note about pictures that the video omits. */
export const leftOutSentence = (count: number): string =>
  count === 1
    ? 'Made without 1 picture that could not be loaded.'
    : `Made without ${count} pictures that could not be loaded.`;

/** The file name and host of a URL. */
export function fileOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? 'Your picture' : `${parsed.pathname.split('/').at(-1) ?? ''} on ${parsed.hostname}`.trim();
}
