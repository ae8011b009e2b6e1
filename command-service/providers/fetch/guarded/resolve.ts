import { lookup, Resolver } from 'node:dns/promises';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** All addresses of a host name; rejects when there is none, or with the signal's reason. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly ResolvedAddress[]>;

/**
 * Asks the name servers without the system's resolver, which takes one of four threads for as long as a slow name
 * server likes; the names of Stripe and the databases would wait behind it (security V14).
 *
 * @param servers `address:port` of the name servers; the system's by default
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
 * The system's resolver, which knows the names of the machine and its containers: for hosts that the operator let
 * through.
 */
export const resolveBySystem: Resolve = (host) => lookup(host, { all: true });
