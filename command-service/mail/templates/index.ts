import { defined } from '../../../lib/defined.ts';
import type { Language } from '../../../words/index.ts';
import { defaultLanguage } from '../../../domain/language.ts';
import {
  isSwitchable,
  type MailContent,
  type MailData,
  type MailTemplateName,
  mailTemplates,
} from '../../../domain/mail/index.ts';
import * as account from './account.ts';
import * as billing from './billing.ts';
import type { InlinePicture } from '../../providers/mail/port.ts';
import { mailHtml, mailPlainText } from './layout.ts';
import * as leads from './leads.ts';
import { logo } from './logo.ts';
import { mailWords, type MailText, type MailWords } from './text.ts';
import * as twins from './twins.ts';
import * as videos from './videos.ts';

export { samplesIn } from './samples.ts';

/** The wording of each type of mail. */
const wording: { readonly [Name in MailTemplateName]: (data: MailData<Name>, words: MailWords) => MailText } = {
  welcome: account.welcome,
  verify: account.verify,
  video_completed: videos.videoCompleted,
  video_failed: videos.videoFailed,
  video_removed: videos.videoRemoved,
  lead_received: leads.leadReceived,
  tour_request_sent: leads.tourRequestSent,
  week_results: videos.weekResults,
  twin_ready: twins.twinReady,
  twin_failed: twins.twinFailed,
  credit_low: billing.creditLow,
  receipt: billing.receipt,
  payment_failed: billing.paymentFailed,
  trial_ending: billing.trialEnding,
  credits_expiring: billing.creditsExpiring,
  subscription_cancelled: billing.subscriptionCancelled,
  password_reset: account.passwordReset,
  password_changed: account.passwordChanged,
  registration_attempt: account.registrationAttempt,
  sign_in_changed: account.signInChanged,
  email_change: account.emailChange,
  webhook_disabled: videos.webhookDisabled,
  account_deletion: account.accountDeletion,
};

/** A mail, written. */
export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly pictures: readonly InlinePicture[];
}

export interface MailWriterOptions {
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly supportEmail?: string | undefined;
}

/** The differences between two mails of one type besides their data. */
export interface MailReader {
  /** How the mail greets its reader; may be empty. */
  readonly name: string;
  readonly isTest?: boolean;
  /** Default: English. */
  readonly language?: Language | undefined;
  /** The logo of the sender; absent for a mail in our name. */
  readonly senderLogo?: InlinePicture | undefined;
  /** A picture of the mail's subject, such as a frame of the video. */
  readonly picture?: InlinePicture | undefined;
  /** Lets its holder switch this type off; only for types that can be. */
  readonly unsubscribeToken?: string;
}

export type WriteMail = (content: MailContent, reader: MailReader) => WrittenMail;

/** One line, without control characters: a user's text may be part of a subject. */
const oneLine = (line: string): string => line.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

/** One mailbox in ASCII: a header holds no other letters, and nothing here starts another address or header. */
const plainMailbox = /^[\w!#$%&'*+/=?^`{|}~.-]+@[a-z0-9.-]+$/i;

/** Makes the function that writes mails: subject, HTML, plain text and the headers for unsubscribing. Pure. */
export function createMailWriter({ publicUrl, supportEmail }: MailWriterOptions): WriteMail {
  return ({ template, data }, { name, isTest = false, language = defaultLanguage, ...reader }) => {
    const { unsubscribeToken, picture, senderLogo } = reader;
    const words = mailWords(publicUrl, language);
    const write = wording[template] as (data: MailContent['data'], words: MailWords) => MailText;
    const written = write(mailTemplates[template].data.parse(data), words);
    const subject = oneLine(isTest ? words.t('MAIL_TEST_SUBJECT', { subject: written.subject }) : written.subject);
    const unsubscribeUrl =
      isSwitchable(template) && unsubscribeToken !== undefined
        ? words.page(`/unsubscribe?token=${encodeURIComponent(unsubscribeToken)}`)
        : undefined;
    const toVisitor = mailTemplates[template].category === 'visitor';
    const options = {
      words,
      name: oneLine(name).slice(0, 80),
      toVisitor,
      // Visitors have nothing to do with our support.
      ...defined({ supportEmail: toVisitor ? undefined : supportEmail, picture, unsubscribeUrl, senderLogo }),
    };
    const mail = { ...written, subject };
    return {
      subject,
      html: mailHtml(mail, options),
      text: mailPlainText(mail, options),
      pictures: [written.sender === undefined ? logo : senderLogo, picture].filter((each) => each !== undefined),
      headers: {
        ...(unsubscribeUrl !== undefined && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
        ...(written.replyTo !== undefined && plainMailbox.test(written.replyTo) && { 'Reply-To': written.replyTo }),
      },
    };
  };
}
