/** The public face of the projection side: what the gateway, the tools and main.ts may use. */
import type { Position } from '../domain/envelope.ts';
import type { MessageOf } from './live.ts';
import type { projectionRegistry } from './projections/index.ts';
import type { Projections as RunningProjections } from './runner/types.ts';

export { startProjections } from './runner/index.ts';
export { createBuilder } from './builder/index.ts';
export { openProjectionReaders } from './reader/index.ts';
export { ProjectionUnavailable } from './runner/types.ts';
export type { Announcement, ProjectionReader, ProjectionStatus } from './runner/types.ts';
export type { Projector } from './projector.ts';
export type { ChangedDocument, Query, ReadStore, StoredDocument } from './read-store/port.ts';
export { createMemoryReadStore } from './read-store/memory/index.ts';
export { openSqliteReadStore } from './read-store/sqlite/index.ts';
export { openMongoReadStore } from './read-store/mongodb/index.ts';
export { InvalidCursor, ReadStoreUnavailable } from './read-store/port.ts';
export { createCreditAuditor } from './audit/index.ts';
export { auditKinds, historyOf, isAuditKind, type AuditKind } from './audit/aggregates.ts';
export { changesOf, valuesOf, type Change, type Path } from './audit/changes.ts';
export { readConsent, type ConsentCertificate } from './audit/consent.ts';
export { checkProof } from './audit/check-proof.ts';
export { createHistoryAuditor } from './audit/history.ts';
export type { History, HistoryAuditor, HistoryEvent, HistoryRef } from './audit/history.ts';
export { exportProof, fingerprintOf, type ProofKey } from './audit/proof.ts';
export { creditStepOf, isSelfCredit } from './audit/events.ts';
export type { AuditedEvent, BalancePoint, CreditAuditor, CreditStep } from './audit/index.ts';
export {
  adminTextsOf,
  everybody,
  holdsTexts,
  pendingVideo,
  projectionRegistry,
  projectionsFor,
  readWitness,
  statementId,
} from './projections/index.ts';
export type * from './projections/index.ts';
/** The running projections of the product. */
export type Projections = RunningProjections<(typeof projectionRegistry)[number]>;
export { awaitedByCommands, createReadYourWrites } from './read-your-writes.ts';
export { createLiveMessages } from './live.ts';
export type { Stored } from './collections.ts';
/** A live message to a user about a change, as the projections declare it. */
export type LiveMessage = MessageOf<(typeof projectionRegistry)[number]> & { readonly position: Position };
export { startPublisher } from './publisher/publisher.ts';
export type { Publisher, PublisherStatus } from './publisher/publisher.ts';
export { readModelTopics, startStatePublisher } from './publisher/state-publisher.ts';
export type { RecordSink } from './publisher/sink.ts';
export { openJsonLinesSink } from './publisher/json-lines/json-lines-sink.ts';
export { openKafkaSink } from './publisher/kafka/kafka-sink.ts';
export { kafkaAddressForm, parseKafkaAddress } from './publisher/kafka/address.ts';
export { asyncApiDocument } from './publisher/async-api.ts';
