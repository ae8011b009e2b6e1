import type { Sentence } from '../../../words/index.ts';

/** How a figure is written: an amount in US dollars, a rate, a time, or words. */
export type FigureKind = 'money' | 'percent' | 'term' | 'text';

/** A place on a page, in fractions of its width and height. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A figure, before anyone has confirmed it. */
export interface ReadFigure {
  /** Stable name, e.g. `loanAmount`; unique in a reading. */
  readonly key: string;
  readonly label: Sentence;
  readonly kind: FigureKind;
  /** As the sheet writes it, e.g. `$450,000`; empty when it could not be read or was not found. */
  readonly value: string;
  /** Why a person has to look. Null for a figure that was read without doubt. */
  readonly question: Sentence | null;
  /** Other values that the sheet shows for it. */
  readonly alternatives: readonly string[];
  /** The page, from 1; 0 for a usual figure that was not found, so that its user is asked for it. */
  readonly page: number;
  /** The line of the page, from 1. */
  readonly line: number;
  /** The words of that line. */
  readonly text: string;
  readonly box: Box;
}

export interface ReadPage {
  /** Width divided by height. */
  readonly aspect: number;
  /** A JPEG of the page, base64; null for a text file, which has `lines`. */
  readonly picture: string | null;
  readonly lines: readonly string[];
}

/** Whether a figure is on the sheet, as far as it could be read. */
export const isFound = ({ page }: Pick<ReadFigure, 'page'>): boolean => page > 0;

/** The content of a fee sheet. */
export interface FeeSheetReading {
  readonly format: FeeSheetFormat;
  /** The pages that were read; only the first ones of a long file. */
  readonly pages: readonly ReadPage[];
  /** How many pages the file has. */
  readonly pagesInFile: number;
  readonly figures: readonly ReadFigure[];
}

export type FeeSheetFormat = 'pdf' | 'jpeg' | 'png' | 'text';

export interface ReadingProgress {
  /** The page that is being read, from 1. */
  readonly page: number;
  readonly pages: number;
}

/** Reads fee sheets. Files come from strangers: reading is bounded in time and memory and reaches no secret. */
export interface FeeSheetReader {
  /** Throws INVALID_INPUT, UNSUPPORTED_TYPE or TOO_LARGE with a sentence for the user; UNAVAILABLE while too busy. */
  read(bytes: Uint8Array, onProgress?: (progress: ReadingProgress) => void): Promise<FeeSheetReading>;
}
