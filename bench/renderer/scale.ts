/**
 * Measures how rendering scales with processes: two renderers on two processors against one on one of them, taking the
 * same films from one queue. The limit is twice.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultFilm } from '../../domain/film.ts';
import { openFolderFileStore } from '../../command-service/providers/files/folder/folder-file-store.ts';
import { createLocalVideoProvider } from '../../command-service/providers/video/local/local-video-provider.ts';
import { hasEnded } from '../../command-service/providers/video/port.ts';
import { createQueueProvider } from '../../command-service/providers/video/queue/queue-provider.ts';
import { openSqliteRenderJobs } from '../../command-service/providers/video/queue/sqlite-jobs.ts';
import { createBuiltInVoice } from '../../command-service/providers/voice/built-in.ts';
import type { BenchResult } from '../event-store/measure.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const films = 4;
const script = 'Welcome to 12 Oak Street. This sunny craftsman has three bedrooms and two baths. Call me today.';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A renderer that may use one processor only; resolves when it takes films. */
async function startRenderer(folder: string, processor: number): Promise<ChildProcess> {
  const child = spawn(
    'taskset',
    ['-c', String(processor), process.execPath, '--disable-warning=ExperimentalWarning', main],
    {
      env: {
        ...process.env,
        ROLE: 'renderer',
        DATA_DIR: folder,
        INTERNAL_PORT: String(await freePort()),
        RENDER_CONCURRENCY: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const text of child.stdout) if (String(text).includes('is ready')) break;
  return child;
}

/** Seconds until the films are made by one renderer on each of the processors. */
async function secondsOn(processors: readonly number[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'renderer-scale-'));
  const files = await openFolderFileStore({ folder: join(folder, 'files') });
  const jobs = openSqliteRenderJobs({ folder: join(folder, 'render-queue') });
  const engine = createLocalVideoProvider({ workFolder: join(folder, 'unused'), voice: createBuiltInVoice() });
  const queue = createQueueProvider({ jobs, files, engine, pollMs: 100 });
  const renderers = await Promise.all(processors.map((processor) => startRenderer(folder, processor)));
  try {
    const began = performance.now();
    const made = Array.from({ length: films }, async (_film, index) => {
      const jobId = `film-${index}`;
      const ended = Promise.withResolvers<void>();
      queue.watch(jobId, (state) => {
        if (state.state === 'completed') ended.resolve();
        else if (hasEnded(state)) ended.reject(new Error(JSON.stringify(state)));
      });
      await queue.start({
        jobId,
        owner: `owner-${index}`,
        title: 'Sunny craftsman',
        script,
        language: 'en-US',
        presenterId: 'clara',
        paidSeconds: 600,
        film: defaultFilm,
        collectMedia: async () => ({ pictures: [], leftOut: [] }),
      });
      await ended.promise;
    });
    await Promise.all(made);
    return (performance.now() - began) / 1_000;
  } finally {
    for (const renderer of renderers) renderer.kill('SIGTERM');
    await Promise.all(renderers.map((renderer) => once(renderer, 'exit')));
    await queue.close();
    await jobs.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** How many times faster two renderers on two processors are than one on one processor. */
export async function measureScale(): Promise<BenchResult[]> {
  if (availableParallelism() < 2) return [];
  const one = await secondsOn([0]);
  const two = await secondsOn([0, 1]);
  return [
    { name: 'renderer: two processes on two processors', value: one / two, unit: 'x', limit: 2, ratio: one / two / 2 },
  ];
}

if (import.meta.main)
  for (const measurement of await measureScale()) process.stdout.write(`${JSON.stringify(measurement)}\n`);
