import type { OwnId } from '../../../domain/ids.ts';
import type { Sentence } from '../../../words/index.ts';

/** A picture that a mail brings along: nothing is fetched when it is read. Its HTML names it as `cid:<cid>`. */
export interface InlinePicture {
  readonly cid: string;
  readonly contentType: string;
  readonly base64: string;
}

/** A mail as it leaves the product. */
export interface OutgoingMail {
  readonly mailId: string;
  /** The mail's owner; erasing the owner erases the service's copies. */
  readonly ownerId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Older stored mails have none. */
  readonly pictures?: readonly InlinePicture[];
  /** Further headers by name, such as `List-Unsubscribe`. Values have no line breaks. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * - deferred: not now; the same mail may be sent again. Also after a broken connection, when the outcome is unknown.
 * - rejected: never; the mail or its sender is refused.
 * - bounced: the recipient's address is refused for good.
 *
 * `code` is the answer's code (`550 5.1.1`) or that of the network's error, never its text.
 */
export type MailOutcome =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'deferred' | 'rejected' | 'bounced'; readonly code: string };

export type MailService = 'smtp' | 'outbox';

/** Sends mails. */
export interface MailProvider {
  readonly service: MailService;
  /** How screens name the service. */
  readonly name: string | Sentence;
  /**
   * Sends one mail. A mail that is sent again has the same Message-ID, so that its receiver can drop the duplicate.
   *
   * @param beforeTransfer is awaited after the service accepted sender and recipient and before it gets the message:
   *   until then the mail can't have been delivered. When it rejects, so does `send`, and nothing is delivered.
   */
  send(mail: OutgoingMail, beforeTransfer: () => Promise<void>): Promise<MailOutcome>;
  /** Removes the service's copies of the owner's mails. Idempotent. */
  eraseOwner(ownerId: OwnId): Promise<void>;
  /** Why the service can't send, as a sentence; undefined when it can. */
  problem(): Promise<string | undefined>;
}

/** The Message-ID: the same each time the mail is sent. */
export const messageIdOf = (mailId: string, from: string): string =>
  `<${mailId}@${/@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost'}>`;
