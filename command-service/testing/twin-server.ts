import { setTimeout as sleep } from 'node:timers/promises';
import { avatarAggregate, type Recording } from '../../domain/avatars/index.ts';
import { availableCredits, creditAggregates, heldCredits } from '../../domain/credits/index.ts';
import { START } from '../../domain/envelope.ts';
import { eventRegistry } from '../../domain/events.ts';
import { withCodec, type EventStore } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { avatarEraser, avatarsAtProviderEraser } from '../erasure/avatars.ts';
import { createExecutor } from '../executor/executor.ts';
import { createAvatarCommands } from '../commands/avatars.ts';
import type { Caller } from '../support/context.ts';
import { createLedger } from '../support/ledger.ts';
import type { RunningWork } from '../processes/engine/background-work.ts';
import { holdTimeouts, type HoldsOptions } from '../processes/holds.ts';
import { twinSettlement } from '../processes/twin-settlement.ts';
import { twinTraining } from '../processes/twin-training.ts';
import { createMemoryProgress } from '../providers/progress/testing/memory-progress.ts';
import type { TrainState } from '../providers/twins/port.ts';
import { createMemoryFiles, createScriptedTwins, scriptedResult } from './scripted-twins.ts';

/** The owner of the twins. */
export const user = 'ann';
export const caller: Caller = { actor: { kind: 'user', id: user }, correlationId: 'test' };
const recording = (uploadKey: string): Recording => ({
  uploadKey,
  contentType: 'video/webm',
  bytes: 5,
  sha256: 'a'.repeat(64),
  durationMs: 20_000,
});
export const killed = new Error('The server was killed');

const stops: (() => Promise<unknown>)[] = [];
/** Stops every server that was opened. */
export const stopServers = async (): Promise<void> => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
};

const noVideos: HoldsOptions['videoProvider'] = {
  chargesForStartedWork: false,
  ask: () => Promise.reject(new Error('There are no videos here')),
  cancel: () => Promise.reject(new Error('There are no videos here')),
};

/** A server with its log, files and provider; `restart` is what follows a kill: nothing in memory is left. */
export async function openTwinServer() {
  const raw = createMemoryEventStore();
  const keyRing = createMemoryKeyRing();
  const { files, keys } = createMemoryFiles();
  const twins = createScriptedTwins();
  let clock = 1_000;
  const progress = createMemoryProgress(() => clock);
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
    const ledger = createLedger({ executor, now: () => clock, bundleValidity: null });
    const options = {
      executor,
      ledger,
      files,
      videoProvider: noVideos,
      twinProvider: twins.provider,
      progress,
      now: () => clock,
      twinTimeout: 60_000,
    };
    return { eventStore, executor, commands: createAvatarCommands(options), options };
  };
  let server = open();
  let running: RunningWork[] = [];
  const start = (orphanAfter: number): void => {
    const { eventStore, options } = server;
    const works = [twinTraining(options), twinSettlement(options), holdTimeouts({ ...options, orphanAfter })];
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
      creditAggregates.twins,
      user,
      {
        kind: 'grant',
        lotId: paymentId,
        source: 'bundle',
        amount: 1,
        expiresAt: null,
        paymentId,
        priceCents: 35_000,
        paidCents: 35_000,
        currency: 'usd',
        catalogVersion: '1',
        isApart: false,
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
    /** How far a twin is, in percent. */
    progressOf: async (avatarId: string) => (await progress.read([avatarId])).get(avatarId)?.percent,
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
    /** Erases the account's twins like the erasure of the account. */
    erase: async () => {
      const options = { ...server.options, eventStore: server.eventStore };
      const leaving = { userId: user, localAccountId: undefined, addresses: [], caller };
      const atProvider = avatarsAtProviderEraser(options);
      const found = await atProvider.find(leaving);
      await avatarEraser(options).erase(leaving);
      for (const id of found) await atProvider.remove(user, id, caller);
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
      const { state } = await server.executor.load(creditAggregates.twins, user);
      return { available: availableCredits(state, clock), held: heldCredits(state), debt: state.debt };
    },
  };
}

/** Waits for a condition, for at most a minute. */
export async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${isTrue.toString()}`);
    await sleep(2);
  }
}

export const ready = (modelId = 'm1'): TrainState => ({ state: 'ready', result: scriptedResult(modelId) });
export const training = (progress: number, consentUrl?: string): TrainState => ({
  state: 'training',
  progress,
  phase: 'Finding your face',
  estimated: false,
  ...(consentUrl === undefined ? {} : { consentUrl }),
});
export const failed: TrainState = { state: 'failed', code: 'no_face' };
