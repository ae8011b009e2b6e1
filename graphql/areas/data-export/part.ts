import type { RecordedEvent } from '../../../domain/envelope.ts';
import { eventRegistry } from '../../../domain/events.ts';
import { takeTurn } from '../../../lib/turns.ts';
import type { GatewayContext } from '../../context.ts';
import type { projectionRegistry } from '../../../projection-service/index.ts';
import type { UserParent } from '../account/parents.ts';

/** Text, or bytes in pieces that are read only when the ZIP file gets to them. */
export type ExportContent = string | AsyncIterable<string | Uint8Array>;

export interface ExportFile {
  /** The path in the ZIP file. */
  readonly name: string;
  readonly content: ExportContent;
}

export interface ExportSource {
  readonly user: UserParent;
  readonly context: GatewayContext;
}

type CollectionsOf<Projection> = Projection extends {
  readonly name: infer Name extends string;
  readonly types?: { readonly collections: infer Collections };
}
  ? `${Name}.${keyof Collections & string}`
  : never;

/** A collection of the product's read models, prefixed with the name of its projection. */
export type CollectionName = CollectionsOf<(typeof projectionRegistry)[number]>;

/** The part of one area in the export of a user's data. */
export interface ExportPart {
  /** The file or folder, as the README names it. */
  readonly name: string;
  /** The collections of the read models whose data of the user it holds. */
  readonly readModels: readonly CollectionName[];
  /** Its content, in a sentence for its owner. */
  readonly about: string;
  /** The files, one after the other; the next one is made when the one before is written. */
  readonly files: (source: ExportSource) => AsyncIterable<ExportFile>;
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A JSON array in pieces, which bounds memory for any length. */
export async function* jsonList(rows: AsyncIterable<unknown>): AsyncIterable<string> {
  let before = '[\n';
  for await (const row of rows) {
    await takeTurn();
    yield before + JSON.stringify(row, null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const eventsPerRead = 100;

/** An event as its person may read it: without the notes of staff. */
function withoutInternal<Event extends Pick<RecordedEvent, 'type' | 'data'>>(event: Event): Event {
  const internal = eventRegistry.get(event.type)?.internal;
  if (!internal) return event;
  return {
    ...event,
    data: Object.fromEntries(Object.entries(event.data).filter(([field]) => !internal.includes(field))),
  };
}

/** All events of a stream, decrypted, from the first, as their person may read them. */
export async function* eventsOf({ services }: GatewayContext, stream: string): AsyncIterable<RecordedEvent> {
  for (let from = 0; ; from += eventsPerRead) {
    await takeTurn();
    const page = await services.dataExport.readStream(stream, from, eventsPerRead);
    yield* page.map(withoutInternal);
    if (page.length < eventsPerRead) return;
  }
}
