import { twinFailureSentence } from '../../domain/avatars/index.ts';

export const consentTakenBack = 'The consent was taken back: this Digital Twin is disabled.';

/** Why a twin was not made, and that it cost nothing. */
export const avatarFailure = (code: string): string =>
  `${twinFailureSentence(code)} Your Digital Twin credit was given back.`;
