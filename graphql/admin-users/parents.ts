import type { Position } from '../../domain/envelope.ts';
import type { UserParent } from '../account/parents.ts';
import type { connectionOf, Edge } from '../cursor.ts';

export type AdminUserParent = UserParent;

export interface AdminUserConnectionParent {
  readonly edges: Edge<AdminUserParent>[];
  readonly pageInfo: ReturnType<typeof connectionOf>['pageInfo'];
  readonly search: string;
}

export interface SetCreditsPayloadParent {
  readonly userId: string;
  readonly position: Position;
}
