import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';
import { createEmitter } from '../../lib/emitter.ts';
import { inBursts } from '../../lib/in-bursts.ts';
import type { EventStore, LogReader } from '../port.ts';
import { LogCorrupted, LogUnavailable } from '../port.ts';
import { createPasses } from '../pass.ts';
import { checkLimit, compileFilter } from '../read-options.ts';
import type { Anchor } from './anchor.ts';
import { openAnchor } from './anchor.ts';
import { createAppender } from './appender.ts';
import type { Connection } from './connection.ts';
import { openConnection } from './connection.ts';
import { Misconfigured } from './failures.ts';
import { createHeads } from './heads.ts';
import { followLive } from './live-feed.ts';
import { createNamespace } from './namespace.ts';
import { createSnapshotsAndCheckpoints } from './snapshots-and-checkpoints.ts';
import { createOperations } from './operations.ts';
import type { RawReads } from './raw-reads.ts';
import { createRawReads } from './raw-reads.ts';
import type { Reader } from './reader.ts';
import { createReader } from './reader.ts';
import { readingAhead } from './read-ahead.ts';
import { createRecentEvents } from './recent-events.ts';
import type { Sender } from './sender.ts';
import { createSender } from './sender.ts';
import { checkIsOurs } from './stored-form.ts';
import { supervise } from './supervisor.ts';
import { tlsFinding } from './tls-check.ts';
import { verifyLog } from './verify.ts';
import type { Backoff } from '../../lib/backoff.ts';
import { backoffDelay, pause } from '../../lib/backoff.ts';
import { within } from './timeout.ts';

export interface EventStoreDbOptions {
  /**
   * `esdb://user:password@host:2113,host:2113?tls=true` or `esdb+discover://…`: what the client's connection string
   * takes.
   */
  readonly url: string;
  /** The installation's own name on a server that it shares; absent: it has the server to itself. */
  readonly namespace?: string;
  /**
   * The file of this process's head anchor. Without it a database that was restored from an older backup goes
   * unnoticed.
   */
  readonly anchorFile?: string;
  /**
   * How long a caller waits for an answer, retries included, ms. Default 5,000: a healthy node may stall for 3 s.
   */
  readonly timeoutMs?: number;
  /** How long to wait for the server at the start, ms. Default 30,000. */
  readonly openTimeoutMs?: number;
  /** How often a silent subscription is checked against the end of the log, ms. Default 5,000. */
  readonly watchMs?: number;
  /** After how long an append without an answer is sent again, ms; longer than a commit takes. Default 100. */
  readonly secondCopyMs?: number;
  /** Backoff of subscriptions. Default 100 ms to 3 s. */
  readonly retryDelay?: Backoff;
  /** Called when a subscription or its read fails, with the reason and the delay before the retry, ms. */
  readonly onDrop?: (reason: Error, retryInMs: number) => void;
}

/** Live readers rarely lag behind by more. */
const RECENT_EVENTS = 2_048;
const RECENT_CHARACTERS = 4_000_000;
const CLOSE_MS = 5_000;
/**
 * How long a reader on a separate connection waits for an answer, ms: nobody waits for it, and a node may be away for a
 * while.
 */
const READER_TIMEOUT_MS = 30_000;
/** The server sends events one by one, and each wakes every follower: in a burst only once in this time, ms. */
const BURST_MS = 5;

/**
 * Opens the log in an EventStoreDB (22.6 or later), a node or a cluster. Rejects with TypeError for an invalid address,
 * with LogUnavailable when no server answers in time, or at once when a server refuses the user or TLS is on at one
 * side only, with LogCorrupted when the database lacks an event that was acknowledged to this process.
 */
export async function openEventStoreDb(options: EventStoreDbOptions): Promise<EventStore> {
  const { url, anchorFile, timeoutMs = 5_000, openTimeoutMs = 30_000 } = options;
  const connection = openConnection(url, timeoutMs, createNamespace(options.namespace));
  const reads = createRawReads(connection);
  const reader = createReader(reads);
  const sender = createSender(connection, options.secondCopyMs ?? 100);
  let anchor: Anchor | undefined;
  try {
    const head = await firstAnswer(connection, reader, sender, openTimeoutMs);
    anchor = openAnchor(anchorFile, reads);
    const finding = await anchor.finding();
    if (finding !== undefined) throw new LogCorrupted(`${finding} Was it restored from an older backup?`, head);
    return assemble(options, { connection, reads, reader, sender, anchor, head });
  } catch (error) {
    anchor?.close();
    await connection.close();
    throw error;
  }
}

/**
 * Reads the log on a separate connection. Each page is asked for while the one before is worked on. Rejects with
 * LogUnavailable when no server answers in time.
 */
export async function openEventStoreDbReader({
  url,
  namespace,
}: Pick<EventStoreDbOptions, 'url' | 'namespace'>): Promise<LogReader> {
  const connection = openConnection(url, READER_TIMEOUT_MS, createNamespace(namespace));
  const reader = createReader(createRawReads(connection));
  const read = readingAhead((after, limit) => reader.readPage(after, undefined, limit));
  try {
    const head = await reader.head(START);
    return {
      head,
      async readPage(after, limit) {
        const page = await read(after, limit);
        page.events.forEach(checkIsOurs);
        return page;
      },
      close: () => connection.close(),
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** The end of the log, as soon as a server answers. Rejects at once when waiting does not help. */
async function firstAnswer(
  { address }: Connection,
  reader: Reader,
  sender: Sender,
  openTimeoutMs: number,
): Promise<Position> {
  const until = performance.now() + openTimeoutMs;
  for (let failures = 1; ; failures += 1) {
    const finding = await tlsFinding(address);
    if (finding !== undefined) throw new Misconfigured(finding);
    try {
      sender.prepare();
      return await reader.head(START);
    } catch (error) {
      const wait = backoffDelay(failures, { firstMs: 100, maxMs: 1_000 });
      if (!(error instanceof LogUnavailable) || error instanceof Misconfigured || performance.now() + wait > until)
        throw error;
      await pause(wait);
    }
  }
}

interface Parts {
  readonly connection: Connection;
  readonly reads: RawReads;
  readonly reader: Reader;
  readonly sender: Sender;
  readonly anchor: Anchor;
  readonly head: Position;
}

function assemble(
  options: EventStoreDbOptions,
  { connection, reads, reader, sender, anchor, head: headAtStart }: Parts,
): EventStore {
  const { watchMs = 5_000, retryDelay: delay = { firstMs: 100, maxMs: 3_000 }, onDrop = () => undefined } = options;
  const operations = createOperations();
  const { run, closed } = operations;
  const { send } = sender;
  const heads = createHeads(reads);
  const saved = createSnapshotsAndCheckpoints(reads, send, heads);
  const recent = createRecentEvents(headAtStart, RECENT_EVENTS, RECENT_CHARACTERS);
  const changed = createEmitter();
  const grown = inBursts(() => changed.emit(), BURST_MS);
  let acknowledged = headAtStart;

  const append = createAppender({
    reads,
    heads,
    send,
    timeoutMs: connection.timeoutMs,
    onStored(position, eventId) {
      if (comparePositions(position, acknowledged) > 0) acknowledged = position;
      anchor.record(position, eventId);
    },
  });
  const head = (): Promise<Position> =>
    reader.head(comparePositions(acknowledged, recent.last()) > 0 ? acknowledged : recent.last());

  const onEvent = (event: RecordedEvent, size: number): void => {
    recent.push(event, size);
    heads.observeLive(event);
    grown();
  };
  // While no live events arrive, every drop of the feed makes the followers read from the server themselves.
  const setLive = (live: boolean): void => {
    recent.setLive(live);
    changed.emit();
  };
  const feed = supervise({
    run: (signal, working) =>
      followLive(
        {
          connection,
          last: recent.last,
          onEvent,
          onLive: () => {
            working();
            setLive(true);
          },
          head,
          watchMs,
        },
        signal,
      ),
    delay,
    onDrop(reason, retryInMs) {
      setLive(false);
      onDrop(reason, retryInMs);
    },
  });

  const readOn = readingAhead((after, limit) => reader.readPage(after, undefined, limit));

  return {
    append: (stream, expected, events) => run(() => append(stream, expected, events)),
    readStream: (stream, readOptions = {}) =>
      run(async () => {
        const { mayLag, from, direction } = readOptions;
        const isLastKnown = from !== undefined && from - 1 === heads.known(stream)?.revision;
        if (mayLag && direction !== 'backwards' && isLastKnown && recent.isLive()) return [];
        const events = await reader.readStream(stream, readOptions);
        if (readOptions.direction !== 'backwards') heads.observe(events);
        return events;
      }),
    readAll: ({ after, filter, limit }) =>
      run(async () => {
        const page = await reader.readPage(after, compileFilter(filter), checkLimit(limit));
        page.events.forEach(checkIsOurs);
        return page;
      }),
    subscribe: createPasses({
      changed,
      closed,
      last: recent.last,
      recent: recent.read,
      // Unfiltered: to filter, the server would have to read everything, too.
      read: (after, _accepts, limit) => readOn(after, limit),
      check: checkIsOurs,
      retry: { delay, onDrop },
    }),
    head: () => run(head),
    lastTime: () => run(async () => reader.timeAt(await head())),
    // Positions are offsets in the server's file, so the server can't count.
    eventsAfter: async () => undefined,
    loadSnapshot: (stream, key) => run(() => saved.loadSnapshot(stream, key)),
    saveSnapshot: (stream, key, snapshot) => run(() => saved.saveSnapshot(stream, key, snapshot)),
    loadCheckpoint: (name) => run(() => saved.loadCheckpoint(name)),
    saveCheckpoint: (name, position) => run(() => saved.saveCheckpoint(name, position)),
    verify: (onProgress) =>
      run(async () => verifyLog({ reads, anchor, head: await head(), signal: closed, onProgress })),
    async close() {
      // Everything in flight ends by its own timeout; this one is a safeguard.
      await within(CLOSE_MS, 'close', Promise.all([operations.close(), feed.stop()])).catch(() => undefined);
      anchor.close();
      await connection.close();
    },
  };
}
