import type { AdminActionDocument, AdminChange } from '../../projection-service/index.ts';

export interface AdminActionParent {
  readonly id: string;
  readonly doc: AdminActionDocument;
}

export type AdminChangeParent = AdminChange;
