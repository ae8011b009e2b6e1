import type { Admin } from 'kafkajs';
import type { Place, TopicDefinition } from '../sink.ts';
import type { Cluster } from './cluster.ts';

/** The replication settings of a topic. */
export interface Durability {
  /** Replicas of a new topic. */
  readonly replicationFactor: number;
  /** Replicas that must store a record before it is acknowledged. */
  readonly minInsyncReplicas: number;
}

export const defaultDurability: Durability = { replicationFactor: 3, minInsyncReplicas: 2 };

/** Called with a warning for the operator. */
export type Warn = (sentence: string) => void;

export interface PrepareTopicsOptions {
  readonly topics: readonly TopicDefinition[];
  readonly durability: Durability;
  readonly warn: Warn;
}

const minInsync = 'min.insync.replicas';
/** A new consumer needs the whole history; an operator may shorten the retention. */
const unlimited = { 'retention.ms': '-1' };
const day = 86_400_000;
/**
 * Replaced records are gone after two days at the latest: a day until their segment ends, a day until it is cleaned. A
 * consumer that was away for a week still finds the tombstones.
 */
const compaction = {
  'cleanup.policy': 'compact',
  'segment.ms': String(day),
  'max.compaction.lag.ms': String(day),
  'delete.retention.ms': String(7 * day),
};
/** Kafka's resource type of a topic. The client's constant is not importable from an ES module. */
const topicResource = 2;

/** Creates missing topics, checks the existing ones, and returns the place of each. */
export async function prepareTopics({ kafka }: Cluster, options: PrepareTopicsOptions): Promise<readonly Place[]> {
  const { topics, durability, warn } = options;
  const admin = kafka.admin();
  try {
    await admin.connect();
    const { clusterId, brokers } = await admin.describeCluster();
    const existing = new Set(await admin.listTopics());
    const missing = topics.filter(({ name }) => !existing.has(name));
    if (missing.length > 0) await makeTopics(admin, missing, fitting(durability, brokers.length, warn));
    await checkTopics(
      admin,
      topics.filter(({ name }) => existing.has(name)),
      durability,
      warn,
    );
    const places: Place[] = [];
    for (const { name } of topics) {
      const empty = missing.some((topic) => topic.name === name) || (await isEmpty(admin, name));
      places.push({ topic: name, name: `kafka/${clusterId}/${name}`, empty });
    }
    return places;
  } finally {
    await admin.disconnect().catch(() => undefined);
  }
}

/** Limits the durability to the number of brokers, with a warning. */
export function fitting({ replicationFactor, minInsyncReplicas }: Durability, brokers: number, warn: Warn): Durability {
  if (brokers >= replicationFactor) return { replicationFactor, minInsyncReplicas };
  const fit = { replicationFactor: brokers, minInsyncReplicas: Math.min(minInsyncReplicas, brokers) };
  warn(
    `Kafka has ${brokers} of the ${replicationFactor} brokers that KAFKA_REPLICATION_FACTOR requires: new topics get ` +
      `replication factor ${fit.replicationFactor} and ${minInsync} ${fit.minInsyncReplicas}. ` +
      'A disk failure may lose published records.',
  );
  return fit;
}

async function makeTopics(admin: Admin, topics: readonly TopicDefinition[], durability: Durability): Promise<void> {
  const { replicationFactor, minInsyncReplicas } = durability;
  await admin.createTopics({
    waitForLeaders: true,
    topics: topics.map(({ name, partitions, compacted }) => ({
      topic: name,
      numPartitions: partitions,
      replicationFactor,
      configEntries: [
        ...Object.entries(compacted ? compaction : unlimited).map(([key, value]) => ({ name: key, value })),
        { name: minInsync, value: String(minInsyncReplicas) },
      ],
    })),
  });
}

/** Warns about topics with too few replicas, created by other tools or when there were fewer brokers. */
async function checkTopics(
  admin: Admin,
  topics: readonly TopicDefinition[],
  { replicationFactor, minInsyncReplicas }: Durability,
  warn: Warn,
): Promise<void> {
  if (topics.length === 0) return;
  const names = topics.map(({ name }) => name);
  const acknowledgedIn = await acknowledgingCopies(admin, names, warn);
  const { topics: found } = await admin.fetchTopicMetadata({ topics: names });
  for (const { name, partitions } of found) {
    const copies = Math.min(...partitions.map(({ replicas }) => replicas.length));
    const acknowledged = acknowledgedIn(name);
    if (copies >= replicationFactor && acknowledged >= minInsyncReplicas) continue;
    warn(
      `The topic ${name} has replication factor ${copies} and ${minInsync} ${acknowledged}, not ${replicationFactor} ` +
        `and ${minInsyncReplicas}: raise them with Kafka's tools, or lower KAFKA_REPLICATION_FACTOR and ` +
        'KAFKA_MIN_INSYNC_REPLICAS.',
    );
  }
}

/** Reads `min.insync.replicas` of each topic. Without permission it warns and skips the check. */
async function acknowledgingCopies(
  admin: Admin,
  names: readonly string[],
  warn: Warn,
): Promise<(topic: string) => number> {
  const resources = names.map((name) => ({ type: topicResource, name, configNames: [minInsync] }));
  try {
    const described = await admin.describeConfigs({ includeSynonyms: false, resources });
    const settings = new Map(
      described.resources.map((each) => [each.resourceName, each.configEntries[0]?.configValue]),
    );
    return (topic) => Number(settings.get(topic) ?? 1);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    warn(`The user in KAFKA_BROKERS may not read topic configurations, so ${minInsync} is not checked.`);
    return () => Infinity;
  }
}

const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && String(error.type).endsWith('_AUTHORIZATION_FAILED');

/** Offsets continue after retention deletes records; a recreated topic starts at 0. */
async function isEmpty(admin: Admin, topic: string): Promise<boolean> {
  const offsets = await admin.fetchTopicOffsets(topic);
  return offsets.every(({ high }) => high === '0');
}
