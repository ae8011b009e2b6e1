import type { ConvertedFormat, ExportFailureCode } from '../../../domain/exports/index.ts';

/** A video to be converted into another format. */
export interface Conversion {
  /** Absolute path of the MP4 file. */
  readonly source: string;
  /** Absolute path of the file to write. */
  readonly target: string;
  readonly format: ConvertedFormat;
  /** Length of the video, for the progress. */
  readonly seconds: number;
  /** Stops the conversion. */
  readonly signal: AbortSignal;
  /** Receives percent, which never decrease. */
  readonly onProgress: (percent: number) => void;
}

/** Converts videos outside the server's process. */
export interface VideoConverter {
  /** Rejects with ConversionFailed, or with the reason of the signal. */
  convert(conversion: Conversion): Promise<void>;
}

/** A video could not be converted. The message is for the log. */
export class ConversionFailed extends Error {
  override readonly name = 'ConversionFailed';
  readonly code: ExportFailureCode;

  constructor(code: ExportFailureCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

export const contentTypes: Readonly<Record<ConvertedFormat, string>> = {
  webm: 'video/webm',
  mov: 'video/quicktime',
};
