import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { creditStream } from '../../domain/credits/index.ts';
import { eventRegistry } from '../../domain/events.ts';
import { newEventId, openSqliteEventStore, openSqliteKeyRing, withCodec } from '../../event-store/index.ts';
import type { BenchResult } from '../event-store/measure.ts';
import { freePort, seed, startProduct } from '../gateway/seed.ts';

const megabyte = 1024 * 1024;
const total = 500 * megabyte;
const part = Buffer.alloc(8 * megabyte, 0x5a);
const path = '/files/recordings';

/** Gives an account a Digital Twin credit; without one, the server accepts no upload. */
async function giveTwinCredit(dataDir: string, userId: string): Promise<void> {
  const log = await openSqliteEventStore({ folder: join(dataDir, 'log') });
  const keyRing = await openSqliteKeyRing({ folder: join(dataDir, 'keys') });
  const store = withCodec(log, { registry: eventRegistry, keyRing });
  const type = 'CreditsGranted';
  const data = {
    asset: 'twins',
    lotId: 'bench',
    source: 'bundle',
    amount: 1,
    debtPaidAmount: 0,
    expiresAtMs: null,
    paymentId: 'bench',
    priceCents: 35_000,
    paidCents: 35_000,
    currency: 'usd',
    catalogVersion: 'bench',
    itemName: 'Digital Twin',
  };
  await store.append(creditStream(userId, 'twins'), 'no_stream', [
    {
      id: newEventId(Date.now()),
      type,
      schemaVersion: eventRegistry.get(type)?.version ?? 1,
      time: Date.now(),
      data,
      metadata: {
        actor: { kind: 'system', id: 'bench' },
        commandId: 'b',
        correlationId: 'b',
        causationId: 'b',
        subject: userId,
      },
    },
  ]);
  await store.close();
  await keyRing.close();
}

/** Resident memory of the server in megabytes. */
async function memoryOf(base: string): Promise<number> {
  const metrics = await (await fetch(`${base}/metrics`)).text();
  return Number(/^curbcast_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1]) / megabyte;
}

/** Processor time of a process until now, in seconds (`proc(5)`: user and system time, 100 ticks a second). */
async function processorTimeOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const agent = new Agent({ keepAlive: true });

/** Sends a part with a single write, because `fetch` would copy the body twice, using the server's processors. */
function send(address: string, headers: OutgoingHttpHeaders, body: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const type = 'application/offset+octet-stream';
  request(
    address,
    { agent, method: 'PATCH', headers: { ...headers, 'content-type': type, 'content-length': body.length } },
    (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 204) resolve();
        else reject(new Error(`PATCH ${address}: ${answer.statusCode}`));
      });
    },
  )
    .once('error', reject)
    .end(body);
  return promise;
}

/** Measures the upload of a recording of 500 MB in the browser's parts, and its memory use. */
export async function benchUploads(): Promise<readonly BenchResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'curbcast-bench-uploads-'));
  const port = await freePort();
  try {
    const { users } = await seed(dataDir, `http://localhost:${port}`, 1);
    const { id, cookie } = users[0] ?? { id: '', cookie: '' };
    await giveTwinCredit(dataDir, id);
    // A first start checks the lessons' videos, which must not count as part of an upload.
    const { base, pid, stop } = await startProduct(dataDir, port, { LIBRARY_LESSONS: 'off' });
    const headers = { cookie, origin: base, 'tus-resumable': '1.0.0' };
    const upload = async (bytes: number): Promise<void> => {
      const begun = await fetch(base + path, {
        method: 'POST',
        headers: { ...headers, 'upload-length': String(bytes) },
      });
      const address = base + (begun.headers.get('location') ?? '');
      if (begun.status !== 201) throw new Error(`${begun.status}: ${await begun.text()}`);
      for (let offset = 0; offset < bytes; offset += part.length) {
        const body = part.subarray(0, Math.min(part.length, bytes - offset));
        await send(address, { ...headers, 'upload-offset': String(offset) }, body);
      }
      await fetch(address, { method: 'DELETE', headers });
    };
    // The first upload loads code, so its memory use is not typical.
    await upload(2 * part.length);
    const before = await memoryOf(base);
    let highest = before;
    const over = new AbortController();
    const watching = (async () => {
      while (!over.signal.aborted) {
        highest = Math.max(highest, await memoryOf(base));
        await sleep(500);
      }
    })();
    const used = await processorTimeOf(pid);
    const began = performance.now();
    await upload(total);
    const rate = total / megabyte / ((performance.now() - began) / 1000);
    const perSecond = total / megabyte / ((await processorTimeOf(pid)) - used);
    over.abort();
    await watching;
    await stop();
    return [
      { name: 'twins: upload of 500 MB', value: rate, unit: 'MB/s', limit: 100, ratio: rate / 100 },
      {
        name: 'twins: upload per second of processor time',
        value: perSecond,
        unit: 'MB/s',
        limit: 100,
        ratio: perSecond / 100,
      },
      {
        name: 'twins: memory that it takes',
        value: highest - before,
        unit: 'MB',
        limit: 100,
        ratio: (highest - before) / 100,
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
