import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, type BenchResult } from '../event-store/measure.ts';
import { freePort, seed, startProduct } from './seed.ts';

/** The longest that a page of the administrators' list may take, in milliseconds. */
const most = 50;
const rounds = 40;
/** The screen's query: a page of 25 rows, with the number of all matches. */
const query = `query ($after: String, $search: String, $role: Role) {
  adminUsers(first: 25, after: $after, search: $search, role: $role) {
    totalCount
    edges { node { id username email displayName credits creditsHeld debt totalVideos totalAvatars subscriptionStatus
      accountSuspended roles createdAt } }
    pageInfo { endCursor hasNextPage }
  }
}`;

interface Answer {
  readonly data?: {
    readonly adminUsers: { readonly totalCount: number; readonly pageInfo: { readonly endCursor: string } };
  };
}
type Variables = Readonly<Record<string, string | null>>;

/** The administrators' list of many accounts over HTTP: pages, searches and filters, as the screen requests them. */
export async function benchAdminList({ users = 100_000 } = {}): Promise<readonly BenchResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'curbcast-bench-accounts-'));
  try {
    const port = await freePort();
    const { admin } = await seed(dataDir, `http://localhost:${port}`, users, {
      sessions: false,
      events: users,
      // Names, trial credits, mails and webhooks of the registrations. They are skipped, because this measures the read
      // models, not the processes.
      doneBy: ['usernames', 'accounts', 'mail-requests', 'webhook-messages'],
    });
    // The first start builds the read models; the measured start has nothing to build.
    const building = await startProduct(dataDir, port);
    await settled(building.base, admin, users);
    await building.stop();
    const product = await startProduct(dataDir, port);
    const ask = async (variables: Variables): Promise<Answer & { readonly ms: number }> => {
      const started = performance.now();
      const answer = await fetch(`${product.base}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: admin },
        body: JSON.stringify({ query, variables }),
      });
      const body = (await answer.json()) as Answer;
      if (!body.data) throw new Error(JSON.stringify(body));
      return { ...body, ms: performance.now() - started };
    };
    const typical = async (variables: Variables): Promise<{ readonly wall: number; readonly processor: number }> => {
      const times: number[] = [];
      const before = processorMs(product.pid);
      for (let n = 0; n < rounds; n += 1) times.push((await ask(variables)).ms);
      return { wall: median(times), processor: (processorMs(product.pid) - before) / rounds };
    };
    const coldSearch = (await ask({ search: 'bench 7' })).ms;
    const rows = [
      ['the newest page', await typical({})],
      ['a page in the middle', await typical({ after: await cursorAt(ask, 40) })],
      ['a search', await typical({ search: 'bench 7' })],
      ['a search without matches', await typical({ search: 'nobody has this name' })],
      ['a filter by role', await typical({ role: 'ADMIN' })],
    ] as const;
    await product.stop();
    return [
      ...rows.flatMap(([name, { wall, processor }]) => [
        {
          name: `administrators: ${name} of ${users} accounts, p50`,
          value: wall,
          unit: 'ms',
          limit: most,
          ratio: wall / most,
        },
        // This one is comparable even on a busy machine.
        {
          name: `administrators: ${name}, processor time of the server`,
          value: processor,
          unit: 'ms',
          limit: most,
          ratio: processor / most,
        },
      ]),
      { name: `administrators: first search of ${users} accounts after a start`, value: coldSearch, unit: 'ms' },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Milliseconds of processor time that a process has used. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
  const msPerTick = 10;
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

/** The cursor after this many pages. */
async function cursorAt(ask: (variables: Variables) => Promise<Answer>, pages: number): Promise<string> {
  let after = '';
  for (let n = 0; n < pages; n += 1) after = (await ask({ after })).data?.adminUsers.pageInfo.endCursor ?? '';
  return after;
}

const pause = 1_000;

/** Resolves once the list shows every account, and the administrator. */
async function settled(base: string, cookie: string, users: number): Promise<void> {
  for (let shown = 0; shown !== users + 1;) {
    await sleep(pause);
    const answer = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query: '{ adminUsers(first: 1) { totalCount } }' }),
    });
    const { data } = (await answer.json()) as {
      readonly data: { readonly adminUsers: { readonly totalCount: number } } | null;
    };
    shown = data?.adminUsers.totalCount ?? 0;
  }
}
