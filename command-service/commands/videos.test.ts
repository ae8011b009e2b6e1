import { beforeEach, describe, expect, test } from '@jest/globals';
import { avatarAggregate, type AvatarCommand } from '../../domain/avatars/index.ts';
import { videoAggregate, type VideoCommand, plainOrder } from '../../domain/videos/index.ts';
import { creditAggregate } from '../../domain/credits/index.ts';
import { START } from '../../domain/envelope.ts';
import type { EventStore, KeyRing } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { idleProvider, openCommandProcess, type CommandProcess } from '../testing/command-process.ts';
import type { Caller } from '../support/context.ts';
import { createVideoCommands, type VideoCommands } from './videos.ts';
import { say } from '../../words/index.ts';

const user = 'ann';
const caller: Caller = { actor: { kind: 'user', id: user }, correlationId: 'request-1' };
const keyed: Caller = { ...caller, idempotencyKey: 'one-key' };
const order = {
  ...plainOrder,
  script: 'Welcome to this lovely home.',
  avatarId: 'emma',
};

let clock: number;
let log: EventStore;
let keyRing: KeyRing;
let process: CommandProcess;

const open = (): CommandProcess => openCommandProcess({ log, keyRing, now: () => clock });
const everything = async () => (await log.readAll({ after: START })).events;
const videosWith = (provider: Partial<typeof idleProvider>): VideoCommands => {
  const { executor, ledger } = process;
  return createVideoCommands({
    executor,
    ledger,
    videoProvider: { ...idleProvider, ...provider },
    now: () => clock,
    renderTimeout: 5_400_000,
  });
};

beforeEach(async () => {
  clock = Date.UTC(2026, 10, 22, 23, 59, 59);
  log = createMemoryEventStore();
  keyRing = createMemoryKeyRing();
  process = open();
  await process.ledger.grantTrial(user, clock, caller);
});

describe('a request with an idempotency key', () => {
  test('gets the same answer after midnight, although its default title contains the date', async () => {
    const first = await process.videos.startVideo(user, order, keyed);
    clock += 2_000;
    expect(await process.videos.startVideo(user, order, keyed)).toEqual(first);
    expect(await open().videos.startVideo(user, order, keyed)).toEqual(first);
  });

  test('gets the same answer after its presenter was withdrawn', async () => {
    const first = await process.videos.startVideo(user, order, keyed);
    expect(await videosWith({ presenters: async () => [] }).startVideo(user, order, keyed)).toEqual(first);
  });

  test('is refused with another body and reserves nothing more', async () => {
    await process.videos.startVideo(user, order, keyed);
    const other = process.videos.startVideo(user, { ...order, script: 'Another script.' }, keyed);
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect((await process.executor.load(creditAggregate, user)).state.holds).toHaveLength(1);
  });
});

test.each(['[your name]', '[what your clients should know about it, with an example from your area]'])(
  'a script with %s is refused, and nothing is held or recorded',
  async (open) => {
    const before = await everything();
    const started = process.videos.startVideo(user, { ...order, script: `Welcome, says ${open}.` }, keyed);
    await expect(started).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: `Please replace ${open} in the script first.`,
    });
    expect(await everything()).toEqual(before);
  },
);

describe('a Digital Twin as presenter', () => {
  const avatarId = 'twin-1';
  const withTwin = { ...order, avatarId };
  const recorded = { uploadKey: 'u', contentType: 'video/webm', bytes: 5, sha256: 'a'.repeat(64), durationMs: 20_000 };
  const requested = { avatarId, userId: user, name: 'Ann', footage: recorded, consentClip: null };
  const change = (command: AvatarCommand): Promise<unknown> =>
    process.executor.execute(avatarAggregate, avatarId, command, {
      ...caller,
      commandId: `${command.kind}-twin`,
      subject: user,
    });
  const makeTwin = async (): Promise<void> => {
    await change({ kind: 'request', ...requested });
    await change({ kind: 'beginTraining', provider: 'local' });
    await change({ kind: 'complete', provider: 'local', modelId: 'm', modelFiles: ['model.json'] });
  };
  const start = (name: string, by = user) => videosWith({ name }).startVideo(by, withTwin, keyed);
  const refused = { code: 'INVALID_INPUT', message: 'This presenter is not available.' };

  test('presents a video of its owner once it is ready', async () => {
    await change({ kind: 'request', ...requested });
    await expect(start('local')).rejects.toMatchObject(refused);
    await change({ kind: 'beginTraining', provider: 'local' });
    await change({ kind: 'complete', provider: 'local', modelId: 'm', modelFiles: ['model.json'] });
    expect(await start('local')).toMatchObject({ reserved: 1 });
  });

  test('presents no video of somebody else, of another renderer, or after its consent was revoked', async () => {
    await makeTwin();
    await process.ledger.grantTrial('bob', clock, caller);
    await expect(start('local', 'bob')).rejects.toMatchObject(refused);
    await expect(start('heygen')).rejects.toMatchObject(refused);
    await change({ kind: 'revoke', userId: user });
    await expect(start('local')).rejects.toMatchObject(refused);
    expect((await process.executor.load(creditAggregate, user)).state.holds).toHaveLength(0);
  });
});

describe('a double click without a key', () => {
  test('starts one video, also when the clicks reach two processes with different retry keys', async () => {
    const first = await process.videos.startVideo(user, order, { ...caller, retryKey: 'call-1' });
    clock += 4_000;
    const second = await open().videos.startVideo(user, order, { ...caller, retryKey: 'call-2' });
    expect(second.videoId).toBe(first.videoId);
    expect((await open().executor.load(creditAggregate, user)).state.holds).toHaveLength(1);
  });

  test('starts two videos when the clicks are 5 seconds apart', async () => {
    const first = await process.videos.startVideo(user, order, { ...caller, retryKey: 'call-1' });
    clock += 5_000;
    expect((await process.videos.startVideo(user, order, { ...caller, retryKey: 'call-2' })).videoId).not.toBe(
      first.videoId,
    );
  });
});

describe('deleting a video', () => {
  test('gives a retry the same answer and a second request "not found"', async () => {
    const { videoId } = await process.videos.startVideo(user, order, caller);
    const call = { ...caller, retryKey: 'call-1' };
    const first = await process.videos.deleteVideo(user, videoId, call);
    expect((await open().videos.deleteVideo(user, videoId, call)).videoId).toBe(first.videoId);
    await expect(process.videos.deleteVideo(user, videoId, caller)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test("refuses another user's video as not found", async () => {
    const { videoId } = await process.videos.startVideo(user, order, caller);
    await expect(process.videos.deleteVideo('ben', videoId, caller)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Video not found',
    });
  });
});

describe('undoing a deletion', () => {
  const holdsOf = async () => (await process.executor.load(creditAggregate, user)).state.holds;
  const statusOf = async (videoId: string) => (await open().executor.load(videoAggregate, videoId)).state;
  const report = async (videoId: string, command: VideoCommand) =>
    process.executor.execute(videoAggregate, videoId, command, { ...caller, commandId: command.kind, subject: user });
  const files = { videoKey: 'v', thumbnailKey: 't', captionsKey: 'c', picturesLeftOut: 0 };

  test('brings a finished video back and moves no credits', async () => {
    const { videoId } = await process.videos.startVideo(user, order, caller);
    await report(videoId, { kind: 'complete', attempt: 1, durationMs: 20_000, ...files });
    await process.videos.deleteVideo(user, videoId, caller);
    const before = (await process.executor.load(creditAggregate, user)).revision;
    const answer = await process.videos.restoreVideos(user, [videoId], caller);
    expect(answer).toMatchObject({ restored: [videoId], skipped: [] });
    expect(await statusOf(videoId)).toMatchObject({ status: 'ready', attempt: 1 });
    expect((await process.executor.load(creditAggregate, user)).revision).toBe(before);
    // A repeated call changes nothing.
    expect(await process.videos.restoreVideos(user, [videoId], caller)).toMatchObject({ restored: [videoId] });
    expect(await log.readStream(`video-${videoId}`)).toHaveLength(4);
  });

  test('begins the next attempt of an unfinished video with a new hold', async () => {
    const { videoId } = await process.videos.startVideo(user, order, caller);
    await process.videos.deleteVideo(user, videoId, caller);
    expect(await holdsOf()).toEqual([]);
    await process.videos.restoreVideos(user, [videoId], caller);
    expect(await statusOf(videoId)).toMatchObject({ status: 'pending', attempt: 2, holdId: `${videoId}-2` });
    expect(await holdsOf()).toMatchObject([{ holdId: `${videoId}-2` }]);
  });

  test('skips videos that are gone, not theirs, or beyond their credits', async () => {
    const { videoId } = await process.videos.startVideo(user, { ...order, script: 'word '.repeat(400) }, caller);
    await process.videos.deleteVideo(user, videoId, caller);
    await process.videos.startVideo(user, order, caller);
    const purged = await process.videos.startVideo(user, { ...order, title: 'Two' }, caller);
    await process.videos.deleteVideo(user, purged.videoId, caller);
    await report(purged.videoId, { kind: 'purge' });
    const { restored, skipped } = await process.videos.restoreVideos(user, [videoId, purged.videoId, 'none'], caller);
    expect(restored).toEqual([]);
    expect(skipped).toEqual([
      { id: videoId, reason: say('CREDITS_MISSING', { missing: '0.5' }) },
      { id: purged.videoId, reason: say('VIDEO_NOT_FOUND') },
      { id: 'none', reason: say('VIDEO_NOT_FOUND') },
    ]);
    expect(await holdsOf()).toHaveLength(1);
  });
});

describe('renaming a video', () => {
  test('changes its title and nothing else', async () => {
    const { videoId } = await process.videos.startVideo(user, { ...order, title: 'Oak Street' }, caller);
    const before = await process.executor.load(videoAggregate, videoId);
    await process.videos.renameVideo(user, videoId, '12 Oak Street', caller);
    const { state } = await open().executor.load(videoAggregate, videoId);
    expect(state).toEqual({ ...before.state, request: { ...before.state.request, title: '12 Oak Street' } });
  });

  test('records nothing when the title stays the same', async () => {
    const { videoId } = await process.videos.startVideo(user, { ...order, title: 'Oak Street' }, caller);
    await process.videos.renameVideo(user, videoId, 'Oak Street', caller);
    expect(await log.readStream(`video-${videoId}`)).toHaveLength(1);
  });

  test("refuses another user's video as not found", async () => {
    const { videoId } = await process.videos.startVideo(user, order, caller);
    const renaming = process.videos.renameVideo('ben', videoId, 'Mine now', caller);
    await expect(renaming).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Video not found' });
    expect(await log.readStream(`video-${videoId}`)).toHaveLength(1);
  });

  test('is refused when the video was deleted', async () => {
    const { videoId } = await process.videos.startVideo(user, order, caller);
    await process.videos.deleteVideo(user, videoId, caller);
    const renaming = process.videos.renameVideo(user, videoId, 'Too late', caller);
    await expect(renaming).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a video that is made from another one', () => {
  test('names the original, even when that is deleted meanwhile', async () => {
    const first = await process.videos.startVideo(user, order, caller);
    await process.videos.deleteVideo(user, first.videoId, caller);
    const next = await process.videos.startVideo(user, { ...order, title: 'Two', madeFrom: first.videoId }, caller);
    const { state } = await process.executor.load(videoAggregate, next.videoId);
    expect(state.request?.madeFrom).toBe(first.videoId);
  });

  test('is refused when the original belongs to another user, and holds nothing', async () => {
    await process.ledger.grantTrial('ben', clock, caller);
    const { videoId } = await process.videos.startVideo('ben', order, {
      ...caller,
      actor: { kind: 'user', id: 'ben' },
    });
    const copying = process.videos.startVideo(user, { ...order, madeFrom: videoId }, caller);
    await expect(copying).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Video not found' });
    expect((await process.executor.load(creditAggregate, user)).state.holds).toEqual([]);
  });
});

describe('refreshing a video', () => {
  test('asks the provider, and records that the rendering has begun', async () => {
    const { videoId } = await process.videos.startVideo(user, order, caller);
    const rendering = { state: 'rendering', progress: 40.6, phase: 'frames', estimated: false } as const;
    await videosWith({ read: async () => rendering }).refreshVideo(user, videoId, caller);
    expect((await process.executor.load(videoAggregate, videoId)).state).toMatchObject({ status: 'processing' });
  });

  test('retries a failed video with a new hold', async () => {
    const { videoId } = await process.videos.startVideo(user, order, caller);
    const fail = { kind: 'fail', attempt: 1, code: 'renderer_failed', timedOut: false } as const;
    await process.executor.execute(videoAggregate, videoId, fail, { ...caller, commandId: 'fail', subject: user });
    await process.videos.refreshVideo(user, videoId, caller);
    expect((await process.executor.load(videoAggregate, videoId)).state).toMatchObject({
      status: 'pending',
      attempt: 2,
    });
  });

  test('starts no further attempt after the next failure when it is repeated with its key', async () => {
    const { videoId } = await process.videos.startVideo(user, order, caller);
    const failed = (attempt: number) =>
      process.executor.execute(
        videoAggregate,
        videoId,
        { kind: 'fail', attempt, code: 'renderer_failed', timedOut: false },
        { ...caller, commandId: `fail-${attempt}`, subject: user },
      );
    const attempt = async () => (await process.executor.load(videoAggregate, videoId)).state.attempt;
    await failed(1);
    const keyed = { ...caller, idempotencyKey: 'again' };
    await process.videos.refreshVideo(user, videoId, keyed);
    await failed(2);
    const position = await process.videos.refreshVideo(user, videoId, keyed);
    expect([await attempt(), position]).toEqual([2, (await process.executor.load(videoAggregate, videoId)).position]);
    await process.videos.refreshVideo(user, videoId, { ...caller, idempotencyKey: 'once more' });
    expect(await attempt()).toBe(3);
  });
});

describe('restoring videos', () => {
  test('does not restore a video that was deleted again when it is repeated with its key', async () => {
    const { videoId } = await process.videos.startVideo(user, order, caller);
    const status = async () => (await process.executor.load(videoAggregate, videoId)).state.status;
    const keyed = { ...caller, idempotencyKey: 'undo' };
    await process.videos.deleteVideo(user, videoId, caller);
    await process.videos.restoreVideos(user, [videoId], keyed);
    expect(await status()).toBe('pending');
    await process.videos.deleteVideo(user, videoId, caller);
    await process.videos.restoreVideos(user, [videoId], keyed);
    expect(await status()).toBe('deleted');
  });
});

test('names the event or command that caused each event', async () => {
  const { videoId } = await process.videos.startVideo(user, order, caller);
  const [, reserved] = await log.readStream(`credits-${user}`);
  const [requested] = await log.readStream(`video-${videoId}`);
  expect(reserved?.metadata.causationId).toBe(reserved?.metadata.commandId);
  expect(requested?.metadata.causationId).toBe(reserved?.id);
  expect(requested?.metadata.correlationId).toBe('request-1');
});

test("stores only a hash of the client's idempotency key", async () => {
  const { videoId } = await process.videos.startVideo(user, order, {
    ...caller,
    idempotencyKey: 'ann@example.com wants this',
  });
  await process.videos.deleteVideo(user, videoId, { ...caller, idempotencyKey: 'ann@example.com again' });
  const events = [...(await log.readStream(`credits-${user}`)), ...(await log.readStream(`video-${videoId}`))];
  expect(JSON.stringify(events)).not.toContain('ann@example.com');
});
