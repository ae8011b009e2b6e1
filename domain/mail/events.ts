import { z } from 'zod';
import type { DomainEvent, Json } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { language } from '../language.ts';
import { personal } from '../personal.ts';

const id = z.string().min(1).max(200);
const attempt = z.int().min(1);
/** An answer of a mail server (`550 5.1.1`) or of the network (`ETIMEDOUT`), never its text. */
const code = z.string().regex(/^[\w. -]{1,40}$/);

/** The schema of the mail's template checks it. */
const json = z.unknown() as z.ZodType<Json>;

/**
 * `ownerId` is the user; before there is one, the account at the embedded identity provider. The personal fields are
 * sealed with the owner's key and null once that is destroyed.
 */
const mail = { mailId: id, ownerId: id };

/** In UTF-16 units. */
export const longestKeptAddress = 320;

/** A mail has to be sent. `template` names one of `mailTemplates`, whose schema `data` matches. */
const requested = z.object({
  ...mail,
  template: z.string().regex(/^[a-z_]{1,64}$/),
  /** A user asked for a sample of this type. */
  isTest: z.boolean(),
  /** May be an address that no mail can be sent to; such a mail has failed. */
  to: personal(z.string().max(longestKeptAddress).nullable()),
  /** How the mail greets its reader; may be empty. */
  name: personal(z.string().max(200).nullable()),
  data: personal(z.record(z.string(), json).nullable()),
  /** The language of its reader, when the mail was requested. */
  language: language.exactOptional(),
});

/** The server took sender and recipient; the message is transferred next, so the attempt may have reached its reader. */
const transferStarted = z.object({ ...mail, attempt });

/** The mail server, or the outbox, has taken the mail over. */
const sent = z.object({ ...mail, attempt, service: z.enum(['smtp', 'outbox']) });

/** An attempt failed for now; the next one is not before `retryAtMs`. */
const deferred = z.object({ ...mail, attempt, code, retryAtMs: z.int().min(0) });

/** No further attempt is made to send the mail. */
const failed = z.object({
  ...mail,
  attempt: z.int().min(0),
  /**
   * `too_late`: it is no longer useful; `suppressed`: an earlier mail to the address bounced; `unusable_address`: no
   * mail can be sent to it.
   */
  reason: z.enum(['rejected', 'too_late', 'suppressed', 'erased', 'unusable_address']),
  code: code.nullable(),
});

/** The recipient's server refused the mail; a permanent refusal suppresses the address. */
const bounced = z.object({ ...mail, permanent: z.boolean(), code });

export const mailEventTypes = [
  defineEvent({ type: 'MailRequested', version: 1, schema: requested }),
  defineEvent({ type: 'MailTransferStarted', version: 1, schema: transferStarted }),
  defineEvent({ type: 'MailSent', version: 1, schema: sent }),
  defineEvent({ type: 'MailDeferred', version: 1, schema: deferred }),
  defineEvent({ type: 'MailFailed', version: 1, schema: failed }),
  defineEvent({ type: 'MailBounced', version: 1, schema: bounced }),
] as const;

export type MailRequested = DomainEvent<'MailRequested', z.infer<typeof requested>>;
export type MailTransferStarted = DomainEvent<'MailTransferStarted', z.infer<typeof transferStarted>>;
export type MailSent = DomainEvent<'MailSent', z.infer<typeof sent>>;
export type MailDeferred = DomainEvent<'MailDeferred', z.infer<typeof deferred>>;
export type MailFailed = DomainEvent<'MailFailed', z.infer<typeof failed>>;
export type MailBounced = DomainEvent<'MailBounced', z.infer<typeof bounced>>;
export type MailEvent = EventsOf<typeof mailEventTypes>;

export const mailStream = (mailId: string): string => `mail-${mailId}`;
