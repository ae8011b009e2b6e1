/** One word of the text as it is shown, with the time at which it is heard. */
export interface SpokenWord {
  readonly text: string;
  /** Seconds from the beginning of the recording. */
  readonly start: number;
  readonly end: number;
  /** True on the last word of a sentence: captions break here. */
  readonly endsSentence: boolean;
}

/** A speech sound at a moment, as an IPA symbol; an empty symbol is silence. */
export interface SpokenSound {
  readonly at: number;
  readonly ipa: string;
}

export interface Speech {
  /** Absolute path of a mono 16-bit PCM WAV file. */
  readonly wav: string;
  readonly durationSeconds: number;
  readonly words: readonly SpokenWord[];
  /** Empty when the voice does not tell its sounds. */
  readonly sounds: readonly SpokenSound[];
  /** Whether the times come from the voice itself or were worked out from the lengths of the words. */
  readonly timings: 'measured' | 'estimated';
}

/** The kinds of voice a presenter can have; each adapter finds its own nearest one. */
export const voiceIds = ['clara', 'ruth', 'maya', 'daniel', 'omar', 'leo'] as const;
export type VoiceId = (typeof voiceIds)[number];

export interface SpeechRequest {
  readonly text: string;
  /** BCP 47; the part before the hyphen decides, e.g. `en-US`, `es`, `zh`, `hi`, `fa`. */
  readonly language: string;
  readonly voice: VoiceId;
  /** Absolute path that the recording is written to. */
  readonly wav: string;
  /** Stops the work; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** The voice cannot speak this request: trying again without a change would fail again. */
export class SpeechRefused extends Error {
  override readonly name = 'SpeechRefused';
  readonly code: 'no_words' | 'too_long' | 'language_not_spoken' | 'letters_not_spoken';

  constructor(code: SpeechRefused['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Turns text into a recording with the times of its words. Never blocks the caller's process. */
export interface VoiceProvider {
  readonly name: string;
  /** Languages it speaks, as BCP 47 primary subtags. */
  readonly languages: readonly string[];
  /** Why it cannot speak a text in a language, in a sentence for people; undefined when it can. */
  cannotSpeak(text: string, language: string): string | undefined;
  /** Throws `SpeechRefused` for an unknown language or a text without a word to speak. */
  speak(request: SpeechRequest): Promise<Speech>;
  /** What is missing for it to work, in a sentence that says what to install; undefined when ready. */
  problem(): Promise<string | undefined>;
}
