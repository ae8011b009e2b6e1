/** While nobody answers, one in so many milliseconds asks, and the others need not wait for the silence. */
const askAgainAfter = 2_000;

/** Whoever has an answer already waits no longer than this for a newer one, ms. */
const patience = 1_000;

class TooSlow extends Error {}

async function inTime<Found>(question: Promise<Found>): Promise<Found> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow('No answer in time')), patience);
  });
  try {
    return await Promise.race([question, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks the question; while it can't be answered gives what was remembered, and rejects as the question does where
 * nothing was.
 */
export type StaleIfError = <Found>(remembered: Found | undefined, question: () => Promise<Found>) => Promise<Found>;

export interface StaleIfErrorOptions {
  /** Whether an error says that nobody answers; any other one is thrown as it is. */
  readonly isAway: (error: unknown) => boolean;
  /** The time in milliseconds. */
  readonly now: () => number;
}

/** For questions to one engine in another process, whose last answers may serve for a while when it is away. */
export function createStaleIfError({ isAway, now }: StaleIfErrorOptions): StaleIfError {
  let awayUntil = 0;
  return async (remembered, question) => {
    if (remembered !== undefined && now() < awayUntil) return remembered;
    if (awayUntil > 0) awayUntil = now() + askAgainAfter;
    try {
      const found = await (remembered === undefined ? question() : inTime(question()));
      awayUntil = 0;
      return found;
    } catch (error) {
      if (!(error instanceof TooSlow) && !isAway(error)) throw error;
      awayUntil = now() + askAgainAfter;
      if (remembered === undefined) throw error;
      return remembered;
    }
  };
}
