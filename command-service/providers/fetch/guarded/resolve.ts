import { lookup, Resolver } from 'node:dns/promises';

interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Resolves a host name to all its addresses. Rejects when it has none, or with the reason of the signal. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly ResolvedAddress[]>;

/**
 * Resolves through the name servers directly. The system's resolver holds one of four threads for as long as a slow
 * name server takes, and lookups of Stripe and the databases would wait behind it.
 *
 * @param servers `address:port` of the name servers; default: those of the system
 */
export function createResolve(servers?: readonly string[]): Resolve {
  return async (host, signal) => {
    signal.throwIfAborted();
    const resolver = new Resolver({ timeout: 2000, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    const cancel = (): void => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      signal.throwIfAborted();
      const found = answers.flatMap((answer, at) =>
        answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 })) : [],
      );
      if (found.length === 0) throw new Error(`${host} has no address`);
      return found;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}

/**
 * The system's resolver, which knows the names of the machine and its containers. For hosts that the operator allowed.
 */
export const resolveBySystem: Resolve = (host) => lookup(host, { all: true });
