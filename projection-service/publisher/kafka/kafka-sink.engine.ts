import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Kafka, logLevel, type Admin } from 'kafkajs';
import { describeEngine } from '../../../tools/engines/testing.ts';
import { startPublisher } from '../publisher.ts';
import { sinkContract } from '../testing/sink-contract.ts';
import { createTestLog, users } from '../testing/credit-log.ts';
import { judgeDelivery, parseEvent } from '../testing/delivery.ts';
import { idle } from '../testing/idle.ts';
import { readTopics } from '../testing/read-topics.ts';
import { publishedTopics, type PublishedTopic } from '../topics.ts';
import { parseKafkaAddress } from './address.ts';
import { openKafkaSink } from './kafka-sink.ts';

/** The topics with names unique to this run. */
function freshTopics(): readonly PublishedTopic[] {
  const run = randomUUID();
  return publishedTopics.map((topic) => ({ ...topic, name: `test-${run}-${topic.name}` }));
}

describeEngine('Kafka', 'KAFKA_BROKERS', (address) => {
  const topics = freshTopics();
  const [credits = '', payments = ''] = topics.map(({ name }) => name);
  sinkContract(() => ({
    create: () => openKafkaSink({ address: parseKafkaAddress(address), topics }),
    read: (topic) => readTopics(address, [topic]),
    topics: [credits, payments],
  }));

  const withAdmin = async <T>(work: (admin: Admin) => Promise<T>): Promise<T> => {
    const { brokers, ...rest } = parseKafkaAddress(address);
    const admin = new Kafka({ ...rest, brokers: [...brokers], logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    try {
      return await work(admin);
    } finally {
      await admin.disconnect();
    }
  };
  const settingOf = async (admin: Admin, topic: string, name: string): Promise<unknown> => {
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: 2, name: topic, configNames: [name] }],
    });
    return resources[0]?.configEntries[0]?.configValue;
  };

  test('creates missing topics with their partitions, a replica per broker and unlimited retention', async () => {
    const fresh = freshTopics();
    const said: string[] = [];
    const sink = openKafkaSink({
      address: parseKafkaAddress(address),
      topics: fresh,
      warn: (sentence) => said.push(sentence),
    });
    await sink.open(new AbortController().signal);
    await sink.close();
    await withAdmin(async (admin) => {
      const made = await admin.fetchTopicMetadata({ topics: fresh.map(({ name }) => name) });
      const {
        brokers: { length: brokers },
      } = await admin.describeCluster();
      const copies = Math.min(3, brokers);
      expect(made.topics.map(({ partitions }) => partitions.length)).toEqual(fresh.map(({ partitions }) => partitions));
      expect(
        new Set(made.topics.flatMap(({ partitions }) => partitions.map(({ replicas }) => replicas.length))),
      ).toEqual(new Set([copies]));
      expect(await settingOf(admin, fresh[0]?.name ?? '', 'retention.ms')).toBe('-1');
      expect(await settingOf(admin, fresh[0]?.name ?? '', 'min.insync.replicas')).toBe(String(Math.min(2, brokers)));
      expect(said).toEqual(brokers < 3 ? [expect.stringContaining(`Kafka has ${brokers} of the 3 brokers`)] : []);
    });
  });

  test('warns once about existing topics with too few replicas', async () => {
    const [first, ...rest] = freshTopics();
    if (!first) throw new Error('No topics');
    await withAdmin(async (admin) => {
      await admin.createTopics({
        waitForLeaders: false,
        topics: [{ topic: first.name, numPartitions: 1, replicationFactor: 1 }],
      });
      while (!(await admin.listTopics()).includes(first.name)) await sleep(50);
    });
    const said: string[] = [];
    const warn = (sentence: string): void => void said.push(sentence);
    const sink = openKafkaSink({ address: parseKafkaAddress(address), topics: [first], warn });
    await sink.open(new AbortController().signal);
    await sink.close();
    expect(said).toEqual([
      expect.stringMatching(
        `^The topic ${first.name} has replication factor 1 and min.insync.replicas 1, not 3 and 2: raise them`,
      ),
    ]);

    const modest = openKafkaSink({
      address: parseKafkaAddress(address),
      topics: [first, ...rest],
      durability: { replicationFactor: 1, minInsyncReplicas: 1 },
      warn,
    });
    await modest.open(new AbortController().signal);
    await modest.close();
    expect(said).toHaveLength(1);
  });

  test('publishes the history again to a deleted topic, and no duplicates to the others', async () => {
    const fresh = freshTopics();
    const log = createTestLog();
    await log.append(users(5), 4);
    const publish = () =>
      startPublisher({
        eventStore: log.raw,
        topics: fresh,
        source: 'https://app.curbcast.example',
        sink: openKafkaSink({ address: parseKafkaAddress(address), topics: fresh }),
      });
    const first = publish();
    await idle(log.raw, first);
    await first.stop();
    const [credits = ''] = fresh.map(({ name }) => name);
    await withAdmin(async (admin) => {
      await admin.deleteTopics({ topics: [credits] });
      while ((await admin.listTopics()).includes(credits)) await sleep(50);
    });
    await log.append(users(5), 1);
    for (let round = 0; round < 2; round += 1) {
      const next = publish();
      await idle(log.raw, next);
      await next.stop();
    }
    expect(
      judgeDelivery(
        await readTopics(
          address,
          fresh.map(({ name }) => name),
        ),
      ),
    ).toEqual({ events: 25, repeated: 0, broken: [] });
  });

  test('publishes a log in order, one partition per user, as structured CloudEvents with their attributes as headers', async () => {
    const fresh = freshTopics();
    const log = createTestLog();
    await log.append(users(50), 20);
    const publisher = startPublisher({
      eventStore: log.raw,
      topics: fresh,
      source: 'https://app.curbcast.example',
      sink: openKafkaSink({ address: parseKafkaAddress(address), topics: fresh }),
    });
    await idle(log.raw, publisher);
    await publisher.stop();

    const records = await readTopics(
      address,
      fresh.map(({ name }) => name),
    );
    expect(judgeDelivery(records)).toEqual({ events: 1_000, repeated: 0, broken: [] });
    const partitionsOf = Map.groupBy(records, ({ key }) => key);
    expect(partitionsOf.size).toBe(50);
    for (const [key, group] of partitionsOf) {
      expect(new Set(group.map(({ partition }) => partition)).size).toBe(1);
      expect(new Set(group.map((record) => parseEvent(record).partitionkey))).toEqual(new Set([key]));
    }
    expect(new Set(records.map(({ partition }) => partition)).size).toBe(12);
    for (const record of records) {
      const event = parseEvent(record);
      expect(record.headers).toMatchObject({
        'content-type': 'application/cloudevents+json; charset=UTF-8',
        ce_specversion: '1.0',
        ce_id: event.id,
        ce_type: event.type,
        ce_subject: event.subject,
        ce_source: 'https://app.curbcast.example',
      });
      expect(record.headers).not.toHaveProperty('ce_data');
    }
  });
});
