import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

/** `TRUST_PROXY`: no proxy, a number of hops, or the proxies' networks. */
export type TrustProxy = number | readonly string[];

interface Connection {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

const MAX_HOPS = 10;

/**
 * Reads `TRUST_PROXY`: empty for no proxy, a number of hops from 0 to 10, or addresses and networks separated by
 * commas. Gives undefined for anything else.
 */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [only = ''] = parts;
  if (parts.length === 1 && /^\d+$/.test(only)) return Number(only) <= MAX_HOPS ? Number(only) : undefined;
  return parts.every((part) => parseNetwork(part) !== undefined) ? parts : undefined;
}

/**
 * Makes the function that finds a request's client address. Without trusted proxies that is the socket's peer, whatever
 * the headers claim; behind them it is the right-most address of `X-Forwarded-For` that no trusted proxy wrote about
 * itself. IPv4-mapped IPv6 addresses come out as IPv4. Answers `unknown` when the connection is already gone.
 */
export function createClientAddress(trust: TrustProxy): (connection: Connection) => string {
  const networks = typeof trust === 'number' ? [] : trust.map(parseNetwork).filter((network) => network !== undefined);
  const isTrusted = (address: string, hop: number): boolean =>
    typeof trust === 'number' ? hop < trust : networks.some((network) => contains(network, address));

  return ({ headers, socket }) => {
    let address = normaliseAddress(socket.remoteAddress ?? '') ?? 'unknown';
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    for (let hop = 0; forwarded.length > 0 && isTrusted(address, hop); hop += 1) {
      const next = normaliseAddress(forwarded.pop()?.trim() ?? '');
      // An invalid entry: use the last valid hop as the client's address.
      if (next === undefined) break;
      address = next;
    }
    return address;
  };
}

/** Whether a socket's peer is on this machine. */
export function isLoopback(address: string | undefined): boolean {
  const normal = normaliseAddress(address ?? '');
  return normal !== undefined && ipaddr.parse(normal).range() === 'loopback';
}

/** The kind of a non-public address, such as loopback; undefined for a public one. */
export function nearbyPlace(address: string): 'this computer' | 'local network' | undefined {
  const normal = normaliseAddress(address);
  const range = normal === undefined ? undefined : ipaddr.parse(normal).range();
  if (range === 'loopback') return 'this computer';
  return range === 'private' || range === 'uniqueLocal' || range === 'linkLocal' ? 'local network' : undefined;
}

/**
 * The network of an address, for records that are kept long: IPv4 without its last byte, IPv6 without all but its first
 * 48 bits, so that they show where something came from and name no household. Undefined for a text that is not an
 * address.
 */
export function networkOf(address: string): string | undefined {
  const normal = normaliseAddress(address);
  if (normal === undefined) return undefined;
  const known = networks.get(normal);
  if (known !== undefined) return known;
  const network = readNetwork(normal);
  if (networks.size >= SPELLINGS_KEPT) networks.clear();
  networks.set(normal, network);
  return network;
}

/** The networks of addresses that came last, by their normal spelling. */
const networks = new Map<string, string>();

function readNetwork(normal: string): string {
  const parsed = ipaddr.parse(normal);
  return parsed instanceof ipaddr.IPv4
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${normal}/24`).toString()}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${normal}/48`).toString()}/48`;
}

/** A cache of parsed addresses: parsing takes tens of microseconds, and most requests come from a few addresses. */
const spellings = new Map<string, string>();
const SPELLINGS_KEPT = 10_000;

/**
 * Normalizes an address: compressed, lower case, IPv4 where it is mapped into IPv6, no zone. Undefined for any other
 * text.
 */
export function normaliseAddress(text: string): string | undefined {
  const known = spellings.get(text);
  if (known !== undefined) return known;
  const normal = readAddress(text);
  if (spellings.size >= SPELLINGS_KEPT) spellings.clear();
  if (normal !== undefined) spellings.set(text, normal);
  return normal;
}

/** Longer than any address with its zone; keeps the memory of spellings small. */
const LONGEST = 64;

function readAddress(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = text.replace(/%.*$/, '');
  // `127.1` or `0x7f.1` name an address too, but no socket ever reports one like that.
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return undefined;
  return ipaddr.process(bare).toString();
}

/** An address block: the parsed base and how many of its bits count. */
export type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Reads an address or a CIDR block, IPv4-mapped ones as IPv4. Undefined for any other text. */
export function parseNetwork(text: string): Network | undefined {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  const normal = normaliseAddress(address);
  if (normal === undefined || rest.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return undefined;
  const base = ipaddr.parse(normal);
  const size = base.kind() === 'ipv4' ? 32 : 128;
  const mapped = size === 32 && address.includes(':');
  const bits = prefix === undefined ? size : Number(prefix) - (mapped ? 96 : 0);
  return bits >= 0 && bits <= size ? [base, bits] : undefined;
}

/** Whether a block holds an address; false for a text that is not an address. */
export function contains([base, bits]: Network, address: string): boolean {
  const normal = normaliseAddress(address);
  if (normal === undefined) return false;
  const parsed = ipaddr.parse(normal);
  return parsed.kind() === base.kind() && parsed.match(base, bits);
}

/** A block in one spelling: `203.0.113.0/24`, or the address alone where it holds no other. */
export function networkText([base, bits]: Network): string {
  const size = base.kind() === 'ipv4' ? 32 : 128;
  if (bits === size) return base.toString();
  const cidr = `${base.toString()}/${bits}`;
  const first =
    base.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${first.toString()}/${bits}`;
}

/** How many addresses a block holds. */
export const addressesIn = ([base, bits]: Network): bigint => 1n << BigInt((base.kind() === 'ipv4' ? 32 : 128) - bits);

/** 32 hex digits that sort as the addresses do, IPv4 in its mapped form. Undefined for a text that is not an address. */
export function addressHex(text: string): string | undefined {
  const normal = normaliseAddress(text);
  return normal === undefined ? undefined : hexOf(ipaddr.parse(normal));
}

/** The first and the last address of a block, as `addressHex` writes them. */
export function hexRangeOf(network: Network): { readonly first: string; readonly last: string } {
  const rest = addressesIn(network) - 1n;
  const low = BigInt(`0x${hexOf(network[0])}`) & ~rest;
  return { first: hexDigits(low), last: hexDigits(low | rest) };
}

const hexDigits = (value: bigint): string => value.toString(16).padStart(32, '0');
const hexOf = (address: ipaddr.IPv4 | ipaddr.IPv6): string =>
  Buffer.from((address instanceof ipaddr.IPv4 ? address.toIPv4MappedAddress() : address).toByteArray()).toString('hex');

/** Whether two blocks have an address in common. */
export const overlap = (one: Network, other: Network): boolean =>
  one[1] <= other[1] ? contains(one, other[0].toString()) : contains(other, one[0].toString());

/** Whether an address is one of the public internet, so that it can't be a proxy or one of our machines. */
export function isPublic(address: string): boolean {
  const normal = normaliseAddress(address);
  return normal !== undefined && ipaddr.parse(normal).range() === 'unicast';
}
