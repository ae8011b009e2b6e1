import type { TwinFailureCode } from '../../../../domain/avatars/index.ts';
import type { HeygenFailureClass } from '../../heygen/errors.ts';

/** The sentences for refused calls of the training; all of these failures release the credit. */
export const refusedCodes: Readonly<Record<HeygenFailureClass, TwinFailureCode>> = {
  transient: 'twins_unavailable',
  throttled: 'twins_unavailable',
  account: 'twins_unavailable',
  voice: 'no_sound',
  input: 'rejected',
  picture: 'unreadable',
  presenter: 'training_failed',
  policy: 'rejected',
  gone: 'training_failed',
};

/** HeyGen documents no list of training errors, so code and message are searched for problems that users can fix. */
const meanings: readonly (readonly [RegExp, TwinFailureCode])[] = [
  [/(multiple|several|more than one).*(face|person|people)/, 'several_faces'],
  [/consent|identity/, 'consent_refused'],
  [/face/, 'no_face'],
  [/audio|sound|silen/, 'no_sound'],
  [/speech|speaking|speak|lip/, 'no_speech'],
  [/blur|dark|light|resolution|quality/, 'poor_footage'],
  [/decode|corrupt|format|unreadable/, 'unreadable'],
  [/internal|service|timeout|unavailable/, 'training_failed'],
];

/** Why HeyGen failed a training, as users read it; anything unknown means that the video was not accepted. */
export function trainingFailure(code: string, message: string): TwinFailureCode {
  const words = `${code} ${message}`.replaceAll('_', ' ').toLowerCase();
  return meanings.find(([pattern]) => pattern.test(words))?.[1] ?? 'rejected';
}
