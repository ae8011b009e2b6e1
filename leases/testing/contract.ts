import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Leases } from '../port.ts';

export interface LeasesUnderTest {
  /** A client on the same leases as all others, as a process of its own has it. */
  readonly open: (process?: string) => Leases;
  /** False where a process has everything to itself, so that there are no others. */
  readonly shared: boolean;
}

const long = 600_000;
const brief = 150;
const hour = 3_600_000;

/** What leases promise, whoever keeps them: each sentence of the port is a test. */
export function leasesContract(name: string, { open, shared }: LeasesUnderTest): void {
  describe(`leases ${name}`, () => {
    let lease: string;
    let mine: Leases;
    beforeEach(() => {
      lease = `lease ${randomUUID()}`;
      mine = open();
    });

    test('who takes one gets a token, and the same one when it is renewed', async () => {
      const token = await mine.take(lease, long);
      expect(token).toEqual(expect.any(Number));
      expect(await mine.take(lease, long)).toBe(token);
      expect(await mine.take(`${lease} of something else`, long)).toEqual(expect.any(Number));
    });

    test('one that was given back, ended or never taken can be taken', async () => {
      await mine.release(lease);
      expect(await mine.take(lease, brief)).toEqual(expect.any(Number));
      await sleep(2 * brief);
      expect(await mine.take(lease, long)).toEqual(expect.any(Number));
      await mine.release(lease);
      expect(await mine.take(lease, long)).toEqual(expect.any(Number));
    });

    if (shared) sharedLeases(open, () => lease);
  });
}

function sharedLeases(open: (process?: string) => Leases, name: () => string): void {
  const others = (count: number): readonly Leases[] => Array.from({ length: count }, () => open());
  /** Takes it as soon as it can be had. */
  const takenBy = async (taker: Leases): Promise<number> => {
    for (;;) {
      const token = await taker.take(name(), long);
      if (token !== undefined) return token;
      await sleep(brief / 10);
    }
  };

  describe('with several holders', () => {
    let mine: Leases;
    let theirs: Leases;
    beforeEach(() => {
      [mine, theirs] = [open(), open()];
    });

    test('one has it, and the others are refused until it is given back', async () => {
      const token = await mine.take(name(), long);
      expect(await theirs.take(name(), long)).toBeUndefined();
      expect(await theirs.take(`${name()} of something else`, long)).toEqual(expect.any(Number));
      await mine.release(name());
      expect(await theirs.take(name(), long)).toBeGreaterThan(token ?? Infinity);
      expect(await mine.take(name(), long)).toBeUndefined();
    });

    test('of many that ask at once one gets it, each time with a greater token', async () => {
      let last = 0;
      for (let round = 0; round < 15; round += 1) {
        const takers = others(6);
        const tokens = await Promise.all(takers.map((taker) => taker.take(name(), long)));
        const granted = tokens.filter((token) => token !== undefined);
        expect(granted).toHaveLength(1);
        expect(granted[0]).toBeGreaterThan(last);
        last = granted[0] ?? last;
        await Promise.all(takers.map((taker) => taker.release(name())));
      }
    });

    test('of many that ask at once for one that nobody ever had one gets it, and it is the one who has it', async () => {
      for (let round = 0; round < 15; round += 1) {
        const takers = others(6);
        const take = (taker: Leases): Promise<number | undefined> => taker.take(`${name()} ${round}`, long);
        const first = await Promise.all(takers.map(take));
        expect(first.filter((token) => token !== undefined)).toHaveLength(1);
        expect(await Promise.all(takers.map(take))).toEqual(first);
      }
    });

    test('of many that wait for its end one gets it', async () => {
      const first = await mine.take(name(), brief);
      await sleep(2 * brief);
      const tokens = (await Promise.all(others(6).map((taker) => taker.take(name(), long)))).filter(
        (token) => token !== undefined,
      );
      expect(tokens).toHaveLength(1);
      expect(tokens[0]).toBeGreaterThan(first ?? Infinity);
    });

    test('renewed in time it does not end', async () => {
      await mine.take(name(), 4 * brief);
      const token = await mine.take(name(), long);
      await sleep(8 * brief);
      expect(await theirs.take(name(), long)).toBeUndefined();
      expect(await mine.take(name(), long)).toBe(token);
    });

    test("a holder that wakes up beyond its lease is refused, and can't give away what is another's now", async () => {
      const token = await mine.take(name(), brief);
      const next = await takenBy(theirs);
      expect(next).toBeGreaterThan(token ?? Infinity);
      expect(await mine.take(name(), long)).toBeUndefined();
      await mine.release(name());
      expect(await open().take(name(), long)).toBeUndefined();
      expect(await theirs.take(name(), long)).toBe(next);
    });

    test('a process that was started again is another holder', async () => {
      await mine.take(name(), 4 * brief);
      const restarted = open();
      expect(await restarted.take(name(), long)).toBeUndefined();
      expect(await takenBy(restarted)).toEqual(expect.any(Number));
    });

    test.each([
      ['a name', `process ${randomUUID()}`],
      ['a name that looks like a field', '$holder'],
    ])('a process with %s gets at once what its forerunner had, which is refused from then on', async (_, process) => {
      const forerunner = open(process);
      const token = await forerunner.take(name(), long);
      expect(await open(`${process} of another name`).take(name(), long)).toBeUndefined();
      const heir = open(process);
      const next = await heir.take(name(), long);
      expect(next).toBeGreaterThan(token ?? Infinity);
      expect(await forerunner.take(name(), long)).toBeUndefined();
      expect(await heir.take(name(), long)).toBe(next);
    });

    test('a reservation is the next turn: the holder is not renewed, nobody else gets in between, and it ends by itself', async () => {
      const token = await mine.take(name(), 4 * brief);
      expect(await theirs.reserve(name(), long)).toBe(true);
      expect(await theirs.take(name(), long)).toBeUndefined();
      const third = open();
      expect(await third.reserve(name(), long)).toBe(false);
      expect(await mine.take(name(), long)).toBeUndefined();
      const next = await takenBy(theirs);
      expect(next).toBeGreaterThan(token ?? Infinity);
      await theirs.release(name());
      expect(await mine.take(name(), long)).toBeGreaterThan(next);
    });

    test('a reservation of what nobody has keeps others out for its time, and no longer', async () => {
      expect(await theirs.reserve(name(), 2 * brief)).toBe(true);
      expect(await mine.take(name(), long)).toBeUndefined();
      await takenBy(mine);
      expect(await theirs.take(name(), long)).toBeUndefined();
    });

    describe.each([
      ['an hour ahead', hour],
      ['an hour behind', -hour],
    ])('with a clock that is %s', (_, skew) => {
      afterEach(() => {
        jest.useRealTimers();
      });
      const skewed = (): void => {
        jest.useFakeTimers({ now: Date.now() + skew, doNotFake: [...everyTimer] });
      };

      test('a holder keeps its lease to its end, and no longer', async () => {
        skewed();
        const token = await mine.take(name(), 8 * brief);
        jest.useRealTimers();
        expect(await theirs.take(name(), long)).toBeUndefined();
        expect(await takenBy(theirs)).toBeGreaterThan(token ?? Infinity);
      });

      test("another one can't take what is held", async () => {
        const token = await mine.take(name(), long);
        skewed();
        expect(await theirs.take(name(), long)).toBeUndefined();
        jest.useRealTimers();
        expect(await mine.take(name(), long)).toBe(token);
      });
    });
  });
}

/** All but the clock on the wall. */
const everyTimer = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;
