import { Refusal } from '../../../../domain/refusal.ts';

/**
 * Everything that goes wrong on the way to an address: blocked, unknown, closed, slow, redirected astray, answering
 * with an error. ONE sentence, so that the answer never tells what listens where.
 */
export function unreachable(): Refusal {
  return new Refusal(
    'INVALID_INPUT',
    "We couldn't read this address. Check that it opens in your browser without signing in.",
  );
}

/** Too many answers are being read for all users together. */
export const busy = (): Refusal =>
  new Refusal('UNAVAILABLE', 'Too many addresses are being read right now. Please try again in a minute.');

/** The text is no web address that we follow; decided before anything is sent. */
export function notAWebAddress(): Refusal {
  return new Refusal(
    'INVALID_INPUT',
    'Please enter a web address that starts with http:// or https:// and has no user name in it.',
  );
}

export function tooLarge(maxBytes: number): Refusal {
  return new Refusal(
    'TOO_LARGE',
    `This address answers with more than ${Math.floor(maxBytes / (1024 * 1024))} MB, which is more than we read.`,
  );
}

export function notOneOf(what: string): Refusal {
  return new Refusal('UNSUPPORTED_TYPE', `This address does not lead to ${what}.`);
}
