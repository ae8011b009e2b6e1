import type { AuditKind, History, HistoryEvent } from '../../../projection-service/index.ts';

export type AuditHistoryParent = History;
/** An event, and the kind of its history, by which its values are worded. */
export type AuditEventParent = HistoryEvent & { readonly kind: AuditKind };
