import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { documents } from '../collections.ts';
import { defineProjection } from '../define-projection.ts';

/** The position of an event in the log, who caused it and what led to it; its content stays in the log. */
export interface EventLinkDocument {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly time: number;
  readonly type: string;
  readonly actorKind: RecordedEvent['metadata']['actor']['kind'];
  readonly actorId: string;
  /** The event, or the command of a request, that directly led to this event. */
  readonly causationId: string;
}

/**
 * Links every event with its cause, in both directions: one read finds the effects of an event or a command, however
 * long the history is.
 */
export const causation = defineProjection({
  name: 'causation',
  version: '1',
  collections: {
    events: documents<EventLinkDocument>().indexedBy({ byCause: { equal: ['causationId'], order: ['position'] } }),
  },
  writtenOnce: ['events'],
  on: {
    '*': ({ id, stream, revision, position, time, type, metadata: { actor, causationId } }) => {
      const where = { stream, revision, position, time, type };
      const doc = { ...where, actorKind: actor.kind, actorId: actor.id, causationId };
      return [{ op: 'put', collection: 'events', id, doc }];
    },
  },
  live: { events: 'silent' },
  awaitedBy: 'queries',
});
