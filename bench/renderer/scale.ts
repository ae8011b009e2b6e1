/**
 * Measures how rendering scales with processes: compares two renderers on two processors with one renderer on one, for
 * the same queue of videos. The limit is a factor of two.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLook } from '../../domain/look.ts';
import { openFolderFileStore } from '../../command-service/providers/files/folder/folder-file-store.ts';
import { createLocalVideoProvider } from '../../command-service/providers/video/local/local-video-provider.ts';
import { hasEnded } from '../../command-service/providers/video/port.ts';
import { createQueueProvider } from '../../command-service/providers/video/queue/queue-provider.ts';
import { openSqliteRenderJobs } from '../../command-service/providers/video/queue/sqlite-jobs.ts';
import { createBuiltInVoice } from '../../command-service/providers/voice/built-in.ts';
import type { BenchResult } from '../event-store/measure.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const videos = 4;
const script = 'Welcome to 12 Oak Street. This sunny craftsman has three bedrooms and two baths. Call me today.';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A renderer that may use one processor only; resolves when it accepts videos. */
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

/** Processor time of a process and its children so far, in ticks of the kernel (Linux). */
function ticksOf(pid: number): number {
  const statOf = (id: string): string[] =>
    readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [parents, spent] = [new Map<string, string>(), new Map<string, number>()];
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = statOf(id);
      parents.set(id, fields[1] ?? '');
      // utime and stime, with those of children that have ended
      spent.set(
        id,
        fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0),
      );
    } catch {
      // It has ended, and its parent's time includes its own.
    }
  }
  const isOurs = (id: string): boolean => id === String(pid) || (parents.has(id) && isOurs(parents.get(id) ?? ''));
  return [...spent].reduce((sum, [id, ticks]) => sum + (isOurs(id) ? ticks : 0), 0);
}

/** Wall and processor time for the videos with one renderer on each of the processors. */
async function timeOn(processors: readonly number[]): Promise<{ readonly seconds: number; readonly ticks: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'renderer-scale-'));
  const files = await openFolderFileStore({ folder: join(folder, 'files') });
  const jobs = openSqliteRenderJobs({ folder: join(folder, 'render-queue') });
  const engine = createLocalVideoProvider({ workFolder: join(folder, 'unused'), voice: createBuiltInVoice() });
  const queue = createQueueProvider({ jobs, files, engine, pollMs: 100 });
  const renderers = await Promise.all(processors.map((processor) => startRenderer(folder, processor)));
  try {
    const before = new Map(renderers.map(({ pid = 0 }) => [pid, ticksOf(pid)]));
    const atStart = (pid: number): number => before.get(pid) ?? 0;
    const began = performance.now();
    const made = Array.from({ length: videos }, async (_video, index) => {
      const jobId = `video-${index}`;
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
        look: defaultLook,
        collectMedia: async () => ({ pictures: [], leftOut: [] }),
      });
      await ended.promise;
    });
    await Promise.all(made);
    const seconds = (performance.now() - began) / 1_000;
    return { seconds, ticks: renderers.reduce((sum, { pid }) => sum + ticksOf(pid ?? 0) - atStart(pid ?? 0), 0) };
  } finally {
    for (const renderer of renderers) renderer.kill('SIGTERM');
    await Promise.all(renderers.map((renderer) => once(renderer, 'exit')));
    await queue.close();
    await jobs.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The speed of two renderers on two processors, as a multiple of one renderer on one. */
export async function measureScale(): Promise<BenchResult[]> {
  if (availableParallelism() < 2) return [];
  const one = await timeOn([0]);
  const two = await timeOn([0, 1]);
  const faster = one.seconds / two.seconds;
  // The limit of two dedicated processors, regardless of other load on this machine.
  const possible = (2 * one.ticks) / two.ticks;
  return [
    { name: 'renderer: two processes on two processors', value: faster, unit: 'x', limit: 2, ratio: faster / 2 },
    {
      name: 'the same by processor time for the same videos',
      value: possible,
      unit: 'x',
      limit: 2,
      ratio: possible / 2,
    },
  ];
}

if (import.meta.main)
  for (const measurement of await measureScale()) process.stdout.write(`${JSON.stringify(measurement)}\n`);
