import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { Kafka, logLevel } from 'kafkajs';
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

/** The topics under names that no other run uses. */
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

  test('missing topics are made with their partitions, and keep what they get', async () => {
    const fresh = freshTopics();
    const sink = openKafkaSink({ address: parseKafkaAddress(address), topics: fresh });
    await sink.open(new AbortController().signal);
    await sink.close();
    const admin = new Kafka({ ...parseKafkaAddress(address), brokers: [...parseKafkaAddress(address).brokers], logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    try {
      const made = await admin.fetchTopicMetadata({ topics: fresh.map(({ name }) => name) });
      expect(made.topics.map(({ partitions }) => partitions.length)).toEqual(fresh.map(({ partitions }) => partitions));
      const { resources } = await admin.describeConfigs({ includeSynonyms: false, resources: [{ type: 2, name: fresh[0]?.name ?? '', configNames: ['retention.ms'] }] });
      expect(resources[0]?.configEntries[0]).toMatchObject({ configName: 'retention.ms', configValue: '-1' });
    } finally {
      await admin.disconnect();
    }
  });

  test('a log arrives: one partition a user, in order, as CloudEvents in structured mode', async () => {
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

    const records = await readTopics(address, fresh.map(({ name }) => name));
    expect(judgeDelivery(records)).toEqual({ events: 1_000, repeated: 0, broken: [] });
    const partitionsOf = Map.groupBy(records, ({ key }) => key);
    expect(partitionsOf.size).toBe(50);
    for (const [key, group] of partitionsOf) {
      expect(new Set(group.map(({ partition }) => partition)).size).toBe(1);
      expect(new Set(group.map((record) => parseEvent(record).partitionkey))).toEqual(new Set([key]));
    }
    expect(new Set(records.map(({ partition }) => partition)).size).toBe(12);
    expect(new Set(records.map(({ contentType }) => contentType))).toEqual(new Set(['application/cloudevents+json; charset=UTF-8']));
  });
});
