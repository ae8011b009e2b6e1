import { eventRegistry } from '../../../domain/events.ts';
import { creditStream } from '../../../domain/credits/index.ts';
import { withCodec, type EventStore } from '../../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../../event-store/testing/index.ts';
import { eventOf, samples } from './samples.ts';

/** A log with the product's events. */
export interface TestLog {
  /** The log without the codec, as the publisher reads it. */
  readonly raw: EventStore;
  readonly store: EventStore;
  /** Appends an event to the credit stream of each of these users, `times` times. */
  append(users: readonly string[], times: number): Promise<void>;
}

export const users = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `user-${index}`);

export function createTestLog(raw: EventStore = createMemoryEventStore()): TestLog {
  const store = withCodec(raw, { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  const expired = samples.find(({ type }) => type === 'CreditsExpired');
  if (!expired) throw new Error('No sample of CreditsExpired');
  const revisions = new Map<string, number>();
  return {
    raw,
    store,
    async append(owners, times) {
      for (let n = 0; n < times; n += 1) {
        await Promise.all(
          owners.map(async (userId) => {
            const last =
              revisions.get(userId) ??
              (await raw.readStream(creditStream(userId), { direction: 'backwards', limit: 1 }))[0]?.revision;
            const { revision } = await store.append(creditStream(userId), last ?? 'no_stream', [
              eventOf(expired, userId, (last ?? -1) + 1),
            ]);
            revisions.set(userId, revision);
          }),
        );
      }
    },
  };
}
