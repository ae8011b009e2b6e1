/**
 * Measures the visible speed of many videos: the first frame of a share page, and scrolling through 5,000 videos of My
 * Videos in Chromium.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { median, type BenchResult } from '../event-store/measure.ts';
import { freePort, seed, startProduct } from '../gateway/seed.ts';
import { addVideos, shareToken } from './seed-videos.ts';

const videos = 5_000;
const rounds = 60;
/** The part of a video that a browser reads before the first frame: the index and the first pictures. */
const firstPart = 'bytes=0-262143';
/** Pixels per frame: a quick turn of the mouse wheel. */
const speed = 60;
const scrollSeconds = 10;
/** The longest that a frame may take, in milliseconds. */
const frameMs = 1_000 / 60;

export async function benchVideos(): Promise<readonly BenchResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'curbcast-bench-videos-'));
  try {
    const port = await freePort();
    const { users } = await seed(dataDir, `http://localhost:${port}`, 1, {
      also: (store, [userId = '']) => addVideos(store, dataDir, userId, videos),
      // The consequences of these events are not measured.
      doneBy: ['rendering', 'settlement', 'mail-requests', 'webhook-messages', 'usernames', 'accounts'],
    });
    const cookie = users[0]?.cookie ?? '';
    const product = await startProduct(dataDir, port);
    try {
      await allThere(product.base, cookie);
      return [...(await firstFrame(product.base)), ...(await scrolling(product.base, cookie))];
    } finally {
      await product.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function allThere(base: string, cookie: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${base}/api/videos/stats`, { headers: { cookie } });
    if (((await answer.json()) as { ready?: number }).ready === videos) return;
    await sleep(100);
  }
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** Loads the page of a link, then the part of its video for the first frame. */
async function firstFrame(base: string): Promise<BenchResult[]> {
  const times: number[] = [];
  const read = async (path: string, headers: Record<string, string>, wanted: number): Promise<void> => {
    const answer = await fetch(`${base}/s/${shareToken}${path}`, { headers });
    if (answer.status !== wanted) throw new Error(`${path} answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  for (let n = 0; n < rounds; n += 1) {
    const began = performance.now();
    await read('', {}, 200);
    await read('/video.mp4', { range: firstPart }, 206);
    times.push(performance.now() - began);
  }
  const row = (name: string, value: number): BenchResult => ({
    name,
    value,
    unit: 'ms',
    limit: 100,
    ratio: value / 100,
  });
  return [
    row('share page and the start of its video, median', median(times)),
    row('the same, slowest of 20', at(times, 0.95)),
  ];
}

/** Frames per second while My Videos scrolls through thousands of cards, loading them page by page. */
async function scrolling(base: string, cookie: string): Promise<BenchResult[]> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: base }]);
    const page = await context.newPage();
    await page.goto(`${base}/my-videos`);
    await page.getByRole('article').first().waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1_000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const before = await worked();
    const { pauses, passed } = await page.evaluate(
      ({ pixels, seconds }) =>
        new Promise<{ pauses: number[]; passed: number }>((resolve) => {
          const found: number[] = [];
          const until = performance.now() + seconds * 1_000;
          let before = performance.now();
          const step = (now: number): void => {
            found.push(now - before);
            before = now;
            window.scrollBy({ top: pixels, behavior: 'instant' });
            if (now < until) requestAnimationFrame(step);
            else resolve({ pauses: found.slice(1), passed: window.scrollY });
          };
          requestAnimationFrame(step);
        }),
      { pixels: speed, seconds: scrollSeconds },
    );
    const workPerFrame = ((await worked()) - before) / pauses.length;
    const perSecond = (1_000 * pauses.length) / pauses.reduce((sum, pause) => sum + pause, 0);
    return [
      {
        name: `My Videos with ${videos} videos, frames while it scrolls ${Math.round(passed)} pixels`,
        value: perSecond,
        unit: 'per second',
        limit: 60,
        ratio: perSecond / 60,
      },
      {
        name: 'the same, processor time of the page for each frame',
        value: workPerFrame,
        unit: 'ms',
        limit: frameMs,
        ratio: workPerFrame / frameMs,
      },
      { name: 'the same, longest pause between two of 20 frames', value: at(pauses, 0.95), unit: 'ms' },
    ];
  } finally {
    await browser.close();
  }
}

if (import.meta.main)
  for (const measurement of await benchVideos()) process.stdout.write(`${JSON.stringify(measurement)}\n`);
