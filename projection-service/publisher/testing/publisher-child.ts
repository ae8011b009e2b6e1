/**
 * A child process for kill tests: appends events to a log and publishes them to Kafka. It kills itself instead of
 * saving its n-th checkpoint, after the acknowledgement of the records. Arguments: folder, address, n (0: exits when
 * all events are published), and how many times to append.
 */
import { openSqliteEventStore } from '../../../event-store/index.ts';
import { openKafkaSink } from '../kafka/kafka-sink.ts';
import { parseKafkaAddress } from '../kafka/address.ts';
import { startPublisher } from '../publisher.ts';
import { createTestLog, users } from './credit-log.ts';
import { idle } from './idle.ts';

const [folder = '', address = '', deadly = '0', times = '0'] = process.argv.slice(2);
const raw = await openSqliteEventStore({ folder });
const log = createTestLog(raw);
let saves = 0;
const publisher = startPublisher({
  eventStore: {
    ...raw,
    saveCheckpoint: async (name, position) => {
      saves += 1;
      if (saves === Number(deadly)) process.kill(process.pid, 'SIGKILL');
      await raw.saveCheckpoint(name, position);
    },
  },
  sink: openKafkaSink({ address: parseKafkaAddress(address) }),
  source: 'https://app.curbcast.example',
  batchSize: 20,
  saveEveryMs: 0,
});
await log.append(users(10), Number(times));
await idle(raw, publisher);
await publisher.stop();
await raw.close();
