import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import type { Projector } from '../projector.ts';
import { applyChange } from '../read-store/algebra.ts';
import type { Change, Document, ProjectionHandle } from '../read-store/port.ts';

/** An event that the projector can't handle. Everything before it is done, nothing behind it. */
export class PoisonEvent extends Error {
  readonly event: RecordedEvent;

  constructor(event: RecordedEvent, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'PoisonEvent';
    this.event = event;
  }
}

export interface ProjectedPage {
  readonly changes: readonly Change[];
  /** The event where projecting ended; those before it are in `changes`. */
  readonly poison?: PoisonEvent;
  /** The last event that is in `changes`. */
  readonly last?: Position;
}

/**
 * Projects events in their order. The documents that the projector needs are fetched for all events
 * at once, then kept as the changes of these events leave them, so that each event reads what all
 * before it made. Rejects only when the read store does.
 */
export async function projectPage(
  projector: Projector,
  recorded: readonly RecordedEvent[],
  fetch: ProjectionHandle['getMany'],
  decode?: (event: RecordedEvent) => RecordedEvent,
): Promise<ProjectedPage> {
  const decoded = decode ? mapUntilThrown(recorded, decode) : { results: recorded };
  const needs = projector.needs && mapUntilThrown(decoded.results, projector.needs.bind(projector));
  const documents = needs && (await fetchDocuments(needs.results.flat(), fetch));
  const events = needs ? decoded.results.slice(0, needs.results.length) : decoded.results;
  const changes: Change[] = [];
  let last: Position | undefined;
  const result = (poison: PoisonEvent | undefined): ProjectedPage => ({
    changes,
    ...(last !== undefined && { last }),
    ...(poison && { poison }),
  });

  for (const [at, event] of events.entries()) {
    try {
      const made = projector.project(event, documents ? reading(documents, needs.results[at] ?? []) : readNothing);
      if (documents) for (const change of made) applyTo(documents, change);
      for (const change of made) changes.push(change);
    } catch (error) {
      return result(new PoisonEvent(event, error));
    }
    last = event.position;
  }
  return result(needs?.poison ?? decoded.poison);
}

interface Need {
  readonly collection: string;
  readonly id: string;
}

/** The documents that the events of a page need, by collection and id, absent ones included. */
type Documents = ReadonlyMap<string, Map<string, Document | undefined>>;

async function fetchDocuments(needs: readonly Need[], fetch: ProjectionHandle['getMany']): Promise<Documents> {
  const documents = new Map<string, Map<string, Document | undefined>>();
  for (const { collection, id } of needs) {
    const known = documents.get(collection);
    if (known) known.set(id, undefined);
    else documents.set(collection, new Map([[id, undefined]]));
  }
  for (const [collection, known] of documents) {
    for (const { id, doc } of await fetch(collection, [...known.keys()])) known.set(id, doc);
  }
  return documents;
}

function applyTo(documents: Documents, change: Change): void {
  const known = documents.get(change.collection);
  if (known?.has(change.id)) known.set(change.id, applyChange(known.get(change.id), change));
}

/** Only what this event needs: what a neighbour in the page needs would be missing when they come in two pages. */
function reading(documents: Documents, needs: readonly Need[]): (collection: string, id: string) => Document | undefined {
  return (collection, id) => {
    if (!needs.some((need) => need.id === id && need.collection === collection)) {
      throw new Error(`The projector reads ${collection} "${id}" without needing it`);
    }
    return documents.get(collection)?.get(id);
  };
}

function readNothing(collection: string, id: string): never {
  throw new Error(`The projector reads ${collection} "${id}" without needing it`);
}

interface Mapped<Result> {
  readonly results: readonly Result[];
  readonly poison?: PoisonEvent;
}

function mapUntilThrown<Result>(events: readonly RecordedEvent[], map: (event: RecordedEvent) => Result): Mapped<Result> {
  const results: Result[] = [];
  for (const event of events) {
    try {
      results.push(map(event));
    } catch (error) {
      return { results, poison: new PoisonEvent(event, error) };
    }
  }
  return { results };
}
