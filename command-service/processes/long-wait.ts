/** The longest delay that a timer of Node.js takes, in milliseconds: a longer one fires at once. */
const longestTimer = 2 ** 31 - 1;

/** A wait that can be ended, of any length. */
export interface LongWait {
  /** True when so many milliseconds have passed; false as soon as the wait is ended. */
  passed(milliseconds: number): Promise<boolean>;
  end(): void;
}

/** One timer and no abort signal: a restart goes through the holds of days in one go. */
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
