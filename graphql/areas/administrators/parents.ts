import type { Position } from '../../../domain/envelope.ts';

export interface GrantRolePayloadParent {
  readonly userId: string;
  readonly position: Position;
}

export interface RevokeRolePayloadParent extends GrantRolePayloadParent {
  readonly sessionsEnded: number;
}
