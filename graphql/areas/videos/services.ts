import type { ReportHeaders } from '../../../command-service/index.ts';

/** Dependencies of videos besides commands and read models. */
export interface VideoServices {
  /**
   * Receives a webhook of the video provider; undefined if none is configured. Throws HeygenReportRejected for a
   * webhook that the provider did not send.
   */
  readonly receiveReport: ((rawBody: Uint8Array, headers: ReportHeaders) => Promise<void>) | undefined;
}
