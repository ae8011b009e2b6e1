import type { VideoFailureCode } from '../../../../domain/videos/index.ts';
import type { HeygenFailureClass } from '../../heygen/errors.ts';

/** The sentence for each class of failure; all of them release the hold. */
export const failureCodes: Readonly<Record<HeygenFailureClass, VideoFailureCode>> = {
  transient: 'renderer_unavailable',
  throttled: 'renderer_unavailable',
  account: 'renderer_unavailable',
  voice: 'voice_unavailable',
  input: 'script_refused',
  picture: 'picture_refused',
  presenter: 'unknown_presenter',
  policy: 'against_rules',
  gone: 'renderer_failed',
};
