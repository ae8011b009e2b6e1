/** The files of a video by the last part of their path. */
export const mediaKinds = ['video', 'thumbnail', 'captions'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** The path at which the owner's browser loads a file of a video; null while there is none. Does not reveal the key. */
export function mediaUrl(videoId: string, kind: MediaKind, key: string | null): string | null {
  if (key === null) return null;
  // A new attempt has a new URL, so that the browser does not reuse a cached file of an earlier one.
  const attempt = key.split('/').at(-2) ?? '1';
  return `/api/videos/${videoId}/media/${kind}?v=${attempt}`;
}

/** The address of a share page. */
export const shareUrlOf = (publicUrl: string, token: string): string => `${publicUrl}/s/${token}`;
