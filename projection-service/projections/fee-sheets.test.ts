import { test } from '@jest/globals';
import { feeSheets as rules } from '../../domain/catalog.ts';
import { givenTime, projectionSpec } from '../testing/projection-spec.ts';
import { feeSheets } from './fee-sheets.ts';

const uploaded = (feeSheetId: string, userId: string) => ({
  stream: `feesheet-${feeSheetId}`,
  type: 'FeeSheetUploaded',
  data: {
    feeSheetId,
    userId,
    format: 'pdf',
    bytes: 1_000,
    pages: 2,
    figures: 9,
    questions: 1,
    deleteAtMs: givenTime(0) + rules.keptFor,
  },
});
const document = (userId: string, at: number) => ({
  kind: 'sheet',
  userId,
  format: 'pdf',
  bytes: 1_000,
  uploadedAt: givenTime(at),
  deleteAt: givenTime(0) + rules.keptFor,
});

test('lists each sheet for its owner, and with the time of its deletion', async () => {
  await projectionSpec(feeSheets)
    .given([uploaded('s1', 'ann'), uploaded('s2', 'ben')])
    .then({ feeSheets: { s1: document('ann', 0), s2: document('ben', 1) } });
});

test('a deleted sheet is gone', async () => {
  const deleted = {
    stream: 'feesheet-s1',
    type: 'FeeSheetDeleted',
    data: { feeSheetId: 's1', userId: 'ann', reason: 'expired' },
  };
  await projectionSpec(feeSheets)
    .given([uploaded('s1', 'ann'), uploaded('s2', 'ben'), deleted])
    .then({ feeSheets: { s2: document('ben', 1) } });
});
