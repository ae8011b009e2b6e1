import { expect, test } from '@jest/globals';
import { feeSheets } from '../../domain/catalog.ts';
import { on, specifyWork } from '../testing/work-spec.ts';
import { feeSheetDeletions } from './fee-sheet-deletions.ts';

const start = 1_000;
const due = start + feeSheets.keptFor;
const sheet = { feeSheetId: 's1', userId: 'ann' } as const;
const uploaded = on('feesheet-s1', {
  type: 'FeeSheetUploaded',
  data: { ...sheet, format: 'pdf', bytes: 1, pages: 1, figures: 1, questions: 0, deleteAtMs: due },
});

test('deletes the file of a sheet after 30 days and records it once', async () => {
  const removed: string[] = [];
  await specifyWork(feeSheetDeletions, {
    now: () => due,
    feeSheetsDue: async () => [{ ...sheet, dueAt: 0 }],
    files: { removeAll: async (prefix: string) => void removed.push(prefix) } as never,
  })
    .given(uploaded)
    .appends(on('feesheet-s1', { type: 'FeeSheetDeleted', data: { ...sheet, reason: 'expired' } }));
  expect(new Set(removed)).toEqual(new Set(['fee-sheets/ann/s1/']));
});
