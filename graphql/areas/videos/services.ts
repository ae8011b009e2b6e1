import type { ReportHeaders } from '../../../command-service/index.ts';

/** Dependencies of videos besides commands and read models. */
export interface VideoServices {
  /**
   * Receives a webhook of the provider of videos; undefined where none is configured. Throws HeygenReportRejected for
   * one that is not the provider's.
   */
  readonly receiveReport: ((rawBody: Uint8Array, headers: ReportHeaders) => Promise<void>) | undefined;
}
