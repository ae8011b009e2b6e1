import { videoFailures, type VideoFailureCode } from '../../../domain/videos/index.ts';

/** A job that ended without a video. */
export interface FailedRender {
  readonly state: 'failed';
  readonly code: VideoFailureCode;
  /** The sentence for people. */
  readonly reason: string;
  /** False when the same request would fail again. */
  readonly retryable: boolean;
}

/** The state of a job that failed for this reason. */
export function failedRender(code: VideoFailureCode): FailedRender {
  const { sentence, retryable } = videoFailures[code];
  return { state: 'failed', code, reason: sentence, retryable };
}
