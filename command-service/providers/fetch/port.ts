export interface FetchedPage {
  /** The final address, after redirects. */
  readonly url: string;
  /** Media type without parameters, in lower case. */
  readonly contentType: string;
  readonly text: string;
}

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type ImageType = (typeof imageTypes)[number];

export const videoTypes = ['video/mp4', 'video/webm', 'video/x-msvideo'] as const;
/** `video/mp4` covers QuickTime files, too: they have the same container. */
export type VideoType = (typeof videoTypes)[number];

export interface FetchedVideo {
  readonly url: string;
  readonly bytes: Uint8Array;
  /** Detected from the content. */
  readonly contentType: VideoType;
}

export interface FetchedImage {
  readonly url: string;
  readonly bytes: Uint8Array;
  /** Detected from the content, never from the header of the server. */
  readonly contentType: ImageType;
}

export type FetchedMedia = FetchedImage | FetchedVideo;

/** Reads web addresses that users enter. Throws only `Refusal`s, each with a sentence for the user. */
export interface WebReader {
  /** Reads a page whose media type is one of `accept`, decoded to text. */
  fetchPage(
    url: string,
    options: { readonly accept: readonly string[]; readonly signal?: AbortSignal },
  ): Promise<FetchedPage>;
  /** Reads a JPEG, PNG, WebP or GIF picture, or a video (MP4, QuickTime, WebM or AVI), which may be larger. */
  fetchMedia(url: string, options?: { readonly signal?: AbortSignal }): Promise<FetchedMedia>;
  /** Reads a JPEG, PNG, WebP or GIF picture. */
  fetchImage(url: string, options?: { readonly signal?: AbortSignal }): Promise<FetchedImage>;
}
