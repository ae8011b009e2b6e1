import type { FetchedMedia } from '../../../command-service/index.ts';

/** Dependencies of the parts of videos besides scripts. */
export interface MaterialServices {
  /** Downloads a picture or video under the SSRF guard. Throws Refusal with the reason. */
  readonly check: (url: string) => Promise<Pick<FetchedMedia, 'contentType'>>;
  /** Speaks the first sentence of a script. Throws Refusal, also for an unknown presenter. */
  readonly preview: (
    userId: string,
    script: string,
    avatarId: string,
  ) => Promise<{ readonly sentence: string; readonly wav: Buffer; readonly natural: boolean }>;
  /** Makes and stores a picture of a video or brand; resolves with its name. Throws INVALID_INPUT. */
  readonly makePicture: (userId: string, file: Uint8Array) => Promise<string>;
}
