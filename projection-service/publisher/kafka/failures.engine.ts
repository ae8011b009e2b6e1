import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { START } from '../../../domain/envelope.ts';
import type { Engine } from '../../../tools/engines/engine.ts';
import { startKafka } from '../../../tools/engines/kafka.ts';
import { cacheFolder } from '../../../tools/engines/setup.ts';
import { startPublisher, type PublisherOptions } from '../publisher.ts';
import { createTestLog, users } from '../testing/credit-log.ts';
import { judgeDelivery } from '../testing/delivery.ts';
import { idle } from '../testing/idle.ts';
import { readTopics } from '../testing/read-topics.ts';
import { publishedTopics, type PublishedTopic } from '../topics.ts';
import { parseKafkaAddress } from './address.ts';
import { openKafkaSink } from './kafka-sink.ts';

/** A separate broker, because these tests kill it repeatedly. */
const broker = await startKafka({ cacheFolder });
const secured =
  broker && (await startKafka({ cacheFolder, credentials: { user: 'curbcast', password: 'not-a-secret' } }));
afterAll(async () => {
  await broker?.stop();
  await secured?.stop();
});

const kills = Number(process.env['KILL_ROUNDS'] ?? 5);
const source = 'https://app.curbcast.example';
const addressOf = (engine: Engine): string => engine.settings['KAFKA_BROKERS'] ?? '';

function freshTopics(): readonly PublishedTopic[] {
  const run = randomUUID();
  return publishedTopics.map((topic) => ({ ...topic, name: `test-${run}-${topic.name}` }));
}

function withBroker(tests: (kafka: Engine, kafkaWithSasl: Engine) => void): void {
  if (broker && secured) describe('Kafka', () => tests(broker, secured));
  else describe.skip('Kafka (a broker to be killed needs Java 17 with Maven and its package index)', () => undefined);
}

withBroker((kafka, kafkaWithSasl) => {
  const address = addressOf(kafka);
  const publish = (
    topics: readonly PublishedTopic[],
    options: Omit<PublisherOptions, 'sink' | 'source' | 'topics'>,
    timeoutMs?: number,
  ) =>
    startPublisher({
      topics,
      source,
      sink: openKafkaSink({
        address: parseKafkaAddress(address),
        topics,
        ...(timeoutMs !== undefined && { timeoutMs }),
      }),
      retryDelay: { firstMs: 50, maxMs: 500 },
      ...options,
    });
  const readAll = (topics: readonly PublishedTopic[]) =>
    readTopics(
      address,
      topics.map(({ name }) => name),
    );

  test(
    `${kills} kill -9 of the broker during publishing lose and reorder no record; duplicates have the same id`,
    async () => {
      const [topics, log] = [freshTopics(), createTestLog()];
      const publisher = publish(topics, { eventStore: log.raw, batchSize: 50 });
      // A fixed number of events around each kill, so that a slow machine has no more to publish than a fast one.
      const flow = async () => {
        for (let round = 0; round < 20; round += 1) {
          await log.append(users(40), 1);
          await sleep(50);
        }
      };
      for (let kill = 0; kill < kills; kill += 1) {
        const flowing = flow();
        await sleep(randomInt(100, 1_000));
        await kafka.kill();
        await kafka.start();
        await flowing;
      }
      await idle(log.raw, publisher);
      await publisher.stop();
      const delivery = judgeDelivery(await readAll(topics));
      const events = await log.raw.eventsAfter(START);
      process.stdout.write(`${kills} kills: ${delivery.events} records, ${delivery.repeated} repeated\n`);
      expect(delivery).toMatchObject({ events, broken: [] });
    },
    60_000 + kills * 20_000,
  );

  test('resumes from the checkpoint with a new producer after an outage longer than the client timeout', async () => {
    const [topics, log] = [freshTopics(), createTestLog()];
    const publisher = publish(topics, { eventStore: log.raw, batchSize: 200 }, 1_000);
    await log.append(users(10), 5);
    await idle(log.raw, publisher);
    await kafka.kill();
    // The events of a day, which wait in the log.
    await log.append(users(100), 100);
    while ((await publisher.status()).state !== 'retrying') await sleep(20);
    expect(await publisher.status()).toMatchObject({
      published: 50,
      lagEvents: 10_000,
      error: { message: expect.any(String) },
    });
    await kafka.start();
    await idle(log.raw, publisher);
    expect(await publisher.status()).toMatchObject({ state: 'live', lagEvents: 0 });
    await publisher.stop();
    expect(judgeDelivery(await readAll(topics))).toMatchObject({ events: 10_050, broken: [] });
  });

  test('stops during a broker outage, even with a long client timeout', async () => {
    const [topics, log] = [freshTopics(), createTestLog()];
    const publisher = publish(topics, { eventStore: log.raw }, 3_600_000);
    await log.append(users(1), 1);
    await idle(log.raw, publisher);
    await kafka.kill();
    await log.append(users(1), 1);
    await sleep(200);
    await publisher.stop();
    expect(await publisher.status()).toMatchObject({ published: 1, lagEvents: 1 });
    await kafka.start();
  });

  test('a publisher killed between acknowledgement and checkpoint repeats the last batch and loses no record', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'curbcast-publisher-'));
    try {
      const rounds = 4;
      for (let round = 0; round < rounds; round += 1)
        expect(await runChild(folder, address, randomInt(1, 5), 20)).toEqual({ signal: 'SIGKILL', stderr: '' });
      expect(await runChild(folder, address, 0, 0)).toEqual({ signal: null, stderr: '' });
      const delivery = judgeDelivery(await readAll(publishedTopics));
      expect(delivery.broken).toEqual([]);
      expect(delivery.events).toBeGreaterThanOrEqual(20 * rounds);
      expect(delivery.repeated).toBeGreaterThanOrEqual(rounds);
      expect(delivery.repeated).toBeLessThanOrEqual(20 * rounds);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('authenticates with a password, and publishes the whole log to a new cluster', async () => {
    const log = createTestLog();
    await log.append(users(10), 10);
    const first = publish(publishedTopics, { eventStore: log.raw });
    await idle(log.raw, first);
    await first.stop();
    const { brokers } = parseKafkaAddress(addressOf(kafkaWithSasl));
    const stranger = openKafkaSink({
      address: { brokers, sasl: { mechanism: 'plain', username: 'curbcast', password: 'wrong' } },
      timeoutMs: 500,
    });
    await expect(stranger.open(new AbortController().signal)).rejects.toThrow();
    await stranger.close();

    const second = startPublisher({
      eventStore: log.raw,
      source,
      sink: openKafkaSink({ address: parseKafkaAddress(addressOf(kafkaWithSasl)) }),
    });
    await idle(log.raw, second);
    await second.stop();
    const records = await readTopics(
      addressOf(kafkaWithSasl),
      publishedTopics.map(({ name }) => name),
    );
    expect(judgeDelivery(records)).toEqual({ events: 100, repeated: 0, broken: [] });
  });
});

/** Runs the child process and returns its exit signal and standard error. */
async function runChild(
  folder: string,
  address: string,
  deadly: number,
  times: number,
): Promise<{ readonly signal: string | null; readonly stderr: string }> {
  const flags = ['--disable-warning=ExperimentalWarning', '--disable-warning=TimeoutNegativeWarning'];
  const script = join(import.meta.dirname, '..', 'testing', 'publisher-child.ts');
  const child = spawn(process.execPath, [...flags, script, folder, address, String(deadly), String(times)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { signal, stderr };
}
