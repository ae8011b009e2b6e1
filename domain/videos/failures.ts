import { say, type Sentence } from '../../words/index.ts';

/** Why a video failed, by the code in its event. Users read the sentence; the details go to the log file only. */
export const videoFailures = {
  timed_out: { sentence: say('VIDEO_FAILURE_TIMED_OUT'), retryable: true },
  request_expired: { sentence: say('VIDEO_FAILURE_REQUEST_EXPIRED'), retryable: true },
  unknown_presenter: { sentence: say('VIDEO_FAILURE_UNKNOWN_PRESENTER'), retryable: false },
  no_words: { sentence: say('VIDEO_FAILURE_NO_WORDS'), retryable: false },
  too_long: { sentence: say('VIDEO_FAILURE_TOO_LONG'), retryable: false },
  language_not_spoken: { sentence: say('VIDEO_FAILURE_LANGUAGE_NOT_SPOKEN'), retryable: false },
  letters_not_spoken: {
    sentence: say('VIDEO_FAILURE_LETTERS_NOT_SPOKEN'),
    retryable: false,
  },
  over_price: {
    sentence: say('VIDEO_FAILURE_OVER_PRICE'),
    retryable: false,
  },
  voice_unavailable: { sentence: say('VIDEO_FAILURE_VOICE_UNAVAILABLE'), retryable: true },
  renderer_unavailable: { sentence: say('VIDEO_FAILURE_RENDERER_UNAVAILABLE'), retryable: true },
  took_too_long: { sentence: say('VIDEO_FAILURE_TOOK_TOO_LONG'), retryable: true },
  too_much_memory: {
    sentence: say('VIDEO_FAILURE_TOO_MUCH_MEMORY'),
    retryable: true,
  },
  script_refused: {
    sentence: say('VIDEO_FAILURE_SCRIPT_REFUSED'),
    retryable: false,
  },
  picture_refused: {
    sentence: say('VIDEO_FAILURE_PICTURE_REFUSED'),
    retryable: false,
  },
  against_rules: {
    sentence: say('VIDEO_FAILURE_AGAINST_RULES'),
    retryable: false,
  },
  renderer_failed: { sentence: say('VIDEO_FAILURE_RENDERER_FAILED'), retryable: true },
} as const satisfies Readonly<Record<string, { readonly sentence: Sentence; readonly retryable: boolean }>>;

export type VideoFailureCode = keyof typeof videoFailures;

/** The meaning of a failure code; an unknown code of a later release reads as a failed rendering. */
const meaningOf = (code: string): { readonly sentence: Sentence; readonly retryable: boolean } =>
  Object.hasOwn(videoFailures, code) ? videoFailures[code as VideoFailureCode] : videoFailures.renderer_failed;

/** The sentence that users read. */
export const failureSentence = (code: string): Sentence => meaningOf(code).sentence;

/** False when the same request would fail again. */
export const isRetryable = (code: string): boolean => meaningOf(code).retryable;
