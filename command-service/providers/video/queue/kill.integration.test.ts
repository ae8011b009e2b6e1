import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, jest, test } from '@jest/globals';
import { tempFolders } from '../../../../lib/testing/temp-folders.ts';
import { openVideoWorld, paidVideo } from '../../../testing/video-world.ts';
import { openFolderFileStore } from '../../files/folder/folder-file-store.ts';
import { createQueueProvider } from './queue-provider.ts';
import { takeover } from './renderer.ts';
import { openSqliteRenderJobs } from './sqlite-jobs.ts';
import { createScriptedEngine } from './testing/scripted-engine.ts';

jest.setTimeout(3_600_000);

/** `npm run test:soak` runs 200. */
const rounds = Number(process.env['RENDERER_ROUNDS'] ?? 5);
const leaseMs = 1_000;
const newFolder = tempFolders();
const child = fileURLToPath(new URL('testing/render-child.ts', import.meta.url));
const children = new Set<ChildProcess>();

afterEach(() => {
  for (const each of children) each.kill('SIGKILL');
});

/** Starts a renderer and waits until it takes jobs. */
async function startChild(folder: string, ...pace: 'endless'[]): Promise<ChildProcess> {
  const args = ['--disable-warning=ExperimentalWarning', child, folder, String(leaseMs), ...pace];
  const started = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.add(started);
  started.once('exit', () => children.delete(started));
  const died = once(started, 'exit').then(() => Promise.reject(new Error('A renderer ended before it was ready')));
  // Later it is killed on purpose.
  died.catch(() => undefined);
  await Promise.race([once(started.stdout ?? started, 'data'), died]);
  return started;
}

async function openWorld() {
  const folder = newFolder();
  const files = await openFolderFileStore({ folder: `${folder}/files` });
  const jobs = openSqliteRenderJobs({ folder });
  const engine = createScriptedEngine(() => new Promise(() => undefined));
  const provider = createQueueProvider({ jobs, files, engine, pollMs: 50 });
  return { folder, jobs, provider, world: await openVideoWorld({ provider, files }) };
}

test("a dead renderer's lease ends and the queue is checked again within 15 s", () => {
  expect(takeover.leaseMs + takeover.idleMs).toBeLessThanOrEqual(15_000);
});

test('a video whose renderer is killed in the middle is made by another one, and paid once', async () => {
  const { folder, jobs, provider, world } = await openWorld();
  const first = await startChild(folder, 'endless');
  await world.order('user-1', 'v1');
  const begun = async () => {
    const job = await jobs.read('v1-1');
    return job?.state === 'rendering' && job.progress > 0;
  };
  while (!(await begun())) await sleep(20);
  const second = await startChild(folder);
  first.kill('SIGKILL');
  await once(first, 'exit');
  let told = await world.told('user-1', 'v1');
  while (told.captured + told.released === 0 || told.status !== 'ready') {
    await sleep(20);
    told = await world.told('user-1', 'v1');
  }
  expect(told).toEqual({ ...paidVideo, failureCode: undefined });
  expect((await jobs.read('v1-1'))?.token).toBe(2);
  second.kill('SIGKILL');
  await world.stop();
  await provider.close();
  await jobs.close();
});

test(`renderers that are killed, paused and restarted ${rounds} times lose and double nothing`, async () => {
  const { folder, jobs, provider, world } = await openWorld();
  const ordered: { readonly user: string; readonly video: string; readonly deleted: boolean }[] = [];
  const renderers = [await startChild(folder), await startChild(folder)];
  const chosen = (): number => Math.floor(Math.random() * renderers.length);

  for (let round = 0; round < rounds; round += 1) {
    for (let count = 0; count < 3; count += 1) {
      const user = `user-${Math.floor(ordered.length / 6)}`;
      const video = `v${ordered.length}`;
      await world.order(user, video);
      const deleted = Math.random() < 0.15;
      if (deleted) {
        await sleep(Math.random() * 200);
        await world.remove(user, video);
      }
      ordered.push({ user, video, deleted });
    }
    await sleep(Math.random() * 300);
    const at = chosen();
    const victim = renderers[at];
    if (round % 2 === 0) {
      victim?.kill('SIGKILL');
      renderers[at] = await startChild(folder);
    } else {
      victim?.kill('SIGSTOP');
      await sleep(leaseMs + Math.random() * 500);
      victim?.kill('SIGCONT');
    }
  }

  for (const { user, video, deleted } of ordered) {
    let told = await world.told(user, video);
    while (told.captured + told.released === 0 || told.status === 'pending' || told.status === 'processing') {
      await sleep(50);
      told = await world.told(user, video);
    }
    // A video may be ready before its deletion arrives; then it is paid.
    if (deleted) expect([video, told.status, told.captured + told.released]).toEqual([video, 'deleted', 1]);
    else expect([video, told]).toEqual([video, { ...paidVideo, failureCode: undefined }]);
  }
  for (const user of new Set(ordered.map(({ user: name }) => name))) expect((await world.balance(user)).holds).toBe(0);
  for (const { video } of ordered) {
    // Nothing of a job is left in the queue, whoever worked on it last.
    while (!['discarded', 'cancelled'].includes((await jobs.read(`${video}-1`))?.state ?? '')) await sleep(50);
  }
  await world.stop();
  await provider.close();
  await jobs.close();
});
