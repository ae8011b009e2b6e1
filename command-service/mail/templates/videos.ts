import type { MailData } from '../../../domain/mail/index.ts';
import { button, facts, link, note, picture, text, type MailText, type MailWords } from './text.ts';

const named = (title: string, { t }: MailWords): string =>
  title.trim() === '' ? t('MAIL_YOUR_VIDEO') : t('MAIL_QUOTED', { title: title.trim() });

/** The words of a picture that leads to a video. */
export const watchWords = (title: string, { t }: MailWords): string =>
  title.trim() === '' ? t('MAIL_WATCH') : t('MAIL_WATCH_QUOTED', { title: title.trim() });

/** The address of the page of one video. */
export const videoPage = (videoId: string, { page }: MailWords): string =>
  page(`/my-videos?video=${encodeURIComponent(videoId)}`);

export function videoCompleted({ videoId, title }: MailData<'video_completed'>, words: MailWords): MailText {
  const { t } = words;
  const video = named(title, words);
  return {
    subject: t('MAIL_READY_SUBJECT', { video }),
    preview: t('MAIL_READY_PREVIEW'),
    heading: t('MAIL_READY_TITLE'),
    parts: [
      picture(watchWords(title, words), videoPage(videoId, words)),
      text(t('MAIL_READY_TEXT', { video })),
      button(t('MAIL_WATCH'), videoPage(videoId, words)),
    ],
  };
}

export function videoFailed(
  { videoId, title, reason, halfCredits }: MailData<'video_failed'>,
  words: MailWords,
): MailText {
  const { t, credits } = words;
  const video = named(title, words);
  return {
    subject: t('MAIL_FAILED_SUBJECT', { what: video }),
    preview: t('MAIL_FAILED_PREVIEW'),
    heading: t('MAIL_FAILED_TITLE'),
    parts: [
      text(t('MAIL_FAILED_TEXT', { video, reason })),
      text(t('MAIL_FAILED_CREDITS', { credits: credits(halfCredits) })),
      button(t('MAIL_FAILED_BUTTON'), videoPage(videoId, words)),
    ],
  };
}

export function videoRemoved({ title, reason }: MailData<'video_removed'>, words: MailWords): MailText {
  const { t, page } = words;
  const video = named(title, words);
  return {
    subject: t('MAIL_REMOVED_SUBJECT', { video }),
    preview: reason === '' ? t('MAIL_REMOVED_PREVIEW') : reason,
    heading: t('MAIL_REMOVED_TITLE'),
    parts: [
      text(t('MAIL_REMOVED_TEXT', { video })),
      ...(reason === '' ? [] : [text(t('MAIL_REMOVED_REASON', { reason }))]),
      button(t('MAIL_REMOVED_BUTTON'), page('/my-videos')),
    ],
  };
}

/** The most watched video comes first, with its picture. */
export function weekResults(
  { week, views, finished, videos: [best, ...others] }: MailData<'week_results'>,
  words: MailWords,
): MailText {
  const { t, page, dateOnly } = words;
  const viewsOf = ({ title, views: count }: { readonly title: string; readonly views: number }): string => {
    const video = named(title, words);
    return count === 1 ? t('MAIL_WEEK_VIEW', { video }) : t('MAIL_WEEK_VIEWS_OF', { video, count });
  };
  return {
    subject: views === 1 ? t('MAIL_WEEK_ONCE') : t('MAIL_WEEK_TIMES', { count: views }),
    preview: finished === 0 ? t('MAIL_WEEK_PREVIEW') : t('MAIL_WEEK_PREVIEW_FINISHED', { count: finished }),
    heading: t('MAIL_WEEK_TITLE'),
    parts: [
      facts([t('MAIL_WEEK_VIEWS'), String(views)], [t('MAIL_WEEK_FINISHED'), String(finished)]),
      ...(best === undefined
        ? []
        : [
            text(t('MAIL_WEEK_BEST')),
            picture(watchWords(best.title, words), videoPage(best.videoId, words)),
            text(viewsOf(best)),
            button(t('MAIL_FAILED_BUTTON'), videoPage(best.videoId, words)),
          ]),
      ...(others.length === 0 ? [] : [text(t('MAIL_WEEK_MORE'))]),
      ...others.map((video) => link(viewsOf(video), videoPage(video.videoId, words))),
      link(t('MAIL_WEEK_BUTTON'), page('/dashboard')),
      note(t('MAIL_WEEK_NOTE', { day: dateOnly(week) })),
    ],
  };
}

export const webhookDisabled = (
  { target, reason }: MailData<'webhook_disabled'>,
  { t, page }: MailWords,
): MailText => ({
  subject: t('MAIL_HOOK_TITLE'),
  preview: t('MAIL_HOOK_PREVIEW'),
  heading: t('MAIL_HOOK_TITLE'),
  parts: [
    text(t('MAIL_HOOK_TEXT', { target, reason })),
    text(t('MAIL_HOOK_AGAIN')),
    button(t('MAIL_HOOK_BUTTON'), page('/integrations')),
  ],
});
