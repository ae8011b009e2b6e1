import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { categoryOf, START, type RecordedEvent } from '../../domain/envelope.ts';
import { publishedTopics } from '../../projection-service/publisher/topics.ts';
import { readTopics, type ReadRecord } from '../../projection-service/publisher/testing/read-topics.ts';
import type { Engine } from '../../tools/engines/engine.ts';
import { startKafka } from '../../tools/engines/kafka.ts';
import { cacheFolder } from '../../tools/engines/setup.ts';
import { openServerEngines, type ServerEngines } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { openLogOf } from '../support/log.ts';
import { balances, changeCredits } from '../support/many.ts';
import { creditsOf, type Fixture, startFixture, type TestUser } from '../support/fixture.ts';

const timeout = 900_000;
const last = 777;
const embedded: ServerEngines = { settings: {}, stop: () => Promise.resolve() };
/** The publisher retries its broker at least every 30 seconds. */
const comeBack = 300_000;

/** A broker for this file only, because the tests kill it. */
const broker = await startKafka({ cacheFolder });
afterAll(() => broker?.stop(), timeout);

const places: readonly (readonly [words: string, open: () => Promise<ServerEngines>, events: number])[] = [
  ["in the product's own folder", () => Promise.resolve(embedded), 10_000],
  ['outside of the product', openServerEngines, 2_000],
];

if (broker) describe.each(places)('with a log %s', (_words, open, events) => awayFor(broker, open, events));
else describe.skip('a broker outage (needs Java and Maven with its package index)', () => undefined);

function awayFor(kafka: Engine, openEngines: () => Promise<ServerEngines>, events: number): void {
  let engines: ServerEngines;
  let fixture: Fixture;
  let admin: TestUser;
  let users: readonly TestUser[];
  const brokers = kafka.settings['KAFKA_BROKERS'] ?? '';

  beforeAll(async () => {
    engines = await openEngines();
    fixture = await startFixture({ LOG_LEVEL: 'silent', KAFKA_BROKERS: brokers }, engines);
    admin = await fixture.admin();
    users = [await fixture.user(), await fixture.user(), await fixture.user(), await fixture.user()];
  }, timeout);
  afterAll(async () => {
    await fixture?.server.remove();
    await engines?.stop();
  }, timeout);

  const metric = async (name: string): Promise<number> =>
    Number(
      new RegExp(`^curbcast_${name}(?:\\{[^}]*\\})? (\\d+)$`, 'm').exec(
        (await admin.call<string>('GET', '/metrics')).body,
      )?.[1],
    );

  test(
    `accepts ${events} events during a broker outage and a restart, then publishes each of them in order`,
    async () => {
      await eventually('the event stream to start', async () => (await metric('event_stream_published_total')) > 0);
      await kafka.kill();
      const changesEach = events / users.length;
      const half = Math.floor(changesEach / 2);
      await changeCredits(
        admin,
        users.map(({ id }) => ({ userId: id, credits: balances(half) })),
      );
      await eventually(
        'the event stream to be reported as failing',
        async () => (await metric('event_stream_failing')) === 1,
      );
      // An outage of the broker affects neither commands nor reads.
      expect((await admin.call('GET', '/readyz')).status).toBe(200);
      expect(await fixture.server.stop()).toEqual({ code: 0, signal: null });
      await fixture.server.start();
      await changeCredits(
        admin,
        users.map(({ id }) => ({ userId: id, credits: balances(changesEach - half, last) })),
      );
      for (const user of users)
        await eventually(
          'the read model to show the last change',
          async () => (await creditsOf(user)).available === last,
        );
      expect((await admin.call('GET', '/readyz')).status).toBe(200);

      await kafka.start();
      const head = await positionOf(admin);
      const isOut = async (): Promise<boolean> =>
        (await publishedBy(fixture.server.url, brokers)).some((record) => cloudEventOf(record).position === head);
      await eventually(
        'the event stream to have caught up',
        async () => {
          await pause(2_000);
          return (await metric('event_stream_failing')) === 0 && isOut();
        },
        comeBack,
      );
      await fixture.server.stop();
      const log = await eventsOf(engines, fixture.server.folder);
      expect(log.length).toBeGreaterThan(events);
      compare(log, await publishedBy(fixture.server.url, brokers));
    },
    timeout,
  );
}

const topics = publishedTopics.map(({ name }) => name);

/** The position of the end of the log. */
const positionOf = async (client: TestUser): Promise<string> =>
  (await client.call<{ head: string }>('GET', '/readyz')).body.head;

interface CloudEvent {
  readonly id: string;
  /** Identifies the installation that published the event. */
  readonly source: string;
  readonly subject: string;
  readonly position: string;
}

const cloudEventOf = ({ value }: ReadRecord): CloudEvent => JSON.parse(value) as CloudEvent;

/** All messages of one installation published so far, in order within each partition. */
async function publishedBy(url: string, brokers: string): Promise<readonly ReadRecord[]> {
  return (await readTopics(brokers, topics)).filter((record) => cloudEventOf(record).source === url);
}

/** All publishable events of the log, read without the product. */
async function eventsOf(engines: ServerEngines, folder: string): Promise<readonly RecordedEvent[]> {
  const log = await openLogOf(engines, folder);
  try {
    const events: RecordedEvent[] = [];
    for (let after = START; ;) {
      const page = await log.readAll({ after, limit: 10_000 });
      events.push(
        ...page.events.filter(({ stream }) => publishedTopics.some(({ category }) => category === categoryOf(stream))),
      );
      if (page.end) return events;
      after = page.position;
    }
  } finally {
    await log.close();
  }
}

/**
 * Asserts that each event of the log was published: first occurrences in order of key and stream, duplicates with the
 * same id.
 */
function compare(log: readonly RecordedEvent[], records: readonly ReadRecord[]): void {
  const known = new Map(log.map((event) => [event.id, event]));
  const firsts = new Map<string, ReadRecord>();
  let doubles = 0;
  for (const record of records) {
    const { id, subject, position } = cloudEventOf(record);
    expect(known.get(id)).toMatchObject({ stream: subject, position });
    if (firsts.has(id)) doubles += 1;
    else firsts.set(id, record);
  }
  expect(firsts.size).toBe(log.length);
  const byKey = Map.groupBy(firsts.values(), ({ key, topic }) => `${topic} ${key}`);
  for (const ofKey of byKey.values()) {
    const positions = ofKey.map((record) => cloudEventOf(record).position);
    const there = new Set(positions);
    expect(positions).toEqual(log.flatMap(({ position }) => (there.has(position) ? position : [])));
  }
  console.log(`${log.length} events of ${byKey.size} keys, ${doubles} of them published twice`);
}
