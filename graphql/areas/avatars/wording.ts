import { twinFailureSentence } from '../../../domain/avatars/index.ts';
import { say, type Sentence } from '../../../words/index.ts';

export const consentTakenBack = say('CONSENT_TAKEN_BACK');

/** The reason why a twin was not made, with the note that it cost nothing. */
export const avatarFailure = (code: string): Sentence =>
  say('TWIN_CREDIT_RETURNED', { reason: twinFailureSentence(code) });
