import { expect, test } from '@jest/globals';
import { publishedTopics } from '../topics.ts';
import type { Cluster } from './cluster.ts';
import { defaultDurability, fitting, prepareTopics } from './topics.ts';

test.each([
  [1, { replicationFactor: 1, minInsyncReplicas: 1 }],
  [2, { replicationFactor: 2, minInsyncReplicas: 2 }],
  [3, defaultDurability],
  [5, defaultDurability],
])('gives new topics at most a replica per broker of %d, with a warning about missing ones', (brokers, expected) => {
  const said: string[] = [];
  expect(fitting(defaultDurability, brokers, (sentence) => said.push(sentence))).toEqual(expected);
  const sentence =
    `Kafka has ${brokers} of the 3 brokers that KAFKA_REPLICATION_FACTOR requires: new topics get replication factor ` +
    `${brokers} and min.insync.replicas ${expected.minInsyncReplicas}. A disk failure may lose published records.`;
  expect(said).toEqual(brokers < 3 ? [sentence] : []);
});

test('warns about a missing permission to read topic configurations, and still publishes', async () => {
  const topics = publishedTopics.slice(0, 1);
  const names = topics.map(({ name }) => name);
  const admin = {
    connect: () => Promise.resolve(),
    disconnect: () => Promise.resolve(),
    describeCluster: () => Promise.resolve({ clusterId: 'cluster', brokers: [1, 2, 3] }),
    listTopics: () => Promise.resolve(names),
    describeConfigs: () =>
      Promise.reject(Object.assign(new Error('Not authorized'), { type: 'TOPIC_AUTHORIZATION_FAILED' })),
    fetchTopicMetadata: () =>
      Promise.resolve({ topics: names.map((name) => ({ name, partitions: [{ replicas: [1, 2, 3] }] })) }),
    fetchTopicOffsets: () => Promise.resolve([{ partition: 0, high: '7', low: '0', offset: '7' }]),
  };
  const said: string[] = [];
  const cluster = { kafka: { admin: () => admin }, cut: () => undefined } as object as Cluster;
  const places = await prepareTopics(cluster, {
    topics,
    durability: defaultDurability,
    warn: (sentence) => said.push(sentence),
  });
  expect(places).toEqual(names.map((topic) => ({ topic, name: `kafka/cluster/${topic}`, empty: false })));
  expect(said).toEqual([
    'The user in KAFKA_BROKERS may not read topic configurations, so min.insync.replicas is not checked.',
  ]);
});
