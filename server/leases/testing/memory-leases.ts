import type { Leases } from '../port.ts';

interface Lease {
  readonly holder: object;
  readonly token: number;
  readonly until: number;
}

/** Leases that live as long as the process, for tests. Gives what makes another holder. */
export function createMemoryLeases(): () => Leases {
  const leases = new Map<string, Lease>();
  return () => {
    const holder = {};
    return {
      async take(name, ttlMs) {
        const now = performance.now();
        const known = leases.get(name);
        if (known && known.holder !== holder && now < known.until) return undefined;
        const token = known?.holder === holder ? known.token : (known?.token ?? 0) + 1;
        leases.set(name, { holder, token, until: now + ttlMs });
        return token;
      },
      async release(name) {
        const known = leases.get(name);
        if (known?.holder === holder) leases.set(name, { ...known, until: 0 });
      },
    };
  };
}
