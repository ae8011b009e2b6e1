/**
 * Where a user stopped watching, in this browser. A video that was hardly begun or almost over starts from the
 * beginning.
 */

const keyOf = (userId: string, videoId: string): string => `library/${userId}/${videoId}`;
/** Seconds at both ends of a video from which it does not resume. */
const edge = 5;

/**
 * The position at which a video resumes, in seconds; 0 from its beginning.
 *
 * @param duration of the video, in seconds
 */
export function placeOf(userId: string, videoId: string, duration: number): number {
  try {
    const place = Number(localStorage.getItem(keyOf(userId, videoId)));
    return place >= edge && place <= duration - edge ? place : 0;
  } catch {
    // This browser stores nothing.
    return 0;
  }
}

/** Remembers how far a video was watched, in whole seconds, except near its beginning and end. */
export function keepPlace(userId: string, videoId: string, seconds: number, duration: number): void {
  try {
    const key = keyOf(userId, videoId);
    if (seconds < edge || seconds > duration - edge) localStorage.removeItem(key);
    else localStorage.setItem(key, String(Math.floor(seconds)));
  } catch {
    /* This browser keeps nothing. */
  }
}
