import { Unavailable } from '../lib/unavailable.ts';

/** The store of the leases is unavailable: try again later. The outcome of the call is unknown. */
export class LeasesUnavailable extends Unavailable {
  override readonly name: string = 'LeasesUnavailable';
}

/**
 * Leases with fencing tokens: elect one process at a time for a piece of work. A lease avoids double work; it does not
 * protect data. A holder that was paused beyond its lease is refused by the log (expected revision) and by the read
 * models (`Batch.after`). It may move back the checkpoint of a process, which then repeats steps; every step is
 * idempotent.
 *
 * A restarted process is another holder. A process with a name takes over the leases of its dead predecessor of the
 * same name at once.
 *
 * Each method may reject with LeasesUnavailable, after half of a lease at the latest.
 */
export interface Leases {
  /**
   * Takes or renews a lease for `ttlMs`. Returns its fencing token, which grows with every new holder; undefined when
   * another process has the lease.
   */
  take(name: string, ttlMs: number): Promise<number | undefined>;
  /**
   * Reserves the lease for this process: for `forMs` no other process can take or renew it. So the current holder loses
   * it when its time ends. False when another process has reserved it.
   */
  reserve(name: string, forMs: number): Promise<boolean>;
  /** Gives up a lease or a reservation, so that another process need not wait for its end. */
  release(name: string): Promise<void>;
}

/** The leases of a single process: it always gets them. */
export const soleLeases: Leases = {
  take: () => Promise.resolve(1),
  reserve: () => Promise.resolve(true),
  release: () => Promise.resolve(),
};
