import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { startKafka } from '../../tools/engines/kafka.ts';
import { cacheFolder } from '../../tools/engines/setup.ts';
import { analystsRead } from '../support/analysts.ts';
import { startFixture, type Fixture } from '../support/fixture.ts';

const timeout = 600_000;
/** A broker for this file only: the consumer sums whole topics. */
const broker = await startKafka({ cacheFolder });
afterAll(() => broker?.stop(), timeout);

if (broker) {
  describe('with a broker', () => {
    const brokers = broker.settings['KAFKA_BROKERS'] ?? '';
    let fixture: Fixture;
    beforeAll(async () => {
      fixture = await startFixture(
        { ACCOUNT_DELETION_GRACE: '1s', KAFKA_BROKERS: brokers, LOG_LEVEL: 'silent' },
        { settings: {}, stop: () => Promise.resolve() },
      );
    }, timeout);
    afterAll(() => fixture?.server.remove(), timeout);

    test(
      'a consumer that knows the contract alone agrees with the read models, and an erased person is gone',
      () => analystsRead(fixture, { brokers }),
      timeout,
    );
  });
} else {
  describe.skip('analysts on a broker (needs Java and Maven with its package index)', () => undefined);
}
