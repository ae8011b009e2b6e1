import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kafka, logLevel } from 'kafkajs';
import { parseKafkaAddress } from '../../projection-service/publisher/kafka/address.ts';
import { composeEngine } from './compose.ts';
import type { Engine, FindEngine, FindEngineOptions, Missing } from './engine.ts';
import { fetched, run, works } from './fetched.ts';
import { createServerProcess, freePort } from './server-process.ts';

const name = 'Kafka';
const version = '3.9.2';
const fetchTimeout = 300_000;

/**
 * Finds a Kafka: the one in KAFKA_BROKERS, the service of docker-compose.yml, or Apache Kafka's packages from Maven run
 * with the installed Java.
 */
export const findKafka: FindEngine = async ({ cacheFolder }) =>
  (await named()) ?? (await composed()) ?? (await startKafka({ cacheFolder })) ?? missing;

const missing: Missing = {
  name,
  missing:
    'there is no Docker engine, and no Java 17 with Maven and its package index: set KAFKA_BROKERS to the address of a Kafka, e.g. localhost:9092',
};

async function named(): Promise<Engine | undefined> {
  const brokers = process.env['KAFKA_BROKERS'];
  if (brokers === undefined || brokers === '') return undefined;
  const notOurs = (): Promise<never> =>
    Promise.reject(new Error("The Kafka that KAFKA_BROKERS names is not this test's to start and stop"));
  return {
    name,
    version: await versionOf(brokers),
    settings: { KAFKA_BROKERS: brokers },
    kill: notOurs,
    start: notOurs,
    stop: async () => {},
  };
}

function composed(): Promise<Engine | undefined> {
  const brokers = 'localhost:9092';
  return composeEngine({
    name,
    service: 'kafka',
    settings: { KAFKA_BROKERS: brokers },
    version: () => versionOf(brokers),
  });
}

export interface KafkaOptions extends FindEngineOptions {
  /** Credentials that the broker requires, by SASL on the same port. */
  readonly credentials?: { readonly user: string; readonly password: string };
  /**
   * Puts a proxy in front of the broker: receives its port and returns the advertised port, and the address when
   * `host:port` is not enough.
   */
  readonly through?: (port: number) => Promise<{ readonly port: number; readonly address?: string }>;
}

/**
 * Starts a broker that is its own controller, on free ports with an empty folder. Undefined when Java or the packages
 * are not available.
 */
export async function startKafka({ cacheFolder, credentials, through }: KafkaOptions): Promise<Engine | undefined> {
  const libraries = await fetchKafka(cacheFolder).catch(() => undefined);
  if (libraries === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-kafka-'));
  const [port, controllerPort] = [await freePort(), await freePort()];
  const advertised = (await through?.(port)) ?? { port };
  const settingsFile = join(folder, 'server.properties');
  writeFileSync(
    settingsFile,
    brokerSettings({ port, advertisedPort: advertised.port, controllerPort, logs: join(folder, 'logs'), credentials }),
  );
  const java = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', join(libraries, '*')];
  await run(
    'java',
    ['-Xmx128m', ...java, 'kafka.tools.StorageTool', 'format', '-t', newClusterId(), '-c', settingsFile],
    60_000,
  );
  const hostPort = `127.0.0.1:${advertised.port}`;
  const brokers =
    advertised.address ??
    (credentials ? `kafka://${credentials.user}:${credentials.password}@${hostPort}?sasl=plain` : hostPort);
  const server = createServerProcess({
    name,
    command: 'java',
    args: ['-Xms256m', '-Xmx256m', ...java, 'kafka.Kafka', settingsFile],
    cwd: folder,
    logFile: join(folder, 'server.log'),
    ready: () => versionOf(brokers),
  });
  await server.start();
  return {
    name,
    version: `Apache Kafka ${version}`,
    settings: { KAFKA_BROKERS: brokers },
    kill: server.kill,
    start: server.start,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Returns the folder with the broker's libraries. Rejects without Java or Maven, or when the package index is
 * unreachable.
 */
async function fetchKafka(cacheFolder: string): Promise<string> {
  if (!(await works('java', '-version'))) throw new Error('There is no Java');
  const folder = await fetched(cacheFolder, `kafka-${version}`, async (into) => {
    writeFileSync(join(into, 'pom.xml'), pom);
    const copy = [
      '-B',
      '-q',
      'dependency:copy-dependencies',
      '-DincludeScope=runtime',
      '-DoutputDirectory=libs',
      '-f',
      join(into, 'pom.xml'),
    ];
    await run('mvn', copy, fetchTimeout, into);
  });
  return join(folder, 'libs');
}

const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>curbcast.test</groupId>
  <artifactId>kafka</artifactId>
  <version>1</version>
  <dependencies>
    <dependency><groupId>org.apache.kafka</groupId><artifactId>kafka_2.13</artifactId><version>${version}</version></dependency>
    <dependency><groupId>org.slf4j</groupId><artifactId>slf4j-simple</artifactId><version>1.7.36</version></dependency>
  </dependencies>
</project>
`;

/** A cluster id of 16 random bytes; Kafka rejects ids that begin with a dash. */
function newClusterId(): string {
  const id = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
  return id.startsWith('-') ? newClusterId() : id;
}

interface BrokerSettings {
  readonly port: number;
  readonly advertisedPort: number;
  readonly controllerPort: number;
  readonly logs: string;
  readonly credentials: KafkaOptions['credentials'] | undefined;
}

function brokerSettings({ port, advertisedPort, controllerPort, logs, credentials }: BrokerSettings): string {
  const protocol = credentials ? 'SASL_PLAINTEXT' : 'PLAINTEXT';
  const settings: Record<string, string | number> = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
    'controller.listener.names': 'CONTROLLER',
    listeners: `CLIENTS://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
    'advertised.listeners': `CLIENTS://127.0.0.1:${advertisedPort}`,
    'listener.security.protocol.map': `CLIENTS:${protocol},CONTROLLER:PLAINTEXT`,
    'inter.broker.listener.name': 'CLIENTS',
    'log.dirs': logs,
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 1,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.num.partitions': 1,
    'transaction.state.log.min.isr': 1,
    'group.initial.rebalance.delay.ms': 0,
    'auto.create.topics.enable': 'false',
    // After a kill, the broker can only return once its session has expired.
    'broker.session.timeout.ms': 1_000,
    'broker.heartbeat.interval.ms': 200,
    'log.cleaner.dedupe.buffer.size': 2_097_152,
    ...(credentials && {
      'sasl.enabled.mechanisms': 'PLAIN',
      'sasl.mechanism.inter.broker.protocol': 'PLAIN',
      'listener.name.clients.plain.sasl.jaas.config': `org.apache.kafka.common.security.plain.PlainLoginModule required username="${credentials.user}" password="${credentials.password}" user_${credentials.user}="${credentials.password}";`,
    }),
  };
  return Object.entries(settings)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');
}

/**
 * Describes the cluster by its number of brokers, because Kafka does not expose its version. Rejects when no broker
 * answers.
 */
async function versionOf(address: string): Promise<string> {
  const { brokers, ssl, sasl } = parseKafkaAddress(address);
  const kafka = new Kafka({
    brokers: [...brokers],
    ...(ssl !== undefined && { ssl }),
    ...(sasl && { sasl }),
    logLevel: logLevel.NOTHING,
    connectionTimeout: 2_000,
    retry: { retries: 0 },
  });
  const admin = kafka.admin();
  try {
    await admin.connect();
    const cluster = await admin.describeCluster();
    return `of ${cluster.brokers.length} broker(s), version unknown`;
  } finally {
    await admin.disconnect();
  }
}
