import type { Leases } from '../port.ts';

interface Lease {
  readonly holder: object | undefined;
  readonly process: string | undefined;
  readonly token: number;
  readonly until: number;
  readonly reservedBy?: object;
  readonly reservedUntil?: number;
}

const never: Lease = { holder: undefined, process: undefined, token: 0, until: 0 };

/**
 * Leases in memory, for tests. Returns a function that creates another holder, optionally with the name of a process.
 */
export function createMemoryLeases(): (process?: string) => Leases {
  const leases = new Map<string, Lease>();
  return (process) => {
    const holder = {};
    const hadBefore = new Set<string>();
    const isAnothers = ({ reservedBy, reservedUntil = 0 }: Lease): boolean =>
      reservedBy !== holder && performance.now() < reservedUntil;
    return {
      async take(name, ttlMs) {
        const now = performance.now();
        const known = leases.get(name) ?? never;
        const inherits = process !== undefined && known.process === process && !hadBefore.has(name);
        if (isAnothers(known) || (known.holder !== holder && now < known.until && !inherits)) return undefined;
        hadBefore.add(name);
        const token = known.holder === holder ? known.token : known.token + 1;
        leases.set(name, { ...known, holder, process, token, until: now + ttlMs });
        return token;
      },
      async reserve(name, forMs) {
        const known = leases.get(name) ?? never;
        if (isAnothers(known)) return false;
        leases.set(name, { ...known, reservedBy: holder, reservedUntil: performance.now() + forMs });
        return true;
      },
      async release(name) {
        const known = leases.get(name);
        if (known)
          leases.set(name, {
            ...known,
            ...(known.holder === holder && { until: 0 }),
            ...(known.reservedBy === holder && { reservedUntil: 0 }),
          });
      },
    };
  };
}
