import { isFound } from '../../../../command-service/index.ts';
import { allPages } from '../../../../lib/all-pages.ts';
import { dateTime } from '../../../scalars.ts';
import { json, type ExportPart, type ExportSource } from '../part.ts';

const endings = { pdf: 'pdf', jpeg: 'jpg', png: 'png', text: 'txt' } as const;

function ownSheets({ user, context }: ExportSource) {
  const reader = context.services.projections.reader('fee-sheets');
  return allPages(
    (page) => reader.query('feeSheets', { index: 'byOwner', equal: { userId: user.id }, ...page }),
    ({ doc }) => [doc.uploadedAt],
  );
}

export const feeSheets: ExportPart = {
  name: 'fee-sheets/',
  readModels: ['fee-sheets.feeSheets'],
  about: 'The fee sheets that you uploaded, with what was read on them. Each is deleted after 30 days.',
  files: async function* (source) {
    const { user, context } = source;
    const { store } = context.services.feeSheets;
    for await (const { id, doc } of ownSheets(source)) {
      const [bytes, kept] = await Promise.all([store.open(user.id, id), store.read(user.id, id)]);
      // Deleted while the export was written.
      if (!bytes || !kept) continue;
      const { name, reading } = kept;
      const figures = reading.figures
        .filter(isFound)
        .map(({ label, value, page, text }) => ({ label, value, page, text }));
      const [uploadedAt, deletedAt] = [dateTime(doc.uploadedAt), dateTime(doc.deleteAt)];
      yield { name: `fee-sheets/${id}/figures.json`, content: json({ name, uploadedAt, deletedAt, figures }) };
      yield { name: `fee-sheets/${id}/sheet.${endings[doc.format]}`, content: once(bytes) };
    }
  },
};

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
