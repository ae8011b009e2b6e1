export interface FetchedPage {
  /** Where the page was found in the end, after redirects. */
  readonly url: string;
  /** Media type without parameters, in lower case. */
  readonly contentType: string;
  readonly text: string;
}

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type ImageType = (typeof imageTypes)[number];

export interface FetchedImage {
  readonly url: string;
  readonly bytes: Uint8Array;
  /** Told by the content, never by the server's header. */
  readonly contentType: ImageType;
}

/** Reads what users give the address of. Every failure is a Refusal with a sentence for people. */
export interface WebReader {
  /** Gets a page whose media type is one of `accept`, decoded to text. Throws Refusal. */
  fetchPage(
    url: string,
    options: { readonly accept: readonly string[]; readonly signal?: AbortSignal },
  ): Promise<FetchedPage>;
  /** Gets a JPEG, PNG, WebP or GIF picture. Throws Refusal. */
  fetchImage(url: string, options?: { readonly signal?: AbortSignal }): Promise<FetchedImage>;
}
