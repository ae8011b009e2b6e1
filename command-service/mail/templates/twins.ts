import type { MailData } from '../../../domain/mail/index.ts';
import { button, text, type MailLinks, type MailText } from './text.ts';

const named = (name: string): string => (name.trim() === '' ? 'Your Digital Twin' : `“${name.trim()}”`);

export const twinReady = ({ name }: MailData<'twin_ready'>, { page }: MailLinks): MailText => ({
  subject: `${named(name)} is ready to present`,
  preview: 'Choose it for your next video.',
  heading: 'Your Digital Twin is ready',
  parts: [
    text(`${named(name)} is ready. Choose it as the presenter of your next video.`),
    button('Make a video', page('/generate-video')),
    text('You can take your consent back at any time: the Digital Twin then stops working at once.'),
  ],
});

export const twinFailed = ({ name, reason }: MailData<'twin_failed'>, { page }: MailLinks): MailText => ({
  subject: `${named(name)} could not be made`,
  preview: 'Your Digital Twin credit was given back.',
  heading: 'Your Digital Twin could not be made',
  parts: [
    text(`${named(name)} could not be made. ${reason}`),
    text('Your Digital Twin credit was given back, and the recordings were removed.'),
    button('Try again', page('/manage-avatars')),
  ],
});
