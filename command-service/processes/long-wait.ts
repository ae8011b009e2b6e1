/** The longest delay of a Node.js timer, in milliseconds: a longer one fires at once. */
const longestTimer = 2 ** 31 - 1;

/** A wait of any length that can be ended early. */
export interface LongWait {
  /** Resolves to true after this many milliseconds, to false as soon as the wait is ended. */
  passed(milliseconds: number): Promise<boolean>;
  end(): void;
}

/** Uses one timer and no abort signal, because a restart opens a wait for every hold of several days at once. */
export function createLongWait(): LongWait {
  const state = { ended: false };
  let wake: (() => void) | undefined;
  const sleep = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return {
    passed: async (milliseconds) => {
      let left = Math.max(0, milliseconds);
      do {
        if (!state.ended) await sleep(Math.min(left, longestTimer));
        left -= longestTimer;
      } while (left > 0 && !state.ended);
      return !state.ended;
    },
    end: () => {
      state.ended = true;
      wake?.();
    },
  };
}
