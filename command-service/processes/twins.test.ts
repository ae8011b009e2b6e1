import { afterEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { avatarAggregate, type Recording } from '../../domain/avatars/index.ts';
import { START } from '../../domain/envelope.ts';
import { eventRegistry } from '../../domain/events.ts';
import { twinCreditAggregate } from '../../domain/twin-credits/index.ts';
import { heldCredits, availableCredits } from '../../domain/credits/index.ts';
import { withCodec, type EventStore } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { createExecutor } from '../executor/executor.ts';
import { createAvatarCommands } from '../handlers/avatars.ts';
import type { Caller } from '../handlers/context.ts';
import type { TrainState } from '../providers/twins/port.ts';
import { createMemoryFiles, createScriptedTwins, scriptedResult } from '../testing/scripted-twins.ts';
import type { RunningWork } from './engine/background-work.ts';
import { twinHolds } from './twin-holds.ts';
import { twinSettlement } from './twin-settlement.ts';
import { twinTraining } from './twin-training.ts';

const user = 'ann';
const caller: Caller = { actor: { kind: 'user', id: user }, correlationId: 'test' };
const recording = (uploadKey: string): Recording => ({
  uploadKey,
  contentType: 'video/webm',
  bytes: 5,
  sha256: 'a'.repeat(64),
  durationMs: 20_000,
});
const killed = new Error('The server was killed');

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** A server with its log, files and provider; `restart` is what follows a kill: nothing in memory is left. */
async function openServer() {
  const raw = createMemoryEventStore();
  const keyRing = createMemoryKeyRing();
  const { files, keys } = createMemoryFiles();
  const twins = createScriptedTwins();
  let clock = 1_000;
  /** Kills the server before or after the append that brings it to 0. */
  let deaths: ('before' | 'after')[] = [];
  let countdown = Infinity;
  const open = () => {
    const sealed = withCodec(raw, { registry: eventRegistry, keyRing });
    const eventStore: EventStore = {
      ...sealed,
      append: async (...args) => {
        countdown -= 1;
        const death = countdown === 0 ? deaths.shift() : undefined;
        if (death === 'before') throw killed;
        const appended = await sealed.append(...args);
        if (death === 'after') throw killed;
        return appended;
      },
      loadCheckpoint: async () => START,
      saveCheckpoint: async () => undefined,
    };
    const executor = createExecutor({ eventStore, registry: eventRegistry, now: () => clock });
    const options = { executor, files, twinProvider: twins.provider, now: () => clock, twinTimeout: 60_000 };
    return { eventStore, executor, commands: createAvatarCommands(options), options };
  };
  let server = open();
  let running: RunningWork[] = [];
  const start = (orphanAfter: number): void => {
    const { eventStore, options } = server;
    const works = [twinTraining(options), twinSettlement(options), twinHolds({ ...options, orphanAfter })];
    running = works.map((work) => work.start({ eventStore, onError: () => void (isDead = true) }));
  };
  let isDead = false;
  const stop = async (): Promise<void> => {
    await Promise.all(running.splice(0).map((work) => work.stop()));
  };
  stops.push(stop);
  const restart = async (orphanAfter = 60_000): Promise<void> => {
    await stop();
    isDead = false;
    server = open();
    start(orphanAfter);
  };
  const grant = async (paymentId: string): Promise<void> => {
    await server.executor.execute(
      twinCreditAggregate,
      user,
      {
        kind: 'grant',
        lotId: paymentId,
        twinCredits: 1,
        paymentId,
        priceCents: 35_000,
        paidCents: 35_000,
        currency: 'usd',
        catalogVersion: '1',
        itemName: 'Digital Twin',
      },
      { ...caller, commandId: paymentId, subject: user },
    );
  };
  await grant('pi_1');
  return {
    ...twins,
    files,
    keys,
    grant,
    restart,
    stop,
    die: (after: number, how: 'before' | 'after') => {
      countdown = after;
      deaths = [how];
    },
    live: () => {
      countdown = Infinity;
    },
    isDead: () => isDead,
    passTime: (milliseconds: number) => {
      clock += milliseconds;
    },
    commands: () => server.commands,
    submit: async (avatarId = 'twin-1') => {
      await files.putBytes(`uploads/${avatarId}/whole`, Buffer.from('video'), 'video/webm');
      await files.putBytes(`uploads/${avatarId}-consent/whole`, Buffer.from('yes'), 'video/webm');
      const order = {
        name: 'Ann',
        footage: recording(`uploads/${avatarId}/whole`),
        consentClip: recording(`uploads/${avatarId}-consent/whole`),
      };
      return server.commands.createAvatar(user, avatarId, order, caller);
    },
    avatar: async (avatarId = 'twin-1') => (await server.executor.load(avatarAggregate, avatarId)).state,
    credits: async () => {
      const { state } = await server.executor.load(twinCreditAggregate, user);
      return { available: availableCredits(state, clock), held: heldCredits(state), debt: state.debt };
    },
  };
}

/** Waits for a condition, for at most a minute. */
async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${isTrue.toString()}`);
    await sleep(2);
  }
}

const ready = (modelId = 'm1'): TrainState => ({ state: 'ready', result: scriptedResult(modelId) });
const training = (progress: number, consentUrl?: string): TrainState => ({
  state: 'training',
  progress,
  phase: 'Finding your face',
  estimated: false,
  ...(consentUrl === undefined ? {} : { consentUrl }),
});
const failed: TrainState = { state: 'failed', code: 'no_face' };

describe('a Digital Twin', () => {
  test('holds its credit at submission and uses it when it is ready; its files are ours', async () => {
    const server = await openServer();
    await server.restart();
    await server.submit();
    expect(await server.credits()).toEqual({ available: 0, held: 1, debt: 0 });
    await until(() => server.trained.length === 1);
    server.report('twin-1', training(40));
    await until(async () => (await server.avatar()).progress === 40);
    server.report('twin-1', ready());
    await until(async () => (await server.credits()).held === 0);
    expect(await server.credits()).toEqual({ available: 0, held: 0, debt: 0 });
    expect(await server.avatar()).toMatchObject({ status: 'ready', model: { modelId: 'm1', files: ['model.bin'] } });
    expect(server.keys()).toEqual([
      'avatars/twin-1/clip.mp4',
      'avatars/twin-1/footage',
      'avatars/twin-1/model/model.bin',
      'avatars/twin-1/poster',
      'consents/twin-1/clip',
    ]);
  });

  test('gives its credit back when it fails, and keeps no recording', async () => {
    const server = await openServer();
    await server.restart();
    await server.submit();
    server.report('twin-1', failed);
    await until(async () => (await server.credits()).available === 1);
    await until(() => server.keys().length === 0);
    expect(await server.avatar()).toMatchObject({ status: 'failed', timedOut: false });
  });

  test('cannot be paid twice with one credit, also by two requests at once (trust P11, F10)', async () => {
    const server = await openServer();
    const refused = { code: 'INSUFFICIENT_CREDITS', message: 'You need a Digital Twin credit for this.' };
    const both = await Promise.allSettled([server.submit('twin-1'), server.submit('twin-2')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused });
    await expect(server.commands().requireTwinCredit(user)).rejects.toMatchObject(refused);
    expect(await server.credits()).toEqual({ available: 0, held: 1, debt: 0 });
  });

  test('is the same twin when its request is repeated', async () => {
    const server = await openServer();
    await server.grant('pi_2');
    await server.submit();
    await server.submit();
    expect(await server.credits()).toMatchObject({ available: 1, held: 1 });
  });

  test('stops being made when its consent is taken back; the credit returns and nothing of it stays', async () => {
    const server = await openServer();
    await server.restart();
    await server.submit();
    await until(() => server.trained.length === 1);
    await server.commands().revokeConsent(user, 'twin-1', caller);
    expect(await server.credits()).toEqual({ available: 1, held: 0, debt: 0 });
    await until(() => server.keys().length === 0);
    expect(await server.provider.read('twin-1')).toMatchObject({ state: expect.stringMatching(/cancelled|unknown/) });
  });

  test('that was ready keeps only the proof of its consent when it is deleted or revoked', async () => {
    for (const end of ['deleteAvatar', 'revokeConsent'] as const) {
      const server = await openServer();
      await server.restart();
      await server.submit();
      server.report('twin-1', ready());
      await until(async () => (await server.credits()).held === 0);
      await server.commands()[end](user, 'twin-1', { ...caller, idempotencyKey: 'k' });
      await server.commands()[end](user, 'twin-1', { ...caller, idempotencyKey: 'k' });
      await until(() => server.keys().length === 1);
      expect(server.keys()).toEqual(['consents/twin-1/clip']);
      expect(server.deletedModels).toContain('m1');
      expect(await server.credits()).toEqual({ available: 0, held: 0, debt: 0 });
    }
  });

  test('times out with its hold: the credit returns, and a result that comes later is free', async () => {
    const server = await openServer();
    await server.submit();
    server.passTime(61_000);
    await server.restart();
    await until(async () => (await server.credits()).available === 1);
    expect(await server.avatar()).toMatchObject({ status: 'failed', timedOut: true });
  });

  test('whose upload is gone fails and gives its credit back', async () => {
    const server = await openServer();
    await server.submit();
    await server.files.removeAll('uploads/');
    await server.restart();
    await until(async () => (await server.credits()).available === 1);
    expect(server.trained).toEqual([]);
  });

  test('that was never recorded because the server died between credit and twin gives the credit back', async () => {
    const server = await openServer();
    server.die(2, 'before');
    await expect(server.submit()).rejects.toThrow(killed);
    expect(await server.credits()).toMatchObject({ held: 1 });
    server.live();
    await server.restart(5);
    await until(async () => (await server.credits()).available === 1);
  });
});

/** What may happen between the submission and the end, in any order. */
const happening = fc.oneof(
  fc.record({
    kind: fc.constant('report' as const),
    state: fc.constantFrom(training(10), training(60), training(30), failed, ready('m1'), ready('m2')),
  }),
  fc.record({ kind: fc.constantFrom('revoke' as const, 'delete' as const, 'timeout' as const) }),
  fc.record({
    kind: fc.constant('kill' as const),
    after: fc.integer({ min: 1, max: 4 }),
    how: fc.constantFrom('before' as const, 'after' as const),
  }),
);

test('a credit is never lost, doubled or left on hold under kills and every order of reports', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 6 }), async (happenings) => {
      const server = await openServer();
      await server.restart(60_000);
      await server.submit().catch(() => undefined);
      for (const each of happenings) {
        if (each.kind === 'report') server.report('twin-1', each.state);
        else if (each.kind === 'kill') server.die(each.after, each.how);
        else if (each.kind === 'timeout') server.passTime(61_000);
        else if (each.kind === 'revoke')
          await server
            .commands()
            .revokeConsent(user, 'twin-1', caller)
            .catch(() => undefined);
        else
          await server
            .commands()
            .deleteAvatar(user, 'twin-1', caller)
            .catch(() => undefined);
        await sleep(1);
        if (server.isDead()) await server.restart();
        const { available, held, debt } = await server.credits();
        expect([available + held <= 1, debt]).toEqual([true, 0]);
      }
      // In the end nothing kills the server, and the provider has said its last word.
      server.live();
      await server.restart();
      server.report('twin-1', failed);
      await until(async () => (await server.credits()).held === 0);
      const { status, model } = await server.avatar();
      const isUsed = model !== null && !model.late;
      expect(await server.credits()).toEqual({ available: isUsed ? 0 : 1, held: 0, debt: 0 });
      if (status !== 'ready')
        await until(() => server.keys().every((key) => key.startsWith('consents/') && model !== null));
      await server.stop();
    }),
    { numRuns: 40 },
  );
}, 120_000);
