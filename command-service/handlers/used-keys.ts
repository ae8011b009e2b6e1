import { Refusal } from '../../domain/refusal.ts';

/** Keys that are remembered; the one that was used first is forgotten first. */
const remembered = 10_000;

export interface UsedKeys {
  /** Throws IDEMPOTENCY_KEY_REUSED when the key stands for another request. */
  refuseOther(key: string, requestHash: string): void;
  /** Notes what the key stands for from now on. */
  note(key: string, requestHash: string): void;
}

/**
 * Remembers what each idempotency key was used for, in this process and until it ends. Enough for a call whose
 * repetition has no second effect anyway: the key then only protects a client from mixing up its own requests.
 */
export function createUsedKeys(): UsedKeys {
  const used = new Map<string, string>();
  return {
    refuseOther: (key, requestHash) => {
      const first = used.get(key) ?? requestHash;
      if (first !== requestHash)
        throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This idempotency key was already used for another request.');
    },
    note: (key, requestHash) => {
      used.set(key, requestHash);
      const [oldest] = used.keys();
      if (used.size > remembered && oldest !== undefined) used.delete(oldest);
    },
  };
}
