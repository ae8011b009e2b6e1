import { LRUCache } from 'lru-cache';
import { createStaleIfError } from '../../lib/stale-if-error.ts';
import { LogUnavailable } from '../port.ts';
import type { KeyRing, SubjectKey } from './key-ring.ts';
import { DESTROYED } from './key-ring.ts';

export interface KeyCacheOptions {
  /**
   * How long a cached key is used while the ring is unavailable, ms. A key that another process destroys meanwhile
   * stays in use that long. Default ten minutes.
   */
  readonly staleForMs?: number;
  /** Maximum number of cached keys. Default 10,000. */
  readonly max?: number;
  /** A monotonic clock, ms. */
  readonly now?: () => number;
}

type Found = SubjectKey | typeof DESTROYED;

/**
 * Caches keys so that a process keeps working for its active users while a remote ring is unavailable (stale-if-error).
 * While the ring is available every call reaches it, so that a destroyed key is gone at once.
 */
export function cacheKeys(
  ring: KeyRing,
  { staleForMs = 10 * 60_000, max = 10_000, now = () => performance.now() }: KeyCacheOptions = {},
): KeyRing {
  const cache = new LRUCache<string, { readonly key: Found; readonly at: number }>({ max });
  const staleIfError = createStaleIfError({ isUnavailable: (error) => error instanceof LogUnavailable, now });

  function cacheKey<Key extends Found | undefined>(subject: string, key: Key): Key {
    if (key === undefined) cache.delete(subject);
    else cache.set(subject, { key, at: now() });
    return key;
  }

  function cached(subject: string): Found | undefined {
    const found = cache.get(subject);
    return found && now() - found.at < staleForMs ? found.key : undefined;
  }

  const load = <Key extends Found | undefined>(subject: string, fromRing: () => Promise<Key>): Promise<Key | Found> =>
    staleIfError<Key | Found>(cached(subject), async () => cacheKey(subject, await fromRing()));

  return {
    getOrCreate: (subject) => load(subject, () => ring.getOrCreate(subject)),
    get: (subject) => load(subject, () => ring.get(subject)),
    async destroy(subject) {
      // In the cache first: even if the ring fails, this process never uses the key again.
      cacheKey(subject, DESTROYED);
      await ring.destroy(subject);
    },
    close: () => ring.close(),
  };
}
