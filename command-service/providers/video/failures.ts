import { inWords } from '../../../words/index.ts';
import { videoFailures, type VideoFailureCode } from '../../../domain/videos/index.ts';

/** A job that ended without a video. */
export interface FailedRender {
  readonly state: 'failed';
  readonly code: VideoFailureCode;
  /** The sentence in English, for logs. */
  readonly reason: string;
  /** Whether a retry of the same request can succeed. */
  readonly retryable: boolean;
}

/** The state of a job that failed with this code. */
export function failedRender(code: VideoFailureCode): FailedRender {
  const { sentence, retryable } = videoFailures[code];
  return { state: 'failed', code, reason: inWords(sentence, 'en'), retryable };
}
