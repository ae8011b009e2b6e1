import { afterEach, beforeEach, describe } from '@jest/globals';
import type { EventStore } from '../port.ts';
import { appendContract, logWideIdsContract } from './contract-append.ts';
import { snapshotsAndCheckpointsContract } from './contract-snapshots-and-checkpoints.ts';
import { readContract } from './contract-read.ts';
import { subscribeContract } from './contract-subscribe.ts';
import type { Subject } from './contract-subject.ts';

/** How the suite gets at an adapter. */
export interface ContractHarness {
  /** A store, ready for use. Its log may hold other events: no test assumes an empty one. */
  readonly open: () => Promise<EventStore>;
  /** After the store was closed: its log, opened again. Absent where a log dies with its store. */
  readonly reopen?: () => Promise<EventStore>;
  /** True where the engine refuses an event id that any stream of the log uses, which is more than the port promises. */
  readonly idsAreLogWide?: boolean;
}

/**
 * Every promise of the port, as tests. An adapter is an event store when, and only when, it passes.
 * Positions are opaque here, and nothing is assumed of the engine.
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
