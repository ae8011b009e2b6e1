import type { Readable } from 'node:stream';
import type { LibraryChapter, LibraryFilmProblem } from '../../../domain/library/index.ts';

/** A film by its content. The files are in a folder of ours. */
export interface CheckedFilm {
  readonly film: string;
  readonly contentType: string;
  readonly durationMs: number;
  /** A JPEG picture of an early moment. */
  readonly poster: string;
  /** WebVTT; absent for a film without captions. */
  readonly captions?: string;
  readonly chapters: readonly LibraryChapter[];
  /** Removes the files. */
  remove(): Promise<void>;
}

/** The film cannot be shown; another try would fail again. */
export class FilmUnusable extends Error {
  override readonly name = 'FilmUnusable';
  readonly code: LibraryFilmProblem;

  constructor(code: LibraryFilmProblem) {
    super(`The film cannot be used: ${code}`);
    this.code = code;
  }
}

/** Looks at films of the library. */
export interface FilmChecks {
  /**
   * Writes a film to a file and reads from it how long it is, a picture, its captions and its chapters. Throws
   * FilmUnusable, or UNAVAILABLE on an installation that cannot read films.
   */
  check(source: Readable): Promise<CheckedFilm>;
}
