/** The level of the microphone (0 to 1, `useLevel`) from which on somebody speaks: above the noise of a quiet room. */
export const speakingLevel = 0.05;
/** People pause between words for as long, in milliseconds. */
const longestGap = 800;

/**
 * Whether the reader is in the middle of speaking.
 *
 * @param spokenAt when the voice was heard last, milliseconds; undefined before the first word
 */
export const isSpeaking = (spokenAt: number | undefined, now: number): boolean =>
  spokenAt !== undefined && now - spokenAt <= longestGap;
