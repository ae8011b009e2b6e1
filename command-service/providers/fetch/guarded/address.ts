import ipaddr from 'ipaddr.js';

/** The IPv6 range of public unicast addresses. Everything outside it (loopback, ::/96, NAT64, local) is not public. */
const globalUnicast = ipaddr.IPv6.parse('2000::');
const globalUnicastBits = 3;

/** Addresses in a public range that only machines of one cloud reach: Azure's host. */
const cloudHosts: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * Whether an IP address (text, IPv4 or IPv6, with or without brackets) belongs to the public internet. An allow list:
 * ranges reserved for anything else, including those that embed an IPv4 address (mapped, 6to4, Teredo, NAT64), are not
 * public, and neither is malformed text.
 */
export function isPublicAddress(text: string): boolean {
  const bare = text.replace(/^\[(.*)\]$/, '$1');
  if (!ipaddr.isValid(bare)) return false;
  const address = ipaddr.parse(bare);
  if (address.range() !== 'unicast' || cloudHosts.has(address.toString())) return false;
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast, globalUnicastBits);
}

/**
 * Whether the host of a URL is an IP address and not a name. URL parsing has already turned `0x7f.1` and the like into
 * dotted form.
 */
export function isAddress(host: string): boolean {
  return ipaddr.isValid(host.replace(/^\[(.*)\]$/, '$1'));
}
