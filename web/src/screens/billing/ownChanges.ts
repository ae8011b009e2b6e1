let unanswered = 0;
let last = '';

/**
 * Notes that this page changes the subscription and reports the outcome itself, so that the live update must not repeat
 * it. Call the returned function when it is done, with the position of the change if there was one.
 */
export function beginOwnChange(): (position?: string) => void {
  unanswered += 1;
  return (position = '') => {
    unanswered -= 1;
    if (position > last) last = position;
  };
}

/** Whether this page made the change at this position, or may have made it because its request is not answered yet. */
export const isOwnChange = (position: string): boolean => unanswered > 0 || position <= last;
