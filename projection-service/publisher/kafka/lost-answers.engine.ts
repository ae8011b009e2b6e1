import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { startKafka } from '../../../tools/engines/kafka.ts';
import { cacheFolder } from '../../../tools/engines/setup.ts';
import { createCuttingProxy, type CuttingProxy } from '../testing/cutting-proxy.ts';
import { readTopics } from '../testing/read-topics.ts';
import { START } from '../../../domain/envelope.ts';
import { publishedTopics } from '../topics.ts';
import { parseKafkaAddress } from './address.ts';
import { openKafkaSink } from './kafka-sink.ts';

/**
 * Loses acknowledgements of stored records. A client that then sends other records with the same sequence numbers would
 * get an acknowledgement for records that are not stored.
 */
let proxy: CuttingProxy | undefined;
const broker = await startKafka({
  cacheFolder,
  through: async (port) => {
    proxy = await createCuttingProxy(port);
    return proxy;
  },
});
afterAll(async () => {
  await broker?.stop();
  await proxy?.close();
});

const where = broker ? describe : describe.skip;

where(broker ? 'Kafka' : 'Kafka (a separate broker needs Java 17 with Maven and its package index)', () => {
  const address = broker?.settings['KAFKA_BROKERS'] ?? '';
  const { signal } = new AbortController();

  test.each([
    ['that the client retries', 60_000],
    ['that exceeds the client timeout', 1],
  ])(
    'stores every acknowledged record of overlapping writes with lost acknowledgements: a loss %s',
    async (_, timeoutMs) => {
      const run = randomUUID();
      const topics = publishedTopics.slice(0, 1).map((topic) => ({ ...topic, name: `test-${run}`, partitions: 1 }));
      const [topic = ''] = topics.map(({ name }) => name);
      const sink = openKafkaSink({ address: parseKafkaAddress(address), topics, timeoutMs });
      const acknowledged: string[] = [];
      const write = async (n: number): Promise<void> => {
        const id = String(n);
        await sink
          .write(
            [{ topic, key: 'jane', id, position: START, attributes: { id }, value: JSON.stringify({ id }) }],
            signal,
          )
          .then(
            () => acknowledged.push(id),
            () => sink.open(signal).catch(() => undefined),
          );
      };
      while (acknowledged.length === 0) {
        await sink.open(signal).catch(() => undefined);
        await write(0);
      }
      const cutting = (async () => {
        for (let cut = 0; cut < 10; cut += 1) {
          proxy?.cutNextAnswer();
          await sleep(40);
        }
      })();
      const before = proxy?.cuts() ?? 0;
      for (let burst = 0; burst < 20; burst += 1) {
        await Promise.all(Array.from({ length: 20 }, (__, n) => write(1 + burst * 20 + n)));
        await sleep(20);
      }
      await cutting;
      await sink.close();
      expect((proxy?.cuts() ?? 0) - before).toBeGreaterThanOrEqual(3);
      const stored = (await readTopics(address, [topic])).map(({ value }) => (JSON.parse(value) as { id: string }).id);
      expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(200);
      if (timeoutMs > 1) expect(stored).toHaveLength(401);
    },
  );
});
