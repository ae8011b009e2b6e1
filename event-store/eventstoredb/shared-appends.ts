import { randomUUID } from 'node:crypto';
import type { Position } from '../../domain/envelope.ts';
import { shared, startAppends, streams } from './client-internals.ts';
import type { AppendCall, BatchAppendReq, BatchAppendResp } from './client-internals.ts';
import type { Connection } from './connection.ts';
import { TimedOut } from './failures.ts';
import { formatPosition } from './position.ts';
import type { SentEvent } from './stored-form.ts';
import { idIn } from './wire.ts';

export type Sent =
  /** `position` is undefined when the server gave none. `again`: an earlier attempt may have stored the events. */
  | {
      readonly stored: true;
      readonly revision: number;
      readonly position: Position | undefined;
      readonly again: boolean;
    }
  /** `actual` is -1 for a stream without events. */
  | { readonly stored: false; readonly actual: number };

export interface Patience {
  /** After this time without an answer the append fails with TimedOut, ms. */
  readonly ms: number;
  /** After this time without an answer `onLate` is called, once, ms. */
  readonly lateMs: number;
  /** May begin another attempt. Its success is the append's; its failure changes nothing. */
  readonly onLate: () => Promise<Sent> | undefined;
  /** Called when the append fails with TimedOut; `giveUp` makes sure that it is not stored later on. */
  readonly onTimedOut: (giveUp: () => void) => void;
}

/**
 * Many appends over one call, which costs the process and the server half as much as a call per append. The call itself
 * has no deadline, so every append has its own here. When the call ends, the appends that wait for an answer fail:
 * their outcome is unknown. An append that the server neither stores nor finds in conflict fails too; a separate call
 * then gives the reason.
 */
export interface SharedAppends {
  /** Opens the call unless it is open; never fails. */
  open(): void;
  append(stream: string, expected: number, events: readonly SentEvent[], patience: Patience): Promise<Sent>;
}

interface Waiting {
  readonly call: Promise<AppendCall>;
  readonly resolve: (sent: Sent) => void;
  readonly reject: (reason: Error) => void;
  /** When it was sent, and when it fails with TimedOut, by `performance.now()`. */
  readonly since: number;
  readonly until: number;
  lateAt: number;
  readonly patience: Patience;
  /** The attempt that `onLate` began. */
  other: Promise<Sent> | undefined;
}

/** How often the deadlines of all waiting appends are looked at, ms: one timer for all. */
const SWEEP_MS = 20;
/** The longest pause between two sweeps while the process is not paused, ms. */
const STANDSTILL_MS = 10 * SWEEP_MS;
const CONFLICT = 'event_store.client.WrongExpectedVersion';
const JSON_TYPE = 'application/json';

export function createSharedAppends(connection: Connection): SharedAppends {
  const waiting = new Map<string, Waiting>();
  /** The calls of appends that have timed out and are still without an answer. */
  const timedOut = new Map<string, Promise<AppendCall>>();
  /** When the server last answered on a call. */
  const heard = new WeakMap<Promise<AppendCall>, number>();
  let current: Promise<AppendCall> | undefined;
  let sweeping: NodeJS.Timeout | undefined;
  let sweptAt = 0;
  let skipped = false;

  function open(): Promise<AppendCall> {
    if (current) return current;
    const opening = startAppends(connection);
    current = opening;
    const ended = (reason: string): void => {
      if (current === opening) current = undefined;
      for (const [id, append] of waiting) if (append.call === opening) fail(id, new Error(reason));
      for (const [id, call] of timedOut) if (call === opening) timedOut.delete(id);
    };
    opening.then(
      (call) => {
        call.on('data', (answer: BatchAppendResp) => {
          heard.set(opening, performance.now());
          answered(answer);
        });
        call.on('error', ({ message }) => ended(message));
        call.on('end', () => ended('the server ended the call of the appends'));
      },
      (error: unknown) => ended(String(error)),
    );
    return opening;
  }

  function take(id: string): Waiting | undefined {
    const append = waiting.get(id);
    waiting.delete(id);
    return append;
  }

  /** New appends use another call; those that wait on this one fail, and are repeated. */
  function end(call: Promise<AppendCall>): void {
    if (current === call) current = undefined;
    call.then(
      (opened) => opened.cancel(),
      () => undefined,
    );
  }

  /**
   * Another attempt was answered first. If the server said nothing on this append's call since it was sent, the call
   * may never speak again, and each append on it would wait for its other attempt.
   */
  function answeredElsewhere(id: string, sent: Sent): void {
    const append = take(id);
    append?.resolve(sent);
    if (append && (heard.get(append.call) ?? 0) < append.since) end(append.call);
  }

  function fail(id: string, reason: Error): void {
    const append = take(id);
    if (append?.other) append.other.then(append.resolve, () => append.reject(reason));
    else append?.reject(reason);
  }

  function answered(answer: BatchAppendResp): void {
    const id = idIn(answer.getCorrelationId());
    timedOut.delete(id);
    const sent = outcomeOf(answer);
    if (sent instanceof Error) fail(id, sent);
    else take(id)?.resolve(sent);
  }

  /** The append may still be in a buffer. Only the end of its call keeps a server that recovers from storing it. */
  function giveUp(id: string): void {
    const call = timedOut.get(id);
    if (call) end(call);
  }

  function sweep(): void {
    if (waiting.size === 0) {
      clearInterval(sweeping);
      sweeping = undefined;
    }
    const now = performance.now();
    const stoodStill = now - sweptAt > STANDSTILL_MS;
    sweptAt = now;
    // Timers run before input: a process that was paused first has to read the answers that arrived meanwhile. It skips
    // only one sweep, so that its appends fail in time even if it is paused again and again.
    skipped = stoodStill && !skipped;
    if (skipped) return;
    for (const [id, append] of waiting) {
      if (now >= append.until) {
        timedOut.set(id, append.call);
        append.patience.onTimedOut(() => giveUp(id));
        fail(id, new TimedOut('append', append.patience.ms));
      } else if (now >= append.lateAt) {
        append.other = append.patience.onLate();
        append.lateAt = Infinity;
        append.other?.then(
          (sent) => answeredElsewhere(id, sent),
          () => undefined,
        );
      }
    }
  }

  return {
    open: () => void open().catch(() => undefined),
    append: (stream, expected, events, patience) =>
      new Promise((resolve, reject) => {
        const id = randomUUID();
        const request = requestOf(id, connection.namespace.toServer(stream), expected, events);
        const call = open();
        const now = performance.now();
        const [until, lateAt] = [now + patience.ms, now + patience.lateMs];
        waiting.set(id, { call, resolve, reject, since: now, until, lateAt, patience, other: undefined });
        if (!sweeping) {
          sweptAt = now;
          sweeping = setInterval(sweep, SWEEP_MS);
        }
        // A call that can't be opened fails all of its appends above.
        call.then(
          (opened) => waiting.has(id) && opened.write(request),
          () => undefined,
        );
      }),
  };
}

function requestOf(id: string, stream: string, expected: number, events: readonly SentEvent[]): BatchAppendReq {
  const options = new streams.BatchAppendReq.Options();
  const name = new shared.StreamIdentifier();
  name.setStreamName(Buffer.from(stream));
  options.setStreamIdentifier(name);
  // No deadline for the server: it would be a time of day, which differs between machines.
  if (expected < 0) options.setNoStream(new shared.Empty());
  else options.setStreamPosition(String(expected));
  const request = new streams.BatchAppendReq();
  request.setCorrelationId(uuidOf(id));
  request.setOptions(options);
  request.setProposedMessagesList(events.map(proposed));
  request.setIsFinal(true);
  return request;
}

function proposed({ id, type, dataText, metadataText }: SentEvent): BatchAppendReq.ProposedMessage {
  const message = new streams.BatchAppendReq.ProposedMessage();
  message.setId(uuidOf(id));
  message.getMetadataMap().set('type', type).set('content-type', JSON_TYPE);
  message.setData(Buffer.from(dataText));
  message.setCustomMetadata(Buffer.from(metadataText));
  return message;
}

function uuidOf(id: string): InstanceType<typeof shared.UUID> {
  const uuid = new shared.UUID();
  uuid.setString(id);
  return uuid;
}

/** The outcome of an append, or the reason why it is unknown. */
function outcomeOf(answer: BatchAppendResp): Sent | Error {
  const success = answer.getSuccess();
  if (success) {
    const at = success.getPosition();
    return {
      stored: true,
      revision: Number(success.getCurrentRevision()),
      position: at && formatPosition({ commit: at.getCommitPosition(), prepare: at.getPreparePosition() }),
      again: false,
    };
  }
  const details = answer.getError()?.getDetails();
  const conflict =
    details?.getTypeName() === CONFLICT
      ? details.unpack(shared.WrongExpectedVersion.deserializeBinary, CONFLICT)
      : undefined;
  if (conflict)
    return {
      stored: false,
      actual: conflict.hasCurrentStreamRevision() ? Number(conflict.getCurrentStreamRevision()) : -1,
    };
  return new Error(`append refused: ${answer.getError()?.getMessage() || details?.getTypeName()}`);
}
