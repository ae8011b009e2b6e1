import type { RecordedEvent } from '../../../domain/envelope.ts';
import type { ConsentCertificate, HistoryAuditor, HistoryRef } from '../../../projection-service/index.ts';

/** Replays, verifies and exports histories. */
export interface AuditServices extends HistoryAuditor {
  /** The event at this revision of a stream; undefined when there is none. */
  eventAt(stream: string, revision: number): Promise<RecordedEvent | undefined>;
  /** The history up to a revision with its proof, as JSON text in pieces. */
  exportProof(history: HistoryRef, revision: number): AsyncIterable<string>;
  /** The consent for a Digital Twin, checked against the hash chain; undefined when there is none to show. */
  readonly consent: (avatarId: string) => Promise<ConsentCertificate | undefined>;
  /** Fingerprint of the key that signs proofs. */
  readonly keyFingerprint: string;
}
