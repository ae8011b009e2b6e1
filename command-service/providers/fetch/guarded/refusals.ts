import { Refusal } from '../../../../domain/refusal.ts';

/**
 * The one answer to every failure to reach an address: blocked, unknown, closed, slow, a bad redirect. One sentence for
 * all, so that the answer reveals nothing about the network (SSRF probing).
 */
export function unreachable(): Refusal {
  return new Refusal(
    'INVALID_INPUT',
    "We couldn't read this address. Check that it opens in your browser without signing in.",
  );
}

const forbidden = (): Refusal => new Refusal('INVALID_INPUT', 'This site does not let programs read it.');
const gone = (): Refusal => new Refusal('INVALID_INPUT', 'This listing is gone: its site no longer has the page.');
const later = (): Refusal =>
  new Refusal('UNAVAILABLE', 'This site is not answering right now. Please try again in a few minutes.');

const byStatus: Readonly<Record<number, () => Refusal>> = {
  401: forbidden,
  403: forbidden,
  404: gone,
  410: gone,
  429: later,
  451: forbidden,
  502: later,
  503: later,
  504: later,
};

/** What to say of a site that was reached and answered with an error. Only public addresses get so far. */
export const refusalOfStatus = (status: number): Refusal => (byStatus[status] ?? unreachable)();

/** Backpressure: the reader is at its limit of concurrent responses or of bytes in memory. */
export const busy = (): Refusal =>
  new Refusal('UNAVAILABLE', 'Too many addresses are being read right now. Please try again in a minute.');

/** The text is not a web address that the reader follows; decided before any request. */
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
