import type { CreditEvent } from '../../domain/credits/index.ts';
import type { Actor, JsonObject } from '../../domain/envelope.ts';
import type { Projector } from '../projector.ts';
import { effectOf, movementOf, type MovementKind } from './movement.ts';

/** One event of a credit stream as an auditor lists it; amounts in half-credits. */
export interface CreditAuditDocument {
  readonly kind: 'event';
  readonly userId: string;
  readonly revision: number;
  readonly position: string;
  readonly time: number;
  readonly eventId: string;
  readonly type: string;
  readonly movement: MovementKind | null;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly description: string;
  readonly reason: string | null;
  readonly change: number;
  readonly hash: string;
}

/** Who moved which credits, when and why: across all accounts and per account. */
export const creditAuditProjector: Projector = {
  name: 'credit-audit',
  version: '1',
  filter: { categories: ['credits'] },
  collections: [
    {
      name: 'auditEvents',
      indexes: [
        { name: 'byUser', equal: ['userId'], order: ['revision'] },
        { name: 'byPosition', equal: ['kind'], order: ['position'] },
      ],
    },
  ],
  project: (recorded) => {
    const event = { type: recorded.type, data: recorded.data } as object as CreditEvent;
    const movement = movementOf(event);
    const doc: CreditAuditDocument = {
      kind: 'event',
      userId: recorded.stream.slice('credits-'.length),
      revision: recorded.revision,
      position: recorded.position,
      time: recorded.time,
      eventId: recorded.id,
      type: recorded.type,
      movement: movement?.kind ?? null,
      actor: recorded.metadata.actor,
      correlationId: recorded.metadata.correlationId,
      description: movement?.description ?? recorded.type,
      reason: movement?.reason ?? null,
      change: effectOf(event).available,
      hash: recorded.hash,
    };
    return [{ op: 'put', collection: 'auditEvents', id: recorded.id, doc: doc as object as JsonObject }];
  },
};
