import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { chartOf } from './chart.ts';
import { createPaidIn, paidInTableOf } from './paid-in.ts';
import { tableOf } from './table.ts';
import { createUsage, type DayOfUse } from './usage.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const record = (
  id: string,
  day: string,
  captured: number,
  user = 'jane',
  type = 'curbcast.CreditsCaptured.v1',
): string =>
  JSON.stringify({
    specversion: '1.0',
    id,
    type,
    time: `${day}T12:00:00.000Z`,
    partitionkey: user,
    data: { capturedAmount: captured, durationMs: captured * 30_000 },
  });

/** Three days, one of them quiet, with a record that came twice and one of another type. */
const story = [
  record('a', '2026-11-20', 3),
  record('b', '2026-11-22', 4, 'joe'),
  record('a', '2026-11-20', 3),
  record('c', '2026-11-20', 2),
  record('d', '2026-11-21', 9, 'joe', 'curbcast.CreditsReserved.v1'),
];

function usageOf(records: readonly string[]) {
  const usage = createUsage();
  for (const each of records) usage.add(each);
  return usage;
}

test('credits are added up by day, quiet days included, each event once', () => {
  const usage = usageOf(story);
  expect(usage.repeated()).toBe(1);
  expect(usage.days()).toEqual([
    { day: '2026-11-20', videos: 2, users: 1, credits: 2.5, seconds: 150 },
    { day: '2026-11-21', videos: 0, users: 0, credits: 0, seconds: 0 },
    { day: '2026-11-22', videos: 1, users: 1, credits: 2, seconds: 120 },
  ]);
});

test.each(['not json', '{}', '[]'])('%s is not a record', (text) => {
  expect(() => createUsage().add(text)).toThrow();
});

test('the table has a line with a bar for each day, and the sum', () => {
  expect(tableOf(usageOf(story).days()).split('\n')).toEqual([
    'Day           Videos    Users    Credits    Minutes',
    '─'.repeat(51),
    `2026-11-20         2        1        2.5        2.5  ${'█'.repeat(30)}`,
    '2026-11-21         0        0        0.0        0.0',
    `2026-11-22         1        1        2.0        2.0  ${'█'.repeat(24)}`,
    '─'.repeat(51),
    'Together           3                 4.5        4.5',
  ]);
  expect(tableOf([])).toBe('No credits were used yet.');
});

describe('money paid in', () => {
  const payment = (id: string, type: string, day: string, data: object): string =>
    JSON.stringify({ id, type: `curbcast.${type}.v1`, time: `${day}T12:00:00.000Z`, data });
  const refund = (id: string, day: string, refundedCents: number): string =>
    payment(id, 'PaymentReversed', day, { paymentId: 'pi_1', refundedCents, disputes: [] });

  test('is added up by day, each event once; a refund counts with what it added to its total', () => {
    const paidIn = createPaidIn();
    for (const record of [
      payment('a', 'PaymentInitiated', '2026-11-20', { paymentId: 'pi_1' }),
      payment('b', 'PaymentSucceeded', '2026-11-20', { paymentId: 'pi_1', amountCents: 17_750 }),
      payment('b', 'PaymentSucceeded', '2026-11-20', { paymentId: 'pi_1', amountCents: 17_750 }),
      payment('c', 'PaymentSucceeded', '2026-11-21', { paymentId: 'pi_2', amountCents: 9_900 }),
      refund('d', '2026-11-21', 1_000),
      refund('e', '2026-11-22', 3_500),
    ])
      paidIn.add(record);
    expect(paidIn.repeated()).toBe(1);
    expect(paidIn.days()).toEqual([
      { day: '2026-11-20', payments: 1, paidCents: 17_750, refundedCents: 0 },
      { day: '2026-11-21', payments: 1, paidCents: 9_900, refundedCents: 1_000 },
      { day: '2026-11-22', payments: 0, paidCents: 0, refundedCents: 2_500 },
    ]);
    expect(paidInTableOf(paidIn.days()).split('\n').at(-1)).toBe(
      'Together           2        276.50         35.00        241.50',
    );
    expect(paidInTableOf([])).toBe('Nothing was paid yet.');
  });
});

describe('the chart', () => {
  const bars = (svg: string): readonly number[] =>
    [...svg.matchAll(/<rect x="[^"]+" y="[^"]+" width="[^"]+" height="([^"]+)" rx/g)].map(([, height]) =>
      Number(height),
    );
  const daysOf = (credits: readonly number[]): readonly DayOfUse[] =>
    credits.map((each, index) => ({
      day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
      videos: 1,
      users: 1,
      credits: each,
      seconds: 60,
    }));

  test('has bars as high as their figures', () => {
    const [half = 0, whole = 0, none] = bars(chartOf(daysOf([5, 10, 0])));
    expect(whole).toBeCloseTo(2 * half, 0);
    expect(none).toBe(0);
  });

  test.each([
    ['no day', []],
    ['half a credit', [0.5]],
    ['a million', [1_234_567]],
    ['a year', Array.from({ length: 365 }, (_, day) => day)],
  ])('is a sound picture of %s', (_, credits: readonly number[]) => {
    const svg = chartOf(daysOf(credits));
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(bars(svg)).toHaveLength(credits.length);
    for (const bar of bars(svg)) expect(bar).toBeLessThanOrEqual(264);
    expect([...svg.matchAll(/text-anchor="middle"/g)].length).toBeLessThanOrEqual(13);
    expect([...svg.matchAll(/text-anchor="end"/g)].length).toBeLessThanOrEqual(10);
  });
});

describe('as an analyst runs it', () => {
  const main = join(import.meta.dirname, 'main.ts');
  const run = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, [main, ...args], { env: { ...process.env, KAFKA_BROKERS: '' } });

  test('on a folder of JSON lines', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'curbcast-example-'));
    folders.push(folder);
    mkdirSync(join(folder, 'curbcast.credits.v1'));
    writeFileSync(join(folder, 'curbcast.credits.v1', '2026-11-20.jsonl'), `${story.slice(0, 2).join('\n')}\n`);
    writeFileSync(join(folder, 'curbcast.credits.v1', '2026-11-22.jsonl'), `${story.slice(2).join('\n')}\n`);
    const chart = join(folder, 'chart.svg');
    const { stdout } = await run(folder, '--chart', chart);
    expect(stdout).toContain('Together           3                 4.5        4.5');
    expect(stdout).toContain('Nothing was paid yet.');
    expect(stdout).toContain('1 records came more than once and were counted once.');
    expect(readFileSync(chart, 'utf8')).toContain('4.5 credits, 2026-11-20 to 2026-11-22 (UTC)');
  });

  test('without a source it says what it needs', async () => {
    await expect(run()).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('KAFKA_BROKERS') });
  });
});
