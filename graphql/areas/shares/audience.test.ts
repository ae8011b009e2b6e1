import { createSecretKey } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { AudienceCounted } from '../../../domain/shares/index.ts';
import { createRateLimit } from '../../../lib/rate-limit.ts';
import { createAudience, type Part, type Watched } from './audience.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const day = 86_400_000;
const start = Date.UTC(2026, 10, 22, 12);

function open({ perAddress = 50, fails = 0 } = {}) {
  let now = start;
  let failures = fails;
  const recorded: { readonly counts: AudienceCounted['data']; readonly batchId: string }[] = [];
  const audience = createAudience({
    isFirst: createRateLimit({ points: 1, seconds: 86_400 }),
    perAddress: createRateLimit({ points: perAddress, seconds: 86_400 }),
    key: createSecretKey(Buffer.alloc(32, 7)),
    record: async (counts, batchId) => {
      recorded.push({ counts, batchId });
      if (failures > 0) {
        failures -= 1;
        throw new Error('The log is away');
      }
    },
    onError: () => undefined,
    now: () => now,
    // Stopping the audience records the gathered counts: no test waits for a clock.
    every: 3_600_000,
  });
  const watch = (part: Part, more: Partial<Watched> = {}) =>
    audience.watched({ videoId: 'v1', ownerId: 'ann', part, address: '203.0.113.7', userAgent: firefox, ...more });
  return { audience, watch, recorded, pass: (ms: number) => void (now += ms) };
}

const sums = (recorded: readonly { readonly counts: AudienceCounted['data'] }[]) =>
  recorded.map(({ counts: { videoId, views, viewers, reached25, reached50, reached75, reached100 } }) => [
    videoId,
    views,
    viewers,
    reached25,
    reached50,
    reached75,
    reached100,
  ]);

test('a viewer counts once a video and day, in each part that was reached', async () => {
  const { watch, recorded, audience } = open();
  for (let time = 0; time < 2; time += 1) for (const part of [0, 25, 50, 75, 100] as const) await watch(part);
  await audience.stop();
  // The first view at once, the rest together.
  expect(sums(recorded)).toEqual([
    ['v1', 1, 1, 0, 0, 0, 0],
    ['v1', 0, 0, 1, 1, 1, 1],
  ]);
});

test('a viewer of a second video of the same owner is one viewer of two', async () => {
  const { watch, recorded, audience } = open();
  await watch(0);
  await watch(0, { videoId: 'v2' });
  await watch(0, { videoId: 'v3', ownerId: 'bo' });
  await audience.stop();
  expect(sums(recorded)).toEqual([
    ['v1', 1, 1, 0, 0, 0, 0],
    ['v2', 1, 0, 0, 0, 0, 0],
    ['v3', 1, 1, 0, 0, 0, 0],
  ]);
});

test('another browser, another address and another day are another view', async () => {
  const { watch, recorded, audience, pass } = open();
  await watch(0);
  await watch(0, { userAgent: `${firefox} (another)` });
  await watch(0, { address: '203.0.113.8' });
  pass(day);
  await watch(0);
  await audience.stop();
  expect(recorded.map(({ counts }) => [counts.day, counts.views])).toEqual([
    ['2026-11-22', 1],
    ['2026-11-23', 1],
    ['2026-11-22', 2],
  ]);
});

test.each([
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['a messenger that makes a preview', 'WhatsApp/2.23.20.0'],
  ['a tool', 'curl/8.5.0'],
  ['one that says nothing', ''],
])('%s is not a viewer', async (_what, userAgent) => {
  const { watch, recorded, audience } = open();
  await watch(0, { userAgent });
  await watch(100, { userAgent });
  await audience.stop();
  expect(recorded).toEqual([]);
});

test('counts a crowd from one address as a few viewers', async () => {
  const { watch, recorded, audience } = open({ perAddress: 3 });
  for (let browser = 0; browser < 20; browser += 1) await watch(50, { userAgent: `${firefox} ${browser}` });
  await audience.stop();
  expect(recorded.reduce((sum, { counts }) => sum + counts.views, 0)).toBe(3);
});

test('records a failed batch later, under the same id', async () => {
  const { watch, recorded, audience } = open({ fails: 1 });
  await watch(0);
  await Promise.resolve();
  await audience.stop();
  expect(recorded.map(({ batchId }) => batchId)).toEqual([recorded[0]?.batchId, recorded[0]?.batchId]);
});
