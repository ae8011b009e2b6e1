import type { MailTemplateName } from '../../../domain/mail/index.ts';
import type { OutgoingMail, WrittenMail } from '../../../command-service/index.ts';
import type { Language, Sentence } from '../../../words/index.ts';

/** The gateway's services for mails besides commands and the read model. */
export interface MailServices {
  /** How mails leave: the name of the service, and whether it sends them to the outside world. */
  readonly service: { readonly name: string | Sentence; readonly external: boolean };
  /** Reads a mail that the embedded outbox keeps; undefined for any other, and once its owner is erased. */
  readonly read: (ownerId: string, mailId: string) => Promise<OutgoingMail | undefined>;
  /** Writes a sample of a template in a language. */
  readonly preview: (template: MailTemplateName, language: Language) => WrittenMail;
  /** A development start without a mail server: anyone on this machine may read the outbox. */
  readonly isOpenToMachine: boolean;
}
