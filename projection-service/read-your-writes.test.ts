import { beforeEach, expect, test } from '@jest/globals';
import type { Position } from '../domain/envelope.ts';
import { awaitedByCommands, createReadYourWrites, type ReadYourWrites } from './read-your-writes.ts';

const position = (n: number): Position => String(n).padStart(4, '0') as Position;

/** The events of the test, in their order. */
let log: string[];
let timeouts: number[];
let reached: PromiseWithResolvers<boolean>;
let request: ReadYourWrites;

beforeEach(() => {
  log = [];
  timeouts = [];
  reached = Promise.withResolvers();
  const read = (name: string) => async (collection: string) => {
    log.push(`read ${name}.${collection}`);
    return undefined;
  };
  const projections = {
    waitFor: async (names: readonly string[], at: Position, timeoutMs: number) => {
      log.push(`wait for ${names.join(' ')} at ${at}`);
      timeouts.push(timeoutMs);
      return reached.promise;
    },
    reader: (name: string) => ({ get: read(name), query: read(name), position: () => position(0) }),
  };
  request = createReadYourWrites(projections as never, 2_000);
});

test('a request without a position reads at once', async () => {
  await request.projections.reader('videos').get('videos', 'v1');
  expect(log).toEqual(['read videos.videos']);
});

test('a query waits only for the models that it reads, and once for each', async () => {
  request.from(position(7));
  const { reader } = request.projections;
  const reads = Promise.all([
    reader('videos').get('videos', 'v1'),
    reader('videos').query('removedVideos', { index: 'byOwnerPosition', equal: {}, limit: 1 }),
  ]);
  expect(log).toEqual(['wait for videos at 0007']);
  reached.resolve(true);
  await reads;
  await reader('videos').get('videos', 'v2');
  expect(log).toEqual([
    'wait for videos at 0007',
    'read videos.videos',
    'read videos.removedVideos',
    'read videos.videos',
  ]);
  expect(timeouts[0]).toBeGreaterThan(0);
  expect(timeouts[0]).toBeLessThanOrEqual(2_000);
});

test('a read whose wait timed out uses stale data', async () => {
  request.from(position(7));
  reached.resolve(false);
  await request.projections.reader('credits').get('accounts', 'ann');
  expect(log).toEqual(['wait for credits at 0007', 'read credits.accounts']);
});

test('a later position replaces an earlier one, never the reverse', async () => {
  reached.resolve(true);
  request.from(position(9));
  request.from(position(3));
  await request.projections.reader('users').get('users', 'ann');
  request.from(position(12));
  await request.projections.reader('users').get('users', 'ann');
  expect(log.filter((entry) => entry.startsWith('wait'))).toEqual(['wait for users at 0009', 'wait for users at 0012']);
});

test('the answer to a command waits for the models that say so in their declaration', async () => {
  reached.resolve(true);
  expect(await request.afterCommand(position(5))).toBe(true);
  expect(log).toEqual([`wait for ${awaitedByCommands.join(' ')} at 0005`]);
  expect(awaitedByCommands).toEqual(['credits', 'videos', 'avatars', 'payments', 'billing', 'users', 'leads']);
});
