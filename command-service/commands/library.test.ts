import { beforeEach, expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import { eventRegistry } from '../../domain/events.ts';
import type { EventStore } from '../../event-store/index.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { createExecutor } from '../executor/executor.ts';
import type { Caller } from '../support/context.ts';
import { createLibraryCommands, type LibraryCommands, type LibraryVideoInput } from './library.ts';

const input: LibraryVideoInput = {
  title: 'Reading a market',
  description: 'What inventory tells you.',
  category: 'market_insights',
  videoUrl: 'https://media.example/1.mp4',
  thumbnailUrl: null,
  durationSeconds: 95,
  tags: [],
  isActive: true,
};
const admin: Caller = { actor: { kind: 'admin', id: 'a1' }, correlationId: 'c' };
const user: Caller = { actor: { kind: 'user', id: 'u1' }, correlationId: 'c' };
const day = 86_400_000;

let eventStore: EventStore;
let now: number;
let commands: LibraryCommands;
beforeEach(() => {
  eventStore = createMemoryEventStore();
  now = 1_800_000_000_000;
  commands = createLibraryCommands({
    executor: createExecutor({ eventStore, registry: eventRegistry, now: () => now }),
  });
});

const types = async (): Promise<readonly string[]> =>
  (await eventStore.readAll({ after: START })).events.map(({ type }) => type);

test('adds, changes and removes a video', async () => {
  const { libraryVideoId } = await commands.addLibraryVideo(input, admin);
  await commands.changeLibraryVideo(libraryVideoId, { ...input, title: 'Your market' }, admin);
  await commands.removeLibraryVideo(libraryVideoId, admin);
  expect(await types()).toEqual(['LibraryVideoAdded', 'LibraryVideoChanged', 'LibraryVideoRemoved']);
});

test('adds one video for one idempotency key, and refuses the key for another video', async () => {
  const keyed: Caller = { ...admin, idempotencyKey: 'k1' };
  const first = await commands.addLibraryVideo(input, keyed);
  expect(await commands.addLibraryVideo(input, keyed)).toEqual(first);
  await expect(commands.addLibraryVideo({ ...input, title: 'Other' }, keyed)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  expect(await types()).toEqual(['LibraryVideoAdded']);
});

test('counts one view per user and day', async () => {
  const { libraryVideoId } = await commands.addLibraryVideo(input, admin);
  await commands.watchLibraryVideo('u1', libraryVideoId, user);
  await commands.watchLibraryVideo('u1', libraryVideoId, user);
  await commands.watchLibraryVideo('u2', libraryVideoId, user);
  now += day;
  await commands.watchLibraryVideo('u1', libraryVideoId, user);
  expect((await types()).filter((type) => type === 'LibraryVideoWatched')).toHaveLength(3);
});

test.each([
  ['unknown', async () => 'none'],
  ['inactive', async () => (await commands.addLibraryVideo({ ...input, isActive: false }, admin)).libraryVideoId],
  [
    'removed',
    async () => {
      const { libraryVideoId } = await commands.addLibraryVideo(input, admin);
      await commands.removeLibraryVideo(libraryVideoId, admin);
      return libraryVideoId;
    },
  ],
])('counts no view of a video that is %s', async (_name, prepare) => {
  const id = await prepare();
  await expect(commands.watchLibraryVideo('u1', id, user)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await types()).not.toContain('LibraryVideoWatched');
});
