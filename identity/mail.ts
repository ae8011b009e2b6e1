import type { MailContent } from '../domain/mail/index.ts';
import type { Language } from '../words/index.ts';

/**
 * Port: has a mail sent. The command side implements it. A second call with the same id sends nothing more, so a caller
 * may repeat it after a crash.
 */
export type SendMail = (
  mail: MailContent & {
    readonly id: string;
    /** The subject whose key seals the mail: the user, or the local account's id until there is a user. */
    readonly ownerId: string;
    readonly to: string;
    /** How the mail greets its reader. */
    readonly name?: string;
    /** The language of the page; default: the account's. */
    readonly language?: Language;
  },
) => Promise<void>;
