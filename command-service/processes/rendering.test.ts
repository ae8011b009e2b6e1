import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { creditAggregate } from '../../domain/credits/index.ts';
import { eventRegistry } from '../../domain/events.ts';
import { avatarAggregate, type AvatarCommand } from '../../domain/avatars/index.ts';
import { attemptId, videoAggregate, plainOrder } from '../../domain/videos/index.ts';
import { withCodec, type EventStore } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { createExecutor, type Executor } from '../executor/executor.ts';
import type { Caller } from '../support/context.ts';
import { createLedger, type Ledger } from '../support/ledger.ts';
import { openFolderFileStore } from '../providers/files/folder/folder-file-store.ts';
import type { FileStore } from '../providers/files/port.ts';
import type { ProviderFile, RenderRequest, RenderResult, RenderState, VideoProvider } from '../providers/video/port.ts';
import type { RunningWork } from './engine/background-work.ts';
import { until } from './engine/testing/failure-world.ts';
import { videoFileKeys } from '../support/video-files.ts';
import { rendering } from './rendering.ts';
import { settlement } from './settlement.ts';

const user = 'ann';
const videoId = 'home';
const holdId = attemptId(videoId, 1);
const caller: Caller = { actor: { kind: 'user', id: user }, correlationId: 'test' };
const order = {
  videoId,
  userId: user,
  ...plainOrder,
  title: 'A home',
  script: 'Welcome.',
  language: 'en-US',
  avatarId: 'stock',
  brand: null,
  estimatedMs: 5_000,
  halfCredits: 1,
  availableAfterHalfCredits: 3,
};

const finished = (contentType: string): ProviderFile => ({
  contentType,
  open: async () => Readable.from(['made before']),
});
const result: RenderResult = {
  video: finished('video/mp4'),
  thumbnail: finished('image/jpeg'),
  captions: finished('text/vtt'),
  durationSeconds: 5,
};

let folder: string;
let log: EventStore;
let executor: Executor;
let ledger: Ledger;
let running: readonly RunningWork[];
let startRendering: () => RunningWork;
let files: FileStore;
let begun: string[];
/** The twin of each job that began. */
let twins: RenderRequest['twin'][];
let titles: RenderRequest['title'][];
let cancelled: string[];
/** Blocks the start of a job until the test resolves it. */
let starting: Promise<void>;
/** The state that the provider returns for every job; it never calls a watcher. */
let said: RenderState;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-rendering-'));
  log = createMemoryEventStore();
  const eventStore = withCodec(log, { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  executor = createExecutor({ eventStore, registry: eventRegistry, now: Date.now });
  ledger = createLedger({ executor, now: Date.now, bundleValidity: null });
  begun = [];
  twins = [];
  titles = [];
  cancelled = [];
  starting = Promise.resolve();
  said = { state: 'queued', ahead: 0 };
  const provider: VideoProvider = {
    name: 'local',
    chargesForStartedWork: false,
    nudge: async () => undefined,
    letGo: async () => undefined,
    presenters: async () => [],
    preview: async () => undefined,
    cannotSpeak: () => undefined,
    start: async ({ jobId, twin, title }) => {
      titles.push(title);
      begun.push(jobId);
      twins.push(twin);
      await starting;
    },
    read: async () => said,
    ask: async () => said,
    watch: () => () => undefined,
    cancel: async (jobId) => void cancelled.push(jobId),
    discard: async () => undefined,
    problem: async () => undefined,
    close: async () => undefined,
  };
  await ledger.grantTrial(user, Date.now(), caller);
  const reserve = {
    kind: 'reserve' as const,
    holdId,
    heldFor: videoId,
    amount: 1,
    expiresAt: Date.now() + 60_000,
    requestHash: 'f',
    keyed: true,
  };
  await executor.execute(creditAggregate, user, reserve, { ...caller, commandId: 'reserve' });
  files = await openFolderFileStore({ folder: join(folder, 'files') });
  const context = { eventStore, onError: () => undefined };
  const options = {
    executor,
    ledger,
    videoProvider: provider,
    files,
    collectMedia: async () => ({ pictures: [], leftOut: [] }),
  };
  startRendering = () => rendering(options).start(context);
  running = [startRendering(), settlement(options).start(context)];
});
afterEach(async () => {
  await Promise.all(running.map((process) => process.stop()));
  rmSync(folder, { recursive: true, force: true });
});

const requestVideo = (avatarId = order.avatarId, title = order.title): Promise<unknown> =>
  executor.execute(
    videoAggregate,
    videoId,
    { kind: 'start', request: { ...order, avatarId, title } },
    { ...caller, commandId: 'request', subject: user },
  );
const statusOf = async (): Promise<string> => (await executor.load(videoAggregate, videoId)).state.status;

test('renders a video whose credits are reserved', async () => {
  await requestVideo();
  while (begun.length === 0) await sleep(5);
  expect(begun).toEqual([holdId]);
  expect(await statusOf()).toBe('pending');
});

test.each([
  ['A home', 'A home'],
  ['Property Video - 2026-11-21', undefined],
  ['Video de la propiedad - 2026-11-21', undefined],
])('for the title %p the renderer gets %p: a default name is not a headline', async (title, told) => {
  await requestVideo(order.avatarId, title);
  while (titles.length === 0) await sleep(5);
  expect(titles).toEqual([told]);
});

describe('a video with a Digital Twin', () => {
  const avatarId = 'twin-1';
  const footage = { uploadKey: 'u', contentType: 'video/webm', bytes: 5, sha256: 'a'.repeat(64), durationMs: 20_000 };
  const change = (command: AvatarCommand): Promise<unknown> =>
    executor.execute(avatarAggregate, avatarId, command, { ...caller, commandId: command.kind, subject: user });
  beforeEach(async () => {
    await change({ kind: 'request', avatarId, userId: user, name: 'Ann', footage, consentClip: null });
    await change({ kind: 'beginTraining', provider: 'local' });
    await change({ kind: 'complete', provider: 'local', modelId: 'm', modelFiles: ['model.json'] });
  });

  test('hands the twin and its files to the renderer', async () => {
    await files.putBytes('avatars/twin-1/model/model.json', Buffer.from('{}'), 'application/json');
    await requestVideo(avatarId);
    while (twins.length === 0) await sleep(5);
    expect(twins[0]).toMatchObject({ twinId: avatarId, provider: 'local', modelId: 'm', name: 'Ann' });
    const model = await twins[0]?.open('model.json');
    expect(await model?.toArray()).toEqual([Buffer.from('{}')]);
    expect(await twins[0]?.open('gone')).toBeUndefined();
  });

  test('does not begin after the consent was revoked', async () => {
    await change({ kind: 'revoke', userId: user });
    await requestVideo(avatarId);
    while ((await statusOf()) !== 'failed') await sleep(5);
    expect(begun).toEqual([]);
  });

  test('fails and costs nothing as soon as the consent is revoked while it waits', async () => {
    await requestVideo(avatarId);
    while (begun.length === 0) await sleep(5);
    await change({ kind: 'revoke', userId: user });
    while ((await statusOf()) !== 'failed') await sleep(5);
    while ((await executor.load(creditAggregate, user)).state.holds.length > 0) await sleep(5);
    while (!cancelled.includes(holdId)) await sleep(5);
    expect((await executor.load(creditAggregate, user)).state.totals.consumed).toBe(0);
  });
});

test('fails a video recorded after its hold was released instead of rendering it for free', async () => {
  await ledger.release(user, holdId, 'abandoned', caller);
  await requestVideo();
  while ((await statusOf()) !== 'failed') await sleep(5);
  expect(begun).toEqual([]);
  const { state } = await executor.load(creditAggregate, user);
  expect(state.holds).toEqual([]);
  expect(state.totals.consumed).toBe(0);
});

test('finishes a video whose render ended while the process was down', async () => {
  said = { state: 'completed', result };
  await requestVideo();
  while ((await statusOf()) !== 'ready') await sleep(5);
  while ((await executor.load(creditAggregate, user)).state.holds.length > 0) await sleep(5);
  expect((await executor.load(creditAggregate, user)).state.totals.consumed).toBe(1);
});

test('delivers a video free when its render ends after the timeout, also after a restart', async () => {
  said = { state: 'rendering', progress: 50, phase: 'Rendering', estimated: true };
  await requestVideo();
  await until(() => begun.length === 1);
  await running[0]?.stop();
  const fail = { kind: 'fail' as const, attempt: 1, code: 'timed_out' as const, timedOut: true };
  await executor.execute(videoAggregate, videoId, fail, { ...caller, commandId: 'time-out', subject: user });
  await until(async () => (await executor.load(creditAggregate, user)).state.holds.length === 0);
  said = { state: 'completed', result };
  running = [...running.slice(1), startRendering()];
  await until(async () => (await statusOf()) === 'ready');
  expect(begun).toHaveLength(1);
  const [last] = await log.readStream(videoAggregate.streamOf(videoId), { direction: 'backwards', limit: 1 });
  expect(last).toMatchObject({ type: 'VideoCompleted', data: { late: true } });
});

test('cancels the job of a video that is deleted while its job starts, and releases its hold', async () => {
  const gate = Promise.withResolvers<void>();
  starting = gate.promise;
  said = { state: 'cancelled' };
  await requestVideo();
  while (begun.length === 0) await sleep(5);
  await executor.execute(
    videoAggregate,
    videoId,
    { kind: 'delete' },
    { ...caller, commandId: 'delete', subject: user },
  );
  while ((await executor.load(creditAggregate, user)).state.holds.length > 0) await sleep(5);
  const before = cancelled.length;
  gate.resolve();
  while (running.some((process) => process.status().inFlight > 0)) await sleep(5);
  expect(cancelled.slice(before)).toEqual([holdId]);
  expect((await executor.load(creditAggregate, user)).state.totals.consumed).toBe(0);
});

test('reports how many pictures could not be loaded, not those beyond the limit', async () => {
  const leftOut = (['no_picture', 'too_many', 'unreadable'] as const).map((reason) => ({
    url: 'https://listing.example/p.jpg',
    reason,
  }));
  said = { state: 'completed', result, leftOut };
  await requestVideo();
  while ((await statusOf()) !== 'ready') await sleep(5);
  const completed = (await log.readStream(`video-${videoId}`)).at(-1);
  expect(completed).toMatchObject({ type: 'VideoCompleted', data: { picturesLeftOut: 2 } });
});

test.each([
  ['what an outside service charges for the video', { costCents: 27 }, { costCents: 27 }],
  ["that our renderer's video has no such cost", {}, { costCents: null }],
  ['how long the renderer measured that it took', { renderMs: 8_000 }, { renderMs: 8_000 }],
  ['that nobody measured how long it took', {}, { renderMs: null }],
])('records %s', async (_what, known, data) => {
  said = { state: 'completed', result: { ...result, ...known } };
  await requestVideo();
  while ((await statusOf()) !== 'ready') await sleep(5);
  const completed = (await log.readStream(`video-${videoId}`)).at(-1);
  expect(completed).toMatchObject({ type: 'VideoCompleted', data });
});

test('removes the files of a video that is deleted while they are being stored', async () => {
  said = { state: 'completed', result };
  const { videoKey } = videoFileKeys(videoId, 1);
  const put = files.putStream.bind(files);
  const storing = Promise.withResolvers<void>();
  files.putStream = async (...parameters) => {
    if (parameters[0] === videoKey) await storing.promise;
    return put(...parameters);
  };
  await requestVideo();
  while ((await files.stat(videoFileKeys(videoId, 1).captionsKey)) === undefined) await sleep(5);
  await executor.execute(
    videoAggregate,
    videoId,
    { kind: 'delete' },
    { ...caller, commandId: 'delete', subject: user },
  );
  while ((await executor.load(creditAggregate, user)).state.holds.length > 0) await sleep(5);
  storing.resolve();
  while (running.some((process) => process.status().inFlight > 0)) await sleep(5);
  expect(await files.stat(videoKey)).toBeUndefined();
});
