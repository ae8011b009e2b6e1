import { allPages } from '../../../../lib/all-pages.ts';
import { dateTime } from '../../../scalars.ts';
import { jsonList, type ExportPart, type ExportSource } from '../part.ts';

async function* ownLeads({ user, context }: ExportSource) {
  const reader = context.services.projections.reader('leads');
  const rows = allPages(
    (page) => reader.query('leads', { index: 'byOwner', equal: { ownerId: user.id, shown: true }, ...page }),
    ({ doc }) => [doc.receivedAt],
  );
  for await (const { id, doc } of rows) {
    const { ownerId: _you, shown: _always, position: _inLog, receivedAt, ...lead } = doc;
    yield { id, receivedAt: dateTime(receivedAt), ...lead };
  }
}

export const leads: ExportPart = {
  name: 'leads.json',
  readModels: ['leads.leads'],
  about: 'The tour requests that visitors of your share pages sent you.',
  files: async function* (source) {
    yield { name: 'leads.json', content: jsonList(ownLeads(source)) };
  },
};
