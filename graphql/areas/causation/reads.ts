import { categoryOf } from '../../../domain/envelope.ts';
import type { Projections } from '../../../projection-service/index.ts';
import { connectionOf, pageAfter, pageSize } from '../../cursor.ts';
import type { CauseParent, LogEventParent } from './parents.ts';

const defaultPage = 25;

export interface EffectsRequest {
  readonly first?: number | null;
  readonly after?: string | null;
}

/** The event with this id; undefined when it does not exist. */
export async function findEvent(projections: Projections, id: string): Promise<LogEventParent | undefined> {
  const doc = await projections.reader('event-index').get('events', id);
  return doc && { __typename: 'LogEvent', id, doc };
}

/** Resolves a causation id: an event, or the command at the start of a chain of events. */
export async function findCause(projections: Projections, causationId: string): Promise<CauseParent> {
  return (await findEvent(projections, causationId)) ?? { __typename: 'Command', id: causationId };
}

/** The events that an event or a command directly caused, in log order. Throws INVALID_INPUT. */
export async function effectsOf(projections: Projections, causationId: string, { first, after }: EffectsRequest) {
  const size = pageSize(first, defaultPage);
  const found = await projections.reader('event-index').query('events', {
    index: 'byCause',
    equal: { causationId },
    limit: size + 1,
    ...pageAfter(after),
  });
  const events = found.map(({ id, doc }) => {
    return { id, order: [doc.position], node: { __typename: 'LogEvent', id, doc } as const };
  });
  return connectionOf(events, size, Boolean(after));
}

/** The user whose credit account a stream is; null for any other stream. */
export function creditAccountOf(stream: string): string | null {
  const category = categoryOf(stream);
  return category === 'credits' ? stream.slice(category.length + 1) : null;
}
