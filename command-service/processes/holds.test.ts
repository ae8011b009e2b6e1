import {
  assets,
  creditAggregate,
  creditAggregates,
  type Asset,
  type CreditCommand,
} from '../../domain/credits/index.ts';
import { grant } from '../../domain/credits/testing/examples.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { attemptId, videoAggregate, plainOrder } from '../../domain/videos/index.ts';
import { eventRegistry } from '../../domain/events.ts';
import { withCodec, type EventStore } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { createExecutor, type Executor } from '../executor/executor.ts';
import type { Caller } from '../support/context.ts';
import { createLedger, type Ledger } from '../support/ledger.ts';
import { createVideoCommands, type VideoCommands } from '../commands/videos.ts';
import type { RenderState, VideoProvider } from '../providers/video/port.ts';
import { holdTimeouts, type HoldsOptions } from './holds.ts';
import type { RunningWork } from './engine/background-work.ts';
import { createScriptedTwins } from '../testing/scripted-twins.ts';

const user = 'ann';
const caller: Caller = { actor: { kind: 'user', id: user }, correlationId: 'test' };
const order = {
  ...plainOrder,
  title: 'A home',
  script: 'Welcome to this lovely home.',
  avatarId: 'stock',
  brand: null,
};

/** A provider whose jobs are in the state that the test sets. */
function sayingProvider() {
  const cancelled: string[] = [];
  let said: RenderState = { state: 'unknown' };
  let isAway = false;
  const provider: VideoProvider = {
    name: 'test',
    chargesForStartedWork: false,
    nudge: async () => undefined,
    letGo: async () => undefined,
    presenters: async () => [{ id: 'stock', name: 'Stock', description: 'A stock presenter' }],
    preview: async () => undefined,
    cannotSpeak: () => undefined,
    start: async () => undefined,
    // A cached answer may be old: only a call tells.
    read: async () => ({ state: 'rendering', progress: 50, phase: 'Rendering', estimated: true }),
    ask: async () => {
      if (isAway) throw new Error('away');
      return said;
    },
    watch: () => () => undefined,
    cancel: async (jobId) => void cancelled.push(jobId),
    discard: async () => undefined,
    problem: async () => undefined,
    close: async () => undefined,
  };
  return {
    provider,
    cancelled,
    says: (state: RenderState) => void (said = state),
    goesAway: () => void (isAway = true),
  };
}

let eventStore: EventStore;
let executor: Executor;
let ledger: Ledger;
let videos: VideoCommands;
let saying: ReturnType<typeof sayingProvider>;
let running: RunningWork[];

beforeEach(async () => {
  eventStore = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  executor = createExecutor({ eventStore, registry: eventRegistry, now: Date.now });
  ledger = createLedger({ executor, now: Date.now, bundleValidity: null });
  saying = sayingProvider();
  videos = createVideoCommands({ executor, ledger, videoProvider: saying.provider, now: Date.now, renderTimeout: 60 });
  running = [];
  await ledger.grantTrial(user, Date.now(), caller);
});
afterEach(async () => {
  await Promise.all(running.map((process) => process.stop()));
});

function start(options: Partial<HoldsOptions> = {}, onError: (error: unknown) => void = () => undefined): RunningWork {
  const process = holdTimeouts({
    executor,
    ledger,
    videoProvider: saying.provider,
    twinProvider: createScriptedTwins().provider,
    now: Date.now,
    ...options,
  }).start({ eventStore, onError });
  running.push(process);
  return process;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    if (await isSo()) return;
    await sleep(10);
  }
  throw new Error('It did not happen');
}

const openHolds = async (): Promise<number> => (await executor.load(creditAggregate, user)).state.holds.length;
const reasons = async (): Promise<readonly unknown[]> =>
  (await eventStore.readStream(creditAggregate.streamOf(user)))
    .filter((event) => event.type === 'CreditsReleased')
    .map((event) => event.data['reason']);

describe('a hold', () => {
  test('is released at its timeout when its video was never recorded', async () => {
    const lonely = {
      kind: 'reserve' as const,
      holdId: 'lonely/1',
      heldFor: 'lonely',
      amount: 1,
      expiresAt: Date.now() + 40,
      requestHash: 'f',
      keyed: true,
    };
    await executor.execute(creditAggregate, user, lonely, { ...caller, commandId: 'lonely' });
    start({ orphanAfter: 80 });
    await until(async () => (await openHolds()) === 0);
    expect(await reasons()).toEqual(['abandoned']);
  });

  test.each([
    ['behind', -1],
    ['ahead', 1],
  ])('placed under a clock an hour %s stays open until its video is recorded', async (_, sign) => {
    const ben = 'ben';
    const placedAt = Date.now() + sign * 3_600_000;
    const elsewhere = createExecutor({ eventStore, registry: eventRegistry, now: () => placedAt });
    await createLedger({ executor: elsewhere, now: () => placedAt, bundleValidity: null }).grantTrial(
      ben,
      placedAt,
      caller,
    );
    const orphanAfter = 1_000;
    const process = start({ orphanAfter });
    const hold = {
      kind: 'reserve' as const,
      holdId: attemptId('skewed', 1),
      heldFor: 'skewed',
      amount: 1,
      expiresAt: placedAt + 5_400_000,
      requestHash: 'f',
      keyed: true,
    };
    await elsewhere.execute(creditAggregate, ben, hold, { ...caller, commandId: 'skewed' });
    await until(() => process.status().inFlight === 1);
    await sleep(100);
    const request = {
      ...order,
      madeFrom: null,
      template: 'custom' as const,
      videoId: 'skewed',
      userId: ben,
      language: 'en-US',
      estimatedMs: 5_000,
      halfCredits: 1,
      availableAfterHalfCredits: 1,
    };
    await elsewhere.execute(
      videoAggregate,
      'skewed',
      { kind: 'start', request },
      { ...caller, commandId: 'request', subject: ben },
    );
    await sleep(orphanAfter);
    expect((await executor.load(creditAggregate, ben)).state.holds).toHaveLength(1);
    expect((await executor.load(videoAggregate, 'skewed')).state.status).toBe('pending');
  });

  test('times out for an unfinished video: the attempt fails, its job is canceled, the credits return', async () => {
    const { videoId } = await videos.startVideo(user, order, caller);
    start();
    await until(async () => (await openHolds()) === 0);
    expect(await reasons()).toEqual(['timed_out']);
    expect((await executor.load(videoAggregate, videoId)).state).toMatchObject({ status: 'failed', attempt: 1 });
    expect(saying.cancelled).toEqual([attemptId(videoId, 1)]);
  });

  test('leaves a finished video to the rendering process, which captures it', async () => {
    const errors: unknown[] = [];
    const { videoId } = await videos.startVideo(user, order, caller);
    const file = { contentType: 'video/mp4', open: async () => Readable.from([]) };
    saying.says({
      state: 'completed',
      result: { video: file, thumbnail: file, captions: file, durationSeconds: 20 },
    });
    start({}, (error) => errors.push(error));
    await until(() => errors.length > 0);
    expect(await openHolds()).toBe(1);
    await ledger.capture(user, attemptId(videoId, 1), 20_000, caller);
    await until(() => running.every((process) => process.status().inFlight === 0));
    expect(await reasons()).toEqual([]);
  });

  test.each([
    ['that is at work', (): void => saying.says({ state: 'rendering', progress: 9, phase: '', estimated: true }), []],
    ['that does not answer', (): void => saying.goesAway(), []],
    ['that has not begun', (): void => saying.says({ state: 'queued', ahead: 0 }), ['cancelled']],
  ])(
    'releases the hold of a service %s and charges for started work, and the job goes on if it may',
    async (_, tell, ends) => {
      const provider = { ...saying.provider, chargesForStartedWork: true };
      await videos.startVideo(user, order, caller);
      tell();
      start({ videoProvider: provider });
      await until(async () => (await openHolds()) === 0);
      expect(await reasons()).toEqual(['timed_out']);
      expect(saying.cancelled).toHaveLength(ends.length);
    },
  );

  test('is no longer watched once settled; an open one is watched again after a restart', async () => {
    const { videoId } = await videos.startVideo(user, order, caller);
    await ledger.release(user, attemptId(videoId, 1), 'failed', caller);
    const patient = createVideoCommands({
      executor,
      ledger,
      videoProvider: saying.provider,
      now: Date.now,
      renderTimeout: 3_600_000,
    });
    await patient.startVideo(user, { ...order, title: 'Another home' }, caller);
    const first = start();
    await until(() => first.status().inFlight === 1);
    await first.stop();
    expect(await openHolds()).toBe(1);
    const second = start();
    await until(() => second.status().inFlight === 1);
    expect(await reasons()).toEqual(['failed']);
  });

  test('does not cause its account to be read once it is settled, even on another page', async () => {
    await executor.execute(creditAggregate, user, grant('gift', 5_000), { ...caller, commandId: 'gift' });
    const reserve = (holdId: string) =>
      executor.execute(
        creditAggregate,
        user,
        {
          kind: 'reserve',
          holdId,
          heldFor: holdId,
          amount: 1,
          expiresAt: Date.now() - 1,
          requestHash: 'f',
          keyed: true,
        },
        { ...caller, commandId: holdId },
      );
    // Each is settled after the next one is placed, so one hold is open across the end of every page.
    for (let n = 0; n < 1_100; n += 1) {
      await reserve(`hold-${n}`);
      if (n > 0) await ledger.release(user, `hold-${n - 1}`, 'failed', caller);
    }
    let loads = 0;
    const process = start({
      executor: {
        ...executor,
        load: (...args) => {
          loads += 1;
          return executor.load(...args);
        },
      },
      orphanAfter: 3_600_000,
    });
    const head = await eventStore.head();
    await until(() => process.status().inFlight === 1);
    await until(() => loads > 0);
    // The account and the video of the open hold.
    expect(loads).toBe(2);
    expect(await openHolds()).toBe(1);
    await ledger.release(user, 'hold-1099', 'failed', caller);
    await until(() => process.status().inFlight === 0);
    expect(await eventStore.head()).not.toBe(head);
  });

  test.each(assets)(
    'in a long history of %s is looked up in its account: settled ones are passed over, an open one is released',
    async (asset) => {
      const run = (of: Asset, command: CreditCommand, commandId: string) =>
        executor.execute(creditAggregates[of], user, command, { ...caller, commandId: `${of}/${commandId}` });
      const reserve = (of: Asset, heldFor: string) =>
        run(
          of,
          {
            kind: 'reserve',
            holdId: `${heldFor}/1`,
            heldFor,
            amount: 1,
            expiresAt: Date.now() + 40,
            requestHash: 'f',
            keyed: true,
          },
          heldFor,
        );
      for (const of of assets) await run(of, grant('gift', 5_000), 'gift');
      await reserve(asset, 'lonely');
      for (let n = 0; n < 300; n += 1)
        for (const of of assets) {
          await reserve(of, `${of}-${n}`);
          await ledger.release(user, `${of}-${n}/1`, 'failed', caller, of);
        }
      const process = start({ orphanAfter: 80 });
      const account = creditAggregates[asset];
      await until(async () => (await executor.load(account, user)).state.holds.length === 0);
      const [last] = await eventStore.readStream(account.streamOf(user), { direction: 'backwards', limit: 1 });
      expect(last).toMatchObject({
        type: 'CreditsReleased',
        data: { asset, holdId: 'lonely/1', reason: 'abandoned' },
      });
      await until(() => process.status().inFlight === 0);
      const head = await eventStore.head();
      await until(() => process.status().position === head);
    },
  );
});
