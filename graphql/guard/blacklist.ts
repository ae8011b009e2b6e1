import { Refusal } from '../../domain/refusal.ts';
import { contains, normaliseAddress, parseNetwork, type Network } from './client-address.ts';

/** Blocks smaller than these would lock out a good part of the world by a slip of the hand. */
const WIDEST = { ipv4: 8, ipv6: 16 } as const;
const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Blocked addresses: says at once whether a client is among them. Kept elsewhere; this is the compiled form. */
export interface Blacklist {
  blocks(address: string): boolean;
}

/** Compiles entries (addresses or CIDRs, as stored). An entry that cannot be read is left out. */
export function createBlacklist(entries: readonly string[]): Blacklist {
  const networks = entries.map(parseNetwork).filter((network) => network !== undefined);
  // Nearly every entry is one address, and the question is asked at every request: those are looked up, not walked.
  const single = new Set(networks.filter(([base, bits]) => bits === sizeOf(base)).map(([base]) => base.toString()));
  const wide = networks.filter(([base, bits]) => bits < sizeOf(base));
  return {
    blocks: (address) => {
      const normal = normaliseAddress(address);
      return normal !== undefined && (single.has(normal) || wide.some((network) => contains(network, normal)));
    },
  };
}

export interface BlacklistContext {
  /** Address of the administrator who asks. */
  readonly own: string;
  /** Networks of `TRUST_PROXY`: blocking a proxy would block everybody behind it. */
  readonly proxies?: readonly string[];
}

/**
 * The one spelling under which a new entry is stored.
 * Throws `INVALID_INPUT` for a text that is no address or block, for the administrator's own address, this machine, a trusted
 * proxy, or a block that is wider than anybody can mean.
 */
export function blacklistEntry(text: string, { own, proxies = [] }: BlacklistContext): string {
  const network = parseNetwork(text);
  if (network === undefined) throw refusal('Enter an IP address or a block like 203.0.113.0/24.');
  const [base, bits] = network;
  if (bits < WIDEST[base.kind()]) throw refusal('This block is too wide.');
  if (contains(network, own)) throw refusal('This is your own address.');
  if (LOOPBACK.some((other) => overlaps(network, other))) throw refusal('This is the address of the server itself.');
  if (proxies.some((other) => overlaps(network, other))) throw refusal('This is the address of a proxy that everybody comes through.');
  return bits === sizeOf(base) ? base.toString() : `${base.toString()}/${bits}`;
}

function sizeOf(base: Network[0]): number {
  return base.kind() === 'ipv4' ? 32 : 128;
}

/** Two blocks overlap when one holds the other's base address. */
function overlaps(network: Network, otherText: string): boolean {
  const other = parseNetwork(otherText);
  return other !== undefined && (contains(network, other[0].toString()) || contains(other, network[0].toString()));
}

function refusal(message: string): Refusal {
  return new Refusal('INVALID_INPUT', message, { field: 'ip' });
}
