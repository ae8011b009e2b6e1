import type { AdminActionDocument, AdminChange } from '../../projection-service/index.ts';

export interface AdminActionParent {
  readonly id: string;
  readonly doc: AdminActionDocument;
}

export type { SentencePart as SentencePartParent } from './sentences.ts';

export type AdminChangeParent = AdminChange;
