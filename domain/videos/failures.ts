/**
 * Why a video failed, by the code in its event. Users read the sentence; the details go to the log file only (security
 * O6).
 */
export const videoFailures = {
  timed_out: { sentence: 'Rendering timed out.', retryable: true },
  request_expired: { sentence: 'The request took too long. Please try again.', retryable: true },
  unknown_presenter: { sentence: 'This presenter is not available. Please choose another one.', retryable: false },
  no_words: { sentence: 'The script has no words to speak.', retryable: false },
  too_long: { sentence: 'The script is too long to be spoken. Please shorten it.', retryable: false },
  language_not_spoken: { sentence: 'The voice does not speak the language of this script.', retryable: false },
  letters_not_spoken: {
    sentence: 'The script has letters that the voice cannot speak. Please replace them.',
    retryable: false,
  },
  over_price: {
    sentence:
      'Speaking this script takes much longer than was reserved for it. Please shorten it, and write codes and abbreviations as words.',
    retryable: false,
  },
  voice_unavailable: { sentence: 'The voice could not be made. Please try again in a few minutes.', retryable: true },
  renderer_unavailable: { sentence: 'Videos cannot be made right now. Please try again later.', retryable: true },
  took_too_long: { sentence: 'Making the video took too long and was stopped. Please try again.', retryable: true },
  too_much_memory: {
    sentence: 'The video needs more memory than it may use. Please try again with fewer or smaller pictures.',
    retryable: true,
  },
  script_refused: {
    sentence: 'The rendering service cannot speak this script. Please change it and create the video again.',
    retryable: false,
  },
  picture_refused: {
    sentence: 'The rendering service cannot use the picture of this video. Please choose another one.',
    retryable: false,
  },
  against_rules: {
    sentence: 'The rendering service does not make videos with this content. Please change the script.',
    retryable: false,
  },
  renderer_failed: { sentence: 'The video could not be rendered. Please try again.', retryable: true },
} as const satisfies Readonly<Record<string, { readonly sentence: string; readonly retryable: boolean }>>;

export type VideoFailureCode = keyof typeof videoFailures;

/** The meaning of a failure code; an unknown code of a later release reads as a failed rendering. */
const meaningOf = (code: string): { readonly sentence: string; readonly retryable: boolean } =>
  Object.hasOwn(videoFailures, code) ? videoFailures[code as VideoFailureCode] : videoFailures.renderer_failed;

/** The sentence that users read. */
export const failureSentence = (code: string): string => meaningOf(code).sentence;

/** False when the same request would fail again. */
export const isRetryable = (code: string): boolean => meaningOf(code).retryable;
