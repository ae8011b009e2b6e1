import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kafka, logLevel, type Admin } from 'kafkajs';
import { parseKafkaAddress } from '../kafka/address.ts';

/** A consumed record. */
export interface ReadRecord {
  readonly topic: string;
  readonly partition: number;
  readonly key: string;
  readonly value: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads all current records of these topics, in order within each partition. */
export async function readTopics(address: string, topics: readonly string[]): Promise<readonly ReadRecord[]> {
  const { brokers, ssl, sasl } = parseKafkaAddress(address);
  const kafka = new Kafka({
    brokers: [...brokers],
    ...(ssl !== undefined && { ssl }),
    ...(sasl && { sasl }),
    logLevel: logLevel.NOTHING,
  });
  const admin = kafka.admin();
  // With the default intervals, joining and leaving a group take many seconds.
  const consumer = kafka.consumer({ groupId: `test-${randomUUID()}`, maxWaitTimeInMs: 100, heartbeatInterval: 300 });
  const records: ReadRecord[] = [];
  try {
    await admin.connect();
    const left = new Map<string, number>();
    for (const topic of topics) {
      for (const { partition, low, high } of await offsetsOf(admin, topic))
        if (high !== low) left.set(`${topic}/${partition}`, Number(high));
    }
    if (left.size === 0) return records;
    const done = Promise.withResolvers<void>();
    await consumer.connect();
    await consumer.subscribe({ topics: [...topics], fromBeginning: true });
    await consumer.run({
      eachBatch: async ({ batch: { topic, partition, messages } }) => {
        for (const { key, value, headers } of messages) {
          records.push({
            topic,
            partition,
            key: String(key),
            value: String(value),
            headers: Object.fromEntries(Object.entries(headers ?? {}).map(([name, text]) => [name, String(text)])),
          });
        }
        const end = left.get(`${topic}/${partition}`);
        if (end !== undefined && Number(messages.at(-1)?.offset ?? -1) >= end - 1) left.delete(`${topic}/${partition}`);
        if (left.size === 0) done.resolve();
      },
    });
    await done.promise;
    return records;
  } finally {
    await consumer.disconnect();
    await admin.disconnect();
  }
}

/** Retries, because some partitions of a new topic have no leader yet. */
async function offsetsOf(admin: Admin, topic: string): Promise<Awaited<ReturnType<Admin['fetchTopicOffsets']>>> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await admin.fetchTopicOffsets(topic);
    } catch (error) {
      if (tries === 20) throw error;
      await sleep(100);
    }
  }
}
