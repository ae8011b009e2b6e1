import type { MailData } from '../../../domain/mail/index.ts';
import { say, type Sentence } from '../../../words/index.ts';
import { button, facts, note, text, type MailText, type MailWords } from './text.ts';

export const welcome = (_data: MailData<'welcome'>, { t, page }: MailWords): MailText => ({
  subject: t('MAIL_WELCOME_TITLE'),
  preview: t('MAIL_WELCOME_PREVIEW'),
  heading: t('MAIL_WELCOME_TITLE'),
  parts: [
    text(t('MAIL_WELCOME_READY')),
    button(t('MAIL_WELCOME_BUTTON'), page('/generate-video')),
    text(t('MAIL_WELCOME_CREDITS')),
  ],
});

export const verify = ({ url }: MailData<'verify'>, { t }: MailWords): MailText => ({
  subject: t('MAIL_VERIFY'),
  preview: t('MAIL_VERIFY_PREVIEW'),
  heading: t('MAIL_VERIFY'),
  parts: [text(t('MAIL_VERIFY_TEXT')), button(t('MAIL_VERIFY_BUTTON'), url), note(t('MAIL_VERIFY_NOTE'))],
});

export const registrationAttempt = (
  { attemptedAtMs }: MailData<'registration_attempt'>,
  { t, page, dateAndTime }: MailWords,
): MailText => ({
  subject: t('MAIL_ATTEMPT_TITLE'),
  preview: t('MAIL_ATTEMPT_PREVIEW'),
  heading: t('MAIL_ATTEMPT_TITLE'),
  parts: [
    text(t('MAIL_ATTEMPT_TEXT')),
    facts([t('MAIL_WHEN'), dateAndTime(attemptedAtMs)]),
    text(t('MAIL_ATTEMPT_OWN')),
    button(t('MAIL_ATTEMPT_BUTTON'), page('/login')),
    note(t('MAIL_ATTEMPT_NOTE')),
  ],
});

export const passwordReset = (
  { url, validForMinutes: minutes }: MailData<'password_reset'>,
  { t }: MailWords,
): MailText => ({
  subject: t('MAIL_PASSWORD_RESET'),
  preview: t('MAIL_RESET_PREVIEW', { minutes }),
  heading: t('MAIL_PASSWORD_RESET'),
  parts: [text(t('MAIL_RESET_TEXT')), button(t('MAIL_RESET_BUTTON'), url), note(t('MAIL_RESET_NOTE', { minutes }))],
});

export const passwordChanged = (
  { changedAtMs }: MailData<'password_changed'>,
  { t, page, dateAndTime }: MailWords,
): MailText => ({
  subject: t('MAIL_CHANGED_TITLE'),
  preview: t('MAIL_CHANGED_PREVIEW'),
  heading: t('MAIL_CHANGED_TITLE'),
  parts: [
    text(t('MAIL_CHANGED_TEXT')),
    facts([t('MAIL_WHEN'), dateAndTime(changedAtMs)]),
    text(t('MAIL_CHANGED_NOT_YOU')),
    button(t('MAIL_CHANGED_BUTTON'), page('/forgot-password')),
  ],
});

const signInChanges: Readonly<Record<MailData<'sign_in_changed'>['change'], Sentence>> = {
  second_factor_enabled: say('FACTOR_ENABLED'),
  second_factor_disabled: say('FACTOR_DISABLED'),
  second_factor_moved: say('FACTOR_MOVED'),
  passkey_added: say('FACTOR_PASSKEY_ADDED'),
  passkey_removed: say('FACTOR_PASSKEY_REMOVED'),
  recovery_codes_made: say('FACTOR_CODES'),
};

export function signInChanged(
  { change, changedAtMs }: MailData<'sign_in_changed'>,
  { t, words, page, dateAndTime }: MailWords,
): MailText {
  const what = words(signInChanges[change]);
  return {
    subject: what,
    preview: t('MAIL_FACTOR_PREVIEW'),
    heading: what,
    parts: [
      text(t('MAIL_FACTOR_TEXT')),
      facts([t('MAIL_FACTOR_CHANGE'), what], [t('MAIL_WHEN'), dateAndTime(changedAtMs)]),
      text(t('MAIL_FACTOR_NOT_YOU')),
      button(t('MAIL_FACTOR_BUTTON'), page('/profile')),
    ],
  };
}

const confirmAddress = ({ newEmail: email, url }: MailData<'email_change'>, { t }: MailWords): MailText => ({
  subject: t('MAIL_ADDRESS_TITLE'),
  preview: t('MAIL_ADDRESS_PREVIEW'),
  heading: t('MAIL_ADDRESS_TITLE'),
  parts: [text(t('MAIL_ADDRESS_TEXT', { email })), button(t('MAIL_ADDRESS_BUTTON'), url), note(t('MAIL_ADDRESS_NOTE'))],
});

const undoAddress = ({ newEmail: email, url }: MailData<'email_change'>, { t }: MailWords): MailText => ({
  subject: t('MAIL_UNDO_TITLE'),
  preview: t('MAIL_UNDO_PREVIEW'),
  heading: t('MAIL_UNDO_TITLE'),
  parts: [text(t('MAIL_UNDO_TEXT', { email })), text(t('MAIL_UNDO_NOT_YOU')), button(t('MAIL_UNDO_BUTTON'), url)],
});

export const emailChange = (data: MailData<'email_change'>, words: MailWords): MailText =>
  data.step === 'confirm' ? confirmAddress(data, words) : undoAddress(data, words);

export function accountDeletion(
  { step, deletesAtMs }: MailData<'account_deletion'>,
  { t, page, dateAndTime }: MailWords,
): MailText {
  if (step === 'cancelled') {
    return {
      subject: t('MAIL_STAYS_TITLE'),
      preview: t('MAIL_STAYS_PREVIEW'),
      heading: t('MAIL_STAYS_TITLE'),
      parts: [text(t('MAIL_STAYS_TEXT')), button(t('MAIL_OPEN_CURBCAST'), page('/dashboard'))],
    };
  }
  return {
    subject: t('MAIL_DELETION_TITLE'),
    preview: t('MAIL_DELETION_PREVIEW', { time: dateAndTime(deletesAtMs) }),
    heading: t('MAIL_DELETION_TITLE'),
    parts: [
      text(t('MAIL_DELETION_TEXT')),
      facts([t('MAIL_DELETION_ON'), dateAndTime(deletesAtMs)]),
      text(t('MAIL_DELETION_UNTIL')),
      button(t('MAIL_DELETION_BUTTON'), page('/profile')),
    ],
  };
}
