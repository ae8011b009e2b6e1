import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Leases } from '../port.ts';

export interface LeasesUnderTest {
  /** Another holder of the same leases, as in another process. */
  readonly open: (process?: string) => Leases;
  /** False for the leases of a single process, which has no competitors. */
  readonly shared: boolean;
}

const long = 600_000;
const brief = 150;
const hour = 3_600_000;

/** The contract of the port, for every adapter. */
export function leasesContract(name: string, { open, shared }: LeasesUnderTest): void {
  describe(`leases ${name}`, () => {
    let lease: string;
    let mine: Leases;
    beforeEach(() => {
      lease = `lease ${randomUUID()}`;
      mine = open();
    });

    test('gives a token to the holder, and the same token on renewal', async () => {
      const token = await mine.take(lease, long);
      expect(token).toEqual(expect.any(Number));
      expect(await mine.take(lease, long)).toBe(token);
      expect(await mine.take(`${lease} of something else`, long)).toEqual(expect.any(Number));
    });

    test('grants a lease that was released, has ended or was never taken', async () => {
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
  /** Takes the lease as soon as it is free. */
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

    test('refuses other holders until the lease is released', async () => {
      const token = await mine.take(name(), long);
      expect(await theirs.take(name(), long)).toBeUndefined();
      expect(await theirs.take(`${name()} of something else`, long)).toEqual(expect.any(Number));
      await mine.release(name());
      expect(await theirs.take(name(), long)).toBeGreaterThan(token ?? Infinity);
      expect(await mine.take(name(), long)).toBeUndefined();
    });

    test('grants a lease to one of many concurrent takers, with a growing token', async () => {
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

    test('grants a new lease to one of many concurrent takers, which then holds it', async () => {
      for (let round = 0; round < 15; round += 1) {
        const takers = others(6);
        const take = (taker: Leases): Promise<number | undefined> => taker.take(`${name()} ${round}`, long);
        const first = await Promise.all(takers.map(take));
        expect(first.filter((token) => token !== undefined)).toHaveLength(1);
        expect(await Promise.all(takers.map(take))).toEqual(first);
      }
    });

    test('grants an ended lease to one of many concurrent takers', async () => {
      const first = await mine.take(name(), brief);
      await sleep(2 * brief);
      const tokens = (await Promise.all(others(6).map((taker) => taker.take(name(), long)))).filter(
        (token) => token !== undefined,
      );
      expect(tokens).toHaveLength(1);
      expect(tokens[0]).toBeGreaterThan(first ?? Infinity);
    });

    test('does not end a lease that is renewed in time', async () => {
      await mine.take(name(), 4 * brief);
      const token = await mine.take(name(), long);
      await sleep(8 * brief);
      expect(await theirs.take(name(), long)).toBeUndefined();
      expect(await mine.take(name(), long)).toBe(token);
    });

    test('refuses a holder that was paused beyond its lease, which cannot release the lease of its successor', async () => {
      const token = await mine.take(name(), brief);
      const next = await takenBy(theirs);
      expect(next).toBeGreaterThan(token ?? Infinity);
      expect(await mine.take(name(), long)).toBeUndefined();
      await mine.release(name());
      expect(await open().take(name(), long)).toBeUndefined();
      expect(await theirs.take(name(), long)).toBe(next);
    });

    test('treats a restarted process as another holder', async () => {
      await mine.take(name(), 4 * brief);
      const restarted = open();
      expect(await restarted.take(name(), long)).toBeUndefined();
      expect(await takenBy(restarted)).toEqual(expect.any(Number));
    });

    test.each([
      ['a name', `process ${randomUUID()}`],
      ['a name that looks like a field', '$holder'],
    ])(
      'gives a restarted process with %s the lease of its predecessor at once, and refuses the predecessor',
      async (_, process) => {
        const predecessor = open(process);
        const token = await predecessor.take(name(), long);
        expect(await open(`${process} of another name`).take(name(), long)).toBeUndefined();
        const successor = open(process);
        const next = await successor.take(name(), long);
        expect(next).toBeGreaterThan(token ?? Infinity);
        expect(await predecessor.take(name(), long)).toBeUndefined();
        expect(await successor.take(name(), long)).toBe(next);
      },
    );

    test('a reservation stops renewals, keeps others out, and gives the lease to the process that reserved it', async () => {
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

    test('a reservation of a free lease keeps others out for its time only', async () => {
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

      test('keeps a lease until its end, and no longer', async () => {
        skewed();
        const token = await mine.take(name(), 8 * brief);
        jest.useRealTimers();
        expect(await theirs.take(name(), long)).toBeUndefined();
        expect(await takenBy(theirs)).toBeGreaterThan(token ?? Infinity);
      });

      test('refuses a held lease to another process', async () => {
        const token = await mine.take(name(), long);
        skewed();
        expect(await theirs.take(name(), long)).toBeUndefined();
        jest.useRealTimers();
        expect(await mine.take(name(), long)).toBe(token);
      });
    });
  });
}

/** Everything but Date. */
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
