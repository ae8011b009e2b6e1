import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import type { NewEvent, Position } from '../../../domain/envelope.ts';
import { type EventStore, openEventStoreDb } from '../../../event-store/index.ts';
import { parsePosition } from '../../../event-store/eventstoredb/position.ts';
import { benchEvent } from '../../event-store/events.ts';
import { median, notMeasured, type BenchResult } from '../../event-store/measure.ts';
import { installPeer } from '../../install-peer.ts';
import { createCommands, inFlight, together, users } from '../load.ts';
import { callsBetween, type BenchNode } from './node.ts';
import type { Part } from './part.ts';

const rounds = 3;
const appends = 2_000;
const streams = 1_000;
const appendsInLine = 300;
const commands = 2_000;
const caughtUp = 20_000;
const perAppend = 50;

/** The peers that are measured on the same node. */
interface Subject {
  append(stream: string, revision: number, event: NewEvent): Promise<unknown>;
}

/** Emmett, in a separate package: `peer.mjs`. */
interface Peer {
  append(stream: string, revision: number, event: object): Promise<unknown>;
  command(stream: string, decide: (state: { readonly halfCredits: number }) => object): Promise<unknown>;
  close(): Promise<void>;
}

interface Measured {
  /** Per second. */
  readonly rate: number;
  /** Processor time of this process per operation, microseconds. */
  readonly processorUs: number;
}

/** The measurements on one node. */
interface Subjects {
  readonly node: BenchNode;
  readonly store: EventStore;
  readonly client: EventStoreDBClient;
  readonly ours: Subject;
  /** Undefined if it can't be installed. */
  readonly peer: Peer | undefined;
}

/**
 * Appends, commands and a catch-up read of the adapter compared with the bare client and Emmett, in turn in every
 * round. The ratio of processor time also holds for other nodes: it is the client's part of the cost.
 */
export const logParts: readonly Part[] = [
  {
    name: 'appends to one stream in line',
    seconds: 40,
    run: onSubjects(async (subjects) =>
      appendRows(`${subjects.node.name}: appends to one stream in line`, await takeTurns(appenders(subjects), inLine)),
    ),
  },
  {
    name: `appends, ${inFlight} in flight, ${streams} streams`,
    seconds: 40,
    run: onSubjects(async (subjects) => {
      const { node, ours } = subjects;
      const name = `${node.name}: appends, ${inFlight} in flight, ${streams} streams`;
      return [
        ...appendRows(name, await takeTurns(appenders(subjects), spread)),
        ...(await callRows(node, `${node.name}: an append`, appends, () => spread(ours))),
      ];
    }),
  },
  { name: `commands, ${inFlight} in flight, ${users} users`, seconds: 60, run: onSubjects(commandRows) },
  { name: `catch-up read of ${caughtUp} events`, seconds: 40, run: onSubjects(readRows) },
];

/** Opens the subjects for a part. They are closed at its end, so that late work fails. */
function onSubjects(work: (subjects: Subjects) => Promise<readonly BenchResult[]>): Part['run'] {
  return async (node, signal) => {
    const store = await openEventStoreDb({ url: node.url });
    const client = EventStoreDBClient.connectionString(node.url);
    const peer = await openPeer(node.url);
    const close = async (): Promise<void> => {
      await peer?.close();
      await client.dispose();
      await store.close();
    };
    signal.addEventListener('abort', () => void close().catch(() => undefined));
    const ours: Subject = {
      append: (stream, revision, event) => store.append(stream, revision < 0 ? 'no_stream' : revision, [event]),
    };
    return work({ node, store, client, ours, peer });
  };
}

function appenders({ ours, client, peer }: Subjects): ReadonlyMap<string, Subject> {
  const subjects = new Map<string, Subject>([
    ['ours', ours],
    ['bare', bareSubject(client)],
  ]);
  if (peer) subjects.set('emmett', emmettSubject(peer));
  return subjects;
}

async function openPeer(url: string): Promise<Peer | undefined> {
  const folder = join(import.meta.dirname, '../../peer/eventstoredb');
  if (!installPeer(folder)) return undefined;
  const { openPeer: open } = (await import(join(folder, 'peer.mjs'))) as { openPeer: (url: string) => Peer };
  return open(url);
}

/**
 * The metadata in the adapter's format; the adapter also computes the hash. The live feed of the process receives the
 * events of all subjects, and an unreadable one would break it.
 */
const asStored = (metadata: object, schemaVersion: number, time: number) => ({
  schemaVersion,
  time,
  hash: 'a'.repeat(64),
  metadata,
});

/** The bare client, unchanged. */
function bareSubject(client: EventStoreDBClient): Subject {
  return {
    append: (stream, revision, { id, type, data, schemaVersion, time, metadata }) =>
      client.appendToStream(
        stream,
        [jsonEvent({ id, type, data, metadata: asStored(metadata, schemaVersion, time) })],
        { expectedRevision: revision < 0 ? 'no_stream' : BigInt(revision) },
      ),
  };
}

const emmettSubject = (peer: Peer): Subject => ({
  append: (stream, revision, { type, data, schemaVersion, time, metadata }) =>
    peer.append(stream, revision, { type, data, metadata: asStored(metadata, schemaVersion, time) }),
});

async function inLine({ append }: Subject): Promise<number> {
  const stream = `credits-${randomUUID()}`;
  for (let n = 0; n < appendsInLine; n += 1) await append(stream, n - 1, benchEvent(n, randomUUID()));
  return appendsInLine;
}

/** Runs in rounds over all streams, so that none has two appends in flight. */
async function spread({ append }: Subject): Promise<number> {
  const run = randomUUID();
  for (let round = 0; round < appends / streams; round += 1)
    await together(
      streams,
      async (n) => void (await append(`credits-${run}-${n}`, round - 1, benchEvent(n, randomUUID()))),
    );
  return appends;
}

async function measure(work: () => Promise<number>): Promise<Measured> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  const count = await work();
  const [ms, { user, system }] = [performance.now() - started, process.cpuUsage(before)];
  return { rate: (count / ms) * 1_000, processorUs: (user + system) / count };
}

/** The duration of each round, by subject. */
type Turns = ReadonlyMap<string, readonly Measured[]>;

/** Measures each subject in each round, after a warm-up round; every other round is in reverse order. */
async function takeTurns<One>(
  subjects: ReadonlyMap<string, One>,
  work: (subject: One) => Promise<number>,
): Promise<Turns> {
  const measured = new Map<string, readonly Measured[]>();
  const names = [...subjects];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, subject] of round % 2 === 0 ? names : names.toReversed()) {
      const result = await measure(() => work(subject));
      if (round > 0) measured.set(name, [...(measured.get(name) ?? []), result]);
    }
  }
  return measured;
}

/** The medians of two subjects and the median of their ratios, for one figure. */
function ratioRow(
  name: string,
  figure: 'rate' | 'processorUs',
  turns: Turns,
  [subject, limit]: readonly [string, string],
): BenchResult {
  const values = (turns.get(subject) ?? []).map((one) => one[figure]);
  const limits = (turns.get(limit) ?? []).map((one) => one[figure]);
  if (values.length === 0 || limits.length === 0) return notMeasured(name, 'the peer is not installed');
  return {
    name,
    unit: figure === 'rate' ? 'per second' : 'us',
    value: median(values),
    limit: median(limits),
    ratio: median(values.map((value, round) => value / (limits[round] ?? value))),
  };
}

function appendRows(name: string, turns: Turns): readonly BenchResult[] {
  return [
    ratioRow(`${name}, against the bare client`, 'rate', turns, ['ours', 'bare']),
    ratioRow('the same: processor time of the client per append', 'processorUs', turns, ['ours', 'bare']),
    ratioRow('the same: Emmett, against the bare client', 'rate', turns, ['emmett', 'bare']),
  ];
}

async function callRows(
  node: BenchNode,
  name: string,
  count: number,
  work: () => Promise<unknown>,
): Promise<readonly BenchResult[]> {
  const before = await node.calls();
  await work();
  const after = await node.calls();
  if (!before || !after) return [];
  return (['append', 'read'] as const).map((kind) => ({
    name: `${name}: ${kind}s at the node`,
    value: callsBetween(before, after, kind) / count,
    unit: 'calls',
  }));
}

/** Commands on the same number of streams: ours use cached states, Emmett's read their stream before they append. */
async function commandRows({ node, store, peer }: Subjects): Promise<readonly BenchResult[]> {
  const name = `${node.name}: commands, ${inFlight} in flight, ${users} users`;
  const command = createCommands(store);
  let n = 0;
  const ours = async (): Promise<number> => {
    await together(commands, () => command(n++));
    return commands;
  };
  const run = randomUUID();
  const emmett = async (): Promise<number> => {
    await together(commands, async (at) => {
      await peer?.command(`credits-${run}-${at % users}`, ({ halfCredits }) => ({
        type: 'CreditsSet',
        data: {
          adjustmentId: randomUUID(),
          halfCredits: halfCredits === 20 ? 10 : 20,
          reason: 'bench',
          before: halfCredits,
        },
        metadata: asStored(
          { actor: { kind: 'admin', id: 'bench' }, commandId: randomUUID(), correlationId: 'bench' },
          1,
          Date.now(),
        ),
      }));
    });
    return commands;
  };
  await together(users, () => command(n++));
  const subjects = new Map([['ours', ours]]);
  if (peer) subjects.set('emmett', emmett);
  const turns = await takeTurns(subjects, (work) => work());
  return [
    ratioRow(`${name}, against Emmett`, 'rate', turns, ['ours', 'emmett']),
    ratioRow('the same: processor time of the client per command', 'processorUs', turns, ['ours', 'emmett']),
    ...(await callRows(node, 'the same', commands, ours)),
  ];
}

/** Reads all events since a position in pages, as a projection does, compared with a single read of the client. */
async function readRows({ node, store, client }: Subjects): Promise<readonly BenchResult[]> {
  const after = (await store.append(`credits-${randomUUID()}`, 'no_stream', [benchEvent(0, randomUUID())])).position;
  for (let written = 0; written < caughtUp; written += perAppend) {
    const events = Array.from({ length: perAppend }, (_, n) => benchEvent(n, randomUUID()));
    await store.append(`credits-${randomUUID()}`, 'no_stream', events);
  }
  // A separate store has none of these events in memory.
  const reader = await openEventStoreDb({ url: node.url });
  const readers = new Map([
    ['ours', () => readOurs(reader, after)],
    ['bare', () => readBare(client, after)],
  ]);
  const turns = await takeTurns(readers, (read) => read());
  await reader.close();
  const name = `${node.name}: catch-up read of ${caughtUp} events`;
  return [
    ratioRow(`${name}, against the bare client`, 'rate', turns, ['ours', 'bare']),
    ratioRow('the same: processor time of the client per event', 'processorUs', turns, ['ours', 'bare']),
  ];
}

async function readOurs(store: EventStore, after: Position): Promise<number> {
  let events = 0;
  for await (const page of store.subscribe({ after })) {
    events += page.events.length;
    if (events >= caughtUp) break;
  }
  return events;
}

async function readBare(client: EventStoreDBClient, after: Position): Promise<number> {
  const from = parsePosition(after);
  let events = -1;
  if (from)
    for await (const { event } of client.readAll({ fromPosition: from, maxCount: caughtUp + 1 }))
      if (event) events += 1;
  return events;
}
