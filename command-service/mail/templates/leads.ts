import type { MailData } from '../../../domain/mail/index.ts';
import { button, facts, link, note, picture, text, type MailText, type MailWords } from './text.ts';
import { videoPage, watchWords } from './videos.ts';

/** The words of a visitor are shown as they are; only the title, which is the owner's, is part of the subject. */
export function leadReceived(data: MailData<'lead_received'>, words: MailWords): MailText {
  const { leadId, videoId, title, name, email, phone, message } = data;
  const { t, page } = words;
  const about = title.trim();
  return {
    subject: about === '' ? t('MAIL_TOUR_TITLE') : t('MAIL_TOUR_SUBJECT', { title: about }),
    preview: t('MAIL_TOUR_PREVIEW'),
    heading: t('MAIL_TOUR_TITLE'),
    parts: [
      ...(videoId === undefined ? [] : [picture(watchWords(about, words), videoPage(videoId, words))]),
      text(t('MAIL_TOUR_TEXT')),
      facts(
        ...(about === '' ? [] : [[t('MAIL_TOUR_VIDEO'), about] as const]),
        [t('MAIL_TOUR_NAME'), name],
        ...(email === null ? [] : [[t('MAIL_TOUR_EMAIL'), email] as const]),
        ...(phone === null ? [] : [[t('MAIL_TOUR_PHONE'), phone] as const]),
      ),
      ...message
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(text),
      button(t('MAIL_TOUR_BUTTON'), page(`/leads?lead=${encodeURIComponent(leadId)}`)),
      ...(videoId === undefined ? [] : [link(watchWords(about, words), videoPage(videoId, words))]),
      ...(email === null ? [] : [note(t('MAIL_TOUR_NOTE'))]),
    ],
    ...(email !== null && { replyTo: email }),
  };
}

const email = /^[^\s@]+@[^\s@]+$/u;

/** To the visitor, from the owner of the video. It repeats no text from the form. */
export function tourRequestSent(data: MailData<'tour_request_sent'>, words: MailWords): MailText {
  const { title, path, agent, company, phone } = data;
  const { t, page } = words;
  const url = page(path);
  const rows = [
    [t('MAIL_TOUR_VIDEO'), title.trim()],
    [t('MAIL_ASKED_AGENT'), agent],
    [t('MAIL_ASKED_COMPANY'), company],
    [t('MAIL_TOUR_PHONE'), phone],
    [t('MAIL_TOUR_EMAIL'), data.email],
  ] as const;
  const who = agent || company || t('MAIL_ASKED_THE_AGENT');
  const canReply = email.test(data.email);
  return {
    sender: company || agent || t('MAIL_ASKED_THE_AGENT'),
    subject: t('MAIL_ASKED_SUBJECT'),
    preview: t('MAIL_ASKED_PREVIEW', { agent: who }),
    heading: t('MAIL_ASKED_TITLE'),
    parts: [
      picture(watchWords(title, words), url),
      text(t('MAIL_ASKED_TEXT', { agent: who })),
      facts(...rows.filter(([, value]) => value !== '')),
      button(t('MAIL_ASKED_WATCH'), url),
      ...(canReply ? [note(t('MAIL_ASKED_REPLY'))] : []),
    ],
    ...(canReply && { replyTo: data.email }),
  };
}
