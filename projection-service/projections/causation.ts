import type { JsonObject, RecordedEvent } from '../../domain/envelope.ts';
import type { Projector } from '../projector.ts';

/** Where an event stands in the log, who caused it and what led to it; its content stays in the log. */
export interface EventLinkDocument {
  readonly stream: string;
  readonly revision: number;
  readonly position: string;
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
export const causationProjector: Projector = {
  name: 'causation',
  version: '1',
  filter: {},
  collections: [{ name: 'events', indexes: [{ name: 'byCause', equal: ['causationId'], order: ['position'] }] }],
  project: ({ id, stream, revision, position, time, type, metadata: { actor, causationId } }) => {
    const link: EventLinkDocument = {
      stream,
      revision,
      position,
      time,
      type,
      actorKind: actor.kind,
      actorId: actor.id,
      causationId,
    };
    return [{ op: 'put', collection: 'events', id, doc: link as object as JsonObject }];
  },
};
