import { allPages } from '../../../../lib/all-pages.ts';
import { jsonList, type ExportPart, type ExportSource } from '../part.ts';

async function* ownDays({ user, context }: ExportSource) {
  const reader = context.services.projections.reader('audience');
  const rows = allPages(
    (page) => reader.query('videoDays', { index: 'byOwner', equal: { ownerId: user.id }, ...page }),
    ({ doc }) => [doc.day],
  );
  for await (const { doc } of rows) {
    const { ownerId: _you, ...day } = doc;
    yield day;
  }
}

export const audience: ExportPart = {
  name: 'audience.json',
  readModels: ['audience.videoDays', 'audience.ownerDays'],
  about: 'How often your videos were watched, shared and downloaded on each day. No viewer is named anywhere.',
  files: async function* (source) {
    yield { name: 'audience.json', content: jsonList(ownDays(source)) };
  },
};
