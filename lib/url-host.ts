/** A host as in a URL: IPv6 addresses in brackets. */
export const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);
