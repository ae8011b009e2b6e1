import { z } from 'zod';
import { say, type Sentence } from '../../words/index.ts';
import { day } from '../catalog.ts';

/**
 * - security: about the account itself; always sent, also to an address that bounced
 * - billing: about money; always sent
 * - product: can be switched off, one type at a time
 * - visitor: an answer to a visitor of a share page, in the name of the video's owner
 */
export type MailCategory = 'security' | 'billing' | 'product' | 'visitor';

/** The rules of one type of mail. Its wording is in `command-service/mail/templates`. */
export interface MailTemplate<Data extends z.ZodType = z.ZodType> {
  readonly category: MailCategory;
  /** Names the type in the preferences and the outbox. */
  readonly label: Sentence;
  /** How long after its request the mail is still sent, in milliseconds. */
  readonly usefulFor: number;
  /** Stored sealed with the owner's key. */
  readonly data: Data;
}

const template = <Data extends z.ZodType>(definition: MailTemplate<Data>): MailTemplate<Data> => definition;

const text = z.string().max(500);
const url = z.url({ protocol: /^https?$/ }).max(2_048);
const halfCredits = z.int().min(0);
const cents = z.int().min(0);
const currency = z.string().regex(/^[a-z]{3}$/);
/** UTC, milliseconds since the epoch. */
const time = z.int().min(0);
const nothing = z.object({});
const hour = day / 24;
/** Long enough for an outage of a mail server over a weekend. */
const lasting = 4 * day;

/** Every type of mail, by its name in events and calls. */
export const mailTemplates = {
  welcome: template({ category: 'product', label: say('MAIL_WELCOME'), usefulFor: lasting, data: nothing }),
  verify: template({
    category: 'security',
    label: say('MAIL_VERIFY'),
    usefulFor: day,
    data: z.object({ url }),
  }),
  video_completed: template({
    category: 'product',
    label: say('MAIL_VIDEO_COMPLETED'),
    usefulFor: lasting,
    data: z.object({ videoId: text, title: text }),
  }),
  video_failed: template({
    category: 'product',
    label: say('MAIL_VIDEO_FAILED'),
    usefulFor: lasting,
    /** `reason` is a sentence; `halfCredits` went back to the account. */
    data: z.object({ videoId: text, title: text, reason: text, halfCredits }),
  }),
  video_removed: template({
    category: 'security',
    label: say('MAIL_VIDEO_REMOVED'),
    usefulFor: lasting,
    /** `reason` was written by an administrator; empty where none was given. */
    data: z.object({ title: text, reason: text }),
  }),
  lead_received: template({
    category: 'product',
    label: say('MAIL_LEAD_RECEIVED'),
    usefulFor: 14 * day,
    /** What a visitor of a share page wrote; `email` or `phone` may be null. */
    data: z.object({
      leadId: text,
      /** Absent in older mails, which show no picture. */
      videoId: text.exactOptional(),
      title: text,
      name: text,
      email: text.nullable(),
      phone: text.nullable(),
      message: z.string().max(1_000),
    }),
  }),
  tour_request_sent: template({
    category: 'visitor',
    label: say('MAIL_TOUR_REQUEST_SENT'),
    usefulFor: day,
    /** The owner's video and contact data as on the share page at `path`; nothing that the visitor wrote. */
    data: z.object({ videoId: text, title: text, path: text, agent: text, company: text, phone: text, email: text }),
  }),
  week_results: template({
    category: 'product',
    label: say('MAIL_WEEK_RESULTS'),
    usefulFor: lasting,
    /** How the videos did from Monday `week` on (UTC, `2026-11-23`); `videos` are those with the most views. */
    data: z.object({
      week: z.iso.date(),
      views: z.int().min(1),
      finished: z.int().min(0),
      videos: z.array(z.object({ videoId: text, title: text, views: z.int().min(1) })).max(3),
    }),
  }),
  twin_ready: template({
    category: 'product',
    label: say('MAIL_TWIN_READY'),
    usefulFor: lasting,
    data: z.object({ avatarId: text, name: text }),
  }),
  twin_failed: template({
    category: 'product',
    label: say('MAIL_TWIN_FAILED'),
    usefulFor: lasting,
    /** `reason` is a sentence. */
    data: z.object({ avatarId: text, name: text, reason: text }),
  }),
  credit_low: template({
    category: 'product',
    label: say('MAIL_CREDIT_LOW'),
    usefulFor: 2 * day,
    data: z.object({ halfCredits }),
  }),
  receipt: template({
    category: 'billing',
    label: say('MAIL_RECEIPT'),
    usefulFor: 14 * day,
    data: z.object({
      /** Null on the receipt of an invoice that no card paid. */
      paymentId: text.nullable(),
      /** On the receipt of an invoice: its number, and how it was settled; the amounts add up to the total. */
      invoice: z
        .object({
          number: text,
          settledBy: z.array(z.object({ description: text, amountCents: z.int() })).max(50),
        })
        .nullable(),
      // Signed: discounts, and what was settled otherwise, reduce what was paid.
      items: z.array(z.object({ description: text, amountCents: z.int() })).max(50),
      totalCents: cents,
      currency,
      paidAtMs: time,
    }),
  }),
  payment_failed: template({
    category: 'billing',
    label: say('MAIL_PAYMENT_FAILED'),
    usefulFor: 2 * day,
    /** Days since the first failure; new videos are paused from day 3 on. */
    data: z.object({ daysPastDue: z.union([z.literal(0), z.literal(3), z.literal(7)]), amountCents: cents, currency }),
  }),
  trial_ending: template({
    category: 'billing',
    label: say('MAIL_TRIAL_ENDING'),
    usefulFor: 2 * day,
    data: z.object({ endsAtMs: time, halfCredits }),
  }),
  credits_expiring: template({
    category: 'product',
    label: say('MAIL_CREDITS_EXPIRING'),
    usefulFor: day,
    data: z.object({ days: z.int().min(0).max(30), halfCredits, expiresAtMs: time }),
  }),
  subscription_cancelled: template({
    category: 'billing',
    label: say('MAIL_SUBSCRIPTION_CANCELLED'),
    usefulFor: lasting,
    /** The plan stays usable until `endsAtMs`. */
    data: z.object({ endsAtMs: time }),
  }),
  registration_attempt: template({
    category: 'security',
    label: say('MAIL_REGISTRATION_ATTEMPT'),
    usefulFor: day,
    data: z.object({ attemptedAtMs: time }),
  }),
  password_reset: template({
    category: 'security',
    label: say('MAIL_PASSWORD_RESET'),
    usefulFor: hour / 2,
    data: z.object({ url, validForMinutes: z.int().min(1) }),
  }),
  password_changed: template({
    category: 'security',
    label: say('MAIL_PASSWORD_CHANGED'),
    usefulFor: lasting,
    data: z.object({ changedAtMs: time }),
  }),
  sign_in_changed: template({
    category: 'security',
    label: say('MAIL_SIGN_IN_CHANGED'),
    usefulFor: lasting,
    data: z.object({
      change: z.enum([
        'second_factor_enabled',
        'second_factor_disabled',
        'second_factor_moved',
        'passkey_added',
        'passkey_removed',
        'recovery_codes_made',
      ]),
      changedAtMs: time,
    }),
  }),
  email_change: template({
    category: 'security',
    label: say('MAIL_EMAIL_CHANGE'),
    usefulFor: 3 * day,
    /** `confirm` goes to the new address; `undo` goes to the old one, whose link works for 72 hours. */
    data: z.object({ step: z.enum(['confirm', 'undo']), newEmail: text, url }),
  }),
  webhook_disabled: template({
    category: 'product',
    label: say('MAIL_WEBHOOK_DISABLED'),
    usefulFor: lasting,
    data: z.object({ target: text, reason: text }),
  }),
  account_deletion: template({
    category: 'security',
    label: say('MAIL_ACCOUNT_DELETION'),
    usefulFor: 7 * day,
    data: z.object({ step: z.enum(['scheduled', 'cancelled']), deletesAtMs: time }),
  }),
} as const;

export type MailTemplateName = keyof typeof mailTemplates;

/** The data of a mail of this type. */
export type MailData<Name extends MailTemplateName = MailTemplateName> = z.infer<(typeof mailTemplates)[Name]['data']>;

/** A type of mail with its data: a union that narrows by `template`. */
export type MailContent = {
  readonly [Name in MailTemplateName]: { readonly template: Name; readonly data: MailData<Name> };
}[MailTemplateName];

export const isMailTemplate = (name: string): name is MailTemplateName => Object.hasOwn(mailTemplates, name);

/** Whether a user may switch mails of this type off. */
export const isSwitchable = (name: MailTemplateName): boolean => mailTemplates[name].category === 'product';
