import { type Sentence } from '../../../words/index.ts';
/** A word of the script with its time in the recording. */
export interface SpokenWord {
  readonly text: string;
  /** Seconds from the beginning of the recording. */
  readonly start: number;
  readonly end: number;
  /** Whether the word is the last of its sentence. Captions break here. */
  readonly endsSentence: boolean;
}

/** A speech sound with its start in seconds, as an IPA symbol; an empty symbol is silence. */
export interface SpokenSound {
  readonly at: number;
  readonly ipa: string;
}

export interface Speech {
  /** Absolute path of a mono 16-bit PCM WAV file. */
  readonly wav: string;
  readonly durationSeconds: number;
  readonly words: readonly SpokenWord[];
  /** Empty when the voice does not report its sounds. */
  readonly sounds: readonly SpokenSound[];
  /** Whether it sounds like a person. A synthesizer gets a faint room in a video, because it sounds dry. */
  readonly natural: boolean;
  /** `measured` by the voice, or `estimated` from the lengths of the words. */
  readonly timings: 'measured' | 'estimated';
}

/** The voices that a presenter can have. Each adapter maps them to its own. */
export const voiceIds = ['clara', 'ruth', 'maya', 'amara', 'mei', 'daniel', 'omar', 'leo'] as const;
export type VoiceId = (typeof voiceIds)[number];

export interface SpeechRequest {
  readonly text: string;
  /** BCP 47. The primary subtag decides, e.g. of `en-US`, `es`, `zh`, `hi`, `fa`. */
  readonly language: string;
  readonly voice: VoiceId;
  /** Absolute path of the WAV file to write. */
  readonly wav: string;
  /** Stops the work. The promise rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Receives the share of the text that has been spoken, 0 to 1, now and then. A fast voice may report nothing. */
  readonly onProgress?: (share: number) => void;
}

/** The voice cannot speak this request; a retry without a change would fail again. */
export class SpeechRefused extends Error {
  override readonly name = 'SpeechRefused';
  readonly code: 'no_words' | 'too_long' | 'language_not_spoken' | 'letters_not_spoken';

  constructor(code: SpeechRefused['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Speaks text into a recording with word times. Never blocks the process of the caller. */
export interface VoiceProvider {
  readonly name: string;
  /** Supported languages, as BCP 47 primary subtags. */
  readonly languages: readonly string[];
  /** Why the voice cannot speak a text in a language, as a sentence for users; undefined when it can. */
  cannotSpeak(text: string, language: string): Sentence | undefined;
  /**
   * @throws SpeechRefused for an unsupported language, unsupported letters, or a text without words; no file is written.
   *   Stalled when the engine hangs
   */
  speak(request: SpeechRequest): Promise<Speech>;
  /** The engine that speaks a language now. Kept samples carry it in their names. */
  engineFor(language: string): Promise<string>;
  /** A missing part that the voice needs, as a sentence that says what to install; undefined when ready. */
  problem(): Promise<string | undefined>;
}
