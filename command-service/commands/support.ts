import { randomUUID } from 'node:crypto';
import type { Position } from '../../domain/envelope.ts';
import { isMailTemplate, mailAggregate, mailTemplates, type MailContent } from '../../domain/mail/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { userAggregate, type SupportAct } from '../../domain/users/index.ts';
import { say } from '../../words/index.ts';
import { defined } from '../../lib/defined.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, keyOf, requestHashOf, uuidFrom, type Caller } from '../support/context.ts';
import { createMailRequest } from './mail.ts';

/** Acts of support for a customer. */
export interface SupportCommands {
  /** Records an act before it is done. Throws NOT_FOUND for an unknown user. */
  recordAct(
    userId: string,
    act: Exclude<SupportAct, 'video_watched'>,
    reason: string,
    caller: Caller,
  ): Promise<Position>;
  /** Records that the caller watches a customer's video: once for each caller, video and `day`. Throws NOT_FOUND. */
  recordLook(userId: string, videoId: string, day: string, caller: Caller): Promise<Position>;
  /**
   * Sends a mail again, to the reader's present address. Throws NOT_FOUND, or NOT_ALLOWED_NOW for a security mail and
   * for a reader without a confirmed address.
   */
  sendMailAgain(mailId: string, caller: Caller): Promise<{ readonly mailId: string; readonly position: Position }>;
}

export function createSupportCommands({ executor }: Pick<Dependencies, 'executor'>): SupportCommands {
  const requestMail = createMailRequest({ executor });
  return {
    recordAct: async (userId, act, reason, caller) => {
      const command = { kind: 'record_support_act', userId, act, videoId: null, reason } as const;
      const context = contextFor(caller, `support-${act}`, {
        subject: userId,
        requestHash: requestHashOf({ userId, act, reason }),
      });
      return (await executor.execute(userAggregate, userId, command, context)).position;
    },
    recordLook: async (userId, videoId, day, caller) => {
      const command = { kind: 'record_support_act', userId, act: 'video_watched', videoId, reason: null } as const;
      const stableId = uuidFrom(`look/${caller.actor.id}/${videoId}/${day}`);
      const context = contextFor(caller, 'watch-video', {
        stableId,
        subject: userId,
        requestHash: requestHashOf({ userId, videoId, day }),
      });
      return (await executor.execute(userAggregate, userId, command, context)).position;
    },
    sendMailAgain: async (mailId, caller) => {
      const { request } = (await executor.load(mailAggregate, mailId)).state;
      // Erased: the contents of the mail are gone.
      if (!request?.to || !isMailTemplate(request.template)) throw new Refusal('NOT_FOUND', say('MAIL_NOT_FOUND'));
      const { ownerId, template, data, isTest, language } = request;
      if (mailTemplates[template].category === 'security')
        throw new Refusal('NOT_ALLOWED_NOW', say('SECURITY_MAIL_NOT_SENT_AGAIN'));
      // It has gone to somebody without an account.
      if (mailTemplates[template].category === 'visitor')
        throw new Refusal('NOT_ALLOWED_NOW', say('MAIL_WITHOUT_READER'));
      const { identity } = (await executor.load(userAggregate, ownerId)).state;
      if (!identity?.email || !identity.emailVerified) throw new Refusal('NOT_ALLOWED_NOW', say('MAIL_WITHOUT_READER'));
      const key = keyOf(caller);
      const id = key === undefined ? randomUUID() : uuidFrom(`send again/${mailId}/${key}`);
      const name = identity.firstName || identity.displayName || '';
      const content = { template, data } as MailContent;
      // The first mail's language, because its data holds sentences in it.
      const order = { ...content, id, ownerId, to: identity.email, name, isTest, ...defined({ language }) };
      const position = await requestMail(order, caller);
      return { mailId: id, position };
    },
  };
}
