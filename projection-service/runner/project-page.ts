import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import type { Projector } from '../projector.ts';
import { applyChange } from '../read-store/algebra.ts';
import type { Change, Document, ProjectionHandle } from '../read-store/port.ts';

/** A poison event: the projector can't handle it. All events before it are projected, none after it. */
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
  /** The event that stopped the projection; `changes` has those before it. */
  readonly poison: PoisonEvent | undefined;
  /** The position of the last event in `changes`. */
  readonly last: Position | undefined;
}

/**
 * Projects events in order. The documents that they need are fetched in one go and then updated by the changes of each
 * event, so that every event reads the result of all earlier ones. Rejects only when the read store does.
 */
export async function projectPage(
  projector: Projector,
  events: readonly RecordedEvent[],
  fetch: ProjectionHandle['getMany'],
): Promise<ProjectedPage> {
  const needs = projector.needs && needsOf(projector, events);
  const documents = needs && (await fetchDocuments(needs.needs.flat(), fetch));
  const changes: Change[] = [];
  for (const [at, event] of events.entries()) {
    if (needs && at === needs.needs.length) return { changes, last: events[at - 1]?.position, poison: needs.poison };
    try {
      const made = projector.project(event, documents ? reading(documents, needs.needs[at] ?? []) : readNothing);
      if (documents) for (const change of made) applyTo(documents, change);
      // Only now: an event with an impossible change must leave none of its changes behind.
      for (const change of made) changes.push(change);
    } catch (error) {
      return { changes, last: events[at - 1]?.position, poison: new PoisonEvent(event, error) };
    }
  }
  return { changes, last: events.at(-1)?.position, poison: undefined };
}

interface Need {
  readonly collection: string;
  readonly id: string;
}

/** The documents that the events of a page need, by collection and id, including those that do not exist. */
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

/** Reads only what this event needs: a document that another event needs is missing when they come in two pages. */
function reading(
  documents: Documents,
  needs: readonly Need[],
): (collection: string, id: string) => Document | undefined {
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

/** The needs of each event, up to the first event for which `needs` throws. */
function needsOf(
  projector: Projector,
  events: readonly RecordedEvent[],
): { readonly needs: readonly (readonly Need[])[]; readonly poison: PoisonEvent | undefined } {
  const needs: (readonly Need[])[] = [];
  for (const event of events) {
    try {
      needs.push(projector.needs?.(event) ?? []);
    } catch (error) {
      return { needs, poison: new PoisonEvent(event, error) };
    }
  }
  return { needs, poison: undefined };
}
