import type { Readable } from 'node:stream';
import type { LibraryChapter, LibraryFileProblem } from '../../../domain/library/index.ts';

/** The result of checking a file. The files are in a folder of ours. */
export interface CheckedFile {
  readonly video: string;
  readonly contentType: string;
  readonly durationMs: number;
  /** A JPEG picture of an early moment. */
  readonly poster: string;
  /** WebVTT; absent for a file without captions. */
  readonly captions?: string;
  readonly chapters: readonly LibraryChapter[];
  /** Removes the files. */
  remove(): Promise<void>;
}

/** The file cannot be shown; another try would fail again. */
export class FileUnusable extends Error {
  override readonly name = 'FileUnusable';
  readonly code: LibraryFileProblem;

  constructor(code: LibraryFileProblem) {
    super(`The file cannot be used: ${code}`);
    this.code = code;
  }
}

/** Checks the files of the library. */
export interface FileChecks {
  /**
   * Writes a stream to a file and reads its length, a picture, its captions and its chapters. Throws FileUnusable, or
   * UNAVAILABLE on an installation that cannot read videos.
   */
  check(source: Readable): Promise<CheckedFile>;
}
