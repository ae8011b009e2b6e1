import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';
import { shared } from './client-internals.ts';
import { compileFilter } from '../read-options.ts';
import { newEvent } from '../testing/events.ts';
import { tidyAnchors } from './anchor.ts';
import { coalesceWrites } from './coalesce-writes.ts';
import { formatPosition, parsePosition } from './position.ts';
import { createRecentEvents } from './recent-events.ts';
import { supervise } from './supervisor.ts';
import { idIn } from './wire.ts';

const log64 = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });

describe('a position', () => {
  test('is text that sorts like its numbers and can be parsed', () => {
    fc.assert(
      fc.property(log64, log64, log64, log64, (commit, prepare, otherCommit, otherPrepare) => {
        const [one, other] = [
          formatPosition({ commit, prepare }),
          formatPosition({ commit: otherCommit, prepare: otherPrepare }),
        ];
        const order =
          commit === otherCommit
            ? Number(prepare > otherPrepare) - Number(prepare < otherPrepare)
            : Number(commit > otherCommit) - Number(commit < otherCommit);
        expect(Math.sign(comparePositions(one, other))).toBe(order);
        expect(comparePositions(START, one)).toBeLessThan(0);
        expect(parsePosition(one)).toEqual({ commit, prepare });
      }),
    );
  });

  test.each([
    '1',
    '0000000000000007',
    '00000000000000000001-1',
    `${'9'.repeat(20)}-${'9'.repeat(20)} `,
    'a'.repeat(41),
  ])('rejects %j', (text) => {
    expect(() => parsePosition(text as Position)).toThrow(RangeError);
  });
});

describe('recent events', () => {
  const at = (n: number): Position => formatPosition({ commit: BigInt(n), prepare: BigInt(n) });
  const event = (n: number): RecordedEvent => ({
    ...newEvent({ type: n % 2 === 0 ? 'Even' : 'Odd', data: { n } }),
    stream: `numbers-${n}`,
    revision: 0,
    position: at(n),
    hash: '',
  });

  test('are returned in the pages of the log, or not at all; duplicates are ignored', () => {
    const numbers = fc.array(fc.integer({ min: 11, max: 60 }), { maxLength: 60 });
    fc.assert(
      fc.property(
        numbers,
        fc.integer({ min: 0, max: 70 }),
        fc.integer({ min: 1, max: 7 }),
        fc.boolean(),
        (pushed, after, limit, filtered) => {
          const recent = createRecentEvents(at(10), 8, 1_000_000);
          recent.setLive(true);
          for (const n of pushed) recent.push(event(n));
          const kept: number[] = [];
          for (const n of pushed) if (n > (kept.at(-1) ?? 10)) kept.push(n);
          const [last, floor] = [kept.at(-1) ?? 10, kept.at(-9) ?? 10];
          const accepts = filtered ? compileFilter({ types: ['Even'] }) : undefined;
          const page = recent.read(at(after), accepts, limit);
          expect(recent.last()).toBe(at(last));
          const isPlace = after === floor || kept.slice(-8).includes(after);
          if (!isPlace) return expect(page).toBeUndefined();
          const behind = kept.filter((n) => n > after);
          const wanted = behind.filter((n) => !filtered || n % 2 === 0).slice(0, limit);
          expect(page?.events.map(({ data }) => data['n'])).toEqual(wanted);
          const position = wanted.length === limit ? wanted.at(-1) : last;
          expect([page?.position, page?.end]).toEqual([at(position ?? last), position === last]);
          return undefined;
        },
      ),
    );
  });

  test('are bounded by size too; an event larger than the bound is not kept', () => {
    const recent = createRecentEvents(at(0), 100, 1_000);
    recent.setLive(true);
    for (let n = 1; n <= 50; n += 1) recent.push({ ...event(n), data: { n, text: 'x'.repeat(100) } });
    expect(recent.read(at(40), undefined, 100)).toBeUndefined();
    expect(recent.read(at(45), undefined, 100)?.events).toHaveLength(5);
    recent.push({ ...event(51), data: { text: 'x'.repeat(5_000) } });
    expect(recent.read(at(50), undefined, 100)).toBeUndefined();
    expect(recent.read(at(51), undefined, 100)).toEqual({ events: [], position: at(51), end: true });
  });

  test('are not used while no live events arrive', () => {
    const recent = createRecentEvents(at(0), 100, 1_000);
    recent.push(event(1));
    expect(recent.read(at(0), undefined, 10)).toBeUndefined();
  });
});

describe('a supervisor', () => {
  test('restarts after errors and normal ends, backs off while there is no progress, and stops on request', async () => {
    const drops: { readonly reason: string; readonly ms: number }[] = [];
    let runs = 0;
    const sixth = Promise.withResolvers<void>();
    const supervisor = supervise({
      async run(signal, working) {
        runs += 1;
        if (runs === 4) working();
        if (runs % 2 === 1) throw new Error(`run ${runs}`);
        if (runs < 6) return;
        sixth.resolve();
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      },
      delay: { firstMs: 8, maxMs: 1_000 },
      onDrop: ({ message: reason }, ms) => void drops.push({ reason, ms }),
    });
    await sixth.promise;
    await supervisor.stop();
    expect(drops.map(({ reason }) => reason)).toEqual([
      'run 1',
      'it ended without an error',
      'run 3',
      'it ended without an error',
      'run 5',
    ]);
    const longest = [8, 16, 32, 8, 16];
    expect(drops.every(({ ms }, index) => ms <= (longest[index] ?? 0) && ms >= (longest[index] ?? 0) / 2)).toBe(true);
    expect(runs).toBe(6);
  });

  test('stops during its pause', async () => {
    const supervisor = supervise({
      run: () => Promise.reject(new Error('no')),
      delay: { firstMs: 1_000_000, maxMs: 1_000_000 },
      onDrop: () => undefined,
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await supervisor.stop();
  });
});

describe('coalesced writes', () => {
  test('run one after the other per key, in parallel for other keys, and skip replaced values', async () => {
    const written: string[] = [];
    const gates: (() => void)[] = [];
    const save = coalesceWrites<number>(async (key, value) => {
      await new Promise<void>((resolve) => void gates.push(resolve));
      written.push(`${key}${value}`);
    });
    const open = async (): Promise<void> => {
      gates.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    };
    const saves = [save('a', 1), save('a', 2), save('b', 1), save('a', 3)];
    await open();
    expect(written).toEqual(['a1']);
    await open();
    await open();
    await Promise.all(saves);
    expect(written.toSorted()).toEqual(['a1', 'a3', 'b1']);
    const late = save('a', 4);
    await open();
    await late;
    expect(written.at(-1)).toBe('a4');
  });

  test('continue after a failure, which rejects only its own callers', async () => {
    let failing = true;
    const save = coalesceWrites<number>(async () => {
      await Promise.resolve();
      if (failing) throw new Error('full');
    });
    const first = save('a', 1);
    const second = save('a', 2);
    await expect(first).rejects.toThrow('full');
    failing = false;
    await second;
    await save('a', 3);
  });
});

describe('an id', () => {
  test('is read from text and from the two signed halves that the server answers with', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const text = new shared.UUID();
        text.setString(id);
        const hex = id.replaceAll('-', '');
        const [most, least] = [hex.slice(0, 16), hex.slice(16)].map((half) => BigInt.asIntN(64, BigInt(`0x${half}`)));
        const halves = new shared.UUID.Structured();
        halves.setMostSignificantBits(String(most));
        halves.setLeastSignificantBits(String(least));
        const structured = new shared.UUID();
        structured.setStructured(halves);
        expect(idIn(text)).toBe(id);
        expect(idIn(shared.UUID.deserializeBinary(structured.serializeBinary()))).toBe(id);
      }),
    );
    expect(idIn(undefined)).toBe('');
  });
});

test('tidying removes the anchors of processes that are gone, and no other file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-anchors-'));
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const anchors = { 'event-store-mine.anchor': 40, 'event-store-gone.anchor': 31, 'event-store-other.anchor': 29 };
  for (const [name, days] of Object.entries({ ...anchors, 'notes.txt': 400 })) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), daysAgo(days), daysAgo(days));
  }
  tidyAnchors(join(folder, 'event-store-mine.anchor'));
  expect(readdirSync(folder).toSorted()).toEqual(['event-store-mine.anchor', 'event-store-other.anchor', 'notes.txt']);
  rmSync(folder, { recursive: true });
});
