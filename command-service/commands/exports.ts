import type { Position } from '../../domain/envelope.ts';
import {
  exportAggregate,
  exportId,
  type ConvertedFormat,
  type ExportCommand,
  type ExportFormat,
} from '../../domain/exports/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Caller, contextFor } from '../support/context.ts';
import { loadReadyVideo } from '../support/ready-video.ts';

/** Downloads of videos in other formats. */
export interface ExportCommands {
  /**
   * Asks for a conversion; no effect while a conversion runs or once it has been made. Throws NOT_FOUND, and
   * NOT_ALLOWED_NOW for a video that is not ready.
   */
  requestExport(userId: string, videoId: string, format: ConvertedFormat, caller: Caller): Promise<Position>;
  /** Records that the owner downloaded the video. Throws like `requestExport`. */
  recordDownload(userId: string, videoId: string, format: ExportFormat, caller: Caller): Promise<Position>;
}

export function createExportCommands(options: Pick<Dependencies, 'executor'>): ExportCommands {
  const { executor } = options;
  const execute = async (name: string, command: ExportCommand, caller: Caller): Promise<Position> => {
    const { userId, videoId, format } = command;
    await loadReadyVideo(options, userId, videoId);
    const context = contextFor(caller, name, { subject: userId });
    return (await executor.execute(exportAggregate, exportId(videoId, format), command, context)).position;
  };
  return {
    requestExport: (userId, videoId, format, caller) =>
      execute('request-export', { kind: 'request', userId, videoId, format }, caller),
    recordDownload: (userId, videoId, format, caller) =>
      execute('record-download', { kind: 'download', userId, videoId, format }, caller),
  };
}
