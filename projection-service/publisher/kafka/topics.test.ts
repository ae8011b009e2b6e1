import { expect, test } from '@jest/globals';
import { defaultDurability, fitting } from './topics.ts';

test.each([
  [1, { replicationFactor: 1, minInsyncReplicas: 1 }],
  [2, { replicationFactor: 2, minInsyncReplicas: 2 }],
  [3, defaultDurability],
  [5, defaultDurability],
])('with %d brokers new topics get as many copies as fit, with a sentence where these are fewer', (brokers, expected) => {
  const said: string[] = [];
  expect(fitting(defaultDurability, brokers, (sentence) => said.push(sentence))).toEqual(expected);
  const sentence =
    `Kafka has ${brokers} of the 3 brokers that KAFKA_REPLICATION_FACTOR asks for: new topics get ${brokers} copies, ` +
    `and ${expected.minInsyncReplicas} acknowledge a record. A lost disk may lose published records.`;
  expect(said).toEqual(brokers < 3 ? [sentence] : []);
});
