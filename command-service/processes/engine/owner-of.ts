import type { RecordedEvent } from '../../../domain/envelope.ts';

const id = /^[\w.:@|+~=-]{1,200}$/;
const isId = (value: unknown): value is string => typeof value === 'string' && id.test(value);

/** Candidates for an event's owner, the surest first: the subject of its data, the user it names, its actor. */
const candidates: readonly ((event: RecordedEvent) => unknown)[] = [
  ({ metadata }) => metadata.subject,
  ({ data }) => data['userId'],
  ({ data }) => data['ownerId'],
  ({ metadata: { actor } }) => (actor.kind === 'user' || actor.kind === 'admin' ? actor.id : undefined),
];

/** The user whose event it is; undefined when it is nobody's or can't be read. */
export function ownerOf(event: RecordedEvent): string | undefined {
  for (const candidate of candidates) {
    try {
      const found = candidate(event);
      if (isId(found)) return found;
    } catch {
      // An unreadable event fails in the handler, which says why.
    }
  }
  return undefined;
}
