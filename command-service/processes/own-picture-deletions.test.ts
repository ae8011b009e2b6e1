import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ownPictureKeptUnused } from '../../domain/catalog.ts';
import { keepOwnPicture, markOf, ownPictures } from '../own-pictures.ts';
import type { FileStore } from '../providers/files/port.ts';
import { createMemoryFiles } from '../testing/scripted-twins.ts';
import { ownPictureDeletions, sweepOwnPictures } from './own-picture-deletions.ts';

const day = 86_400_000;

/** A file store, a clock, and each user's pictures in use; `dieAfter` kills the server after this many changes. */
function openWorld() {
  const { files, keys } = createMemoryFiles();
  const used = new Map<string, Set<string>>();
  const failures: unknown[] = [];
  const world = {
    now: 20_000 * day,
    keys,
    failures,
    upload: (userId: string, content: string) => keepOwnPicture(files, userId, Buffer.from(content), world.now),
    use: (userId: string, ...names: readonly string[]) => void used.set(userId, new Set(names)),
    has: (userId: string, name: string) => keys().includes(ownPictures(userId) + name),
    passDays: (days: number) => void (world.now += days * day),
    sweep: async (dieAfter = Infinity): Promise<void> => {
      await sweepOwnPictures(
        {
          files: killedAfter(files, dieAfter),
          now: () => world.now,
          picturesInUse: async (userId) => {
            if (userId === 'broken') throw new Error('This draft can’t be read');
            return used.get(userId) ?? new Set();
          },
        },
        { failed: (error) => void failures.push(error), signal: new AbortController().signal },
      );
    },
  };
  return world;
}

/** The store of a server that is killed after a number of changes. */
function killedAfter(files: FileStore, changes: number): FileStore {
  let left = changes;
  const alive = <Args extends readonly unknown[], Answer>(change: (...args: Args) => Promise<Answer>) => {
    return async (...args: Args): Promise<Answer> => {
      left -= 1;
      if (left < 0) throw new Error('The server was killed');
      return change(...args);
    };
  };
  return { ...files, putBytes: alive(files.putBytes), removeAll: alive(files.removeAll) };
}

const marksIn = ({ keys }: { readonly keys: () => readonly string[] }): readonly string[] =>
  keys().filter((key) => key.startsWith('unused-pictures/'));

test('deletes an unused picture 30 days after it was first found unused, with its mark', async () => {
  const world = openWorld();
  const name = await world.upload('ann', 'house');
  await world.sweep();
  expect(marksIn(world)).toEqual([markOf('ann', name, world.now)]);
  world.now += ownPictureKeptUnused - 1;
  await world.sweep();
  expect(world.has('ann', name)).toBe(true);
  world.now += 1;
  await world.sweep();
  expect(world.keys()).toEqual([]);
});

test('keeps a picture in use, and writes nothing', async () => {
  const world = openWorld();
  const name = await world.upload('ann', 'house');
  world.use('ann', name);
  for (let month = 0; month < 24; month += 1) {
    await world.sweep();
    world.passDays(30);
  }
  expect(world.keys()).toEqual([ownPictures('ann') + name]);
});

test('starts the 30 days of a picture again after it was used in between', async () => {
  const world = openWorld();
  const name = await world.upload('ann', 'house');
  await world.sweep();
  world.passDays(29);
  world.use('ann', name);
  await world.sweep();
  expect(marksIn(world)).toEqual([]);
  world.passDays(60);
  world.use('ann');
  await world.sweep();
  world.passDays(29);
  await world.sweep();
  expect(world.has('ann', name)).toBe(true);
  world.passDays(1);
  await world.sweep();
  expect(world.has('ann', name)).toBe(false);
});

test('deletes an unused picture although another user uses the same picture', async () => {
  const world = openWorld();
  const name = await world.upload('ann', 'house');
  expect(await world.upload('ben', 'house')).toBe(name);
  world.use('ben', name);
  await world.sweep();
  world.passDays(30);
  await world.sweep();
  expect([world.has('ann', name), world.has('ben', name)]).toEqual([false, true]);
});

test('deletes at the same time when a server is killed between mark and deletion', async () => {
  const world = openWorld();
  const name = await world.upload('ann', 'house');
  // Killed right after the mark was written.
  await world.sweep(1);
  world.passDays(30);
  // Killed before it deleted anything.
  await world.sweep(0);
  expect(world.has('ann', name)).toBe(true);
  await world.sweep();
  expect(world.keys()).toEqual([]);
});

test('removes the mark in the next run when a server is killed after the deletion', async () => {
  const world = openWorld();
  await world.upload('ann', 'house');
  await world.sweep();
  world.passDays(30);
  await world.sweep(1);
  expect(world.keys()).toHaveLength(1);
  await world.sweep();
  expect(world.keys()).toEqual([]);
});

test('counts the older mark when two servers sweep at once', async () => {
  const world = openWorld();
  const name = await world.upload('ann', 'house');
  await Promise.all([world.sweep(), world.sweep()]);
  world.passDays(30);
  await Promise.all([world.sweep(), world.sweep()]);
  expect([world.has('ann', name), world.failures]).toEqual([false, []]);
});

test('deletes nothing for a user whose draft can’t be read, and checks the others', async () => {
  const world = openWorld();
  await world.upload('broken', 'house');
  const name = await world.upload('cy', 'house');
  await world.sweep();
  expect(world.failures).toMatchObject([{ message: 'This draft can’t be read' }]);
  expect(marksIn(world)).toEqual([markOf('cy', name, world.now)]);
});

test('checks at once when it starts', async () => {
  const listed: string[] = [];
  let looked = (): void => undefined;
  const first = new Promise<void>((resolve) => (looked = resolve));
  const files = {
    list: async (prefix: string) => {
      listed.push(prefix);
      if (listed.length === 2) looked();
      return [];
    },
  };
  const job = ownPictureDeletions({ files: files as never, now: () => 0, picturesInUse: async () => new Set() });
  const running = job.start({ eventStore: undefined as never, onError: () => undefined });
  await first;
  await running.stop();
  expect(listed).toEqual(['unused-pictures/', 'own-pictures/']);
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 33 }) }),
  fc.record({ kind: fc.constantFrom('upload' as const, 'use' as const, 'unuse' as const) }),
  fc.record({ kind: fc.constant('sweep' as const), dieAfter: fc.constantFrom(0, 1, 2, Infinity) }),
);

test('never loses a picture that is used or newer than 30 days, and always deletes an unused one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const world = openWorld();
      let name = await world.upload('ann', 'house');
      let uploadedAt = world.now;
      let isUsed = false;
      for (const each of steps) {
        if (each.kind === 'pass') world.passDays(each.days);
        else if (each.kind === 'upload') {
          name = await world.upload('ann', 'house');
          uploadedAt = world.now;
          isUsed = false;
          world.use('ann');
        } else if (each.kind === 'sweep') await world.sweep(each.dieAfter);
        // A picture that is gone can't be chosen.
        else if (world.has('ann', name)) {
          isUsed = each.kind === 'use';
          world.use('ann', ...(isUsed ? [name] : []));
        }
        if (isUsed || world.now - uploadedAt < ownPictureKeptUnused) expect(world.has('ann', name)).toBe(true);
      }
      world.use('ann');
      await world.sweep();
      world.passDays(30);
      await world.sweep();
      await world.sweep();
      expect(world.keys()).toEqual([]);
    }),
  );
});
