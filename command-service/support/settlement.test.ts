import { beforeEach, describe, expect, test } from '@jest/globals';
import { availableCredits, creditAggregate } from '../../domain/credits/index.ts';
import { eventRegistry } from '../../domain/events.ts';
import { attemptId, type VideoCommand, videoAggregate, plainOrder } from '../../domain/videos/index.ts';
import { withCodec, type EventStore, type KeyRing } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { createExecutor, type Executor } from '../executor/executor.ts';
import { holdTimeouts } from '../processes/holds.ts';
import { idleProvider } from '../testing/command-process.ts';
import type { VideoProvider } from '../providers/video/port.ts';
import type { Caller } from './context.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { settleAttempt } from './settlement.ts';
import { createVideoCommands, type VideoCommands } from '../commands/videos.ts';
import { createScriptedTwins } from '../testing/scripted-twins.ts';

const user = 'ann';
const caller: Caller = { actor: { kind: 'user', id: user }, correlationId: 'test' };
const order = {
  ...plainOrder,
  title: '12 Main St, the Miller family',
  script: 'A short script.',
  avatarId: 'emma',
};
const minute = 60_000;

let clock: number;
let log: EventStore;
let eventStore: EventStore;
let keyRing: KeyRing;
let executor: Executor;
let ledger: Ledger;
let videos: VideoCommands;
let provider: VideoProvider;

beforeEach(async () => {
  clock = Date.UTC(2026, 10, 22);
  log = createMemoryEventStore();
  keyRing = createMemoryKeyRing();
  eventStore = withCodec(log, { registry: eventRegistry, keyRing });
  provider = idleProvider;
  open();
  const item = {
    kind: 'bundle',
    id: 'b',
    name: 'Starter Pack',
    halfCredits: 8,
    priceCents: 1,
    twinCredits: 0,
    catalogVersion: 'v',
  } as const;
  await ledger.grantBundle(user, { paymentId: 'pi_1', item, paidCents: 1 }, caller);
});

/** Opens the command side as a process that starts now. */
function open(): void {
  executor = createExecutor({ eventStore, registry: eventRegistry, now: () => clock });
  ledger = createLedger({ executor, now: () => clock, bundleValidity: null });
  videos = createVideoCommands({
    executor,
    ledger,
    videoProvider: provider,
    now: () => clock,
    renderTimeout: 90 * minute,
  });
}

const record = (videoId: string, command: VideoCommand) =>
  executor.execute(videoAggregate, videoId, command, {
    ...caller,
    commandId: `${command.kind}-${videoId}`,
    subject: user,
  });
const startRender = (videoId: string) => record(videoId, { kind: 'beginRender', attempt: 1, provider: 'test' });
const complete = (videoId: string) =>
  record(videoId, {
    kind: 'complete',
    attempt: 1,
    durationMs: 25_000,
    videoKey: 'v',
    thumbnailKey: 't',
    captionsKey: 'c',
    picturesLeftOut: 0,
  });
const settle = (videoId: string, attempt = 1) =>
  settleAttempt(videoId, attempt, caller, { executor, ledger, videoProvider: provider });
const account = async () => {
  const { state } = await executor.load(creditAggregate, user);
  return { available: availableCredits(state, clock), consumed: state.totals.consumed, holds: state.holds.length };
};

describe('a finished video is charged', () => {
  test('after a crash before the capture, even when the timeout has passed meanwhile', async () => {
    const { videoId } = await videos.startVideo(user, order, caller);
    await startRender(videoId);
    await complete(videoId);
    clock += 91 * minute;
    open();
    const holds = holdTimeouts({
      executor,
      ledger,
      videoProvider: provider,
      twinProvider: createScriptedTwins().provider,
      now: () => clock,
    }).start({
      eventStore,
      onError: () => undefined,
    });
    while ((await account()).holds > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await holds.stop();
    expect(await account()).toEqual({ available: 7, consumed: 1, holds: 0 });
  });

  test('when it is deleted before the capture', async () => {
    const { videoId } = await videos.startVideo(user, order, caller);
    await startRender(videoId);
    await complete(videoId);
    await videos.deleteVideo(user, videoId, caller);
    expect(await account()).toEqual({ available: 7, consumed: 1, holds: 0 });
    await settle(videoId);
    expect(await account()).toEqual({ available: 7, consumed: 1, holds: 0 });
  });
});

describe('a hold is settled by the outcome of its attempt', () => {
  test('releases the hold of the first attempt while the second one renders', async () => {
    const { videoId } = await videos.startVideo(user, order, caller);
    await record(videoId, { kind: 'fail', attempt: 1, code: 'renderer_failed', timedOut: false });
    await videos.refreshVideo(user, videoId, caller);
    expect((await account()).holds).toBe(2);
    await settle(videoId, 1);
    await settle(videoId, 2);
    const { state } = await executor.load(creditAggregate, user);
    expect(state.holds.map(({ holdId }) => holdId)).toEqual([attemptId(videoId, 2)]);
  });

  test('charges nothing for a result that comes after the timeout', async () => {
    const { videoId } = await videos.startVideo(user, order, caller);
    await record(videoId, { kind: 'fail', attempt: 1, code: 'timed_out', timedOut: true });
    await complete(videoId);
    await settle(videoId);
    expect(await account()).toEqual({ available: 8, consumed: 0, holds: 0 });
    expect((await executor.load(videoAggregate, videoId)).state.status).toBe('ready');
  });

  test('releases the hold of a video deleted while rendering, unless the provider charges for started work', async () => {
    for (const charges of [false, true]) {
      provider = { ...provider, chargesForStartedWork: charges };
      open();
      const before = (await account()).available;
      const { videoId } = await videos.startVideo(user, { ...order, title: `charges: ${charges}` }, caller);
      await startRender(videoId);
      await videos.deleteVideo(user, videoId, caller);
      expect(before - (await account()).available).toBe(charges ? 1 : 0);
    }
  });
});

describe('an erased account', () => {
  test('has its open holds settled and its titles made unreadable', async () => {
    const { videoId } = await videos.startVideo(user, order, caller);
    await startRender(videoId);
    const set = { kind: 'set' as const, adjustmentId: 'a1', amount: 4, reason: 'Mrs Miller called' };
    await executor.execute(creditAggregate, user, set, { ...caller, commandId: 'set', subject: user });
    await keyRing.destroy(user);
    open();
    await complete(videoId);
    await settle(videoId);
    expect((await account()).holds).toBe(0);
    const stored = JSON.stringify([
      ...(await log.readStream(`video-${videoId}`)),
      ...(await log.readStream(`credits-${user}`)),
    ]);
    expect(stored).not.toMatch(/Miller|Main St/);
  });
});
