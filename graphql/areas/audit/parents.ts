import type { History, HistoryEvent, HistoryRef } from '../../../projection-service/index.ts';

export type AuditHistoryParent = History;
/** An event and its history. The kind of the history decides how values are worded. */
export type AuditEventParent = HistoryEvent & { readonly history: HistoryRef };
