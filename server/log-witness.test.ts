import { afterEach, describe, expect, test } from '@jest/globals';
import type { NewEvent, Position } from '../domain/envelope.ts';
import { newEvents } from '../event-store/testing/events.ts';
import { createMemoryEventStore } from '../event-store/testing/memory-event-store.ts';
import { LogCorrupted, LogUnavailable, type EventStore } from '../event-store/index.ts';
import { createMemoryReadStore, ReadStoreUnavailable, type ReadStore } from '../projection-service/index.ts';
import { witnessLog, type WitnessedLog } from './log-witness.ts';

const opened: EventStore[] = [];
afterEach(async () => {
  for (const log of opened.splice(0)) await log.close();
});

/** The events of an installation so far, for an older copy of its log. */
const history = newEvents(4);

/** A log with the first events of the history, and others after them. */
async function logOf(count: number, others: readonly NewEvent[] = []): Promise<EventStore> {
  const log = createMemoryEventStore();
  const events = [...history.slice(0, count), ...others];
  for (const [at, event] of events.entries()) await log.append('credits-one', at === 0 ? 'no_stream' : at - 1, [event]);
  return log;
}

async function start(log: EventStore, readStore: ReadStore, findings: string[] = []): Promise<WitnessedLog> {
  const witnessed = await witnessLog({ log, readStore, onOlder: (finding) => void findings.push(finding) });
  opened.push(witnessed.log);
  return witnessed;
}

/** Runs a process that appends the next event of the history, and stops it. */
async function appendNext(log: EventStore, readStore: ReadStore, at: number): Promise<Position> {
  const { log: own } = await witnessLog({ log, readStore, onOlder: () => undefined });
  const { position } = await own.append('credits-one', at === 0 ? 'no_stream' : at - 1, history.slice(at, at + 1));
  await own.close();
  return position;
}

describe('at the start', () => {
  test('accepts a complete log, and one that is newer than the read store', async () => {
    const readStore = createMemoryReadStore();
    await start(await logOf(0), readStore);
    await appendNext(await logOf(2), readStore, 2);
    await start(await logOf(3), readStore);
    await start(await logOf(4), readStore);
  });

  test('refuses a log that lacks the last acknowledged event', async () => {
    const readStore = createMemoryReadStore();
    await appendNext(await logOf(2), readStore, 2);
    const refused = start(await logOf(2), readStore);
    await expect(refused).rejects.toBeInstanceOf(LogCorrupted);
    await expect(refused).rejects.toThrow(
      /The read models stand at position .* The log was put back from an older copy/,
    );
  });

  test('refuses an older log that was written to', async () => {
    const readStore = createMemoryReadStore();
    await appendNext(await logOf(2), readStore, 2);
    await expect(start(await logOf(2, newEvents(3)), readStore)).rejects.toThrow(
      `was acknowledged with event ${history[2]?.id}, which is not in the log`,
    );
  });

  test('refuses a log that ends before a read model', async () => {
    const readStore = createMemoryReadStore();
    const model = await readStore.open('videos', '1', [{ name: 'videos', indexes: [] }]);
    await model.apply({ after: '' as Position, changes: [], checkpoint: await (await logOf(3)).head() });
    await start(await logOf(3), readStore);
    await expect(start(await logOf(2), readStore)).rejects.toThrow(/The read models stand at position/);
  });

  test('waits for a restart while the read store is away', async () => {
    const away = (): Promise<never> => Promise.reject(new ReadStoreUnavailable('MongoDB does not answer'));
    const readStore = { ...createMemoryReadStore(), furthest: away };
    await expect(start(await logOf(1), readStore)).rejects.toBeInstanceOf(LogUnavailable);
  });
});

test('keeps the last event of each of two appending processes', async () => {
  const readStore = createMemoryReadStore();
  const log = await logOf(1);
  // Closing one process must not close the log of the other.
  const shared = { ...log, close: async () => undefined };
  const [one, two] = [await start(shared, readStore), await start(shared, readStore)];
  await one.log.append('credits-one', 0, history.slice(1, 2));
  await two.log.append('credits-one', 1, history.slice(2, 3));
  await Promise.all([two.log.close(), one.log.close()]);
  await start(await logOf(3), readStore);
  await expect(start(await logOf(2), readStore)).rejects.toBeInstanceOf(LogCorrupted);
});

test('accepts the log while another process saves between two reads', async () => {
  const readStore = createMemoryReadStore();
  const log = await logOf(1);
  const { log: other } = await start({ ...log, close: async () => undefined }, readStore);
  await other.append('credits-one', 0, history.slice(1, 2));
  await other.close();
  let revision = 1;
  const busy: ReadStore = {
    ...readStore,
    open: async (...args) => {
      const handle = await readStore.open(...args);
      return {
        ...handle,
        get: async (...read) => {
          const { log: another } = await start({ ...log, close: async () => undefined }, readStore);
          await another.append('credits-one', revision, history.slice(revision + 1, revision + 2));
          revision += 1;
          await another.close();
          return handle.get(...read);
        },
      };
    },
  };
  await start(log, busy);
  expect(revision).toBe(2);
});

test('accepts no command while the log is an older copy, until the newest one is back', async () => {
  const readStore = createMemoryReadStore();
  let server = await logOf(1);
  const findings: string[] = [];
  const log: EventStore = {
    ...server,
    append: (...args) => server.append(...args),
    readStream: (...args) => server.readStream(...args),
    head: () => server.head(),
  };
  const { log: own, suspect } = await start(log, readStore, findings);
  await own.append('credits-one', 0, history.slice(1, 2));
  const newest = server;

  server = await logOf(1);
  suspect();
  for (const stream of ['credits-one', 'credits-two'])
    await expect(own.append(stream, 'no_stream', newEvents(1))).rejects.toThrow(/put back from an older copy/);
  await expect(server.readStream('credits-two')).resolves.toEqual([]);
  expect(findings).toHaveLength(2);

  server = newest;
  await own.append('credits-one', 1, history.slice(2, 3));
  expect(await newest.readStream('credits-one')).toHaveLength(3);
});
