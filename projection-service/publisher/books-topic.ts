import { z } from 'zod';
import { bookAccounts } from '../../domain/finance/index.ts';
import { eventIdFor } from '../../event-store/index.ts';
import type { Stored } from '../collections.ts';
import type { JournalDocument } from '../projections/finance-documents.ts';
import { cloudEventType, dataSchemaUri } from './cloud-event.ts';
import type { StreamRecord, TopicDefinition } from './sink.ts';

const id = z.string().min(1).max(200);

/** The published part of a movement of the books. */
const bookEntry = z.object({
  day: z.string(),
  eventId: id,
  eventType: z.string(),
  userId: id.nullable(),
  paymentId: id.nullable(),
  lines: z.array(z.object({ account: z.enum(bookAccounts), cents: z.int() })),
});

export interface BooksTopic extends TopicDefinition {
  readonly collection: 'journal';
  readonly type: string;
  readonly version: number;
  readonly description: string;
  readonly schema: typeof bookEntry;
}

/**
 * The journal of finance: it is computed from several streams, so it is published from its read model. Nothing
 * is booked twice and nothing is changed afterwards, so a position names one movement for ever.
 */
export const booksTopic: BooksTopic = {
  collection: 'journal',
  name: 'curbcast.books.v1',
  type: 'BookEntry',
  version: 1,
  description:
    'The journal of finance, in cents: every movement of the books with its double entry. Its revenue is the revenue of finance.',
  partitions: 12,
  schema: bookEntry,
};

/** The key of movements that belong to no user: payouts and fees. */
const ofNobody = 'books';

/** The record of a movement. The schema is the allow-list of what is published. */
export function bookRecord(source: string, { doc }: Stored<JournalDocument>): StreamRecord {
  const { position, time, type: eventType, ...movement } = doc;
  const key = movement.userId ?? ofNobody;
  const attributes = {
    specversion: '1.0',
    id: eventIdFor(`${booksTopic.name}/${position}`, 0),
    source,
    type: cloudEventType(booksTopic),
    subject: `books-${movement.eventId}`,
    time: new Date(time).toISOString(),
    dataschema: dataSchemaUri(source, booksTopic),
    partitionkey: key,
    position,
  };
  const data = booksTopic.schema.parse({ ...movement, eventType });
  const value = JSON.stringify({ ...attributes, datacontenttype: 'application/json', data });
  return { topic: booksTopic.name, key, id: attributes.id, position, attributes, value };
}
