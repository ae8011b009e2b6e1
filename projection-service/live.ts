import { comparePositions, type Position } from '../domain/envelope.ts';
import type { Projection } from './define-projection.ts';
import type { LiveRule, Projector } from './projector.ts';
import type { ChangedDocument, StoredDocument } from './read-store/port.ts';
import type { Announcement, ProjectionReader, Projections } from './runner/types.ts';

/** The messages that a projection declares for the owners of its documents. */
export type MessageOf<P> = P extends Projection<string, infer _Collections, infer Live> ? MessageIn<Live> : never;
type MessageIn<Live> = { [Name in keyof Live]: MessageBy<Live[Name]> }[keyof Live];
type MessageBy<Rule> = Rule extends { readonly message: (...of: never) => infer Message }
  ? NonNullable<Message>
  : never;

/** A message for the owner of a document. */
export interface LiveUpdate<Message> {
  readonly ownerId: string;
  /** A later update with the same key replaces an earlier one. */
  readonly key: string;
  /** The position that the client resumes from: it is not ahead of the announced batch. */
  readonly position: Position;
  readonly message: Message & { readonly position: Position };
}

/**
 * Turns changed documents into messages by the declarations of the projections alone. So the messages are the same when
 * this process projects, when another one does, and when a client reconnects.
 */
export interface LiveMessages<Message> {
  /** The messages to the owners of the changed documents, in the order of the log. */
  of(announcement: Announcement): readonly LiveUpdate<Message>[];
  /**
   * The current state of every document of an owner that changed after a position, in the order of the log. Holds one
   * page of each collection in memory, even when the owner missed many changes.
   */
  missed(ownerId: string, after: Position): AsyncGenerator<LiveUpdate<Message>, void, void>;
  /** Reads from now on include every change up to here; later changes may be missing. */
  position(): Position;
}

/** One live collection of one projection. */
interface Source {
  readonly projection: string;
  readonly collection: string;
  readonly rule: LiveRule;
}

const pageSize = 200;
/** Sorts after every id: a keyset that ends with it continues after all documents of a position. */
const afterEveryId = '\u{10ffff}';

export function createLiveMessages<P extends Projector>(
  projectors: readonly P[],
  projections: Pick<Projections<P>, 'reader'>,
): LiveMessages<MessageOf<P>> {
  type Update = LiveUpdate<MessageOf<P>>;
  const reader = projections.reader as (name: string) => ProjectionReader;
  const sources = projectors.flatMap(({ name: projection, live = new Map<string, LiveRule>() }) =>
    [...live].map(([collection, rule]): Source => ({ projection, collection, rule })),
  );

  /** `latest` limits the position, because a document may already include later events when it is read. */
  const updateOf = (
    { projection, rule }: Source,
    { id, doc }: StoredDocument,
    latest?: Position,
  ): Update | undefined => {
    const message = rule.message(doc, id);
    if (message === undefined) return undefined;
    const own = doc['position'] as Position;
    const position = latest !== undefined && comparePositions(latest, own) < 0 ? latest : own;
    return {
      ownerId: rule.owner(doc, id),
      key: `${rule.about ?? projection}/${id}`,
      position,
      message: { ...message, position } as Update['message'],
    };
  };

  const updateOfChange = (announcement: Announcement, { collection, id, after: doc }: ChangedDocument) => {
    const source = sources.find((of) => of.projection === announcement.projection && of.collection === collection);
    return source && doc && updateOf(source, { id, doc }, announcement.position);
  };

  const missedOf = async function* (
    source: Source,
    ownerId: string,
    after: Position,
  ): AsyncGenerator<Update, void, void> {
    for await (const stored of changedAfter(source, reader(source.projection), ownerId, after)) {
      const update = updateOf(source, stored);
      if (update) yield update;
    }
  };

  return {
    of: (announcement) =>
      announcement.changes.flatMap((change) => updateOfChange(announcement, change) ?? []).toSorted(byPosition),
    missed: (ownerId, after) => inOrder(sources.map((source) => missedOf(source, ownerId, after))),
    position: () =>
      sources
        .map(({ projection }) => reader(projection).position())
        .reduce((least, position) => (comparePositions(position, least) < 0 ? position : least)),
  };
}

/** The owner's documents of one collection that changed after a position, in order, read page by page. */
async function* changedAfter(
  { collection, rule: { missed } }: Source,
  { get, query }: Pick<ProjectionReader, 'get' | 'query'>,
  ownerId: string,
  after: Position,
): AsyncGenerator<StoredDocument, void, void> {
  if (missed === 'by id') {
    const doc = await get(collection, ownerId);
    if (doc && comparePositions(doc['position'] as Position, after) > 0) yield { id: ownerId, doc };
    return;
  }
  const { index, equal } = missed;
  for (let from = { order: [after], id: afterEveryId }; ;) {
    const page = await query(collection, { index, equal: equal(ownerId), after: from, limit: pageSize });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    from = { order: [last.doc['position'] as Position], id: last.id };
  }
}

const byPosition = (a: LiveUpdate<unknown>, b: LiveUpdate<unknown>): number => comparePositions(a.position, b.position);

/** Merges sequences that are each sorted by position. */
async function* inOrder<Update extends LiveUpdate<unknown>>(
  sequences: readonly AsyncGenerator<Update, void, void>[],
): AsyncGenerator<Update, void, void> {
  const next = async (sequence: AsyncGenerator<Update, void, void>) => ({ sequence, step: await sequence.next() });
  const heads = await Promise.all(sequences.map(next));
  for (;;) {
    const waiting = heads.flatMap((head, at) => (head.step.done ? [] : [{ at, head, update: head.step.value }]));
    const [first] = waiting.toSorted((a, b) => byPosition(a.update, b.update));
    if (!first) return;
    yield first.update;
    heads[first.at] = await next(first.head.sequence);
  }
}
