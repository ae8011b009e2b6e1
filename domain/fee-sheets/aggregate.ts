import type { Aggregate } from '../aggregate.ts';
import {
  decideFeeSheet,
  evolveFeeSheet,
  type FeeSheetCommand,
  type FeeSheetState,
  feeSheetStateVersion,
  initialFeeSheet,
} from './decide.ts';
import { type FeeSheetEvent, feeSheetStream } from './events.ts';

/** One uploaded fee sheet. */
export const feeSheetAggregate: Aggregate<FeeSheetState, FeeSheetCommand, FeeSheetEvent> = {
  version: feeSheetStateVersion,
  snapshots: false,
  initial: initialFeeSheet,
  streamOf: feeSheetStream,
  evolve: evolveFeeSheet,
  decide: decideFeeSheet,
};
