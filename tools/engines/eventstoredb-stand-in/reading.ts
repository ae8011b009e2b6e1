import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerWritableStream } from '@grpc/grpc-js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Effect } from './faults.ts';
import { refusalOf } from './faults.ts';
import { indexOfRevision, type LoggedRecord } from './log.ts';
import {
  caughtUpMessage,
  checkpointMessage,
  confirmationMessage,
  errors,
  eventMessage,
  streamNameOf,
  streamNotFoundMessage,
} from './messages.ts';
import { needsLeader, type Node } from './node.ts';

type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** Default number of events between two checkpoints of a filtered subscription. */
const DEFAULT_WINDOW = 32;
const { BACKWARDS } = streams.ReadReq.Options.ReadDirection;

/** Handles the Read call: reads of a stream or of $all, and subscriptions to $all. */
export function handleRead(node: Node) {
  const answer = async (call: ReadCall): Promise<void> => {
    await node.answers();
    const options = call.request.getOptions();
    if (!options) return fail(call, errors.unavailable());
    const stream = options.hasAll() ? '$all' : streamNameOf(options.getStream()?.getStreamIdentifier());
    const refused = node.refuses(needsLeader(call.metadata)) ?? node.forbids(call.metadata, stream, 'read');
    if (refused) return fail(call, refused);
    const kind = options.hasSubscription() ? 'subscribe' : 'read';
    node.count(kind, stream);
    const effect = node.faults.strike(kind, stream);
    const refusal = refusalOf(effect);
    if (refusal) return fail(call, refusal);
    if (effect?.kind === 'answer_lost') return fail(call, errors.unavailable());
    if (effect?.kind === 'silent' || effect?.kind === 'answer_swallowed') return undefined;
    if (effect?.kind === 'slow') await sleep(effect.ms);
    const send = sender(call, effect);
    if (options.hasSubscription()) return subscribe(node, call, options, send, effect);
    const found = options.hasAll() ? readAll(node, options) : readStream(node, stream, options);
    if (found === 'deleted') return fail(call, errors.deleted(stream));
    if (found === 'bad position') return fail(call, errors.badRead());
    if (found === undefined) {
      if (await send(streamNotFoundMessage(stream))) call.end();
      return undefined;
    }
    for (const record of found) if (!(await send(eventMessage(record)))) return undefined;
    return void call.end();
  };
  return (call: ReadCall): void => void answer(call);
}

const fail = (call: ReadCall, error: object): void => void call.emit('error', error);

/** Sends a message with backpressure; returns false once the call has ended. */
type Send = (message: ReadResp) => Promise<boolean>;

function sender(call: ReadCall, effect: Effect | undefined): Send {
  let left = effect?.kind === 'break_off' ? effect.after : Infinity;
  const over = once(call, 'cancelled').catch(() => undefined);
  return async (message) => {
    if (call.cancelled || call.writableEnded) return false;
    if (message.hasEvent() && left === 0) {
      if (effect?.kind === 'break_off' && effect.normally) call.end();
      else fail(call, errors.unavailable());
      return false;
    }
    if (message.hasEvent()) left -= 1;
    if (!call.write(message)) await Promise.race([once(call, 'drain').catch(() => undefined), over]);
    return !call.cancelled;
  };
}

const countOf = (options: ReadReq.Options): number => Number(options.getCount());

function readStream(
  { log }: Node,
  stream: string,
  options: ReadReq.Options,
): readonly LoggedRecord[] | undefined | 'deleted' {
  const visible = log.visible(stream);
  if (visible === undefined || visible === 'deleted') return visible;
  const from = options.getStream();
  if (options.getReadDirection() === BACKWARDS) {
    const last = from?.hasRevision() ? Number(from.getRevision()) : from?.hasStart() ? 0 : Infinity;
    const end = indexOfRevision(visible, last + 1);
    return visible.slice(Math.max(0, end - countOf(options)), end).toReversed();
  }
  const first = from?.hasRevision() ? Number(from.getRevision()) : from?.hasEnd() ? Infinity : 0;
  const start = indexOfRevision(visible, first);
  return visible.slice(start, start + countOf(options));
}

/**
 * Reads forwards from the position, or backwards from before it. A position inside a record is an error, unless it is
 * the last record.
 */
function readAll({ log }: Node, options: ReadReq.Options): readonly LoggedRecord[] | 'bad position' {
  const all = log.all();
  const position = options.getAll();
  const count = countOf(options);
  if (position?.hasPosition() && log.placeOf(Number(position.getPosition()?.getCommitPosition())) === 'inside a record')
    return 'bad position';
  const index = position?.hasPosition()
    ? log.indexOf(Number(position.getPosition()?.getCommitPosition()))
    : position?.hasEnd()
      ? all.length
      : 0;
  return options.getReadDirection() === BACKWARDS
    ? all.slice(Math.max(0, index - count), index).toReversed()
    : all.slice(index, index + count);
}

interface SubscriptionFilter {
  readonly accepts: (record: LoggedRecord) => boolean;
  readonly checkpointEvery: number;
}

function filterOf(options: ReadReq.Options): SubscriptionFilter | undefined {
  const filter = options.getFilter();
  if (!filter) return undefined;
  const expression = filter.getStreamIdentifier() ?? filter.getEventType();
  const text = (record: LoggedRecord): string => (filter.hasStreamIdentifier() ? record.stream : record.type);
  const pattern = expression?.getRegex() ? new RegExp(expression.getRegex()) : undefined;
  const prefixes = expression?.getPrefixList() ?? [];
  return {
    accepts: (record) =>
      pattern ? pattern.test(text(record)) : prefixes.some((prefix) => text(record).startsWith(prefix)),
    checkpointEvery: (filter.hasMax() ? filter.getMax() : DEFAULT_WINDOW) * filter.getCheckpointintervalmultiplier(),
  };
}

/**
 * Sends everything after a position, then new events; with a filter also a checkpoint after each interval of scanned
 * events.
 */
async function subscribe(
  { log, answers, onEndSubscriptions }: Node,
  call: ReadCall,
  options: ReadReq.Options,
  send: Send,
  effect: Effect | undefined,
): Promise<void> {
  const forget = onEndSubscriptions(() => call.end());
  call.once('cancelled', forget).once('close', forget);
  const from = options.getAll();
  const filter = filterOf(options);
  let after = from?.hasPosition()
    ? Number(from.getPosition()?.getCommitPosition())
    : from?.hasEnd()
      ? (log.all().at(-1)?.position ?? -1)
      : -1;
  if (!(await send(confirmationMessage(randomUUID()))) || effect?.kind === 'half_closed') return;
  if (effect?.kind === 'duplicates')
    after = log.all()[Math.max(0, log.indexOf(after + 1) - 1 - effect.count)]?.position ?? -1;
  if (effect?.kind === 'checkpoint_ahead') await send(checkpointMessage(log.all().at(-1)?.position ?? 0));
  if (from?.hasPosition() && log.placeOf(after) === 'inside a record') return fail(call, errors.badSubscription());
  let looked = 0;
  let caughtUp = false;
  for (;;) {
    const record = log.all()[log.indexOf(after + 1)];
    if (!record || record.position > log.published()) {
      if (!caughtUp && !(await send(caughtUpMessage()))) return;
      caughtUp = true;
      if (!(await grown(log.onPublish, call))) return;
      await answers();
      continue;
    }
    after = record.position;
    looked += 1;
    if (effect?.kind === 'left_out' && looked === effect.after + 1) continue;
    if ((!filter || filter.accepts(record)) && !(await send(eventMessage(record)))) return;
    if (filter && looked % filter.checkpointEvery === 0 && !(await send(checkpointMessage(record.position)))) return;
  }
}

/** Waits for the next publication; returns false when the call ends first. */
function grown(onPublish: (listener: () => void) => () => void, call: ReadCall): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (result: boolean): void => {
      stop();
      call.off('cancelled', cancelled);
      resolve(result);
    };
    const cancelled = (): void => settle(false);
    const stop = onPublish(() => settle(true));
    call.once('cancelled', cancelled);
    if (call.cancelled) cancelled();
  });
}
