import type { Dependencies } from '../dependencies.ts';
import { createFeeSheetCommands } from '../handlers/fee-sheets.ts';
import { defineJob } from './engine/define-job.ts';

const perRun = 200;

/** Deletes fee sheets whose 30 days are over. */
export const feeSheetDeletions = (
  { executor, files, now, feeSheetsDue }: Pick<Dependencies, 'executor' | 'files' | 'now' | 'feeSheetsDue'>,
  every = 600_000,
) => {
  const { deleteFeeSheet } = createFeeSheetCommands({ executor, files });
  return defineJob({
    name: 'fee-sheet-deletions',
    every,
    run: async ({ newCaller, failed, signal }) => {
      for (const sheet of await feeSheetsDue(now(), perRun)) {
        if (signal.aborted) return;
        // One sheet that fails must not keep the others.
        await deleteFeeSheet({ ...sheet, reason: 'expired' }, newCaller()).catch(failed);
      }
    },
  });
};
