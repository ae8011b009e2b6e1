import { isEvent } from '../../../domain/events.ts';
import { mailStream } from '../../../domain/mail/index.ts';
import { dateTime } from '../../scalars.ts';
import { eventsOf, jsonList, type ExportPart, type ExportSource } from '../part.ts';

const mailsPerRead = 500;

/** The ids of the mails to the user, and to the local account before the first sign-in. */
export async function* mailIds({ user, context }: ExportSource): AsyncIterable<string> {
  const { account } = await context.services.commands.users.userState(user.id);
  const reader = context.services.projections.reader('mails');
  for (const ownerId of [account?.subject, user.id]) {
    if (ownerId === undefined) continue;
    let after: { readonly id: string; readonly order: readonly [number] } | undefined;
    for (;;) {
      const page = await reader.query('mails', {
        index: 'byOwner',
        equal: { ownerId },
        limit: mailsPerRead,
        ...(after && { after }),
      });
      for (const { id } of page) yield id;
      const last = page.at(-1);
      if (last === undefined || page.length < mailsPerRead) break;
      after = { id: last.id, order: [last.doc.requestedAt] };
    }
  }
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
  about: 'The e-mails that we sent you: when, to which address, of which type, and what they told.',
  files: async function* (source) {
    yield { name: 'mails.json', content: jsonList(mailRows(source)) };
  },
};
