import { isDeepStrictEqual } from 'node:util';
import type { Position } from '../../domain/envelope.ts';
import { comparePositions } from '../../domain/envelope.ts';
import type { EventStore } from '../../event-store/port.ts';
import { takeTurn } from '../../lib/turns.ts';
import type { Projector } from '../projector.ts';
import { createMemoryReadStore } from '../read-store/memory/index.ts';
import { compareText } from '../read-store/order.ts';
import type {
  CollectionDefinition,
  Document,
  ProjectionHandle,
  ReadStore,
  StoredDocument,
} from '../read-store/port.ts';
import { projectPage } from './project-page.ts';

/** A document that differs from the replay; `stored` or `replayed` is undefined where it is missing. */
export interface Difference {
  readonly collection: string;
  readonly id: string;
  readonly stored: Document | undefined;
  readonly replayed: Document | undefined;
}

export interface ReplayComparison {
  readonly projection: string;
  readonly version: string;
  readonly ok: boolean;
  /** The position at which both sides were compared. */
  readonly position: Position;
  readonly documents: number;
  /** The number of documents that differ; `differences` lists the first of them. */
  readonly differing: number;
  readonly differences: readonly Difference[];
}

export interface VerifyInstanceOptions {
  readonly eventStore: Pick<EventStore, 'subscribe' | 'head'>;
  readonly projector: Projector;
  readonly version: string;
  readonly handle: ProjectionHandle;
  readonly maxDifferences?: number;
  readonly scratch?: ReadStore;
  readonly signal?: AbortSignal;
  /** Does the work while the instance is held; absent where this process does not project it. */
  readonly whileHeld?: (work: () => Promise<ReplayComparison>) => Promise<ReplayComparison>;
}

const pageSize = 1_000;

/**
 * Replays the log up to the position of the instance and compares every document. Several verifications at once share
 * one pass over the log. An instance that moves is compared in two passes: first while it moves, then, held if
 * possible, only the documents that seemed to differ. Rejects when the replay meets an event that can't be projected.
 */
export async function verifyInstance(options: VerifyInstanceOptions): Promise<ReplayComparison> {
  const { projector, handle, version } = options;
  const scratch = options.scratch ?? createMemoryReadStore();
  const scratchVersion = `${version}~replay`;
  await scratch.drop(projector.name, scratchVersion);
  const replayed = await scratch.open(projector.name, scratchVersion, projector.collections);
  try {
    await foldTo(options, replayed, await handle.checkpoint());
    const suspects = new Map<CollectionDefinition, readonly string[]>();
    let documents = 0;
    for (const collection of projector.collections) {
      const compared = await compareAll(collection.name, handle, replayed, options.signal);
      suspects.set(collection, compared.differing);
      documents += compared.documents;
    }
    const settle = async (): Promise<ReplayComparison> => {
      for (;;) {
        options.signal?.throwIfAborted();
        const position = await handle.checkpoint();
        await foldTo(options, replayed, position);
        const found = await recheck(suspects, handle, replayed, options.maxDifferences ?? 100);
        // Another process has written meanwhile, so the differences may only be newer documents.
        if (found.differing > 0 && (await handle.checkpoint()) !== position) continue;
        return { projection: projector.name, version, ok: found.differing === 0, position, documents, ...found };
      }
    };
    return await (options.whileHeld ? options.whileHeld(settle) : settle());
  } finally {
    await scratch.drop(projector.name, scratchVersion);
  }
}

async function foldTo(
  { eventStore, projector, signal = new AbortController().signal }: VerifyInstanceOptions,
  into: ProjectionHandle,
  end: Position,
): Promise<void> {
  let after = await into.checkpoint();
  if (comparePositions(after, end) >= 0) return;
  // A read model may be ahead of a log that was restored from an older copy.
  const head = await eventStore.head();
  const last = comparePositions(head, end) < 0 ? head : end;
  if (comparePositions(after, last) >= 0) {
    await into.apply({ after, changes: [], checkpoint: end });
    return;
  }
  for await (const page of eventStore.subscribe({ after, filter: projector.filter, signal })) {
    const events = page.events.filter((event) => comparePositions(event.position, end) <= 0);
    const { changes, poison } = await projectPage(projector, events, (collection, ids) =>
      into.getMany(collection, ids),
    );
    if (poison) throw poison;
    const isDone = comparePositions(page.position, last) >= 0;
    await into.apply({ after, changes, checkpoint: isDone ? end : page.position });
    if (isDone) return;
    after = page.position;
    // Several models may be replayed at once, next to a running server.
    await takeTurn();
  }
  signal.throwIfAborted();
  throw new Error('The log was closed');
}

/** Compares both sides in the order of ids, as a merge. */
async function compareAll(
  collection: string,
  stored: ProjectionHandle,
  replayed: ProjectionHandle,
  signal: AbortSignal | undefined,
): Promise<{ readonly differing: readonly string[]; readonly documents: number }> {
  const differing: string[] = [];
  let documents = 0;
  const [left, right] = [byId(stored, collection), byId(replayed, collection)];
  let [a, b] = [await left.next(), await right.next()];
  while (!a.done || !b.done) {
    if (documents % pageSize === 0) signal?.throwIfAborted();
    documents += 1;
    const order = a.done ? 1 : b.done ? -1 : compareText(a.value.id, b.value.id);
    const here = order <= 0 ? a.value : undefined;
    const there = order >= 0 ? b.value : undefined;
    const id = here?.id ?? there?.id ?? '';
    if (!isDeepStrictEqual(here?.doc, there?.doc)) differing.push(id);
    if (here) a = await left.next();
    if (there) b = await right.next();
  }
  return { differing, documents };
}

async function* byId(handle: ProjectionHandle, collection: string): AsyncGenerator<StoredDocument, undefined> {
  for (let after: string | undefined; ;) {
    const page = await handle.scan(collection, after, pageSize);
    yield* page;
    if (page.length < pageSize) return undefined;
    after = page.at(-1)?.id;
  }
}

async function recheck(
  suspects: ReadonlyMap<CollectionDefinition, readonly string[]>,
  stored: ProjectionHandle,
  replayed: ProjectionHandle,
  maxDifferences: number,
): Promise<{ readonly differing: number; readonly differences: readonly Difference[] }> {
  const differences: Difference[] = [];
  let differing = 0;
  for (const [{ name }, ids] of suspects) {
    for (let from = 0; from < ids.length; from += pageSize) {
      const some = ids.slice(from, from + pageSize);
      const [here, there] = await Promise.all(
        [stored, replayed].map(async (handle) => byIds(await handle.getMany(name, some))),
      );
      for (const id of some) {
        const difference = { collection: name, id, stored: here?.get(id), replayed: there?.get(id) };
        if (isDeepStrictEqual(difference.stored, difference.replayed)) continue;
        differing += 1;
        if (differences.length < maxDifferences) differences.push(difference);
      }
    }
  }
  return { differing, differences };
}

function byIds(documents: readonly StoredDocument[]): ReadonlyMap<string, Document> {
  return new Map(documents.map(({ id, doc }) => [id, doc]));
}
