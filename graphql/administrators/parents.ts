import type { Position } from '../../domain/envelope.ts';

export interface RevokeAdministratorPayloadParent {
  readonly userId: string;
  readonly sessionsEnded: number;
  readonly position: Position;
}
