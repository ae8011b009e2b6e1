import type { Position } from '../../../domain/envelope.ts';
import type { LeadDocument, LiveMessage } from '../../../projection-service/index.ts';
import type { Connection } from '../../cursor.ts';

export interface LeadParent {
  readonly id: string;
  readonly doc: LeadDocument;
}

export type LeadConnectionParent = Connection<LeadParent>;

export interface LeadPayloadParent {
  readonly userId: string;
  readonly leadId: string;
  readonly position: Position;
}

export type LeadChangedParent = Extract<LiveMessage, { readonly type: 'LeadChanged' }> & {
  readonly cursor: Position;
};
