import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { creditAggregate } from '../../domain/credits/index.ts';
import type { RecordedEvent } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import { LogUnavailable, type EventStore, type KeyRing } from '../../event-store/index.ts';
import type { Caller } from '../support/context.ts';
import { openCommandProcess, type CommandProcess } from './command-process.ts';
import { plainOrder } from '../../domain/videos/index.ts';

export interface SoakOptions {
  readonly connect: () => Promise<EventStore>;
  readonly keyRing: KeyRing;
  readonly requests: number;
  /** Milliseconds since the epoch. */
  readonly start: number;
}

/** Requests that share one key; their bodies differ. */
const requestsPerKey = 20;
const usersCount = 25;
const granted = 60;
const atOnce = 200;

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Sends requests to two processes with clock skew of up to a second, delayed appends, lost answers and random kills.
 * Then checks the log against an independent model.
 */
export async function soak({ connect, keyRing, requests, start }: SoakOptions): Promise<void> {
  const random = seeded(20_261_122);
  const log = await connect();
  const logs = [log, await connect()];
  const append: NonNullable<Parameters<typeof openCommandProcess>[0]['append']> = async (_stream, go) => {
    const chance = random();
    if (chance < 0.02) throw new LogUnavailable('Refused on its way');
    if (chance < 0.3) await sleep(random() * 3);
    const result = await go();
    if (chance > 0.98) throw new LogUnavailable('The answer was lost');
    return result;
  };
  const open = (index: number): CommandProcess => {
    const skew = Math.round((random() - 0.5) * 2_000);
    return openCommandProcess({ log: logs[index] ?? log, keyRing, now: () => start + skew, append });
  };
  const processes = [open(0), open(1)];
  const users = Array.from({ length: usersCount }, () => randomUUID());
  const callerOf = (user: string): Caller => ({ actor: { kind: 'user', id: user }, correlationId: 'soak' });
  const untilStored = async (work: () => Promise<unknown>): Promise<void> => {
    for (;;) {
      try {
        await work();
        return;
      } catch (error) {
        if (!(error instanceof LogUnavailable) && !(error instanceof Refusal && error.code === 'CONFLICT')) throw error;
      }
    }
  };
  for (const user of users) {
    const item = {
      kind: 'bundle',
      id: 'b',
      name: 'Bundle',
      halfCredits: granted,
      priceCents: 1,
      twinCredits: 0,
      catalogVersion: 'v',
    } as const;
    await untilStored(() =>
      (processes[0] ?? open(0)).ledger.grantBundle(
        user,
        { paymentId: `pi_${user}`, item, paidCents: 1 },
        callerOf(user),
      ),
    );
  }

  const answers = new Map<string, Set<string>>();
  let sent = 0;
  const worker = async (): Promise<void> => {
    while (sent < requests) {
      sent += 1;
      const keyIndex = Math.floor(random() * (requests / requestsPerKey));
      const user = users[keyIndex % usersCount] ?? '';
      const idempotencyKey = `key ${keyIndex}`;
      const index = random() < 0.5 ? 0 : 1;
      if (random() < 0.005) processes[index] = open(index);
      const script = Array.from({ length: 1 + Math.floor(random() * 3) * 100 }, () => 'house').join(' ');
      const order = {
        ...plainOrder,
        title: 'Tour',
        script,
        avatarId: 'emma',
      };
      const target = processes[index] ?? open(index);
      try {
        const { videoId, reserved } = await target.videos.startVideo(user, order, {
          ...callerOf(user),
          idempotencyKey,
        });
        const known = answers.get(`${user} ${idempotencyKey}`) ?? new Set();
        answers.set(`${user} ${idempotencyKey}`, known.add(`${videoId} ${reserved} ${script.length}`));
        const next = random();
        if (next < 0.3) await target.videos.deleteVideo(user, videoId, callerOf(user));
        else if (next < 0.6) await target.ledger.capture(user, `${videoId}-1`, reserved * 30_000, callerOf(user));
      } catch (error) {
        if (!(error instanceof Refusal) && !(error instanceof LogUnavailable)) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));

  for (const [key, given] of answers) expect({ key, given: [...given] }).toEqual({ key, given: [expect.any(String)] });
  const judge = open(0);
  for (const user of users) {
    const events = await readAll(log, `credits-${user}`);
    const { available, holds } = replay(events);
    const { state } = await loadState(judge, user);
    expect({ user, available, holds }).toEqual({ user, available: state.available, holds: state.holds });
  }
  expect(processes.flatMap(({ executor }) => executor.frozen())).toEqual([]);
}

async function loadState({ executor }: CommandProcess, user: string) {
  const { state } = await executor.load(creditAggregate, user);
  const available = state.lots.reduce((sum, lot) => sum + lot.available, 0);
  return { state: { available, holds: state.holds.map(({ holdId }) => holdId).toSorted() } };
}

async function readAll(log: EventStore, stream: string): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (;;) {
    const page = await log.readStream(stream, { from: events.length, limit: 1_000 });
    events.push(...page);
    if (page.length < 1_000) return events;
  }
}

/** The independent model: one number of available half-credits, and each hold once. */
function replay(events: readonly RecordedEvent[]): { available: number; holds: readonly string[] } {
  let available = 0;
  const open = new Map<string, number>();
  const placed = new Set<string>();
  for (const { type, data } of events) {
    const { holdId } = data as { readonly holdId?: string };
    if (type === 'CreditsGranted') available += Number(data['amount']);
    if (type === 'CreditsReserved' && holdId !== undefined) {
      expect(placed).not.toContain(holdId);
      placed.add(holdId);
      open.set(holdId, Number(data['amount']));
      available -= Number(data['amount']);
    }
    if ((type === 'CreditsReleased' || type === 'CreditsCaptured') && holdId !== undefined) {
      expect([...open.keys()]).toContain(holdId);
      const used = type === 'CreditsCaptured' ? Number(data['capturedAmount']) : 0;
      expect(used).toBeLessThanOrEqual(open.get(holdId) ?? 0);
      available += (open.get(holdId) ?? 0) - used;
      open.delete(holdId);
    }
    expect(available).toBeGreaterThanOrEqual(0);
  }
  return { available, holds: [...open.keys()].toSorted() };
}
