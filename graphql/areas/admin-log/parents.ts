import type { AdminActionDocument, AdminChange } from '../../../projection-service/index.ts';

export interface AdminActionParent {
  readonly id: string;
  readonly doc: AdminActionDocument;
}

/** A piece of a sentence; with a path of the console where it leads somewhere. */
export interface SentencePartParent {
  readonly text: string;
  readonly path: string | null;
}

export type AdminChangeParent = AdminChange;
