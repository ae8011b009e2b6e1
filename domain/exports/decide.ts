import { type ConvertedFormat, type ExportEvent, type ExportFormat, exportStream } from './events.ts';
import { dayOf } from '../time.ts';
import type { Aggregate } from '../aggregate.ts';

/** One video in one format. */
export interface ExportState {
  readonly status: 'none' | 'converting' | 'ready' | 'failed';
  readonly attempt: number;
  readonly fileKey?: string;
}

export const initialExport: ExportState = { status: 'none', attempt: 0 };

interface OfConversion {
  readonly videoId: string;
  readonly userId: string;
  readonly format: ConvertedFormat;
}

export type ExportCommand =
  | (OfConversion & { readonly kind: 'request' })
  | (OfConversion & {
      readonly kind: 'complete';
      readonly attempt: number;
      readonly fileKey: string;
      readonly bytes: number;
    })
  | (OfConversion & { readonly kind: 'fail'; readonly attempt: number; readonly code: ExportFailureCode })
  | { readonly kind: 'download'; readonly videoId: string; readonly userId: string; readonly format: ExportFormat };

/** Why there is no converted file: the converter is missing, gave up, took too long, or the video has no file. */
export type ExportFailureCode = 'converter_unavailable' | 'converter_failed' | 'too_slow' | 'video_missing';

/**
 * Decides a command on one format of a video. A conversion is made once and kept: a request while it runs or after it
 * changes nothing; after a failure it starts the next attempt. Reports about other attempts change nothing.
 */
export function decideExport(command: ExportCommand, state: ExportState, now: number): readonly ExportEvent[] {
  const { videoId, userId } = command;
  if (command.kind === 'download') {
    const day = dayOf(now);
    return [{ type: 'VideoExported', data: { videoId, userId, format: command.format, day } }];
  }
  const { format } = command;
  if (command.kind === 'request') {
    if (state.status === 'converting' || state.status === 'ready') return [];
    return [{ type: 'ExportRequested', data: { videoId, userId, format, attempt: state.attempt + 1 } }];
  }
  const { attempt } = command;
  if (state.status !== 'converting' || attempt !== state.attempt) return [];
  const common = { videoId, userId, format, attempt };
  switch (command.kind) {
    case 'complete':
      return [{ type: 'ExportMade', data: { ...common, fileKey: command.fileKey, bytes: command.bytes } }];
    case 'fail':
      return [{ type: 'ExportFailed', data: { ...common, code: command.code } }];
  }
}

export function evolveExport(state: ExportState, event: ExportEvent): ExportState {
  switch (event.type) {
    case 'ExportRequested':
      return { status: 'converting', attempt: event.data.attempt };
    case 'ExportMade':
      return { ...state, status: 'ready', fileKey: event.data.fileKey };
    case 'ExportFailed':
      return { ...state, status: 'failed' };
    case 'VideoExported':
      return state;
  }
}

/** One video in one format: its conversion and any number of downloads. */
export const exportAggregate: Aggregate<ExportState, ExportCommand, ExportEvent> = {
  version: 'export-2',
  snapshots: true,
  initial: initialExport,
  streamOf: exportStream,
  evolve: evolveExport,
  decide: decideExport,
};
