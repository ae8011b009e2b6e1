/** The files that belong to a video, by the name under which they are served. */
export const mediaKinds = ['video', 'thumbnail', 'captions'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Where the owner's browser gets a file of a video; null while there is none. The key itself stays inside. */
export function mediaUrl(videoId: string, kind: MediaKind, key: string | null): string | null {
  if (key === null) return null;
  // The attempt is part of the address, so a browser may keep what it has.
  const attempt = key.split('/').at(-2) ?? '1';
  return `/api/videos/${videoId}/media/${kind}?v=${attempt}`;
}
