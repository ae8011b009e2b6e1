const key = 'curbcast.signInFailures';
/** After this many failures in a row the browser stops going to the hosted page by itself. */
const limit = 2;

/** Failures in a row since the last success in this tab, with the sentence of the last one. */
export interface Attempts {
  readonly failures: number;
  readonly message: string;
}

/** What has gone wrong so far. */
export function readAttempts(): Attempts {
  const [count = '0', ...message] = (sessionStorage.getItem(key) ?? '0').split(' ');
  return { failures: Number.parseInt(count, 10) || 0, message: message.join(' ') };
}

/** Counts one more failure. `message` is for the person who reads it later. */
export function noteFailure(message: string): void {
  sessionStorage.setItem(key, `${readAttempts().failures + 1} ${message}`);
}

/** Somebody signed in, or wants to try again: start counting anew. */
export function forgetFailures(): void {
  sessionStorage.removeItem(key);
}

/** Whether another try by itself would only go round in circles. */
export function isStuck({ failures }: Attempts): boolean {
  return failures >= limit;
}
