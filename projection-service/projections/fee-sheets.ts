import type { FeeSheetUploaded } from '../../domain/fee-sheets/index.ts';
import { documents } from '../collections.ts';
import { defineProjection } from '../define-projection.ts';

/** A kept fee sheet. Its contents are in its file. */
export interface FeeSheetDocument {
  /** The same in every document, so that one index orders every sheet by its deletion. */
  readonly kind: 'sheet';
  readonly userId: string;
  readonly format: FeeSheetUploaded['data']['format'];
  readonly bytes: number;
  readonly uploadedAt: number;
  readonly deleteAt: number;
}

const collections = {
  feeSheets: documents<FeeSheetDocument>().indexedBy({
    byOwner: { equal: ['userId'], order: ['uploadedAt'] },
    byDeletion: { equal: ['kind'], order: ['deleteAt'] },
  }),
};

/** The stored fee sheets, by user, and by the time of their deletion. */
export const feeSheets = defineProjection({
  name: 'fee-sheets',
  version: '1',
  collections,
  on: {
    FeeSheetUploaded: ({ data: { feeSheetId, userId, format, bytes, deleteAtMs }, time }) => [
      {
        op: 'put',
        collection: 'feeSheets',
        id: feeSheetId,
        doc: { kind: 'sheet', userId, format, bytes, uploadedAt: time, deleteAt: deleteAtMs },
      },
    ],
    FeeSheetDeleted: ({ data: { feeSheetId } }) => [{ op: 'delete', collection: 'feeSheets', id: feeSheetId }],
  },
  live: { feeSheets: 'silent' },
  awaitedBy: 'queries',
});
