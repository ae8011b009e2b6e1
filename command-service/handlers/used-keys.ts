import { Refusal } from '../../domain/refusal.ts';

/** How many keys are remembered; the oldest is dropped first. */
const remembered = 10_000;

export interface UsedKeys {
  /** Throws IDEMPOTENCY_KEY_REUSED when the key was used for another request. */
  refuseOther(key: string, requestHash: string): void;
  /** Stores the request that the key was used for. */
  note(key: string, requestHash: string): void;
}

/**
 * Remembers in memory which request each idempotency key was used for. The executor can't do this for confirmPayment,
 * whose requests go to one stream per payment; memory is enough, because a repeated confirmation has no second effect:
 * the key only protects a client from mixing up its own requests.
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
