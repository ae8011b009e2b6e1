import { limits } from '../../../../domain/catalog.ts';
import { isAddress, isPublicAddress } from './address.ts';
import { notAWebAddress, unreachable } from './refusals.ts';

/** A checked place to connect to. `trusted` ones were let through by the operator by name and port. */
export interface Target {
  readonly url: URL;
  /** Host without brackets and trailing dot, as a resolver takes it. */
  readonly host: string;
  readonly port: number;
  readonly trusted: boolean;
}

const portOf: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
const controlOrSpace = /[\p{Cc}\s]/u;

/**
 * Parses an address once and says where it really leads. `allow` holds lower-case `host:port` pairs.
 * Throws a Refusal: for text that is no plain web address, and, with the sentence of unreachable, for a port or an
 * address literal that users may not reach.
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

/** Where a redirect leads, checked like a typed address; from https only https is followed. */
export function redirectTarget(from: Target, location: string, allow: ReadonlySet<string>): Target {
  if (!URL.canParse(location, from.url)) throw unreachable();
  const url = new URL(location, from.url);
  if (from.url.protocol === 'https:' && url.protocol !== 'https:') throw unreachable();
  try {
    return targetOf(url.href, allow);
  } catch {
    // What a server answers is not what the user typed: it never gets a sentence of its own.
    throw unreachable();
  }
}
