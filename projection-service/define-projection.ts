import type { Position, RecordedEvent } from '../domain/envelope.ts';
import { categoryOf } from '../domain/envelope.ts';
import { categoriesOf, eventRegistry } from '../domain/events.ts';
import type { Category, EventHandlers, EventsByCategory } from '../domain/events.ts';
import type { LogFilter } from '../event-store/port.ts';
import { definitionsOf } from './collections.ts';
import type { Collection, Collections, DocumentOf, IndexOf, NameOf } from './collections.ts';
import type { DocumentName, LiveRule, Projector } from './projector.ts';
import type { Change, CollectionDefinition } from './read-store/port.ts';

/** A change to a document of a projection, typed by collection; `Change` says what each operation means. */
export type ChangeOf<C extends Collections> = {
  readonly [Name in NameOf<C>]:
    | { readonly op: 'put'; readonly collection: Name; readonly id: string; readonly doc: DocumentOf<C[Name]> }
    | {
        readonly op: 'patch';
        readonly collection: Name;
        readonly id: string;
        readonly fields: Partial<DocumentOf<C[Name]>>;
      }
    | {
        readonly op: 'increment';
        readonly collection: Name;
        readonly id: string;
        readonly by: { readonly [Field in NumberFieldOf<DocumentOf<C[Name]>>]?: number };
      }
    | { readonly op: 'delete'; readonly collection: Name; readonly id: string };
}[NameOf<C>];

type NumberFieldOf<Doc> = { [Field in keyof Doc]: Doc[Field] extends number ? Field : never }[keyof Doc];

/** Gives a document with the changes of all earlier events. Throws for a document that `needs` did not name. */
export type ReadOf<C extends Collections> = <Name extends NameOf<C>>(
  collection: Name,
  id: string,
) => DocumentOf<C[Name]> | undefined;

/**
 * Handlers by event type, by category (for every event of its streams) or `*` (for every event of the log, also of
 * types that this release does not know). The most specific one gets the event; events of the same categories without
 * a handler change nothing.
 */
export type Handlers<C extends Collections> = EventHandlers<readonly ChangeOf<C>[], [read: ReadOf<C>]> & {
  readonly [Name in Category]?: (
    event: RecordedEvent<EventsByCategory[Name]>,
    read: ReadOf<C>,
  ) => readonly ChangeOf<C>[];
} & { readonly '*'?: (event: RecordedEvent, read: ReadOf<C>) => readonly ChangeOf<C>[] };

/** How the owners of one collection's documents are notified of changes, in every role and after a reconnect. */
export interface LiveCollection<C extends Collection> {
  /**
   * The one document of this collection that an event may change. A change to any other document stops the projection,
   * because a process that does not project finds the changed documents by this function alone.
   */
  readonly changedBy: (event: RecordedEvent) => string | undefined;
  readonly owner: (doc: DocumentOf<C>, id: string) => string;
  /**
   * Finds the documents of an owner that changed after a position: through an index that orders them by `position`
   * alone, or by the owner's id if each owner has one document with that id.
   */
  readonly missed:
    | { readonly index: IndexOf<C>; readonly equal: (ownerId: string) => Partial<DocumentOf<C>> }
    | 'by id';
  /** The message to the owner about the document's current state; undefined: no message. */
  readonly message: (doc: DocumentOf<C>, id: string) => { readonly type: string } | undefined;
  /**
   * The subject of the documents, if another collection of the projection uses the same ids for something else: without
   * it, an update would replace theirs.
   */
  readonly about?: string;
}

/** For each collection how its owners are notified of changes, or `silent` for none. */
export type LiveOf<C extends Collections> = {
  readonly [Name in NameOf<C>]:
    | (DocumentOf<C[Name]> extends { readonly position: Position } ? LiveCollection<C[Name]> : never)
    | 'silent';
};

/** The callers that wait until a projection has seen a position: see `ProjectionDefinition.awaitedBy`. */
export type AwaitedBy = 'commands' | 'queries';

/**
 * One read model: the events that it projects, the documents that they make, who is notified of changes, and who waits
 * for them.
 */
export interface ProjectionDefinition<Name extends string, C extends Collections, L> {
  readonly name: Name;
  /** Raise it whenever the shape of a document or a rule changes: the new version is then built from the log. */
  readonly version: string;
  readonly collections: C;
  /**
   * The collections whose documents are put once, each under a unique id, and neither read nor changed. They are
   * written without a look for an earlier document; a second put is an error. Absent: none.
   */
  readonly writtenOnce?: readonly NameOf<C>[];
  /** The documents that the handlers read for an event, at most one of each collection. Absent: none. */
  readonly needs?: (event: RecordedEvent) => { readonly [Collection in NameOf<C>]?: string | undefined };
  /**
   * Pure: the same event and the same documents give the same changes. A handler that throws stops the projection at
   * this event.
   */
  readonly on: Handlers<C>;
  readonly live: L;
  /**
   * Read-your-writes. `commands`: the answer to a command waits, within bounds, until this model has seen the command's
   * effect. `queries`: only a query that reads this model waits, for the position that it carries.
   */
  readonly awaitedBy: AwaitedBy;
}

/** A projection as the runner takes it, together with the types that its readers and listeners need. */
export interface Projection<
  Name extends string = string,
  C extends Collections = Collections,
  L = unknown,
> extends Projector {
  readonly name: Name;
  readonly awaitedBy: AwaitedBy;
  /** Never has a value. */
  readonly types?: { readonly collections: C; readonly live: L };
}

/** Declares a projection: the compiler relates its handlers, documents, indexes and messages. */
export function defineProjection<const Name extends string, const C extends Collections, const L extends LiveOf<C>>(
  definition: ProjectionDefinition<Name, C, L>,
): Projection<Name, C, L> {
  const { name, version, awaitedBy, collections, writtenOnce, needs } = definition;
  // The runner handles the documents of every projection alike: only here their types are erased.
  const handlers = new Map(Object.entries(definition.on)) as ReadonlyMap<string, Projector['project']>;
  const live = new Map(Object.entries<unknown>(definition.live).filter(([, rule]) => rule !== 'silent')) as ReadonlyMap<
    string,
    LiveRule
  >;
  const declared = definitionsOf(collections, writtenOnce);
  const idFields = new Map(declared.flatMap(idFieldOf));
  return {
    name,
    version,
    awaitedBy,
    live,
    isWatched: awaitedBy === 'commands' || live.size > 0,
    filter: filterOf([...handlers.keys()]),
    collections: declared,
    ...(needs && { needs: (event) => namesOf(needs(event)) }),
    project: (event, read) => {
      const handle = handlers.get(event.type) ?? handlers.get(categoryOf(event.stream)) ?? handlers.get('*');
      if (!handle && !eventRegistry.has(event.type)) throw new Error(`Unknown event type ${event.type}`);
      const changes = handle?.(event, read) ?? [];
      for (const change of changes) {
        checkIsHeardOf(name, live.get(change.collection), change, event);
        checkId(name, idFields.get(change.collection), change);
      }
      return changes;
    },
  };
}

/** The events of whole categories, so that a gap in a stream and an unknown type of event are noticed. */
function filterOf(keys: readonly string[]): LogFilter {
  return keys.includes('*') ? {} : { categories: categoriesOf(keys) };
}

function namesOf(ids: Readonly<Record<string, string | undefined>>): readonly DocumentName[] {
  const names: DocumentName[] = [];
  for (const collection in ids) {
    const id = ids[collection];
    if (id !== undefined) names.push({ collection, id });
  }
  return names;
}

/** The field with which the ids of the collection begin, if an index relies on it. */
function idFieldOf({ name, indexes }: CollectionDefinition): readonly (readonly [string, string])[] {
  const field = indexes.find(({ byId }) => byId)?.equal[0];
  return field === undefined ? [] : [[name, field]];
}

/** A query by `byId` reads ids alone, so an id that does not begin with its field would answer for another value. */
function checkId(name: string, field: string | undefined, change: Change): void {
  const fields = change.op === 'put' ? change.doc : change.op === 'patch' ? change.fields : undefined;
  if (field === undefined || fields === undefined || (change.op === 'patch' && !(field in fields))) return;
  const value = fields[field];
  if (typeof value !== 'string' || value.includes(':') || !change.id.startsWith(`${value}:`))
    throw new Error(`${name} changes ${change.collection} "${change.id}", which does not begin with its ${field}`);
}

function checkIsHeardOf(
  name: string,
  rule: LiveRule | undefined,
  { collection, id }: Change,
  event: RecordedEvent,
): void {
  if (rule && rule.changedBy(event) !== id)
    throw new Error(
      `${name} changes ${collection} "${id}", which its live declaration does not name for ${event.type}`,
    );
}
