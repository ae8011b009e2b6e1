import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { existsSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { patienceMs } from '../../../../lib/watchdog.ts';
import { videoFailures } from '../../../../domain/videos/index.ts';
import type { RenderState } from '../port.ts';
import {
  createRenderers,
  follow,
  isDrawing,
  processesWith,
  type Renderers,
  request,
  until,
} from './testing/renderer.ts';
import { inWords } from '../../../../words/index.ts';

let renderers: Renderers;
beforeAll(async () => {
  renderers = await createRenderers();
});
afterAll(() => renderers.remove());
// Only the watchdog waits by intervals, so the tests decide when its patience is over.
const real = ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: [...real, 'Date', 'performance', 'hrtime'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/**
 * A stand-in for Node.js that runs `behaviours[n]`, a shell script, in place of the nth render, and Node.js itself
 * after the last. Its path is in the command lines of its processes.
 */
async function standIn(name: string, behaviours: (path: string) => readonly string[]) {
  const folder = join(renderers.folder, `${name}-calls`);
  await mkdir(folder);
  const nodePath = join(renderers.folder, `${name}.sh`);
  const cases = behaviours(nodePath).map((behaviour, at) => `  ${at}) ${behaviour} ;;`);
  const script = `#!/bin/sh
n=$(ls ${folder} | wc -l)
touch ${folder}/$n
case $n in
${cases.join('\n')}
  *) exec ${process.execPath} "$@" ;;
esac
`;
  await writeFile(nodePath, script, { mode: 0o755 });
  return {
    nodePath,
    processes: () => processesWith(nodePath).length,
    /** Both processes of `hang` run: a copy of the shell that is about to become one does not count. */
    hangs: () => processesWith(nodePath).filter((line) => line.startsWith('tail ')).length === 2,
    began: (n: number) => existsSync(join(folder, String(n))),
  };
}

const say = (message: object): string => `echo '${JSON.stringify(message)}'`;
const drawing = `${say({ kind: 'phase', phase: 'Drawing and encoding' })}; ${say({ kind: 'encoded', frames: 3, of: 100 })}`;
/** Like an encoder, a second process in the group holds the output open. Three processes in all. */
const hang = (path: string): string => `${drawing}; tail -n 0 -f ${path} & tail -n 0 -f ${path}`;
const progressOf = (states: readonly RenderState[]): number[] =>
  states.flatMap((state) => (state.state === 'rendering' ? [state.progress] : []));

describe('a render that hangs', () => {
  test('is killed with its processes and begins once again', async () => {
    const { nodePath, processes, hangs } = await standIn('once', (path) => [hang(path)]);
    const stalls: string[] = [];
    const { provider } = renderers.open('once', { nodePath, onStall: ({ detail }) => stalls.push(detail) });
    const { states, ended } = follow(provider, 'x');
    await provider.start(request('x', { script: 'Hello.' }));
    await until(() => isDrawing(states)() && hangs(), 'the stand-in hangs');
    jest.advanceTimersByTime(patienceMs - 1);
    expect(stalls).toEqual([]);
    jest.advanceTimersByTime(1);
    expect((await ended).state).toBe('completed');
    // For the operator: where each of the processes hung.
    expect(stalls).toEqual([expect.stringMatching(/hung after 3 frames in "Drawing and encoding".*tail: tail \w/u)]);
    expect(processes()).toBe(0);
    expect(progressOf(states)).toEqual(progressOf(states).toSorted((a, b) => a - b));
  });

  test('fails when it hangs a second time, may be retried, and makes room for the next job', async () => {
    const { nodePath, began, hangs } = await standIn('twice', (path) => [hang(path), hang(path), 'exit 1']);
    const failures: unknown[] = [];
    const { provider, work } = renderers.open('twice', { nodePath, onFailure: (failure) => failures.push(failure) });
    const [first, next] = ['x', 'y'].map((jobId) => follow(provider, jobId));
    for (const jobId of ['x', 'y']) await provider.start(request(jobId, { script: 'Hello.' }));
    for (const n of [0, 1]) {
      await until(() => began(n) && hangs(), `render ${n} hangs`);
      jest.advanceTimersByTime(patienceMs);
    }
    const code = 'renderer_failed';
    expect(await first?.ended).toEqual({
      state: 'failed',
      code,
      reason: inWords(videoFailures[code].sentence, 'en'),
      retryable: true,
    });
    expect(failures).toEqual([{ jobId: 'x', code, detail: expect.stringMatching(/hung after \d frames/u) }]);
    expect(existsSync(join(work, 'jobs', 'x'))).toBe(false);
    expect((await next?.ended)?.state).toBe('failed');
    expect(began(2)).toBe(true);
  });

  test.each([
    ['the same frame again and again', '3', 1],
    ['more and more frames', '$((frame += 1))', 0],
  ])('is noticed when its encoder makes no progress: it reports %s', async (_what, frame, expected) => {
    const { nodePath } = await standIn(`frames-${expected}`, (path) => [
      `${drawing}
       while true; do
         printf '{"kind":"encoded","frames":%s,"of":1000}\\n' ${frame}
         echo >> ${path}.lines
         sleep 0.01
       done`,
      'exit 1',
    ]);
    const lines = (): number => (existsSync(`${nodePath}.lines`) ? statSync(`${nodePath}.lines`).size : 0);
    const stalls: string[] = [];
    const { provider } = renderers.open(`frames-${expected}`, {
      nodePath,
      onStall: ({ detail }) => stalls.push(detail),
    });
    const { states, ended } = follow(provider, 'x');
    await provider.start(request('x', { script: 'Hello.' }));
    for (let beat = 0; beat < 12 && stalls.length === 0; beat += 1) {
      const [before, shown] = [lines(), states.length];
      const reportsAgain = (): boolean => lines() > before + 2 && (expected === 1 || states.length > shown);
      await until(() => stalls.length > 0 || reportsAgain(), 'it reports again');
      jest.advanceTimersByTime(patienceMs / 6);
    }
    await provider.cancel('x');
    await ended;
    expect(stalls).toHaveLength(expected);
  });
});
