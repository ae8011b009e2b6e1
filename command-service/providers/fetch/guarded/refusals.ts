import { Refusal } from '../../../../domain/refusal.ts';
import { say } from '../../../../words/index.ts';

/**
 * The one answer to every failure to reach an address: blocked, unknown, closed, slow, a bad redirect. One sentence for
 * all, so that the answer reveals nothing about the network (SSRF probing).
 */
export function unreachable(): Refusal {
  return new Refusal('INVALID_INPUT', say('PAGE_UNREADABLE'));
}

const forbidden = (): Refusal => new Refusal('INVALID_INPUT', say('PAGE_FORBIDS_PROGRAMS'));
const gone = (): Refusal => new Refusal('INVALID_INPUT', say('PAGE_GONE'));
const later = (): Refusal => new Refusal('UNAVAILABLE', say('SITE_NOT_ANSWERING'));

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

/** The sentence for a site that was reached and answered with an error. Only public addresses get so far. */
export const refusalOfStatus = (status: number): Refusal => (byStatus[status] ?? unreachable)();

/** Backpressure: the reader is at its limit of concurrent responses or of bytes in memory. */
export const busy = (): Refusal => new Refusal('UNAVAILABLE', say('TOO_MANY_PAGES'));

/** The text is not a web address that the reader follows; decided before any request. */
export function notAWebAddress(): Refusal {
  return new Refusal('INVALID_INPUT', say('ENTER_WEB_ADDRESS'));
}

export function tooLarge(maxBytes: number): Refusal {
  return new Refusal('TOO_LARGE', say('PAGE_TOO_LARGE', { most: Math.floor(maxBytes / (1024 * 1024)) }));
}

export function notOneOf(what: string): Refusal {
  return new Refusal('UNSUPPORTED_TYPE', say('PAGE_OF_WRONG_KIND', { what }));
}
