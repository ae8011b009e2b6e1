import { feeSheets } from '../catalog.ts';
import { Refusal } from '../refusal.ts';
import { type FeeSheetDeleted, type FeeSheetEvent, feeSheetStream, type FeeSheetUploaded } from './events.ts';
import { say } from '../../words/index.ts';
import type { Aggregate } from '../aggregate.ts';

export interface FeeSheetState {
  readonly status: 'absent' | 'kept' | 'deleted';
  readonly userId?: string;
  readonly deleteAtMs?: number;
}

export const initialFeeSheet: FeeSheetState = { status: 'absent' };

export type FeeSheetCommand =
  | { readonly kind: 'upload'; readonly sheet: Omit<FeeSheetUploaded['data'], 'deleteAtMs'> }
  | ({ readonly kind: 'delete' } & FeeSheetDeleted['data']);

/**
 * Decides a command on one fee sheet; `now` is UTC milliseconds. Throws NOT_FOUND for someone else's sheet, and
 * NOT_ALLOWED_NOW for one that expires before its time.
 */
export function decideFeeSheet(command: FeeSheetCommand, state: FeeSheetState, now: number): readonly FeeSheetEvent[] {
  switch (command.kind) {
    case 'upload':
      if (state.status !== 'absent') return [];
      return [{ type: 'FeeSheetUploaded', data: { ...command.sheet, deleteAtMs: now + feeSheets.keptFor } }];
    case 'delete': {
      const { feeSheetId, userId, reason } = command;
      if (state.status === 'deleted') return [];
      if (state.status === 'absent' || state.userId !== userId) throw new Refusal('NOT_FOUND', say('SHEET_NOT_FOUND'));
      if (reason === 'expired' && now < (state.deleteAtMs ?? 0))
        throw new Refusal('NOT_ALLOWED_NOW', say('SHEET_KEPT'));
      return [{ type: 'FeeSheetDeleted', data: { feeSheetId, userId, reason } }];
    }
  }
}

export function evolveFeeSheet(state: FeeSheetState, event: FeeSheetEvent): FeeSheetState {
  switch (event.type) {
    case 'FeeSheetUploaded':
      return { status: 'kept', userId: event.data.userId, deleteAtMs: event.data.deleteAtMs };
    case 'FeeSheetDeleted':
      return { ...state, status: 'deleted' };
  }
}

/** One uploaded fee sheet. */
export const feeSheetAggregate: Aggregate<FeeSheetState, FeeSheetCommand, FeeSheetEvent> = {
  version: 'feesheet-1',
  snapshots: false,
  initial: initialFeeSheet,
  streamOf: feeSheetStream,
  evolve: evolveFeeSheet,
  decide: decideFeeSheet,
};
