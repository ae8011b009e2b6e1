import { avatarFileKeys } from '../../../../command-service/index.ts';
import { allPages } from '../../../../lib/all-pages.ts';
import { dateTime } from '../../../scalars.ts';
import { avatarView } from '../../avatars/views.ts';
import { json, type ExportFile, type ExportPart, type ExportSource } from '../part.ts';

function ownTwins({ user, context }: ExportSource) {
  const reader = context.services.projections.reader('avatars');
  return allPages(
    (page) => reader.query('avatars', { index: 'byOwner', equal: { ownerId: user.id, shown: true }, ...page }),
    ({ doc }) => [doc.createdAt],
  );
}

export const avatars: ExportPart = {
  name: 'digital-twins/',
  readModels: ['avatars.avatars'],
  about: 'A folder for each of your Digital Twins: its data, your recording, and the recording of your consent.',
  files: async function* (source) {
    for await (const { id, doc } of ownTwins(source)) {
      const { consentMethod, revokedAt } = doc;
      const consent = { method: consentMethod, revokedAt: revokedAt === null ? null : dateTime(revokedAt) };
      yield { name: `digital-twins/${id}/twin.json`, content: json({ ...avatarView(id, doc), consent }) };
      yield* recordings(source, id);
    }
  },
};

async function* recordings({ context }: ExportSource, id: string): AsyncIterable<ExportFile> {
  const { footage, consentClip } = avatarFileKeys(id);
  for (const [name, key] of [
    ['recording', footage],
    ['consent', consentClip],
  ] as const) {
    const opened = await context.services.providers.files.open(key);
    if (opened === undefined) continue;
    const ending = opened.file.contentType === 'video/webm' ? 'webm' : 'mp4';
    yield { name: `digital-twins/${id}/${name}.${ending}`, content: opened.stream };
  }
}
