import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { twinGrant } from '../domain/credits/testing/twin-grant.ts';
import { comparePositions, START, type Position } from '../domain/envelope.ts';
import { createLiveMessages, type LiveMessages, type LiveUpdate, type MessageOf } from './live.ts';
import { projectionRegistry } from './projections/index.ts';
import { openProjectionReaders } from './reader/index.ts';
import { createMemoryReadStore } from './read-store/memory/index.ts';
import { startProjections } from './runner/index.ts';
import { createTestLog, type TestEvent, type TestLog } from './runner/testing/log.ts';
import type { Announcement, Projections } from './runner/types.ts';
import { happened } from './testing/projection-spec.ts';
import { bought as lotBought, requested as videoRequested } from './testing/sample-events.ts';

type Product = (typeof projectionRegistry)[number];
type Update = LiveUpdate<MessageOf<Product>>;

const event = (...args: Parameters<typeof happened>): TestEvent => ({ stream: '', ...happened(...args) });
const granted = (userId: string, lotId: string): TestEvent => ({
  ...lotBought(userId, lotId),
  stream: `credits-${userId}`,
});
const twinGranted = (userId: string): TestEvent =>
  event(`twincredits-${userId}`, 'CreditsGranted', { ...twinGrant, paymentId: `pi_twin_${userId}` });
const bundle = {
  kind: 'bundle',
  id: 'starter-pack',
  name: 'Starter Pack',
  halfCredits: 20,
  twinCredits: 0,
  priceCents: 17_750,
  catalogVersion: '1',
} as const;
/** A payment that succeeds, and the grant that completes it. */
const bought = (userId: string, lotId: string): readonly TestEvent[] => {
  const paymentId = `pi_${lotId}`;
  const data = { paymentId, purchaseId: null, userId, items: [bundle], currency: 'usd' };
  return [
    event(`payment-${paymentId}`, 'PaymentInitiated', { ...data, provider: 'stripe' }),
    event(`payment-${paymentId}`, 'PaymentSucceeded', { ...data, amountCents: 17_750, reportedBy: 'provider' }),
    granted(userId, lotId),
  ];
};
const requested = (videoId: string, userId = 'ann'): TestEvent => ({
  ...videoRequested(userId, videoId),
  stream: `video-${videoId}`,
});
const deleted = (videoId: string): TestEvent =>
  event(`video-${videoId}`, 'VideoDeleted', {
    videoId,
    userId: 'ann',
    attempt: 1,
    statusBefore: 'pending',
    reason: null,
  });

let log: TestLog;
let projecting: Projections<Product>;
let following: Projections<Product>;
/** The announcements of a process that projects, and of a process that follows other processes' read models. */
let announced: { readonly projecting: Announcement[]; readonly following: Announcement[] };
let live: LiveMessages<MessageOf<Product>>;

beforeEach(async () => {
  log = createTestLog();
  announced = { projecting: [], following: [] };
  const shared = { eventStore: log, readStore: createMemoryReadStore(), projectors: projectionRegistry };
  projecting = await startProjections({
    ...shared,
    quietSaveMs: 0,
    onChanged: (announcement) => announced.projecting.push(announcement),
  });
  await log.append(granted('zoe', 'first'));
  await caughtUp();
  following = openProjectionReaders({
    ...shared,
    onChanged: (announcement) => announced.following.push(announcement),
    onError: () => undefined,
  });
  live = createLiveMessages(projectionRegistry, following);
  announced.projecting.length = 0;
});
afterEach(async () => {
  await following.stop();
  await projecting.stop();
});

const caughtUp = async (): Promise<void> => {
  const names = projectionRegistry.map(({ name }) => name);
  expect(await projecting.waitFor(names, await log.head(), 30_000)).toBe(true);
};

/** The latest update of each document for its owner, by key. */
const latest = (announcements: readonly Announcement[]): Readonly<Record<string, Update>> =>
  Object.fromEntries(announcements.flatMap((of) => live.of(of)).map((update) => [update.key, update]));

async function missed(ownerId: string, after: Position): Promise<readonly Update[]> {
  const updates: Update[] = [];
  for await (const update of live.missed(ownerId, after)) updates.push(update);
  return updates;
}

test('owners get the same messages from a process that projects and from one that follows, and on a reconnect', async () => {
  // The follower begins at the end of the log: after one round trip it has read where the end is.
  await following.status();
  const before = await log.head();
  await log.append(requested('v1'), requested('v2'), ...bought('ann', 'l1'), deleted('v2'), requested('v3', 'ben'));
  // Zoe has credits, too, which do not change.
  await log.append(twinGranted('ann'), twinGranted('zoe'));
  await caughtUp();
  const expected = latest(announced.projecting);
  while (Object.keys(latest(announced.following)).length < Object.keys(expected).length)
    await new Promise((resolve) => setTimeout(resolve, 5));

  expect(Object.values(expected).map(({ ownerId, message }) => [ownerId, message.type])).toEqual(
    expect.arrayContaining([
      ['ann', 'VideoChanged'],
      ['ann', 'VideoRemoved'],
      ['ann', 'CreditsChanged'],
      ['ann', 'PaymentCompleted'],
      ['ann', 'TwinCreditsChanged'],
      ['ben', 'VideoChanged'],
    ]),
  );
  const toZoe = Object.values(expected).filter(({ ownerId }) => ownerId === 'zoe');
  expect(toZoe.map(({ message }) => message.type)).toEqual(['TwinCreditsChanged']);
  const messages = (updates: Readonly<Record<string, Update>>) =>
    Object.fromEntries(Object.entries(updates).map(([key, { ownerId, message }]) => [key, { ownerId, message }]));
  expect(messages(latest(announced.following))).toEqual(messages(expected));

  const anns = await missed('ann', before);
  expect(Object.fromEntries(anns.map((update) => [update.key, update.message]))).toEqual(
    Object.fromEntries(
      Object.values(expected)
        .filter(({ ownerId }) => ownerId === 'ann')
        .map(({ key, message }) => [key, message]),
    ),
  );
});

test('messages of one announcement come in the order of the log', async () => {
  await log.append(requested('v1'), requested('v2'), deleted('v1'));
  await caughtUp();
  for (const announcement of announced.projecting) {
    const positions = live.of(announcement).map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted(comparePositions));
  }
});

test('a reconnect gets every change after the position, in the order of the log, over several pages', async () => {
  const middle = await log.append(...Array.from({ length: 30 }, (_none, n) => requested(`a${n}`)));
  await log.append(...bought('ann', 'l1'), ...Array.from({ length: 450 }, (_none, n) => requested(`b${n}`)));
  await caughtUp();
  const updates = await missed('ann', middle);
  expect(updates).toHaveLength(452);
  const positions = updates.map(({ position }) => position);
  expect(positions).toEqual(positions.toSorted(comparePositions));
  expect(await missed('ann', START)).toHaveLength(482);
  expect(await missed('ann', await log.head())).toEqual([]);
});
