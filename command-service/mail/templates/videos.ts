import type { MailData } from '../../../domain/mail/index.ts';
import { button, credits, dateAndTime, note, text, type MailLinks, type MailText } from './text.ts';

const named = (title: string): string => (title.trim() === '' ? 'Your video' : `“${title.trim()}”`);

export const videoCompleted = ({ title }: MailData<'video_completed'>, { page }: MailLinks): MailText => ({
  subject: `${named(title)} is ready`,
  preview: 'Watch, download or share it.',
  heading: 'Your video is ready',
  parts: [
    text(`${named(title)} is finished. Watch it, download it or share it with a link.`),
    button('Open my videos', page('/my-videos')),
  ],
});

export const videoFailed = (
  { title, reason, halfCredits }: MailData<'video_failed'>,
  { page }: MailLinks,
): MailText => ({
  subject: `${named(title)} could not be made`,
  preview: 'Your credits were returned.',
  heading: 'Your video could not be made',
  parts: [
    text(`${named(title)} could not be finished. ${reason}`),
    text(`The ${credits(halfCredits)} that were reserved for it are back in your account.`),
    button('Open my videos', page('/my-videos')),
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
