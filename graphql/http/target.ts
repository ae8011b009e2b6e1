import type { IncomingMessage } from 'node:http';

const unreserved = /[\w.~-]/;
/** Ambiguous forms, which two parsers could read as different paths. Our clients send none. */
const ambiguous = /\/\/|[\\#]|(?:^|\/)\.{1,2}(?:\/|$)|%(?:2F|5C|00)|%(?![0-9A-F]{2})|^\/[^/]*%/;

/** The scheme and the host of a whole address, without a user (RFC 9112 section 3.2.2). */
const authority = /^https?:\/\/[^/?#@\\]+(?=[/?]|$)/i;

/**
 * Normalizes the target of a request, so that admission and the router match the same path. Decodes letters, digits and
 * `-._~` (RFC 3986 section 6.2.2.2); the query stays as it is. Proxies may send a whole address: its host is ignored,
 * like `Host`.
 *
 * @returns undefined for `//`, dot segments, an encoded slash, or a first segment that stays encoded
 */
export function normalTarget(given: string): string | undefined {
  const named = given.replace(authority, '');
  const target = named !== given && !named.startsWith('/') ? `/${named}` : named;
  if (!target.startsWith('/')) return undefined;
  const end = target.indexOf('?');
  const path = (end === -1 ? target : target.slice(0, end)).replaceAll(/%([0-9a-f]{2})/gi, (encoded, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return unreserved.test(character) ? character : encoded.toUpperCase();
  });
  if (ambiguous.test(path)) return undefined;
  return end === -1 ? path : path + target.slice(end);
}

const soundHost = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Whether a request names exactly one host, in a valid form; HTTP/1.0 may name none (RFC 9112 section 3.2). */
export function hasSoundHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  const [host = ''] = hosts;
  return soundHost.test(host) && (hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0'));
}
