import type { Position } from '../../../domain/envelope.ts';
import type { VideoExportView } from '../../../projection-service/index.ts';

export interface VideoExportParent extends Omit<VideoExportView, 'attempt'> {
  readonly videoId: string;
}

export interface ExportVideoPayloadParent {
  readonly userId: string;
  readonly videoId: string;
  readonly export: VideoExportParent;
  readonly position: Position;
}
