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

/** A broker that accepts TLS connections only. */
const folder = mkdtempSync(join(tmpdir(), 'curbcast-kafka-tls-'));
const { certificate, key } = selfSigned();
const authority = join(folder, 'ca.pem');
writeFileSync(authority, certificate);
let tlsProxy: Server | undefined;

const broker = await startKafka({
  cacheFolder,
  through: async (port) => {
    tlsProxy = createServer({ cert: certificate, key }, (client) => {
      const inside = connect(port, '127.0.0.1');
      for (const socket of [client, inside]) socket.on('error', () => undefined);
      client.on('close', () => inside.destroy());
      inside.on('close', () => client.destroy());
      client.pipe(inside).pipe(client);
    });
    tlsProxy.listen(0, '127.0.0.1');
    await once(tlsProxy, 'listening');
    const address = tlsProxy.address();
    if (address === null || typeof address === 'string') throw new Error('The TLS proxy has no port');
    return { port: address.port, address: `kafkas://127.0.0.1:${address.port}?ca=${authority}` };
  },
});
afterAll(async () => {
  await broker?.stop();
  tlsProxy?.close();
  rmSync(folder, { recursive: true, force: true });
});

const where = broker ? describe : describe.skip;

where(broker ? 'Kafka' : 'Kafka (a separate broker needs Java 17 with Maven and its package index)', () => {
  const address = broker?.settings['KAFKA_BROKERS'] ?? '';

  test('publishes a log over TLS', async () => {
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
    ['without its certificate authority', address.replace(/\?.*/, '')],
    ['without TLS', address.replace(/^kafkas:\/\/|\?.*/g, '')],
  ])('rejects a connection %s', async (_, wrong) => {
    const sink = openKafkaSink({ address: parseKafkaAddress(wrong), timeoutMs: 1 });
    await expect(sink.open(new AbortController().signal)).rejects.toThrow();
    await sink.close();
  });
});
