import type { Dependencies, DueItem } from '../dependencies.ts';
import { createFeeSheetCommands } from '../commands/fee-sheets.ts';
import { defineListJob, pagesOf } from './engine/define-job.ts';

/** Deletes fee sheets whose 30 days are over. */
export const feeSheetDeletions = (
  { executor, files, now, feeSheetsDue }: Pick<Dependencies, 'executor' | 'files' | 'now' | 'feeSheetsDue'>,
  every = 600_000,
) => {
  const { deleteFeeSheet } = createFeeSheetCommands({ executor, files });
  return defineListJob<DueItem<{ userId: string; feeSheetId: string }>>({
    name: 'fee-sheet-deletions',
    every,
    byDate: true,
    due: pagesOf(feeSheetsDue, now),
    items: {
      key: ({ feeSheetId }) => feeSheetId,
      owner: ({ userId }) => userId,
      handle: ({ userId, feeSheetId }, { newCaller }) =>
        deleteFeeSheet({ userId, feeSheetId, reason: 'expired' }, newCaller()),
    },
  });
};
