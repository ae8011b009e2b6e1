import type { History, HistoryEvent, HistoryRef } from '../../../projection-service/index.ts';

export type AuditHistoryParent = History;
/** An event and its history, by whose kind its values are worded. */
export type AuditEventParent = HistoryEvent & { readonly history: HistoryRef };
