import { limits } from '../../../../domain/catalog.ts';
import { isAddress, isPublicAddress } from './address.ts';
import { notAWebAddress, unreachable } from './refusals.ts';

/** A checked destination. `trusted` means that the operator allowed its host and port. */
export interface Target {
  readonly url: URL;
  /** Host without brackets and trailing dot, in the form that resolvers take. */
  readonly host: string;
  readonly port: number;
  readonly trusted: boolean;
}

const portOf: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
const controlOrSpace = /[\p{Cc}\s]/u;

/** The pairs of `OUTBOUND_ALLOW` as `targetOf` takes them. */
export const allowedTargets = (pairs: readonly string[]): ReadonlySet<string> =>
  new Set(
    pairs.map((pair) =>
      pair
        .trim()
        .toLowerCase()
        .replace(/^\[(.*)\]:/, '$1:'),
    ),
  );

/**
 * Parses an address once and checks its destination.
 *
 * @param allow `host:port` pairs in lower case that need no check
 * @throws Refusal for text that is not a plain web address; with the sentence of `unreachable` for a port or an IP
 *   address that users may not reach
 */
export function targetOf(text: string, allow: ReadonlySet<string>): Target {
  const typed = text.trim();
  if (typed.length > limits.urlCharacters || controlOrSpace.test(typed) || !URL.canParse(typed)) throw notAWebAddress();
  const url = new URL(typed);
  const standardPort = portOf[url.protocol];
  if (standardPort === undefined || url.username !== '' || url.password !== '') throw notAWebAddress();
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (host === '') throw notAWebAddress();
  const port = url.port === '' ? standardPort : Number(url.port);
  const trusted = allow.has(`${host}:${port}`);
  if (!trusted && (port !== standardPort || (isAddress(host) && !isPublicAddress(host)))) throw unreachable();
  return { url, host, port, trusted };
}

/** The destination of a redirect, checked like a typed address. A redirect from https to http is refused. */
export function redirectTarget(from: Target, location: string, allow: ReadonlySet<string>): Target {
  if (!URL.canParse(location, from.url)) throw unreachable();
  const url = new URL(location, from.url);
  if (from.url.protocol === 'https:' && url.protocol !== 'https:') throw unreachable();
  try {
    return targetOf(url.href, allow);
  } catch {
    // The user did not type this address, so it gets no separate sentence.
    throw unreachable();
  }
}
