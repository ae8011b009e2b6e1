/** Dependencies of the picture proxy. */
export interface PictureServices {
  /** Fetches a picture from the web, protected against SSRF. Throws Refusal, also when the content is not a picture. */
  readonly fetch: (url: string) => Promise<{ readonly bytes: Uint8Array; readonly contentType: string }>;
}
