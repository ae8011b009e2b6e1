import type { Position } from '../../../domain/envelope.ts';
import type { LeadDocument, LiveMessage } from '../../../projection-service/index.ts';
import type { connectionOf, Edge } from '../../cursor.ts';

export interface LeadParent {
  readonly id: string;
  readonly doc: LeadDocument;
}

export interface LeadConnectionParent {
  readonly edges: Edge<LeadParent>[];
  readonly pageInfo: ReturnType<typeof connectionOf>['pageInfo'];
}

export interface LeadPayloadParent {
  readonly userId: string;
  readonly leadId: string;
  readonly position: Position;
}

export type LeadChangedParent = Extract<LiveMessage, { readonly type: 'LeadChanged' }> & {
  readonly cursor: Position;
};
