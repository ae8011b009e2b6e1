import type { Position } from '../../domain/envelope.ts';
import { mailAggregate, type MailContent, type MailTemplateName } from '../../domain/mail/index.ts';
import { userAggregate } from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from './context.ts';

/** A mail to one person. A second request under the same id changes nothing. */
export type MailOrder = MailContent & {
  readonly id: string;
  /** Whose key seals the mail: the user, or the account at the embedded identity provider until there is a user. */
  readonly ownerId: string;
  readonly to: string;
  /** How the mail greets its reader. */
  readonly name?: string;
  /** A sample that the reader asked for. */
  readonly isTest?: boolean;
};

export interface MailCommands {
  /**
   * Has a mail sent. Throws INVALID_INPUT when `to` is not an address or `data` does not match the template. Whether
   * the reader wants mails of this type is the caller's question (see `command-service/mail/triggers.ts`).
   */
  requestMail(order: MailOrder, caller: Caller): Promise<Position>;
  /**
   * Switches types of mail on or off for a user; types that are not named stay as they are. Throws INVALID_INPUT when a
   * billing or security type is to be switched off.
   */
  changeMailPreferences(
    userId: string,
    wanted: Readonly<Partial<Record<MailTemplateName, boolean>>>,
    caller: Caller,
  ): Promise<Position>;
}

export function createMailCommands({ executor }: Pick<Dependencies, 'executor'>): MailCommands {
  return {
    requestMail: async ({ id, ownerId, to, name = '', isTest = false, template, data }, caller) => {
      const request = { mailId: id, ownerId, template, isTest, to: to.trim(), name: name.slice(0, 200), data };
      const context = contextFor(caller, 'request-mail', { stableId: id, subject: ownerId });
      return (await executor.execute(mailAggregate, id, { kind: 'request', request }, context)).position;
    },
    changeMailPreferences: async (userId, wanted, caller) => {
      const command = { kind: 'change_mail_preferences', userId, wanted } as const;
      const context = contextFor(caller, 'change-mail-preferences', { subject: userId });
      return (await executor.execute(userAggregate, userId, command, context)).position;
    },
  };
}
