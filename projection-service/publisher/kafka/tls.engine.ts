import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { afterAll, describe, expect, test } from '@jest/globals';
import { selfSigned } from '../../../tools/engines/eventstoredb-stand-in/self-signed.ts';
import { startKafka } from '../../../tools/engines/kafka.ts';
import { cacheFolder } from '../../../tools/engines/setup.ts';
import { startPublisher } from '../publisher.ts';
import { createTestLog, users } from '../testing/credit-log.ts';
import { judgeDelivery } from '../testing/delivery.ts';
import { idle } from '../testing/idle.ts';
import { readTopics } from '../testing/read-topics.ts';
import { publishedTopics } from '../topics.ts';
import { parseKafkaAddress } from './address.ts';
import { openKafkaSink } from './kafka-sink.ts';

/** A broker that is reached through TLS alone. */
const folder = mkdtempSync(join(tmpdir(), 'curbcast-kafka-tls-'));
const { certificate, key } = selfSigned();
const authority = join(folder, 'ca.pem');
writeFileSync(authority, certificate);
let door: Server | undefined;

const broker = await startKafka({
  cacheFolder,
  through: async (port) => {
    door = createServer({ cert: certificate, key }, (client) => {
      const inside = connect(port, '127.0.0.1');
      for (const socket of [client, inside]) socket.on('error', () => undefined);
      client.on('close', () => inside.destroy());
      inside.on('close', () => client.destroy());
      client.pipe(inside).pipe(client);
    });
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    const address = door.address();
    if (address === null || typeof address === 'string') throw new Error('The door has no port');
    return { port: address.port, address: `kafkas://127.0.0.1:${address.port}?ca=${authority}` };
  },
});
afterAll(async () => {
  await broker?.stop();
  door?.close();
  rmSync(folder, { recursive: true, force: true });
});

const where = broker ? describe : describe.skip;

where(broker ? 'Kafka' : "Kafka (a broker of the test's own needs Java 17 with Maven and its package index)", () => {
  const address = broker?.settings['KAFKA_BROKERS'] ?? '';

  test('a log arrives through TLS', async () => {
    const log = createTestLog();
    await log.append(users(5), 10);
    const publisher = startPublisher({
      eventStore: log.raw,
      source: 'https://app.curbcast.example',
      sink: openKafkaSink({ address: parseKafkaAddress(address) }),
    });
    await idle(log.raw, publisher);
    await publisher.stop();
    expect(
      judgeDelivery(
        await readTopics(
          address,
          publishedTopics.map(({ name }) => name),
        ),
      ),
    ).toEqual({ events: 50, repeated: 0, broken: [] });
  });

  test.each([
    ['by who can not know its certificate', address.replace(/\?.*/, '')],
    ['without TLS', address.replace(/^kafkas:\/\/|\?.*/g, '')],
  ])('it is not opened %s', async (_, wrong) => {
    const sink = openKafkaSink({ address: parseKafkaAddress(wrong), patience: 1 });
    await expect(sink.open(new AbortController().signal)).rejects.toThrow();
    await sink.close();
  });
});
