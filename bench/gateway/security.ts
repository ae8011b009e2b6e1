import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_LIMITS } from '../../graphql/index.ts';
import { openSqliteSecurityCounters } from '../../graphql/security/counters/sqlite.ts';
import { bucketOf, type Grain, timeRangeNames, timeRanges } from '../../graphql/security/counters/port.ts';
import { sparing } from '../../graphql/security/counters/sparing.ts';
import { readMetrics } from '../../graphql/security/metrics.ts';
import type { BenchResult } from '../event-store/measure.ts';
import { freePort, type Running, seed, type Seeded, startProduct, startUnguarded } from './seed.ts';

/** The gateway may spend this share of its throughput on its guard, in percent. */
const mostShare = 3;
const users = 200;
const blockedNetworks = 200;
const requestsPerRound = 3_000;
const rounds = 8;
const inFlight = 32;

/** The guard of the gateway, and the dashboard that shows its figures. */
export async function benchSecurityGuard(): Promise<readonly BenchResult[]> {
  return [await shareOfTheGuard(), await shareOfTheDashboard()];
}

/**
 * What blacklist, rate limits and security figures cost together: the product with them and without, on cheap reads of
 * 200 users under the limits of the default configuration, in turns. Compares processor time, which other load on the
 * machine does not change.
 */
async function shareOfTheGuard(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-bench-guard-'));
  const opened: Contestant[] = [];
  try {
    for (const start of [startProduct, startUnguarded]) opened.push(await open(join(folder, start.name), start));
    const [guarded, unguarded] = opened as [Contestant, Contestant];
    for (const contestant of opened) await contestant.round();
    const shares: number[] = [];
    for (let n = 0; n < rounds; n += 1) {
      const [first, second] = n % 2 === 0 ? [guarded, unguarded] : [unguarded, guarded];
      const spent = new Map([[first, await first.round()]]);
      spent.set(second, await second.round());
      shares.push(1 - (spent.get(unguarded) ?? 0) / (spent.get(guarded) ?? 1));
    }
    const share = (shares.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 1) * 100;
    return {
      name: 'blacklist, rate limits and security figures: share of the throughput of reads',
      value: share,
      unit: '%',
      limit: mostShare,
      ratio: share / mostShare,
    };
  } finally {
    for (const { stop } of opened) await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Contestant {
  /** Sends the requests of a round; resolves with the processor time that the server needed, in clock ticks. */
  round(): Promise<number>;
  stop(): Promise<void>;
}

async function open(dataDir: string, start: typeof startProduct): Promise<Contestant> {
  const port = await freePort();
  const seeded = await seed(dataDir, `http://localhost:${port}`, users);
  const running = await start(dataDir, port, { RATE_LIMIT_SIGNED_IN: String(DEFAULT_LIMITS.signedIn.points) });
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  for (let n = 0; n < blockedNetworks; n += 1)
    await send(agent, running, '/api/admin/blacklist-ip', seeded.admin, { ip: `198.18.${n}.0/24` });
  return {
    round: async () => {
      const before = ticksOf(running);
      await readAccounts(agent, running, seeded);
      return ticksOf(running) - before;
    },
    stop: async () => {
      agent.destroy();
      await running.stop();
    },
  };
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

/** The processor time of a process so far, in clock ticks (Linux: user and system time in `stat`). */
function ticksOf({ pid }: Running): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** Users that are active in each bucket of every time range. */
const activeUsers = 1_000;
/** How often the dashboard of an administrator asks, in milliseconds (spec part 3 section 9). */
const asksEvery = 5_000;

const looks = 60;

/** What an administrator's open dashboard costs: the figures of the dearest range, as a share of a processor. */
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
