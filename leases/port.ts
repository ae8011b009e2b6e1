/**
 * Nobody answers who could say whose turn it is: ask again later. Of what was asked it is not known whether it
 * happened.
 */
export class LeasesUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LeasesUnavailable';
  }
}

/**
 * Who does a piece of work that only one process should do at a time. A lease saves double work; it is not what keeps
 * data right: a holder that was paused beyond its lease and wakes up is refused by the log (expected revision) and by
 * the read models (`Batch.after`). A checkpoint of a process that it moves back repeats steps, and every step may be
 * repeated.
 *
 * A process that is started again is another holder. Where processes have names, it is the heir of its forerunner of
 * the same name, which is dead: it is given at once what that one had.
 *
 * Each method may reject with LeasesUnavailable, within half of a lease: whoever gets no answer in time has no lease.
 */
export interface Leases {
  /**
   * Takes or renews a lease for `ttlMs`; gives its token, which grows with every new holder, or undefined when another
   * process has it.
   */
  take(name: string, ttlMs: number): Promise<number | undefined>;
  /**
   * Makes the next turn this process's: for `forMs` nobody else is given the lease, not even who has it, who therefore
   * ends its work in time. False when another process has asked before.
   */
  reserve(name: string, forMs: number): Promise<boolean>;
  /** Gives a lease or a reservation back, so that another process need not wait for its end. */
  release(name: string): Promise<void>;
}

/** The leases of a process that has its data to itself. */
export const soleLeases: Leases = {
  take: () => Promise.resolve(1),
  reserve: () => Promise.resolve(true),
  release: () => Promise.resolve(),
};
