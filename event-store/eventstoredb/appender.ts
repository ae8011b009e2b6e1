import { setTimeout as sleep } from 'node:timers/promises';
import type { NewEvent, Position } from '../../domain/envelope.ts';
import { hashEvent } from '../hash-chain.ts';
import type { AppendResult, ExpectedRevision } from '../port.ts';
import { LogUnavailable, WrongExpectedRevision } from '../port.ts';
import type { PreparedEvent } from '../prepared-append.ts';
import { EventIdInUse, isAsExpected, prepareAppend } from '../prepared-append.ts';
import type { Claims } from './claims.ts';
import type { Heads, StreamHead } from './heads.ts';
import { NO_EVENTS, REMEMBERED_IDS, revisionOfId } from './heads.ts';
import { checkStreamName } from './names.ts';
import type { RawReads } from './raw-reads.ts';
import type { Send } from './sender.ts';
import { fromStored, toStored } from './stored-form.ts';

export interface AppenderOptions {
  readonly reads: RawReads;
  readonly heads: Heads;
  readonly claims: Claims;
  readonly send: Send;
  /** After each append that is stored: the place and the id of its last event. */
  readonly onStored: (position: Position, eventId: string) => void;
}

export type Append = (stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) => Promise<AppendResult>;

/** Appends that meet another writer each time give up after so many tries. */
const TRIES = 50;

/** `EventStore.append` on the server's exact expected revisions. */
export function createAppender({ reads, heads, claims, send, onStored }: AppenderOptions): Append {
  /** The head to begin with: as little asked of the server as the expectation allows. */
  async function headFor(stream: string, expected: ExpectedRevision): Promise<StreamHead> {
    const known = heads.known(stream);
    if (expected === 'no_stream') return known ?? NO_EVENTS;
    if (known && (expected === 'stream_exists' || known.revision >= expected)) return known;
    return heads.refresh(stream);
  }

  /** The result of the first append, when the events from this revision on are the ones given. */
  async function resultAt(stream: string, revision: number, events: readonly PreparedEvent[]): Promise<AppendResult | undefined> {
    const stored = (await reads.stream(stream, revision, events.length)).map(fromStored);
    const last = stored.at(-1);
    return last && events.every(({ id }, index) => stored[index]?.id === id) ? { revision: last.revision, position: last.position } : undefined;
  }

  /** The first result, when these events are in the stream already. */
  async function repeated(stream: string, head: StreamHead, events: readonly PreparedEvent[]): Promise<AppendResult | undefined> {
    const first = events[0]?.id ?? '';
    const revision = revisionOfId(head, first);
    if (revision >= 0) return resultAt(stream, revision, events);
    if (head.revision < REMEMBERED_IDS) return undefined;
    const place = await claims.find(first);
    return place?.stream === stream ? resultAt(stream, place.revision, events) : undefined;
  }

  /** The first result when the events are there already; undefined when the append may go on. Throws EventIdInUse for ids of other events. */
  async function guard(stream: string, head: StreamHead, events: readonly PreparedEvent[]): Promise<AppendResult | undefined> {
    const taken = events.find(({ id }) => revisionOfId(head, id) >= 0);
    if (taken) return (await repeated(stream, head, events)) ?? refuse(taken.id);
    const first = events[0]?.id ?? '';
    if (head.revision + 1 < REMEMBERED_IDS) return undefined;
    const there = await claims.claim(first, stream, head.revision);
    return there && ((await resultAt(stream, Number(there.revision), events)) ?? refuse(first));
  }

  async function sendBehind(stream: string, head: StreamHead, events: readonly PreparedEvent[]): Promise<AppendResult | undefined> {
    let { revision, hash } = head;
    const linked = events.map((event) => {
      revision += 1;
      hash = hashEvent(hash, { stream, revision, ...event });
      return toStored(event, hash);
    });
    const sent = await send(stream, head.revision, linked);
    if (!sent.stored) return undefined;
    const position = sent.position ?? (await reads.stream(stream, revision, 1)).map(fromStored)[0]?.position;
    if (sent.revision !== revision || position === undefined) throw new LogUnavailable(`EventStoreDB stored events of ${stream} elsewhere than it was told`);
    onStored(position, events.at(-1)?.id ?? '');
    return { revision, position };
  }

  return async (stream, expected, newEvents) => {
    const events = prepareAppend(stream, expected, newEvents);
    checkStreamName(stream);
    refuseDoubles(events);
    let fresh: StreamHead | undefined;
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const head = fresh ?? (await headFor(stream, expected));
      if (!isAsExpected(expected, head.revision)) {
        const actual = fresh ?? (await heads.refresh(stream));
        const result = await repeated(stream, actual, events);
        if (result) return result;
        throw new WrongExpectedRevision(stream, expected, actual.revision);
      }
      const result = (await guard(stream, head, events)) ?? (await sendBehind(stream, head, events));
      if (result) return result;
      // Someone else was faster, or the server was mistaken: what is there now says which.
      fresh = await heads.refresh(stream);
      if (tries > 1) await sleep(Math.random() * 10 * Math.min(tries, 10));
    }
    throw new LogUnavailable(`Too many writers append to ${stream} at once`);
  };
}

function refuse(eventId: string): never {
  throw new EventIdInUse(eventId);
}

function refuseDoubles(events: readonly PreparedEvent[]): void {
  const seen = new Set<string>();
  for (const { id } of events) {
    if (seen.has(id)) throw new EventIdInUse(id);
    seen.add(id);
  }
}
