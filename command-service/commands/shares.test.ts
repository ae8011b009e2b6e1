import { beforeEach, describe, expect, test } from '@jest/globals';
import { eventRegistry } from '../../domain/events.ts';
import { videoRequested } from '../../domain/testing/samples.ts';
import type { VideoEvent } from '../../domain/videos/index.ts';
import { type EventStore, withCodec } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { on, openDependencies, readAll, recordPlaced } from '../testing/work-spec.ts';
import { createExportCommands, type ExportCommands } from './exports.ts';
import type { Caller } from '../support/context.ts';
import { createShareCommands, linkIdOf, type ShareCommands } from './shares.ts';

const ann: Caller = { actor: { kind: 'user', id: 'ann' }, correlationId: '00000000-0000-4000-8000-000000000001' };
const completed: VideoEvent = {
  type: 'VideoCompleted',
  data: {
    videoId: 'v',
    userId: 'ann',
    attempt: 1,
    durationMs: 20_000,
    late: false,
    videoKey: 'v',
    thumbnailKey: 't',
    captionsKey: 'c',
    picturesLeftOut: 0,
    costCents: null,
    renderMs: null,
    leftOut: [],
  },
};
const suspended = on('user-ann', { type: 'AccountSuspended', data: { userId: 'ann', by: 'user', reason: null } });

let log: EventStore;
let shares: ShareCommands;
let exports: ExportCommands;
const record = async (...events: readonly VideoEvent[]) => {
  for (const event of events) await recordPlaced(log, on('video-v', event));
};
beforeEach(async () => {
  log = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  const dependencies = openDependencies(log);
  shares = createShareCommands(dependencies);
  exports = createExportCommands(dependencies);
});
const types = async (stream: string) =>
  (await readAll(log)).filter((event) => event.stream === stream).map(({ type }) => type);

describe('a share link', () => {
  test('is the same until it is revoked, then new', async () => {
    await record(videoRequested('v'), completed);
    const first = await shares.shareVideo('ann', 'v', ann);
    expect(first.token).toMatch(/^[\w-]{22}$/);
    expect((await shares.shareVideo('ann', 'v', ann)).token).toBe(first.token);
    expect((await shares.revokeShareLink('ann', 'v', ann)).token).toBeNull();
    expect((await shares.shareVideo('ann', 'v', ann)).token).not.toBe(first.token);
    expect(await types('share-v')).toEqual(['ShareLinkCreated', 'ShareLinkRevoked', 'ShareLinkCreated']);
  });

  test('is recorded by its hash; the token itself is sealed', async () => {
    const raw = createMemoryEventStore();
    log = withCodec(raw, { registry: eventRegistry, keyRing: createMemoryKeyRing() });
    shares = createShareCommands(openDependencies(log));
    await record(videoRequested('v'), completed);
    const { token } = await shares.shareVideo('ann', 'v', ann);
    const stored = (await readAll(raw)).find(({ type }) => type === 'ShareLinkCreated');
    expect(stored?.data).toMatchObject({ linkId: linkIdOf(token ?? '') });
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('takes an expiry and a password independently of each other', async () => {
    await record(videoRequested('v'), completed);
    await shares.shareVideo('ann', 'v', ann);
    await shares.changeShareLink('ann', 'v', { passwordHash: 'hash' }, ann);
    await shares.changeShareLink('ann', 'v', { expiresAtMs: 5_000, showsAddress: false }, ann);
    expect((await readAll(log)).at(-1)?.data).toMatchObject({
      passwordHash: 'hash',
      isProtected: true,
      expiresAtMs: 5_000,
      showsAddress: false,
    });
    await expect(shares.changeShareLink('ann', 'v', { expiresAtMs: 1_000 }, ann)).rejects.toMatchObject({
      message: 'Please choose a time in the future.',
    });
  });

  test('is refused to a suspended account, which may still revoke one', async () => {
    await record(videoRequested('v'), completed);
    await shares.shareVideo('ann', 'v', ann);
    await recordPlaced(log, suspended);
    await expect(shares.shareVideo('ann', 'v', ann)).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    await expect(shares.changeShareLink('ann', 'v', {}, ann)).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    expect((await shares.revokeShareLink('ann', 'v', ann)).token).toBeNull();
  });
});

describe.each([
  ['a video of somebody else', 'bo', [videoRequested('v'), completed], 'NOT_FOUND'],
  ['an unknown video', 'ann', [], 'NOT_FOUND'],
  ['a video that is not ready', 'ann', [videoRequested('v')], 'NOT_ALLOWED_NOW'],
] as const)('%s', (_what, userId, events, code) => {
  test.each([
    ['shared', () => shares.shareVideo(userId, 'v', ann)],
    ['changed', () => shares.changeShareLink(userId, 'v', {}, ann)],
    ['revoked', () => shares.revokeShareLink(userId, 'v', ann)],
    ['converted', () => exports.requestExport(userId, 'v', 'webm', ann)],
    ['downloaded', () => exports.recordDownload(userId, 'v', 'mp4', ann)],
  ])('is not %s', async (_done, act) => {
    await record(...events);
    await expect(act()).rejects.toMatchObject({ code });
  });
});

test('an audience is counted once, however often the gateway says so', async () => {
  const figures = { views: 2, viewers: 1, reached25: 1, reached50: 0, reached75: 0, reached100: 0 };
  const counts = { videoId: 'v', userId: 'ann', day: '2026-11-22', ...figures };
  await shares.countAudience(counts, 'batch-1', ann);
  await shares.countAudience(counts, 'batch-1', ann);
  await shares.countAudience(counts, 'batch-2', ann);
  expect(await types('audience-v.2026-11-22')).toEqual(['AudienceCounted', 'AudienceCounted']);
});

test('a conversion is requested once, a download is recorded each time', async () => {
  await record(videoRequested('v'), completed);
  for (let time = 0; time < 2; time += 1) {
    await exports.requestExport('ann', 'v', 'webm', ann);
    await exports.recordDownload('ann', 'v', 'webm', ann);
  }
  expect(await types('export-v.webm')).toEqual(['ExportRequested', 'VideoExported', 'VideoExported']);
});
