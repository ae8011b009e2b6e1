import type { MailData } from '../../../domain/mail/index.ts';
import { button, dateAndTime, facts, note, text, type MailLinks, type MailText } from './text.ts';

export const welcome = (_data: MailData<'welcome'>, { page }: MailLinks): MailText => ({
  subject: 'Welcome to Curbcast',
  preview: 'Make your first video in a few minutes.',
  heading: 'Welcome to Curbcast',
  parts: [
    text('Your account is ready. Paste a listing or write a script, choose a presenter, and Curbcast makes the video.'),
    button('Make your first video', page('/generate-video')),
    text('One credit is one minute of video. Your dashboard shows the credits that you have.'),
  ],
});

export const verify = ({ url }: MailData<'verify'>): MailText => ({
  subject: 'Confirm your email address',
  preview: 'One click, and your account is ready.',
  heading: 'Confirm your email address',
  parts: [
    text('Please confirm that this address is yours.'),
    button('Confirm email address', url),
    note('The link works for 24 hours. If you did not create an account at Curbcast, ignore this email.'),
  ],
});

export const registrationAttempt = (
  { attemptedAtMs }: MailData<'registration_attempt'>,
  { page }: MailLinks,
): MailText => ({
  subject: 'Someone tried to register with your address',
  preview: 'You already have an account at Curbcast. Nothing has changed.',
  heading: 'Someone tried to register with your address',
  parts: [
    text('Someone tried to create a Curbcast account with this email address, which already has one.'),
    facts(['When', dateAndTime(attemptedAtMs)]),
    text('If it was you, sign in, or choose a new password if you forgot yours.'),
    button('Sign in', page('/login')),
    note('If it was not you, you need to do nothing: no account was made, and yours did not change.'),
  ],
});

export const passwordReset = ({ url, validForMinutes }: MailData<'password_reset'>): MailText => ({
  subject: 'Reset your password',
  preview: `The link works for ${validForMinutes} minutes.`,
  heading: 'Reset your password',
  parts: [
    text('Someone, probably you, asked for a new password for your Curbcast account.'),
    button('Choose a new password', url),
    note(
      `The link works once and for ${validForMinutes} minutes. If you did not ask for it, ignore this email: your password stays as it is.`,
    ),
  ],
});

export const passwordChanged = ({ changedAtMs }: MailData<'password_changed'>, links: MailLinks): MailText => ({
  subject: 'Your password was changed',
  preview: 'You are signed out everywhere else.',
  heading: 'Your password was changed',
  parts: [
    text('The password of your Curbcast account was changed, and all other devices were signed out.'),
    facts(['When', dateAndTime(changedAtMs)]),
    text('If this was not you, choose a new password now.'),
    button('Reset password', links.page('/forgot-password')),
  ],
});

const signInChanges: Readonly<Record<MailData<'sign_in_changed'>['change'], string>> = {
  second_factor_enabled: 'Two-step sign-in was switched on',
  second_factor_disabled: 'Two-step sign-in was switched off',
  second_factor_moved: 'Two-step sign-in was moved to another app',
  passkey_added: 'A passkey was added',
  passkey_removed: 'A passkey was removed',
  recovery_codes_made: 'New recovery codes were made',
};

export function signInChanged({ change, changedAtMs }: MailData<'sign_in_changed'>, { page }: MailLinks): MailText {
  const what = signInChanges[change];
  return {
    subject: what,
    preview: 'If this was not you, secure your account now.',
    heading: what,
    parts: [
      text('The way you sign in to Curbcast has changed.'),
      facts(['Change', what], ['When', dateAndTime(changedAtMs)]),
      text('If this was not you, change your password and sign out everywhere.'),
      button('Review sign-in security', page('/profile')),
    ],
  };
}

const confirmAddress = ({ newEmail, url }: MailData<'email_change'>): MailText => ({
  subject: 'Confirm your new email address',
  preview: 'Your account changes to this address when you confirm it.',
  heading: 'Confirm your new email address',
  parts: [
    text(`You asked to use ${newEmail} for your Curbcast account.`),
    button('Confirm new address', url),
    note(
      'Until you confirm it, your account keeps its present address. If you did not ask for this, ignore this email.',
    ),
  ],
});

const undoAddress = ({ newEmail, url }: MailData<'email_change'>): MailText => ({
  subject: 'Your email address was changed',
  preview: 'You can undo this for 72 hours.',
  heading: 'Your email address was changed',
  parts: [
    text(`Your Curbcast account now uses ${newEmail} instead of this address.`),
    text('If this was not you, undo the change. The link works for 72 hours.'),
    button('Undo the change', url),
  ],
});

export const emailChange = (data: MailData<'email_change'>): MailText =>
  data.step === 'confirm' ? confirmAddress(data) : undoAddress(data);

export function accountDeletion({ step, deletesAtMs }: MailData<'account_deletion'>, { page }: MailLinks): MailText {
  if (step === 'cancelled') {
    return {
      subject: 'Your account stays',
      preview: 'The deletion was cancelled.',
      heading: 'Your account stays',
      parts: [
        text('The deletion of your Curbcast account was cancelled. Nothing was removed.'),
        button('Open Curbcast', page('/dashboard')),
      ],
    };
  }
  return {
    subject: 'Your account will be deleted',
    preview: `You can cancel this until ${dateAndTime(deletesAtMs)}.`,
    heading: 'Your account will be deleted',
    parts: [
      text(
        'You asked us to delete your Curbcast account. Your videos, presenters and personal data are removed for good.',
      ),
      facts(['Deleted on', dateAndTime(deletesAtMs)]),
      text('Until then you can export your data or cancel the deletion.'),
      button('Keep my account', page('/profile')),
    ],
  };
}
