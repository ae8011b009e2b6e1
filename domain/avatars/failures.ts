import { say, type Sentence } from '../../words/index.ts';

/**
 * Why a Digital Twin failed, by the code in its event. Users read the sentence; the details go to the log file only.
 * `again`: whether the same footage can succeed later.
 */
export const twinFailures = {
  unreadable: { sentence: say('TWIN_FAILURE_UNREADABLE'), again: false },
  no_sound: { sentence: say('TWIN_FAILURE_NO_SOUND'), again: false },
  no_face: { sentence: say('TWIN_FAILURE_NO_FACE'), again: false },
  several_faces: { sentence: say('TWIN_FAILURE_SEVERAL_FACES'), again: false },
  no_speech: {
    sentence: say('TWIN_FAILURE_NO_SPEECH'),
    again: false,
  },
  poor_footage: {
    sentence: say('TWIN_FAILURE_POOR_FOOTAGE'),
    again: false,
  },
  consent_refused: {
    sentence: say('TWIN_FAILURE_CONSENT_REFUSED'),
    again: false,
  },
  rejected: { sentence: say('TWIN_FAILURE_REJECTED'), again: false },
  timed_out: { sentence: say('TWIN_FAILURE_TIMED_OUT'), again: true },
  twins_unavailable: { sentence: say('TWIN_FAILURE_TWINS_UNAVAILABLE'), again: true },
  training_failed: { sentence: say('TWIN_FAILURE_TRAINING_FAILED'), again: true },
} as const satisfies Readonly<Record<string, { readonly sentence: Sentence; readonly again: boolean }>>;

export type TwinFailureCode = keyof typeof twinFailures;

/** The sentence that users read; an unknown code of a later release reads as a failed training. */
export const twinFailureSentence = (code: string): Sentence =>
  (Object.hasOwn(twinFailures, code) ? twinFailures[code as TwinFailureCode] : twinFailures.training_failed).sentence;
