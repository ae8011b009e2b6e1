import { test } from '@jest/globals';
import { feeSheets } from '../catalog.ts';
import { specify } from '../testing/spec.ts';
import { decideFeeSheet, evolveFeeSheet, type FeeSheetEvent, initialFeeSheet } from './index.ts';

const { given } = specify({ initial: initialFeeSheet, decide: decideFeeSheet, evolve: evolveFeeSheet });
const sheet = {
  feeSheetId: 's1',
  userId: 'ann',
  format: 'pdf',
  bytes: 1_000,
  pages: 1,
  figures: 9,
  questions: 1,
} as const;
const start = Date.UTC(2026, 0, 1);
const uploaded: FeeSheetEvent = {
  type: 'FeeSheetUploaded',
  data: { ...sheet, deleteAtMs: start + feeSheets.keptFor },
};
const ofAnn = { feeSheetId: 's1', userId: 'ann' } as const;
const remove = (reason: 'expired' | 'removed', userId = 'ann') =>
  ({ kind: 'delete', feeSheetId: 's1', userId, reason }) as const;
const deleted = (reason: 'expired' | 'removed'): FeeSheetEvent => ({
  type: 'FeeSheetDeleted',
  data: { ...ofAnn, reason },
});

test('a sheet is kept for 30 days, also when its upload is repeated', () => {
  given().when({ kind: 'upload', sheet }, { at: start }).then(uploaded);
  given(uploaded)
    .when({ kind: 'upload', sheet }, { at: start + 1 })
    .thenNothing();
});

test('a sheet expires at the end of the 30th day and not before', () => {
  const end = start + feeSheets.keptFor;
  given(uploaded)
    .when(remove('expired'), { at: end - 1 })
    .thenRefused('NOT_ALLOWED_NOW', 'This fee sheet is kept for longer');
  given(uploaded).when(remove('expired'), { at: end }).then(deleted('expired'));
});

test('only the owner of a sheet can remove it, at any time', () => {
  given(uploaded).when(remove('removed'), { at: start }).then(deleted('removed'));
  given(uploaded).when(remove('removed', 'ben'), { at: start }).thenRefused('NOT_FOUND', 'Fee sheet not found');
  given().when(remove('removed'), { at: start }).thenRefused('NOT_FOUND', 'Fee sheet not found');
});

test('a deleted sheet stays deleted', () => {
  given(uploaded, deleted('removed')).when(remove('expired'), { at: start }).thenNothing();
  given(uploaded, deleted('removed')).when({ kind: 'upload', sheet }, { at: start }).thenNothing();
});
