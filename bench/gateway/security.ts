import { createSecretKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createExecutor } from '../../command-service/executor/executor.ts';
import { createSecurityCommands } from '../../command-service/commands/security.ts';
import { eventRegistry } from '../../domain/events.ts';
import { withCodec } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { createLimits, createSecurityMonitor, DEFAULT_LIMITS, followPolicy } from '../../graphql/index.ts';
import { bucketOf, type Grain, timeRangeNames, timeRanges } from '../../graphql/areas/security/counters/port.ts';
import { sparing } from '../../graphql/areas/security/counters/sparing.ts';
import { openSqliteSecurityCounters } from '../../graphql/areas/security/counters/sqlite.ts';
import { readMetrics } from '../../graphql/areas/security/metrics.ts';
import { openSqliteRateLimits } from '../../lib/rate-limit-stores/sqlite.ts';
import type { BenchResult } from '../event-store/measure.ts';
import { freePort, type Running, seed, type Seeded, startProduct } from './seed.ts';

/** The share of its throughput that the gateway may spend on its guard, in percent. */
const mostShare = 3;
const users = 200;
const blockedNetworks = 200;
const requestsPerRound = 2_000;
const guardedRequests = 100_000;
const inFlight = 32;

/** The guard of the gateway, and the dashboard that shows its figures. */
export async function benchSecurityGuard(): Promise<readonly BenchResult[]> {
  return [await shareOfTheGuard(), await shareOfTheDashboard()];
}

/**
 * The cost of blacklist, rate limits and security figures together, each with its store, as a share of the gateway's
 * cost for a cheap read with the default limits on this machine. Compares processor time, which depends less on other
 * load than wall time does.
 */
async function shareOfTheGuard(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-bench-guard-'));
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const seeded = await seed(dataDir, `http://localhost:${port}`, users);
  const product = await startProduct(dataDir, port, {
    RATE_LIMIT_SIGNED_IN: String(DEFAULT_LIMITS.signedIn.points),
  });
  try {
    await readAccounts(agent, product, seeded);
    const before = microsecondsOf(product);
    await readAccounts(agent, product, seeded);
    const read = (microsecondsOf(product) - before) / requestsPerRound;
    const share = ((await microsecondsOfTheGuard(join(folder, 'guard'))) / read) * 100;
    return {
      name: 'blacklist, rate limits and security figures: share of a read',
      value: share,
      unit: '%',
      limit: mostShare,
      ratio: share / mostShare,
    };
  } finally {
    agent.destroy();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The processor time of all checks and counts per request in the gateway. */
async function microsecondsOfTheGuard(folder: string): Promise<number> {
  const onError = (error: unknown): never => {
    throw error;
  };
  const log = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  const commands = createSecurityCommands({
    executor: createExecutor({ eventStore: log, registry: eventRegistry, now: Date.now }),
  });
  const caller = { actor: { kind: 'admin', id: 'bench' }, correlationId: 'bench' } as const;
  for (let n = 0; n < blockedNetworks; n += 1)
    await commands.blockAddress({ address: `198.18.${n}.0/24`, reason: '', expiresAt: null, spare: [] }, caller);
  const policy = await followPolicy({ eventStore: log, now: Date.now, onError });
  const counters = openSqliteSecurityCounters(folder);
  const store = openSqliteRateLimits(folder);
  const limits = createLimits({ store });
  const alertKey = createSecretKey(Buffer.alloc(32, 1));
  const report = () => Promise.reject(new Error('There is nothing to report'));
  const monitor = createSecurityMonitor({ counters, report, alertKey, now: Date.now, onError });
  const people = Array.from({ length: users }, (_, n) => ({ userId: `user-${n}`, address: `203.0.113.${n}` }));
  const started = process.cpuUsage();
  for (let n = 0; n < guardedRequests; n += 1) {
    const client = people[n % users] ?? { userId: '', address: '' };
    monitor.count('requests');
    if (policy.isBlocked(client.address)) throw new Error('It is blocked');
    monitor.active(client.userId);
    if (!(await limits.request(client)).allowed) throw new Error('It is limited');
    // The gateway writes every 5 seconds, which is at most every 5,000 requests.
    if (n % 5_000 === 0) await monitor.flush();
  }
  const { user, system } = process.cpuUsage(started);
  await monitor.stop();
  await policy.stop();
  await counters.close();
  store.close();
  return (user + system) / guardedRequests;
}

async function readAccounts(agent: Agent, running: Running, { users: people }: Seeded): Promise<void> {
  let next = 0;
  const client = async (): Promise<void> => {
    for (let n = next++; n < requestsPerRound; n = next++)
      await send(agent, running, '/graphql', people[n % people.length]?.cookie ?? '', {
        query: '{ viewer { account { available } } }',
      });
  };
  await Promise.all(Array.from({ length: inFlight }, client));
}

function send(agent: Agent, { base }: Running, path: string, cookie: string, content: object): Promise<void> {
  const body = Buffer.from(JSON.stringify(content));
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length, cookie };
    const sent = request(`${base}${path}`, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () =>
        answer.statusCode === 200 && !text.includes('"errors"') ? resolve() : reject(new Error(text)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The processor time of a process so far, in microseconds (Linux: user and system time in ticks of 10 ms). */
function microsecondsOf({ pid }: Running): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Users that are active in each bucket of every time range. */
const activeUsers = 1_000;
/** How often an administrator's dashboard refreshes, in milliseconds. */
const asksEvery = 5_000;

const looks = 60;

/** The cost of an administrator's open dashboard: the figures of the most expensive range, as a share of a processor. */
async function shareOfTheDashboard(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-bench-figures-'));
  const counters = openSqliteSecurityCounters(folder);
  const now = Date.now();
  const ids = Array.from({ length: activeUsers }, (_, n) => `user-${n}`.padStart(22, 'x'));
  for (const { grain, buckets } of Object.values(timeRanges) as readonly { grain: Grain; buckets: number }[])
    for (let n = 0; n < 2 * buckets; n += 1)
      await counters.add([{ grain, bucket: bucketOf(grain, now) - n, counts: { requests: 1_000 }, users: ids }]);
  const times: number[] = [];
  for (const range of timeRangeNames) {
    let later = 0;
    const spared = sparing(counters, () => performance.now() + later);
    const started = process.cpuUsage();
    for (let n = 0; n < looks; n += 1) {
      await readMetrics({ counters: spared, sessions: { count: async () => activeUsers }, now: () => now }, range);
      later += asksEvery;
    }
    const { user, system } = process.cpuUsage(started);
    times.push((user + system) / 1_000 / looks);
  }
  await counters.close();
  await rm(folder, { recursive: true, force: true });
  const share = (Math.max(...times) / asksEvery) * 100;
  return {
    name: `an open security dashboard with ${activeUsers} active users: share of a processor`,
    value: share,
    unit: '%',
    limit: mostShare,
    ratio: share / mostShare,
  };
}
