import type { HistoryAuditor, HistoryRef } from '../../projection-service/index.ts';

/** Replays, verifies and exports histories. */
export interface AuditServices extends HistoryAuditor {
  /** The history up to a revision with its proof, as JSON text in pieces. */
  exportProof(history: HistoryRef, revision: number): AsyncIterable<string>;
  /** Of the key that signs proofs. */
  readonly keyFingerprint: string;
}
