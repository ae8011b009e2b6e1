import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { videoAggregate, plainOrder } from '../../domain/videos/index.ts';
import { availableCredits, creditAggregate } from '../../domain/credits/index.ts';
import type { EventStore, KeyRing } from '../../event-store/index.ts';
import { createMemoryKeyRing } from '../../event-store/testing/index.ts';
import type { Caller } from '../support/context.ts';
import { openCommandProcess, type CommandProcess, type CommandProcessOptions } from './command-process.ts';
import { soak } from './two-processes-soak.ts';

const start = 1_800_000_000_000;
const bundle = {
  kind: 'bundle',
  id: 'b',
  name: 'Starter Pack',
  priceCents: 17_750,
  twinCredits: 0,
  catalogVersion: 'v',
} as const;
const boughtWith = (halfCredits: number) => ({
  paymentId: 'pi_1',
  item: { ...bundle, halfCredits },
  paidCents: bundle.priceCents,
});
const order = (script: string) => ({
  ...plainOrder,
  title: 'Tour',
  script,
  avatarId: 'emma',
});
const longScript = Array.from({ length: 600 }, () => 'house').join(' ');

/** The guarantees for two command processes on one log, for every engine. */
export function twoProcessesContract(engine: string, connect: () => Promise<EventStore>, requests: number): void {
  describe(`two command processes on one log in ${engine}`, () => {
    let keyRing: KeyRing;
    let user: string;
    let caller: Caller;
    const open = async (options: Partial<CommandProcessOptions> = {}): Promise<CommandProcess> =>
      openCommandProcess({ log: await connect(), keyRing, now: () => start, ...options });
    const availableTo = async ({ executor }: CommandProcess, at = start): Promise<number> =>
      availableCredits((await executor.load(creditAggregate, user)).state, at);

    beforeEach(() => {
      keyRing = createMemoryKeyRing();
      user = randomUUID();
      caller = { actor: { kind: 'user', id: user }, correlationId: 'test' };
    });

    test('starts one video for two concurrent requests with one key and refuses the other request', async () => {
      const [reserved, requested] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      await (await open()).ledger.grantBundle(user, boughtWith(20), caller);
      const one = await open({
        append: async (stream, append) => {
          if (stream.startsWith('video-')) await requested.promise;
          const result = await append();
          if (stream.startsWith('credits-')) reserved.resolve();
          return result;
        },
      });
      const two = await open({
        append: async (stream, append) => {
          if (stream.startsWith('credits-')) await reserved.promise;
          return append();
        },
      });
      const keyed = { ...caller, idempotencyKey: 'one-key' };
      const [short, long] = await Promise.allSettled([
        one.videos.startVideo(user, order('Short script.'), keyed),
        two.videos.startVideo(user, order(longScript), keyed).finally(() => requested.resolve()),
      ]);
      expect(short).toMatchObject({ status: 'fulfilled', value: { reserved: 1 } });
      expect(long).toMatchObject({ status: 'rejected', reason: { code: 'IDEMPOTENCY_KEY_REUSED' } });
      const { state } = await (await open()).executor.load(creditAggregate, user);
      const [hold] = state.holds;
      const video = (await (await open()).executor.load(videoAggregate, hold?.heldFor ?? '')).state;
      expect([state.holds.length, video.request?.halfCredits, await availableTo(one), await availableTo(two)]).toEqual([
        1, 1, 19, 19,
      ]);
    });

    test('settles a video once that one process captures while the other deletes it', async () => {
      const captured = Promise.withResolvers<void>();
      const slow = { now: false };
      const one = await open();
      const two = await open({
        append: async (stream, append) => {
          if (slow.now && stream.startsWith('credits-')) await captured.promise;
          return append();
        },
      });
      await one.ledger.grantBundle(user, boughtWith(8), caller);
      const { videoId } = await two.videos.startVideo(user, order(longScript), { ...caller, idempotencyKey: 'k1' });
      const context = { actor: caller.actor, correlationId: 'test', subject: user };
      await one.executor.execute(
        videoAggregate,
        videoId,
        { kind: 'beginRender', attempt: 1, provider: 'idle' },
        { ...context, commandId: 'start' },
      );
      const files = { videoKey: 'v', thumbnailKey: 't', captionsKey: 'c', picturesLeftOut: 0 };
      await one.executor.execute(
        videoAggregate,
        videoId,
        { kind: 'complete', attempt: 1, durationMs: 230_000, ...files },
        { ...context, commandId: 'complete' },
      );
      slow.now = true;
      const deleting = two.videos.deleteVideo(user, videoId, { ...caller, idempotencyKey: 'k2' });
      await sleep(20);
      await one.ledger.capture(user, `${videoId}-1`, 230_000, caller);
      captured.resolve();
      await deleting;
      slow.now = false;
      expect([await availableTo(one), await availableTo(two), await availableTo(await open())]).toEqual([0, 0, 0]);
      await expect(two.videos.startVideo(user, order(longScript), caller)).rejects.toMatchObject({
        code: 'INSUFFICIENT_CREDITS',
      });
    });

    test('grants a payment once that both grant while a trial expires between their clocks', async () => {
      const end = start + 30 * 24 * 3_600_000;
      const late = Promise.withResolvers<void>();
      await (await open()).ledger.grantTrial(user, start, caller);
      const one = await open({ now: () => end + 1 });
      const two = await open({
        now: () => end - 50,
        append: async (_stream, append) => {
          await late.promise;
          return append();
        },
      });
      const reported = two.ledger.grantBundle(user, boughtWith(20), caller);
      await one.ledger.grantBundle(user, boughtWith(20), caller);
      late.resolve();
      await reported;
      expect([await availableTo(one, end), await availableTo(two, end), await availableTo(await open(), end)]).toEqual([
        20, 20, 20,
      ]);
    });

    test(`spends each credit once over ${requests} requests with shared keys, clock skew, lost answers and kills`, async () => {
      await soak({ connect, keyRing, requests, start });
    });
  });
}
