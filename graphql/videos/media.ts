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

const reasons: Readonly<Record<string, string>> = {
  no_picture: 'It is neither a picture nor a video.',
  unreachable: 'It could not be loaded.',
  too_large: 'It is too large.',
  unreadable: 'The file is broken or of a kind that cannot be shown.',
};

/** Why a picture or video is not in a film, as a sentence. */
export const leftOutReason = (reason: string): string => reasons[reason] ?? 'It could not be shown.';

/** The address of a share page. */
export const shareUrlOf = (publicUrl: string, token: string): string => `${publicUrl}/s/${token}`;
