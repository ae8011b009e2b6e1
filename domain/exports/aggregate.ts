import type { Aggregate } from '../aggregate.ts';
import {
  decideExport,
  evolveExport,
  type ExportCommand,
  type ExportState,
  exportStateVersion,
  initialExport,
} from './decide.ts';
import { type ExportEvent, exportStream } from './events.ts';

/** One video in one format: its conversion and any number of downloads. */
export const exportAggregate: Aggregate<ExportState, ExportCommand, ExportEvent> = {
  version: exportStateVersion,
  snapshots: true,
  initial: initialExport,
  streamOf: exportStream,
  evolve: evolveExport,
  decide: decideExport,
};
