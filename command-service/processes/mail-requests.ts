import type { RecordedEvent } from '../../domain/envelope.ts';
import { dispatch, typesOf } from '../../domain/events.ts';
import { mailTemplates } from '../../domain/mail/index.ts';
import { userAggregate } from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { uuidFrom, type Caller } from '../handlers/context.ts';
import { createMailRequest } from '../handlers/mail.ts';
import { mailTriggers, triggerContext, type TriggeredMail } from '../mail/triggers.ts';
import { defineProcess, type HandlerContext } from './engine/define-process.ts';

/**
 * Requests the mails that follow from events, by the table `mailTriggers`. The id of a mail derives from its event, so
 * an event that comes again requests nothing more.
 */
export function mailRequests({ executor, now }: Pick<Dependencies, 'executor' | 'now'>) {
  const requestMail = createMailRequest({ executor });
  const context = triggerContext(executor);

  const request = async (mail: TriggeredMail, event: RecordedEvent, caller: Caller): Promise<void> => {
    const { template, userId, once = event.id } = mail;
    // After a long pause, or with a log from before there were mails, old news is not sent.
    if (now() - event.time > mailTemplates[template].usefulFor) return;
    const { identity, mailsSwitchedOff = [] } = (await executor.load(userAggregate, userId)).state;
    const to = mail.to ?? (identity?.emailVerified === true ? identity.email : undefined);
    if (!to || mailsSwitchedOff.includes(template)) return;
    const id = uuidFrom(`mail/${template}/${once}${mail.to === undefined ? '' : '/other address'}`);
    const name = identity?.firstName || identity?.displayName || '';
    await requestMail({ ...mail, id, ownerId: userId, to, name }, caller);
  };

  const handle = async (event: RecordedEvent, { caller }: HandlerContext): Promise<void> => {
    for (const mail of (await dispatch(mailTriggers, event, context)) ?? []) await request(mail, event, caller);
  };
  return defineProcess({
    name: 'mail-requests',
    on: Object.fromEntries(typesOf(mailTriggers).map((type) => [type, handle])),
  });
}
