/**
 * The name of the letter A, which eSpeak's English reads as "eye" when it is written as flite needs it. The text keeps
 * its length, so that words keep their places.
 */
export const forEspeak = (text: string): string => text.replaceAll(/\bay\b/gu, 'eh');
