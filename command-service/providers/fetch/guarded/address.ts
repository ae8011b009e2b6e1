import ipaddr from 'ipaddr.js';

/** Where IPv6 hands out addresses of the public internet; everything outside it (loopback, ::/96, NAT64, local) is not. */
const globalUnicast = ipaddr.IPv6.parse('2000::');
const globalUnicastBits = 3;

/** Addresses of a public range that only the machines of a cloud reach: Azure's host. */
const cloudHosts: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * Whether an IP address (text, IPv4 or IPv6, with or without brackets) belongs to the public internet.
 * Allow-list by nature: a range that a registry reserves for anything else, including the ones that carry an
 * IPv4 address inside (mapped, 6to4, Teredo, NAT64), is not public, and neither is what can't be read.
 */
export function isPublicAddress(text: string): boolean {
  const bare = text.replace(/^\[(.*)\]$/, '$1');
  if (!ipaddr.isValid(bare)) return false;
  const address = ipaddr.parse(bare);
  if (address.range() !== 'unicast' || cloudHosts.has(address.toString())) return false;
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast, globalUnicastBits);
}

/**
 * Whether a URL's host is an IP address and not a name; WHATWG parsing has already turned 0x7f.1 and the like into
 * dotted form.
 */
export function isAddress(host: string): boolean {
  return ipaddr.isValid(host.replace(/^\[(.*)\]$/, '$1'));
}
