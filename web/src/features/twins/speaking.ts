/** The level of the microphone (0 to 1, from `useLevel`) that counts as speech: above the noise of a quiet room. */
export const speakingLevel = 0.05;
/** The longest pause between words, in milliseconds. */
const longestGap = 800;

/**
 * Whether the reader is in the middle of speaking.
 *
 * @param spokenAt time of the last speech, in milliseconds; undefined before the first word
 */
export const isSpeaking = (spokenAt: number | undefined, now: number): boolean =>
  spokenAt !== undefined && now - spokenAt <= longestGap;
