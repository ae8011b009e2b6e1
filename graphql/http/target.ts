const unreserved = /[\w.~-]/;
/** Ambiguous forms, which two parsers could read as different paths. Our clients send none. */
const ambiguous = /\/\/|[\\#]|(?:^|\/)\.{1,2}(?:\/|$)|%(?:2F|5C|00)|%(?![0-9A-F]{2})|^\/[^/]*%/;

/**
 * Normalizes the target of a request, so that admission and the router match the same path. Letters,
 * digits and `-._~` are written plainly (RFC 3986 section 6.2.2.2); the query stays as it is.
 *
 * @returns undefined for an address with a host, `//`, dot segments, an encoded slash, or a first segment that stays
 *   encoded
 */
export function normalTarget(target: string): string | undefined {
  if (!target.startsWith('/')) return undefined;
  const end = target.indexOf('?');
  const path = (end === -1 ? target : target.slice(0, end)).replaceAll(/%([0-9a-f]{2})/gi, (encoded, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return unreserved.test(character) ? character : encoded.toUpperCase();
  });
  if (ambiguous.test(path)) return undefined;
  return end === -1 ? path : path + target.slice(end);
}
