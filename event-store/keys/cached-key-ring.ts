import type { KeyRing, SubjectKey } from './key-ring.ts';
import { DESTROYED } from './key-ring.ts';
import { LogUnavailable } from '../port.ts';
import { createStaleIfError } from '../../lib/stale-if-error.ts';

export interface KeyCacheOptions {
  /**
   * How long a key that was used goes on serving while the ring can't be asked, ms: one destroyed elsewhere serves that
   * much longer then. Default ten minutes.
   */
  readonly goesOnFor?: number;
  /** Default 10,000. */
  readonly most?: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

type Found = SubjectKey | typeof DESTROYED;

/**
 * A ring in another process, for a process that should go on while that is away: who was at work a moment ago can go on
 * being written down. While the ring answers it is asked each time, so that what is destroyed is gone at once.
 */
export function cacheKeys(
  ring: KeyRing,
  { goesOnFor = 10 * 60_000, most = 10_000, now = () => performance.now() }: KeyCacheOptions = {},
): KeyRing {
  const known = new Map<string, { readonly key: Found; readonly at: number }>();
  const staleIfError = createStaleIfError({ isUnavailable: (error) => error instanceof LogUnavailable, now });

  const remember = <Key extends Found | undefined>(subject: string, key: Key): Key => {
    known.delete(subject);
    if (key !== undefined) known.set(subject, { key, at: now() });
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return key;
  };
  const remembered = (subject: string): Found | undefined => {
    const found = known.get(subject);
    return found && now() - found.at < goesOnFor ? found.key : undefined;
  };

  const ask = <Key extends Found | undefined>(subject: string, question: () => Promise<Key>): Promise<Key | Found> =>
    staleIfError<Key | Found>(remembered(subject), async () => remember(subject, await question()));

  return {
    getOrCreate: (subject) => ask(subject, () => ring.getOrCreate(subject)),
    get: (subject) => ask(subject, () => ring.get(subject)),
    async destroy(subject) {
      // First here: whatever comes of the rest, nothing is written with it by this process again.
      remember(subject, DESTROYED);
      await ring.destroy(subject);
    },
    close: () => ring.close(),
  };
}
