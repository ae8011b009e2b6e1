import type { Position } from '../../../domain/envelope.ts';
import type { LibraryVideoDocument } from '../../../projection-service/index.ts';

export interface LibraryVideoParent {
  readonly id: string;
  readonly doc: LibraryVideoDocument;
}

export interface LibraryVideoPayloadParent {
  readonly libraryVideoId: string;
  readonly position: Position;
}
