import type { JsonObject, Position } from '../../domain/envelope.ts';
import { START, categoryOf } from '../../domain/envelope.ts';
import { hashEvent, NO_HASH } from '../hash-chain.ts';
import { createEmitter } from '../../lib/emitter.ts';
import { createPasses } from '../pass.ts';
import type { AppendResult, EventStore, LogPage, ReadStreamOptions } from '../port.ts';
import { LogUnavailable, WrongExpectedRevision } from '../port.ts';
import type { PreparedEvent } from '../prepared-append.ts';
import { EventIdInUse, isRepetition, prepareAppend, revisionOf } from '../prepared-append.ts';
import { checkAfter, checkFrom, checkLimit, compileFilter, type Accepts } from '../read-options.ts';
import { hexOf } from '../event-id.ts';
import { formatPosition, joinRest, parsePosition, StoredEvent } from '../stored-event.ts';
import { verifyInMemory } from './memory-verify.ts';

/** A log in memory, for tests. It passes the same contract suite as the other adapters, but is not durable. */
export function createMemoryEventStore(): EventStore {
  const log: StoredEvent[] = [];
  const streams = new Map<string, StoredEvent[]>();
  const ids = new Set<string>();
  const snapshots = new Map<string, { revision: number; state: string }>();
  const checkpoints = new Map<string, Position>();
  const changed = createEmitter();
  const closing = new AbortController();

  const open = () => {
    if (closing.signal.aborted) throw new LogUnavailable('The event store is closed');
  };
  const head = () => formatPosition(log.length);

  /** The first result, when exactly these events follow the expected revision already. */
  function repeated(stream: string, expected: number, events: readonly PreparedEvent[]): AppendResult | undefined {
    const stored = streams.get(stream)?.slice(expected + 1, expected + 1 + events.length) ?? [];
    const last = stored.at(-1);
    return last && isRepetition(stored, events)
      ? { revision: last.revision, position: last.position, repeated: true }
      : undefined;
  }

  function store(stream: string, events: readonly PreparedEvent[]): AppendResult {
    const history = streams.get(stream) ?? [];
    streams.set(stream, history);
    for (const event of events) {
      const revision = history.length;
      const hash = hashEvent(history.at(-1)?.hash ?? NO_HASH, { stream, revision, ...event });
      const kind = { category: categoryOf(stream), type: event.type, schemaVersion: event.schemaVersion };
      const stored = new StoredEvent(
        log.length + 1,
        stream,
        revision,
        kind,
        event.time,
        event.dataText,
        joinRest(hexOf(event.id), hash, event.metadataText),
      );
      log.push(stored);
      history.push(stored);
      ids.add(event.id);
    }
    changed.emit();
    return { revision: history.length - 1, position: head(), repeated: false };
  }

  function readPage(after: Position, accepts: Accepts, limit: number): LogPage {
    const events: StoredEvent[] = [];
    let at = checkAfter(after, log.length);
    for (; at < log.length && events.length < limit; at += 1) {
      const event = log[at];
      if (event && (!accepts || accepts(event.kind))) events.push(event);
    }
    return { events, position: formatPosition(at), end: at === log.length };
  }

  return {
    async append(stream, expected, newEvents) {
      open();
      const events = prepareAppend(stream, expected, newEvents);
      const actual = (streams.get(stream)?.length ?? 0) - 1;
      if (revisionOf(expected) !== actual) {
        const before = repeated(stream, revisionOf(expected), events);
        if (before) return before;
        throw new WrongExpectedRevision(stream, expected, actual);
      }
      const used = events.find(({ id }) => ids.has(id));
      if (used) throw new EventIdInUse(used.id);
      return store(stream, events);
    },

    async readStream(stream, options: ReadStreamOptions = {}) {
      open();
      const limit = checkLimit(options.limit);
      const from = checkFrom(options.from);
      const history = streams.get(stream) ?? [];
      if (options.direction !== 'backwards') return history.slice(from ?? 0, (from ?? 0) + limit);
      const end = Math.min(from ?? history.length, history.length - 1) + 1;
      return history.slice(Math.max(0, end - limit), end).toReversed();
    },

    async readAll(options) {
      open();
      return readPage(options.after, compileFilter(options.filter), checkLimit(options.limit));
    },

    subscribe: createPasses({
      changed,
      closed: closing.signal,
      last: head,
      recent: readPage,
      read: readPage,
    }),

    async head() {
      open();
      return head();
    },

    async lastTime() {
      open();
      return log.at(-1)?.time;
    },

    async eventsAfter(position) {
      return Math.max(0, parsePosition(head()) - parsePosition(position));
    },

    async loadSnapshot(stream, key) {
      open();
      const found = snapshots.get(JSON.stringify([stream, key]));
      return found && { revision: found.revision, state: JSON.parse(found.state) as JsonObject };
    },

    async saveSnapshot(stream, key, { revision, state }) {
      open();
      if (!streams.get(stream)?.[revision])
        throw new RangeError(`A snapshot of ${stream} at revision ${revision}, which the stream does not have`);
      snapshots.set(JSON.stringify([stream, key]), { revision, state: JSON.stringify(state) });
    },

    async loadCheckpoint(name) {
      open();
      return checkpoints.get(name) ?? START;
    },

    async saveCheckpoint(name, position) {
      open();
      checkpoints.set(name, position);
    },

    async verify(onProgress) {
      open();
      return verifyInMemory(log, streams.size, onProgress);
    },

    async close() {
      closing.abort();
      changed.emit();
    },
  };
}
