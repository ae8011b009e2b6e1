import { expect, test } from '@jest/globals';
import { openCommandProcess } from '../command-service/testing/command-process.ts';
import { createCreditCommands } from '../command-service/commands/credits.ts';
import { registered } from '../domain/testing/samples.ts';
import { userAggregate } from '../domain/users/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../event-store/testing/index.ts';
import {
  createMemoryReadStore,
  projectionsFor,
  startProjections,
  type ReadStore,
} from '../projection-service/index.ts';

const now = Date.UTC(2027, 0, 15);
const users = Array.from({ length: 64 }, (_, n) => `user-${n}`);
const root = { actor: { kind: 'admin', id: 'root' }, correlationId: 'request-1' } as const;

/** A read store, and the documents written to it, by projection and collection. */
function countingStore(): { readonly store: ReadStore; readonly written: Map<string, number> } {
  const store = createMemoryReadStore();
  const written = new Map<string, number>();
  return {
    written,
    store: {
      ...store,
      async open(name, version, collections) {
        const handle = await store.open(name, version, collections);
        return {
          ...handle,
          apply(batch) {
            // A document is written once per batch, however many events change it.
            const documents = new Map(batch.changes.map(({ collection, id }) => [`${collection}/${id}`, collection]));
            for (const collection of documents.values()) {
              const place = `${name}.${collection}`;
              written.set(place, (written.get(place) ?? 0) + 1);
            }
            return handle.apply(batch);
          },
        };
      },
    },
  };
}

/**
 * The documents of each collection that one command writes while 64 administrators' commands, one per user, are in
 * flight.
 */
async function documentsOfSetCredits(publishes: boolean): Promise<Readonly<Record<string, number>>> {
  const { eventStore, executor } = openCommandProcess({
    log: createMemoryEventStore(),
    keyRing: createMemoryKeyRing(),
    now: () => now,
  });
  const { setCredits } = createCreditCommands({ executor, now: () => now });
  const all = async (credits: number): Promise<void> => {
    for (const userId of users) await setCredits({ userId, credits, reason: 'Goodwill' }, root);
  };
  const { store, written } = countingStore();
  const project = async (): Promise<void> => {
    const projections = await startProjections({
      eventStore,
      readStore: store,
      projectors: projectionsFor({ publishes }),
    });
    const names = projectionsFor({ publishes }).map(({ name }) => name);
    expect(await projections.waitFor(names, await eventStore.head(), 30_000)).toBe(true);
    await projections.stop();
  };

  for (const userId of users)
    await executor.execute(
      userAggregate,
      userId,
      { kind: 'sign_in', identity: registered({ userId }).data },
      { ...root, commandId: `sign in ${userId}`, subject: userId },
    );
  await all(10);
  await project();
  written.clear();
  await all(20);
  await project();
  // Documents that all of them share, such as the sums of the day, count as less than one.
  return Object.fromEntries([...written].map(([place, documents]) => [place, Math.floor(documents / users.length)]));
}

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

test('setting credits writes at most five documents', async () => {
  const counted = await documentsOfSetCredits(false);
  expect(counted).toMatchObject({
    'admin-log.actions': 1,
    'credits.accounts': 1,
    'credits.statement': 1,
    'event-index.events': 1,
    'finance.accounts': 1,
  });
  expect(sum(counted)).toBe(5);
});

test('the state of the account is one more document where events are published', async () => {
  const counted = await documentsOfSetCredits(true);
  expect(counted['published-state.accounts']).toBe(1);
  expect(sum(counted)).toBe(6);
});
