import { mailTemplates } from '../../domain/mail/index.ts';
import { testRunIssuer } from '../../domain/test-runs/index.ts';
import { userAggregate } from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { uuidFrom, type Caller } from '../support/context.ts';
import { createMailRequest } from './mail.ts';
import type { TriggeredMail } from '../mail/triggers.ts';

/** A mail. There is at most one for each pair of `once` and type. */
export type MailForUser = TriggeredMail & { readonly once: string };

/**
 * Requests a mail to a user at the verified address, unless the user switched its type off or it is of no use any
 * more.
 *
 * @param occurredAt when the event that the mail is about happened, in milliseconds
 */
export type RequestForUser = (mail: MailForUser, occurredAt: number, caller: Caller) => Promise<void>;

export function createRequestForUser({ executor, now }: Pick<Dependencies, 'executor' | 'now'>): RequestForUser {
  const requestMail = createMailRequest({ executor });
  return async (mail, occurredAt, caller) => {
    const { template, userId, once } = mail;
    // After a long pause, or with a log that is older than the mails, old news is not sent.
    if (now() - occurredAt > mailTemplates[template].usefulFor) return;
    const { account, identity, lifecycle, mailsSwitchedOff = [] } = (await executor.load(userAggregate, userId)).state;
    // Nobody reads the mails of an account that a test run made.
    if (account?.issuer === testRunIssuer) return;
    // Nothing new is written to somebody who is being erased.
    if (lifecycle !== undefined && lifecycle.erasure !== 'none') return;
    const to = mail.to ?? (identity?.emailVerified === true ? identity.email : undefined);
    if (!to || mailsSwitchedOff.includes(template)) return;
    const id = uuidFrom(`mail/${template}/${once}${mail.to === undefined ? '' : '/other address'}`);
    // A visitor's name may be any text.
    const isToVisitor = mailTemplates[template].category === 'visitor';
    const name = isToVisitor ? '' : identity?.firstName || identity?.displayName || '';
    await requestMail({ ...mail, id, ownerId: userId, to, name }, caller);
  };
}
