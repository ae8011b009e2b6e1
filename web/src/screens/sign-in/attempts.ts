const key = 'curbcast.signInFailures';
/** The browser stops redirecting to the hosted page after this many consecutive failures. */
const limit = 2;

/** The consecutive failures in this tab, with the message of the last one. */
export interface Attempts {
  readonly failures: number;
  readonly message: string;
}

/** The failures of this tab; none while the build renders the page, because there is no tab. */
export function readAttempts(): Attempts {
  const stored = typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key);
  const [count = '0', ...message] = (stored ?? '0').split(' ');
  return { failures: Number.parseInt(count, 10) || 0, message: message.join(' ') };
}

/** Counts a failure. The page shows `message` when it stops redirecting. */
export function noteFailure(message: string): void {
  sessionStorage.setItem(key, `${readAttempts().failures + 1} ${message}`);
}

/** Resets the count, after a success or when the user tries again. */
export function forgetFailures(): void {
  sessionStorage.removeItem(key);
}

/** Whether another redirect would only repeat the failure. */
export function isStuck({ failures }: Attempts): boolean {
  return failures >= limit;
}
