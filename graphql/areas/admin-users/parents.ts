import type { Position } from '../../../domain/envelope.ts';
import type { UserParent } from '../account/parents.ts';
import type { Connection } from '../../cursor.ts';

export type AdminUserParent = UserParent;

export interface AdminUserConnectionParent extends Connection<AdminUserParent> {
  /** Known after a search. */
  readonly total?: number;
}

export interface SetCreditsPayloadParent {
  readonly userId: string;
  readonly position: Position;
}

export interface DeleteUserVideoPayloadParent {
  readonly id: string;
  readonly userId: string;
  readonly position: Position;
}
