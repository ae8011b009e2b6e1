import { Refusal } from '../../domain/refusal.ts';
import type { Position } from '../../domain/envelope.ts';
import {
  feeSheetAggregate,
  type FeeSheetCommand,
  type FeeSheetDeleted,
  type FeeSheetUploaded,
} from '../../domain/fee-sheets/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { feeSheetFolder } from '../providers/fee-sheets/store.ts';
import { requireActiveAccount } from '../support/active-account.ts';
import { type Caller, contextFor } from '../support/context.ts';
import { say } from '../../words/index.ts';

/** Lenders' fee sheets, from which scripts are written. */
export interface FeeSheetCommands {
  /**
   * Records an upload. The file is stored afterwards, so that every file has a deletion date. Throws ACCOUNT_SUSPENDED.
   */
  recordFeeSheet(sheet: Omit<FeeSheetUploaded['data'], 'deleteAtMs'>, caller: Caller): Promise<Position>;
  /** Removes the file of a sheet and records it. Throws NOT_FOUND, and NOT_ALLOWED_NOW for one that has not expired. */
  deleteFeeSheet(sheet: FeeSheetDeleted['data'], caller: Caller): Promise<Position>;
}

export function createFeeSheetCommands({
  executor,
  files,
}: Pick<Dependencies, 'executor' | 'files'>): FeeSheetCommands {
  const execute = async (
    name: string,
    feeSheetId: string,
    command: FeeSheetCommand,
    caller: Caller,
  ): Promise<Position> =>
    (await executor.execute(feeSheetAggregate, feeSheetId, command, contextFor(caller, name))).position;
  return {
    recordFeeSheet: async (sheet, caller) => {
      await requireActiveAccount({ executor }, sheet.userId);
      return execute('record-fee-sheet', sheet.feeSheetId, { kind: 'upload', sheet }, caller);
    },
    deleteFeeSheet: async (sheet, caller) => {
      // Only a recorded sheet has a folder: any other id is not ours.
      const { state } = await executor.load(feeSheetAggregate, sheet.feeSheetId);
      if (state.userId !== sheet.userId) throw new Refusal('NOT_FOUND', say('SHEET_NOT_FOUND'));
      // The file goes first: once its deletion is recorded, nothing looks for it again. The folder is the
      // caller's own, so nobody removes a file of somebody else.
      await files.removeAll(feeSheetFolder(sheet.userId, sheet.feeSheetId));
      return execute('delete-fee-sheet', sheet.feeSheetId, { kind: 'delete', ...sheet }, caller);
    },
  };
}
