/**
 * The longest blocking of the server while long files are downloaded: the credit statement, the history and its proof,
 * the videos, the journal, and the copy of a person's data, with 100,000 rows each.
 */
import { randomUUID } from 'node:crypto';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { paymentStream } from '../../domain/payments/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import type { BenchResult } from '../event-store/measure.ts';
import { freePort, newEvent, seed, startBuiltProduct } from '../gateway/seed.ts';
import { addVideos } from '../videos/seed-videos.ts';

/** The longest that an answer may wait for an export, ms. */
const most = 50;
const rows = 100_000;
const videos = 4_000;
const cents = 17_750;

/** Payments of one user, each with two lines in the journal. */
async function addPayments(store: EventStore, userId: string): Promise<void> {
  const items = [
    {
      kind: 'bundle',
      id: 'starter-pack',
      name: 'Starter Pack',
      halfCredits: 20,
      twinCredits: 0,
      priceCents: cents,
      catalogVersion: '1',
    },
  ];
  for (let from = 0; from < rows / 2; from += 100)
    await Promise.all(
      Array.from({ length: 100 }, async () => {
        const paymentId = `pi_${randomUUID()}`;
        const common = { paymentId, purchaseId: null, invoiceId: null, userId, currency: 'usd', items };
        await store.append(paymentStream(paymentId), 'no_stream', [
          newEvent('PaymentInitiated', { ...common, provider: 'stripe' }),
          newEvent('PaymentSucceeded', { ...common, amountCents: cents, reportedBy: 'provider' }),
        ]);
      }),
    );
}

/** The longest blocking of the server since the last call, ms of processor time. */
async function longestStall(pid: number, file: string): Promise<number> {
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text !== '') return Number(text);
    await sleep(5);
  }
}

async function residentMegabytes(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+) kB/u.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}

export async function benchExports(): Promise<readonly BenchResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'curbcast-bench-exports-'));
  try {
    const port = await freePort();
    const { admin, users } = await seed(dataDir, `http://localhost:${port}`, 1, {
      events: rows,
      also: async (store, [userId = '']) => {
        await addVideos(store, dataDir, userId, videos);
        await addPayments(store, userId);
      },
      doneBy: ['rendering', 'settlement', 'mail-requests', 'webhook-messages', 'usernames', 'accounts'],
    });
    const [user] = users;
    if (user === undefined) throw new Error('There is no user');
    const file = join(dataDir, 'longest-stall');
    const settings = { STALLS_FILE: file, NODE_OPTIONS: `--import=${join(import.meta.dirname, 'stalls.mjs')}` };
    const product = await startBuiltProduct(dataDir, port, settings);
    try {
      const download = async (path: string, cookie: string): Promise<void> => {
        const answer = await fetch(`${product.base}${path}`, { headers: { cookie } });
        if (!answer.ok || answer.body === null) throw new Error(`${path} answered ${answer.status}`);
        let bytes = 0;
        for await (const chunk of answer.body) bytes += chunk.length;
        if (bytes < 500_000) throw new Error(`${path} has only ${bytes} bytes`);
      };
      const copyOfAll = async (): Promise<void> => {
        const answer = await fetch(`${product.base}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: user.cookie },
          body: JSON.stringify({ query: 'mutation { exportOwnData { url } }' }),
        });
        const { data, errors } = (await answer.json()) as {
          data?: { exportOwnData: { url: string } };
          errors?: object;
        };
        if (!data) throw new Error(JSON.stringify(errors));
        await download(new URL(data.exportOwnData.url, product.base).pathname, user.cookie);
      };
      const today = new Date().toISOString().slice(0, 10);
      const statement = (format: string) => () => download(`/api/credits/statement?format=${format}`, user.cookie);
      const exports: readonly (readonly [string, () => Promise<void>])[] = [
        ['nothing, for 5 s', () => sleep(5_000)],
        [`a statement of ${rows} rows as CSV`, statement('csv')],
        ['the same as JSON', statement('json')],
        ['ten statements at once', async () => void (await Promise.all(Array.from({ length: 10 }, statement('csv'))))],
        ['the audit of the account', () => download(`/api/admin/users/${user.id}/credits/history?format=csv`, admin)],
        ['its proof', () => download(`/api/admin/audit/credits/${user.id}/proof`, admin)],
        [`${videos} videos as CSV`, () => download('/api/export/videos?format=csv', user.cookie)],
        [`a journal of ${rows} lines`, () => download(`/api/admin/finance/journal?from=${today}&format=csv`, admin)],
        ["the copy of a person's data", copyOfAll],
      ];
      const results: BenchResult[] = [];
      for (const [name, work] of exports) {
        const before = await residentMegabytes(product.pid);
        await longestStall(product.pid, file);
        await work();
        const longest = await longestStall(product.pid, file);
        const grown = (await residentMegabytes(product.pid)) - before;
        console.error(name, longest, grown);
        results.push({
          name: `longest stall by ${name} (memory ${grown < 0 ? '' : '+'}${Math.round(grown)} MB)`,
          value: longest,
          unit: 'ms',
          limit: most,
          ratio: longest / most,
        });
      }
      return results;
    } finally {
      await product.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main)
  for (const measurement of await benchExports()) process.stdout.write(`${JSON.stringify(measurement)}\n`);
