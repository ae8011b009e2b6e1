import { randomUUID } from 'node:crypto';
import { Kafka, logLevel } from 'kafkajs';
import type { TopicRecord } from './record.ts';
import { withLeader } from './with-leader.ts';

/**
 * Passes on every record that a topic currently has. `brokers` is a list of `host:port`; for a cluster with TLS and a
 * password, add `ssl` and `sasl` to the client below. Rejects when there is no such topic or no broker.
 */
export async function readKafka(
  brokers: readonly string[],
  topic: string,
  onRecord: (record: TopicRecord) => void,
): Promise<void> {
  const kafka = new Kafka({ clientId: 'curbcast-example', brokers: [...brokers], logLevel: logLevel.NOTHING });
  const groupId = `curbcast-example-${randomUUID()}`;
  const admin = kafka.admin();
  const consumer = kafka.consumer({ groupId, maxWaitTimeInMs: 100, heartbeatInterval: 300 });
  await admin.connect();
  try {
    const offsets = await withLeader(() => admin.fetchTopicOffsets(topic));
    const left = new Map(
      offsets.filter(({ low, high }) => low !== high).map(({ partition, high }) => [partition, BigInt(high)]),
    );
    if (left.size === 0) return;
    const finished = Promise.withResolvers<void>();
    await consumer.connect();
    await consumer.subscribe({ topic, fromBeginning: true });
    // After a temporary failure, such as a broker that has just started, the client restarts automatically.
    consumer.on(consumer.events.CRASH, ({ payload: { error, restart } }) => {
      if (!restart) finished.reject(error);
    });
    const running = consumer.run({
      eachBatch: async ({ batch: { partition, messages } }) => {
        for (const { key, value, offset } of messages) {
          const end = left.get(partition);
          if (end === undefined || BigInt(offset) >= end) break;
          onRecord({ key: key?.toString() ?? '', value: value?.toString() ?? null });
          if (BigInt(offset) === end - 1n) left.delete(partition);
        }
        if (left.size === 0) finished.resolve();
      },
    });
    await Promise.all([finished.promise, running]);
    await consumer.disconnect();
    // A report leaves no consumer group behind.
    await admin.deleteGroups([groupId]);
  } finally {
    await consumer.disconnect();
    await admin.disconnect();
  }
}
