import type { MailData } from '../../../domain/mail/index.ts';
import { button, text, type MailText, type MailWords } from './text.ts';

const named = (name: string, { t }: MailWords): string =>
  name.trim() === '' ? t('YOUR_TWIN') : t('MAIL_QUOTED', { title: name.trim() });

export function twinReady({ name }: MailData<'twin_ready'>, words: MailWords): MailText {
  const { t, page } = words;
  const twin = named(name, words);
  return {
    subject: t('MAIL_TWIN_SUBJECT', { twin }),
    preview: t('MAIL_TWIN_PREVIEW'),
    heading: t('MAIL_TWIN_TITLE'),
    parts: [
      text(t('MAIL_TWIN_TEXT', { twin })),
      button(t('MAIL_MAKE_VIDEO'), page('/generate-video')),
      text(t('MAIL_TWIN_CONSENT')),
    ],
  };
}

export function twinFailed({ name, reason }: MailData<'twin_failed'>, words: MailWords): MailText {
  const { t, page } = words;
  const twin = named(name, words);
  return {
    subject: t('MAIL_FAILED_SUBJECT', { what: twin }),
    preview: t('MAIL_NO_TWIN_PREVIEW'),
    heading: t('MAIL_NO_TWIN_TITLE'),
    parts: [
      text(t('MAIL_NO_TWIN_TEXT', { twin, reason })),
      text(t('MAIL_NO_TWIN_CREDIT')),
      button(t('MAIL_NO_TWIN_BUTTON'), page('/manage-avatars')),
    ],
  };
}
