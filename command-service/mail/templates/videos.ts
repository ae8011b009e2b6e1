import type { MailData } from '../../../domain/mail/index.ts';
import {
  button,
  credits,
  dateAndTime,
  dateOnly,
  facts,
  note,
  picture,
  text,
  type MailLinks,
  type MailText,
} from './text.ts';

const named = (title: string): string => (title.trim() === '' ? 'Your video' : `“${title.trim()}”`);

/** The page of one video. */
const pageOf = (videoId: string): string => `/my-videos?video=${encodeURIComponent(videoId)}`;

export const videoCompleted = ({ videoId, title }: MailData<'video_completed'>, { page }: MailLinks): MailText => ({
  subject: `${named(title)} is ready`,
  preview: 'Watch, download or share it.',
  heading: 'Your video is ready',
  parts: [
    picture(`Watch ${named(title)}`, page(pageOf(videoId))),
    text(`${named(title)} is finished. Watch it, download it or share it with a link.`),
    button('Watch your video', page(pageOf(videoId))),
  ],
});

export const videoFailed = (
  { videoId, title, reason, halfCredits }: MailData<'video_failed'>,
  { page }: MailLinks,
): MailText => ({
  subject: `${named(title)} could not be made`,
  preview: 'Your credits were returned.',
  heading: 'Your video could not be made',
  parts: [
    text(`${named(title)} could not be finished. ${reason}`),
    text(`The ${credits(halfCredits)} that were reserved for it are back in your account.`),
    button('Open the video', page(pageOf(videoId))),
  ],
});

export const videoRemoved = ({ title, reason }: MailData<'video_removed'>, { page }: MailLinks): MailText => ({
  subject: `${named(title)} was deleted`,
  preview: reason === '' ? 'Our staff deleted it.' : reason,
  heading: 'Our staff deleted your video',
  parts: [
    text(`${named(title)} was deleted by our staff.${reason === '' ? '' : ` The reason: ${reason}`}`),
    button('Open my videos', page('/my-videos')),
  ],
});

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
const viewsOf = (count: number): string => (count === 1 ? '1 view' : `${count} views`);

export const weekResults = (
  { week, views, finished, videos }: MailData<'week_results'>,
  { page }: MailLinks,
): MailText => ({
  subject: `Your videos were watched ${times(views)} last week`,
  preview: finished === 0 ? 'See which of them.' : `Watched to the end: ${times(finished)}.`,
  heading: 'Your videos last week',
  parts: [
    facts(['Views', String(views)], ['Watched to the end', String(finished)]),
    text(videos.length === 1 ? 'Your most watched video:' : 'Your most watched videos:'),
    facts(...videos.map(({ title, views: count }) => [named(title), viewsOf(count)] as const)),
    button('See your results', page(videos.length === 1 ? pageOf(videos[0]?.videoId ?? '') : '/dashboard')),
    note(`The week began on Monday, ${dateOnly(week)} (UTC).`),
  ],
});

export const creditLow = ({ halfCredits }: MailData<'credit_low'>, { page }: MailLinks): MailText => ({
  subject: halfCredits === 0 ? 'You have no credits left' : `You have ${credits(halfCredits)} left`,
  preview: 'One credit is one minute of video.',
  heading: 'Your credits are running low',
  parts: [
    text(`You have ${credits(halfCredits)} left. One credit is one minute of video.`),
    button('Add credits', page('/add-ons')),
  ],
});

/** 0: less than a day, which may end today or tomorrow, depending on where the reader is. */
const inDays = (days: number): string => (days === 0 ? 'within a day' : days === 1 ? 'tomorrow' : `in ${days} days`);

export const creditsExpiring = (
  { days, halfCredits, expiresAtMs }: MailData<'credits_expiring'>,
  { page }: MailLinks,
): MailText => ({
  subject: `${credits(halfCredits)} expire ${inDays(days)}`,
  preview: `Use them by ${dateAndTime(expiresAtMs)}.`,
  heading: `Credits expire ${inDays(days)}`,
  parts: [
    text(
      `${credits(halfCredits)} in your account expire on ${dateAndTime(expiresAtMs)}. Videos use the credits that expire first.`,
    ),
    button('Make a video', page('/generate-video')),
    note('Your statement lists every credit with its date of expiry.'),
  ],
});

export const webhookDisabled = ({ target, reason }: MailData<'webhook_disabled'>, { page }: MailLinks): MailText => ({
  subject: 'A webhook was switched off',
  preview: 'It no longer gets events.',
  heading: 'A webhook was switched off',
  parts: [
    text(`The webhook to ${target} no longer gets events. ${reason}`),
    text('When your server answers again, switch it on.'),
    button('Open webhooks', page('/integrations')),
  ],
});
