import type { LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { isPublicAddress } from './address.ts';
import { resolveBySystem, type Resolve } from './resolve.ts';
import type { Target } from './target.ts';

/**
 * The lookup that the socket itself uses, so that no second lookup can give another answer. Rejects the name when any
 * of its addresses is private. A host that the operator allowed is resolved by the system.
 */
export function checkedLookup(target: Target, byNameServers: Resolve, signal: AbortSignal): LookupFunction {
  const resolve = target.trusted ? resolveBySystem : byNameServers;
  return callbackify(async (_host: string, _options: LookupOptions) => {
    const addresses = await resolve(target.host, signal);
    const reachable = target.trusted || addresses.every(({ address }) => isPublicAddress(address));
    if (addresses.length === 0 || !reachable) throw new Error(`${target.host} is not on the public internet`);
    return [...addresses];
  });
}
