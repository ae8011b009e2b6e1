import { randomUUID } from 'node:crypto';
import type { Position } from '../../domain/envelope.ts';
import {
  mailAddress,
  mailAggregate,
  mailboxKey,
  type MailContent,
  type MailTemplateName,
} from '../../domain/mail/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { cutText } from '../../domain/text.ts';
import { languageOfAccount, userAggregate } from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { createSuppressions } from '../mail/suppressions.ts';
import { samplesIn } from '../mail/templates/index.ts';
import type { Unsubscription } from '../mail/unsubscribe-tokens.ts';
import { contextFor, keyOf, uuidFrom, type Caller } from '../support/context.ts';
import { say, type Language } from '../../words/index.ts';

/** A mail to one person. A second request under the same id changes nothing. */
export type MailOrder = MailContent & {
  readonly id: string;
  /**
   * The subject whose key seals the mail: the user, or, before there is one, the account at the embedded identity
   * provider.
   */
  readonly ownerId: string;
  readonly to: string;
  /** How the mail greets its reader. */
  readonly name?: string;
  /** Default: that of the owner's account. */
  readonly language?: Language;
  /** A sample that the reader asked for. */
  readonly isTest?: boolean;
};

/** The types of mail that users may send themselves as a sample. */
export const testMailTypes = ['welcome', 'video_completed', 'video_failed', 'credit_low'] as const;
export type TestMailType = (typeof testMailTypes)[number];

type Wanted = Readonly<Partial<Record<MailTemplateName, boolean>>>;

/** Whether a user gets mails of the type that a link names. */
export interface UnsubscriptionState {
  readonly template: MailTemplateName;
  readonly wanted: boolean;
}

export interface MailCommands {
  /**
   * Requests a mail. A mail to an address that takes none is recorded as failed. Throws INVALID_INPUT when `data` does
   * not match the template. Whether the reader wants mails of this type is the caller's question (see
   * `command-service/mail/triggers.ts`).
   */
  requestMail(order: MailOrder, caller: Caller): Promise<Position>;
  /**
   * Sends a sample to the user's own verified address. Throws FORBIDDEN for another address, and when the user's is not
   * verified or can't get mails.
   */
  sendTestMail(userId: string, type: TestMailType, email: string | undefined, caller: Caller): Promise<Position>;
  /**
   * Switches types of mail on or off for a user; types that are not named stay as they are. Throws INVALID_INPUT when a
   * billing or security type is to be switched off.
   */
  changeMailPreferences(userId: string, wanted: Wanted, caller: Caller): Promise<Position>;
  /** The subject of a link's token in a mail. Throws NOT_FOUND for a token that is not, or no longer, valid. */
  readUnsubscription(token: string): Promise<UnsubscriptionState>;
  /** Switches the type that the token names on or off. Throws NOT_FOUND like `readUnsubscription`. */
  unsubscribe(token: string, wanted: boolean): Promise<UnsubscriptionState>;
  /** Records that a mail came back: its address gets security mails only from then on. Throws NOT_FOUND. */
  recordBounce(mailId: string, caller: Caller): Promise<Position>;
  /** Sends mails to the address of this mail again, after it bounced. Throws NOT_FOUND. */
  allowAddress(mailId: string): Promise<void>;
}

export function createMailCommands({
  executor,
  identities,
  mail: { unsubscribeTokens },
}: Pick<Dependencies, 'executor' | 'identities'> & {
  readonly mail: Pick<Dependencies['mail'], 'unsubscribeTokens'>;
}): MailCommands {
  const requestMail = createMailRequest({ executor });
  const suppressions = createSuppressions(identities);

  const changeMailPreferences: MailCommands['changeMailPreferences'] = async (userId, wanted, caller) => {
    const command = { kind: 'change_mail_preferences', userId, wanted } as const;
    const context = contextFor(caller, 'change-mail-preferences', { subject: userId });
    return (await executor.execute(userAggregate, userId, command, context)).position;
  };
  const unsubscription = async (token: string): Promise<Unsubscription> => {
    const read = await unsubscribeTokens.read(token);
    if (!read) throw new Refusal('NOT_FOUND', say('MAIL_LINK_INVALID'));
    return read;
  };

  return {
    requestMail,
    sendTestMail: async (userId, type, email, caller) => {
      const { state } = await executor.load(userAggregate, userId);
      const { identity } = state;
      const own = identity?.emailVerified === true ? identity.email : undefined;
      if (!own) throw new Refusal('FORBIDDEN', say('EMAIL_NOT_CONFIRMED'));
      if (mailAddress(own) === undefined) throw new Refusal('FORBIDDEN', say('NO_MAIL_TO_YOU'));
      if (email !== undefined && (mailboxKey(email) ?? email) !== (mailboxKey(own) ?? own))
        throw new Refusal('FORBIDDEN', say('TEST_MAIL_TO_SELF'));
      const key = keyOf(caller);
      const id = key === undefined ? randomUUID() : uuidFrom(`test mail/${userId}/${key}`);
      const content = { template: type, data: samplesIn(languageOfAccount(state))[type] } as MailContent;
      const name = identity?.firstName || identity?.displayName || '';
      return requestMail({ ...content, id, ownerId: userId, to: own, name, isTest: true }, caller);
    },
    changeMailPreferences,
    readUnsubscription: async (token) => {
      const { userId, template } = await unsubscription(token);
      const { mailsSwitchedOff = [] } = (await executor.load(userAggregate, userId)).state;
      return { template, wanted: !mailsSwitchedOff.includes(template) };
    },
    unsubscribe: async (token, wanted) => {
      const { userId, template } = await unsubscription(token);
      const caller: Caller = { actor: { kind: 'user', id: userId }, correlationId: randomUUID() };
      await changeMailPreferences(userId, { [template]: wanted }, caller);
      return { template, wanted };
    },
    recordBounce: async (mailId, caller) => {
      const command = { kind: 'record_bounce', permanent: true, code: 'reported' } as const;
      return (await executor.execute(mailAggregate, mailId, command, contextFor(caller, 'record-bounce'))).position;
    },
    allowAddress: async (mailId) => {
      const { request } = (await executor.load(mailAggregate, mailId)).state;
      if (!request?.to) throw new Refusal('NOT_FOUND', say('MAIL_NOT_FOUND'));
      await suppressions.remove(request.to);
    },
  };
}

/** The command that has a mail sent, for processes that send mails. */
export function createMailRequest({ executor }: Pick<Dependencies, 'executor'>): MailCommands['requestMail'] {
  return async ({ id, ownerId, to, name = '', isTest = false, template, data, ...order }, caller) => {
    const language = order.language ?? languageOfAccount((await executor.load(userAggregate, ownerId)).state);
    const request = { mailId: id, ownerId, template, isTest, to: to.trim(), name: cutText(name, 200), data, language };
    const context = contextFor(caller, 'request-mail', { stableId: id, subject: ownerId });
    return (await executor.execute(mailAggregate, id, { kind: 'request', request }, context)).position;
  };
}
