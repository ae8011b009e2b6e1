/**
 * Why a Digital Twin failed, by the code in its event. Users read the sentence; the details go to the log file only.
 * `again`: whether the same footage can succeed later.
 */
export const twinFailures = {
  unreadable: { sentence: 'The video could not be read. Please record or upload another one.', again: false },
  no_sound: { sentence: 'The video has no sound. Please record it with your microphone on.', again: false },
  no_face: { sentence: 'We could not see a face in the video. Please face the camera in good light.', again: false },
  several_faces: { sentence: 'We saw more than one face in the video. Please be alone in the picture.', again: false },
  no_speech: {
    sentence: 'We could not see you speak in the video. Please face the camera while you read the text aloud.',
    again: false,
  },
  poor_footage: {
    sentence: 'The picture is too dark, too blurred or too small to make a Digital Twin. Please record it again.',
    again: false,
  },
  consent_refused: {
    sentence: 'The consent recording could not be confirmed. Please read the statement aloud and record it again.',
    again: false,
  },
  rejected: { sentence: 'The video was not accepted for a Digital Twin. Please record another one.', again: false },
  timed_out: { sentence: 'Making your Digital Twin took too long and was stopped. Please try again.', again: true },
  twins_unavailable: { sentence: 'Digital Twins cannot be made right now. Please try again later.', again: true },
  training_failed: { sentence: 'Your Digital Twin could not be made. Please try again.', again: true },
} as const satisfies Readonly<Record<string, { readonly sentence: string; readonly again: boolean }>>;

export type TwinFailureCode = keyof typeof twinFailures;

/** The sentence that users read; an unknown code of a later release reads as a failed training. */
export const twinFailureSentence = (code: string): string =>
  (Object.hasOwn(twinFailures, code) ? twinFailures[code as TwinFailureCode] : twinFailures.training_failed).sentence;
