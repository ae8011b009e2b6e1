import type { AdminActionDocument, AdminChange } from '../../../projection-service/index.ts';

export interface AdminActionParent {
  readonly id: string;
  readonly doc: AdminActionDocument;
}

/** A part of a sentence, with a path in the console if it links to a page. */
export interface SentencePartParent {
  readonly text: string;
  readonly path: string | null;
}

export type AdminChangeParent = AdminChange;
