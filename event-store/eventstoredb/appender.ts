import { LRUCache } from 'lru-cache';
import type { NewEvent, Position } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import { hashEvent } from '../hash-chain.ts';
import type { AppendResult, ExpectedRevision } from '../port.ts';
import { LogCorrupted, LogUnavailable, WrongExpectedRevision } from '../port.ts';
import type { PreparedEvent } from '../prepared-append.ts';
import { isRepetition, prepareAppend, revisionOf } from '../prepared-append.ts';
import { tooLarge } from './failures.ts';
import type { Heads, StreamHead } from './heads.ts';
import { NO_EVENTS } from './heads.ts';
import { checkStreamName } from './names.ts';
import type { RawReads } from './raw-reads.ts';
import type { Send } from './sender.ts';
import { fromStored, isLargerThan, toStored } from './stored-form.ts';
import { backoffDelay, pause } from '../../lib/backoff.ts';

export interface AppenderOptions {
  readonly reads: RawReads;
  readonly heads: Heads;
  readonly send: Send;
  /** How long an append waits for a conflicting one that is not committed yet, ms. */
  readonly timeoutMs: number;
  /** Called after each stored append with the position and the id of its last event. */
  readonly onStored: (position: Position, eventId: string) => void;
}

export type Append = (stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) => Promise<AppendResult>;

/** The pause between two reads of a stream that a write that is not committed yet is about to change. */
const delay = { firstMs: 2, maxMs: 100 };
/** The default limit of a node for the data and metadata of one append. */
const MAX_APPEND_BYTES = 1_048_576;
const MOST_UNSETTLED = 10_000;

/**
 * `EventStore.append` with the server's optimistic concurrency. It takes one call when the head of the stream is
 * cached, as it is after every append and every read of its end.
 */
export function createAppender({ reads, heads, send, timeoutMs, onStored }: AppenderOptions): Append {
  /** The first event ids of appends with an unknown outcome. */
  const unsettled = new LRUCache<string, true>({ max: MOST_UNSETTLED });
  const inFlight = new Map<string, Promise<AppendResult>>();

  /** The first result, when exactly these events follow the expected revision already. */
  async function repeated(
    stream: string,
    expected: number,
    events: readonly PreparedEvent[],
  ): Promise<AppendResult | undefined> {
    const stored = (await reads.stream(stream, expected + 1, events.length)).map(fromStored);
    const last = stored.at(-1);
    const contents = stored.map((event) => ({ ...event, dataText: JSON.stringify(event.data) }));
    return last && isRepetition(contents, events)
      ? { revision: last.revision, position: last.position, repeated: true }
      : undefined;
  }

  /** The result; undefined when the server says that the stream is at another revision. */
  async function sendBehind(
    stream: string,
    head: StreamHead,
    events: readonly PreparedEvent[],
  ): Promise<AppendResult | undefined> {
    const [first, last] = [events[0]?.id ?? '', events.at(-1)?.id ?? ''];
    let { revision, hash } = head;
    const linked = events.map((event) => {
      revision += 1;
      hash = hashEvent(hash, { stream, revision, ...event });
      return toStored(event, hash);
    });
    const again = unsettled.get(first) === true;
    const sent = await send(stream, head.revision, linked).catch((error: unknown) => {
      if (error instanceof LogUnavailable) unsettled.set(first, true);
      throw error;
    });
    if (!sent.stored) return undefined;
    const position = sent.position ?? (await reads.stream(stream, revision, 1)).map(fromStored)[0]?.position;
    if (sent.revision !== revision || position === undefined) {
      throw new LogCorrupted(
        `Event ${revision} of ${stream} was stored as event ${sent.revision}: the stream was deleted in the database`,
        START,
      );
    }
    onStored(position, last);
    // A retry may have encrypted its data again. So read the stored event before the hash chain continues.
    if (!again) heads.advance(stream, { revision, hash });
    return { revision, position, repeated: again || sent.again };
  }

  /** The cached head when the append goes there; else the head that the server has. */
  async function headFor(stream: string, expected: number): Promise<StreamHead> {
    const known = heads.known(stream) ?? (expected < 0 ? NO_EVENTS : undefined);
    return known?.revision === expected ? known : heads.refresh(stream);
  }

  async function append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly PreparedEvent[],
  ): Promise<AppendResult> {
    const at = revisionOf(expected);
    const until = performance.now() + timeoutMs;
    let head = await headFor(stream, at);
    for (let conflicts = 1; head.revision === at; conflicts += 1) {
      const result = await sendBehind(stream, head, events);
      if (result) return result;
      head = await heads.refresh(stream);
      // Otherwise a write that is not committed yet caused the conflict.
      if (head.revision !== at) break;
      if (performance.now() > until)
        throw new LogUnavailable(`EventStoreDB refuses revision ${at} of ${stream}, which is the last`);
      await pause(backoffDelay(conflicts, delay));
    }
    const before = await repeated(stream, at, events);
    if (before) return before;
    throw new WrongExpectedRevision(stream, expected, head.revision);
  }

  return async (stream, expected, newEvents) => {
    const events = prepareAppend(stream, expected, newEvents);
    checkStreamName(stream);
    if (isLargerThan(MAX_APPEND_BYTES, events)) throw tooLarge();
    // The server does not answer a duplicate while the first copy is not committed.
    const key = `${expected} ${events.map(({ id }) => id).join()} ${stream}`;
    const first = inFlight.get(key);
    if (first) return { ...(await first), repeated: true };
    const appending = append(stream, expected, events);
    inFlight.set(key, appending);
    try {
      return await appending;
    } finally {
      inFlight.delete(key);
    }
  };
}
