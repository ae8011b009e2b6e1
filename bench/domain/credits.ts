import {
  availableCredits,
  decideCredits,
  evolveCredits,
  initialCredits,
  type CreditCommand,
  type CreditEvent,
  type CreditState,
} from '../../domain/credits/index.ts';

export interface DomainBenchOptions {
  /** Number of events in the long stream. */
  readonly events?: number;
  /** Number of decisions measured per account. */
  readonly decisions?: number;
}

export interface DomainFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

interface Recorded {
  readonly event: CreditEvent;
  readonly time: number;
}

const minute = 60_000;

/**
 * Measures the pure ledger without any engine: folding the stream of a very busy account (videos, bundles, a renewed
 * plan, failures), deciding on it and on a new account, and the size of its state.
 */
export function benchCredits({
  events = 100_000,
  decisions = 20_000,
}: DomainBenchOptions = {}): readonly DomainFigure[] {
  const long = busyAccount(events);
  const short = busyAccount(10);
  const started = performance.now();
  const state = fold(long);
  const folding = performance.now() - started;
  const young = fold(short);
  // Warms up both before measuring either.
  decisionsPerSecond(young, decisions);
  decisionsPerSecond(state, decisions);
  const [onYoung, onBusy] = [decisionsPerSecond(young, decisions), decisionsPerSecond(state, decisions)];
  return [
    { name: `credits: fold of ${long.length} events`, value: (long.length / folding) * 1_000, unit: 'events/s' },
    { name: `credits: decide and fold on ${short.length} events`, value: onYoung, unit: 'commands/s' },
    { name: `credits: decide and fold on ${long.length} events`, value: onBusy, unit: 'commands/s' },
    { name: `credits: the same, relative to ${short.length} events`, value: onYoung / onBusy, unit: 'x' },
    { name: `credits: state after ${long.length} events`, value: JSON.stringify(state).length, unit: 'bytes' },
  ];
}

const fold = (log: readonly Recorded[]): CreditState =>
  log.reduce((state, { event, time }) => evolveCredits(state, event, time), initialCredits);

/** The stream of an agency that makes a video every minute. */
function busyAccount(size: number): readonly Recorded[] {
  const log: Recorded[] = [];
  let state = initialCredits;
  const send = (command: CreditCommand, time: number): void => {
    for (const event of decideCredits(command, state, time)) {
      log.push({ event, time });
      state = evolveCredits(state, event, time);
    }
  };
  const grant = (
    name: string,
    source: 'plan' | 'bundle',
    halfCredits: number,
    expiresAt: number | null,
    time: number,
  ): void =>
    send(
      {
        kind: 'grant',
        lotId: name,
        source,
        amount: halfCredits,
        expiresAt,
        paymentId: name,
        priceCents: 132_500,
        paidCents: 132_500,
        currency: 'usd',
        catalogVersion: 'bench',
        isApart: false,
        itemName: name,
      },
      time,
    );
  for (let video = 0; log.length < size; video += 1) {
    const time = video * minute;
    if (availableCredits(state, time) < 10) grant(`pi_${video}`, 'bundle', 200, null, time);
    if (video % 1_000 === 0) grant(`in_${video}`, 'plan', 10, time + 1_000 * minute, time);
    const holdId = `${video}-1`;
    send(
      {
        kind: 'reserve',
        holdId,
        heldFor: `${video}`,
        amount: 3,
        expiresAt: time + 90 * minute,
        requestHash: holdId,
        keyed: true,
      },
      time,
    );
    if (video % 20 === 0) send({ kind: 'release', holdId, reason: 'failed' }, time + 1);
    else send({ kind: 'capture', holdId, durationMs: 50000 }, time + 1);
  }
  return log.slice(0, size);
}

/** A video that starts and fails repeatedly; each pair leaves the account unchanged. */
function decisionsPerSecond(account: CreditState, decisions: number): number {
  let state = account;
  const { time } = account;
  const started = performance.now();
  for (let n = 0; n < decisions / 2; n += 1) {
    const holdId = `bench-${n}`;
    for (const command of [
      {
        kind: 'reserve',
        holdId,
        heldFor: holdId,
        amount: 2,
        expiresAt: time + minute,
        requestHash: holdId,
        keyed: true,
      },
      { kind: 'release', holdId, reason: 'failed' },
    ] as const) {
      for (const event of decideCredits(command, state, time)) state = evolveCredits(state, event, time);
    }
  }
  return (decisions / (performance.now() - started)) * 1_000;
}
