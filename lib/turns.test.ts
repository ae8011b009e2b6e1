import { expect, test } from '@jest/globals';
import { takeTurn } from './turns.ts';

function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Counts the turns of the event loop while the work goes on. */
async function turnsDuring(steps: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await steps();
  clearInterval(timer);
  return turns;
}

async function workInSteps(): Promise<void> {
  for (let step = 0; step < 50; step += 1) {
    await takeTurn();
    work(2);
  }
}

test('long work in short steps lets timers run', async () => {
  expect(await turnsDuring(workInSteps)).toBeGreaterThanOrEqual(4);
});

test('many tasks that work at once share a turn', async () => {
  const turns = await turnsDuring(() => Promise.all(Array.from({ length: 10 }, workInSteps)));
  expect(turns).toBeGreaterThanOrEqual(40);
});

test('short work does not wait', async () => {
  await new Promise(setImmediate);
  let hasWaited = false;
  setImmediate(() => (hasWaited = true));
  for (let step = 0; step < 20; step += 1) await takeTurn();
  expect(hasWaited).toBe(false);
});
