import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { openKafkaSink, parseKafkaAddress, startPublisher } from '../../projection-service/index.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { eventOf, samples } from '../../projection-service/publisher/testing/samples.ts';
import { publishedTopics } from '../../projection-service/publisher/topics.ts';
import { idle } from '../../projection-service/publisher/testing/idle.ts';
import { describeEngine } from '../../tools/engines/testing.ts';

describeEngine('Kafka', 'KAFKA_BROKERS', (address) => {
  test('the report of an analyst leads from a log through the broker to the table and the chart', async () => {
    const run = randomUUID();
    const topics = publishedTopics.map((topic) => ({ ...topic, name: `test-${run}-${topic.name}` }));
    const folder = mkdtempSync(join(tmpdir(), 'curbcast-example-'));
    try {
      const captured = samples.find(({ type }) => type === 'CreditsCaptured');
      if (!captured) throw new Error('No sample of CreditsCaptured');
      const log = createMemoryEventStore();
      for (let n = 0; n < 10; n += 1)
        await log.append(`credits-user-${n % 3}`, n < 3 ? 'no_stream' : Math.floor(n / 3) - 1, [
          eventOf(captured, `user-${n % 3}`, n),
        ]);
      const succeeded = samples.find(({ type }) => type === 'PaymentSucceeded');
      if (!succeeded) throw new Error('No sample of PaymentSucceeded');
      await log.append('payment-pi_1', 'no_stream', [eventOf(succeeded, 'user-1')]);
      const publisher = startPublisher({
        eventStore: log,
        topics,
        sink: openKafkaSink({ address: parseKafkaAddress(address), topics }),
        source: 'https://app.curbcast.example',
      });
      await idle(log, publisher);
      await publisher.stop();

      const chart = join(folder, 'chart.svg');
      const main = join(import.meta.dirname, 'main.ts');
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [
          main,
          '--topic',
          `test-${run}-curbcast.credits.v1`,
          '--payments',
          `test-${run}-curbcast.payments.v1`,
          '--chart',
          chart,
        ],
        { env: { ...process.env, KAFKA_BROKERS: address } },
      );
      expect(stdout).toMatch(/^2026-11-21\s+10\s+3\s+15\.0\s+10\.2/m);
      expect(stdout).toMatch(/^Together {11}1 +\d+\.\d\d +0\.00/m);
      expect(readFileSync(chart, 'utf8')).toContain('15.0 credits, 2026-11-21 (UTC)');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
