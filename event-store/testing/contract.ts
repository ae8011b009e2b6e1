import { afterEach, beforeEach, describe } from '@jest/globals';
import type { EventStore } from '../port.ts';
import { appendContract, logWideIdsContract } from './contract-append.ts';
import { snapshotsAndCheckpointsContract } from './contract-snapshots-and-checkpoints.ts';
import { readContract } from './contract-read.ts';
import { subscribeContract } from './contract-subscribe.ts';
import type { Subject } from './contract-subject.ts';

/** How the suite opens an adapter. */
export interface ContractHarness {
  /** Opens a store. Its log may hold other events: no test assumes an empty log. */
  readonly open: () => Promise<EventStore>;
  /** Opens the log of a closed store again. Absent for a log in memory. */
  readonly reopen?: () => Promise<EventStore>;
  /** True where the engine refuses an event id that any stream of the log uses, which the port does not require. */
  readonly idsAreLogWide?: boolean;
}

/**
 * The promises of the port, for every adapter. The suite treats positions as opaque and assumes nothing about the
 * engine.
 */
export function eventStoreContract(name: string, harness: ContractHarness): void {
  describe(`${name} is an event store`, () => {
    let current: EventStore;
    const { reopen } = harness;
    const subject: Subject = {
      store: () => current,
      ...(reopen && {
        restart: async () => {
          await current.close();
          current = await reopen();
        },
      }),
    };

    beforeEach(async () => {
      current = await harness.open();
    });
    afterEach(async () => {
      await current.close();
    });

    appendContract(subject);
    if (harness.idsAreLogWide) logWideIdsContract(subject);
    readContract(subject);
    subscribeContract(subject);
    snapshotsAndCheckpointsContract(subject);
  });
}
