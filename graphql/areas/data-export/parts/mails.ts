import { isEvent } from '../../../../domain/events.ts';
import { mailStream } from '../../../../domain/mail/index.ts';
import { localAccountOf } from '../../../../domain/users/index.ts';
import { dateTime } from '../../../scalars.ts';
import { allPages } from '../../../../lib/all-pages.ts';
import { eventsOf, jsonList, type ExportPart, type ExportSource } from '../part.ts';

/** The ids of the mails to the user, and to the local account before the first sign-in. */
async function* mailIds({ user, context }: ExportSource): AsyncIterable<string> {
  const { account } = await context.services.commands.users.userState(user.id);
  const reader = context.services.projections.reader('mails');
  for (const ownerId of new Set([localAccountOf(account), user.id]))
    if (ownerId !== undefined)
      for await (const { id } of allPages(
        (page) => reader.query('mails', { index: 'byOwner', equal: { ownerId }, ...page }),
        ({ doc }) => [doc.requestedAt],
      ))
        yield id;
}

async function* mailRows(source: ExportSource): AsyncIterable<object> {
  for await (const mailId of mailIds(source))
    for await (const event of eventsOf(source.context, mailStream(mailId))) {
      if (!isEvent(event, 'MailRequested')) continue;
      const { to, template, data } = event.data;
      yield { time: dateTime(event.time), to, type: template, data };
    }
}

export const mails: ExportPart = {
  name: 'mails.json',
  readModels: ['mails.mails'],
  about: 'The emails that we sent you: when, to which address, of which type, and what they told.',
  files: async function* (source) {
    yield { name: 'mails.json', content: jsonList(mailRows(source)) };
  },
};
