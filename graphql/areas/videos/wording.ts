import { failureSentence } from '../../../domain/videos/index.ts';
import type { VideoDocument } from '../../../projection-service/index.ts';
import { phaseSentence } from '../../progress/wording.ts';
import { say, type Sentence } from '../../../words/index.ts';

const reasons: Readonly<Record<string, Sentence>> = {
  no_picture: say('LEFT_OUT_NO_PICTURE'),
  unreachable: say('LEFT_OUT_UNREACHABLE'),
  too_large: say('LEFT_OUT_TOO_LARGE'),
  unreadable: say('LEFT_OUT_UNREADABLE'),
};

/** Why a picture or clip is not in a video. */
export const leftOutReason = (reason: string): Sentence => reasons[reason] ?? say('LEFT_OUT');

/** The parts of a video that the product puts into words: what the renderer does, and why the video failed. */
export function saidOf({ phase, failureCode }: VideoDocument, inWords: (sentence: Sentence | string) => string) {
  return {
    phase: phase === null ? null : inWords(phaseSentence(phase)),
    errorMessage: failureCode === null ? null : inWords(failureSentence(failureCode)),
  };
}
