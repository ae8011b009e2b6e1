import { Metadata, status } from '@grpc/grpc-js';
import type { StatusObject } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Expected, LoggedRecord } from './log.ts';

/** Timestamps in the log count ticks of 100 ns. */
const TICKS_PER_MS = 10_000n;

/** A gRPC error with the metadata from which the client builds its errors. */
export type CallError = Pick<StatusObject, 'code' | 'details' | 'metadata'>;

function callError(code: status, details: string, fields: Readonly<Record<string, string>> = {}): CallError {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(fields)) metadata.set(name, value);
  return { code, details, metadata };
}

export const errors = {
  unavailable: () => callError(status.UNAVAILABLE, 'The stand-in is set to be unavailable'),
  notReady: () => callError(status.UNAVAILABLE, 'Server Is Not Ready'),
  tooBusy: () => callError(status.UNAVAILABLE, 'Server Is Too Busy'),
  noLeader: () => callError(status.UNKNOWN, 'No leader info available'),
  /** The error of a read that begins inside a record. */
  badRead: () => callError(status.UNKNOWN, 'Unexpected ReadAllResult: Error'),
  /** The error of a subscription that begins inside a record. */
  badSubscription: () => callError(status.UNKNOWN, 'Exception was thrown by handler.'),
  wrongRevision: (stream: string, expected: Expected, actual: number) =>
    callError(status.FAILED_PRECONDITION, `Append failed due to WrongExpectedVersion. Stream: ${stream}`, {
      exception: 'wrong-expected-version',
      'stream-name': stream,
      'expected-version': String(expected),
      'actual-version': String(actual),
    }),
  commitTimeout: () => callError(status.ABORTED, 'Commit phase timeout'),
  notLeader: (host: string, port: number) =>
    callError(status.NOT_FOUND, 'Leader info available', {
      exception: 'not-leader',
      'leader-endpoint-host': host,
      'leader-endpoint-port': String(port),
    }),
  deleted: (stream: string) =>
    callError(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
      exception: 'stream-deleted',
      'stream-name': stream,
    }),
  tooLarge: (limit: number) =>
    callError(status.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
      exception: 'maximum-append-size-exceeded',
      'maximum-append-size': String(limit),
    }),
  accessDenied: () => callError(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' }),
  unauthenticated: () => callError(status.UNAUTHENTICATED, 'Unauthenticated'),
} as const;

export const streamNameOf = (identifier: StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

export function identifierOf(stream: string): StreamIdentifier {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream));
  return identifier;
}

export function uuidOf(id: string): UUID {
  const uuid = new shared.UUID();
  uuid.setString(id);
  return uuid;
}

export function eventMessage(record: LoggedRecord): ReadResp {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(uuidOf(record.id));
  recorded.setStreamIdentifier(identifierOf(record.stream));
  recorded.setStreamRevision(String(record.revision));
  recorded.setCommitPosition(String(record.position));
  recorded.setPreparePosition(String(record.position));
  recorded
    .getMetadataMap()
    .set('type', record.type)
    .set('content-type', record.contentType)
    .set('created', String(BigInt(record.created) * TICKS_PER_MS));
  recorded.setData(record.data);
  recorded.setCustomMetadata(record.metadata);
  const event = new streams.ReadResp.ReadEvent();
  event.setEvent(recorded);
  event.setCommitPosition(String(record.position));
  const message = new streams.ReadResp();
  message.setEvent(event);
  return message;
}

export function streamNotFoundMessage(stream: string): ReadResp {
  const notFound = new streams.ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(identifierOf(stream));
  const message = new streams.ReadResp();
  message.setStreamNotFound(notFound);
  return message;
}

export function confirmationMessage(subscriptionId: string): ReadResp {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId(subscriptionId);
  const message = new streams.ReadResp();
  message.setConfirmation(confirmation);
  return message;
}

export function checkpointMessage(position: number): ReadResp {
  const checkpoint = new streams.ReadResp.Checkpoint();
  checkpoint.setCommitPosition(String(position));
  checkpoint.setPreparePosition(String(position));
  const message = new streams.ReadResp();
  message.setCheckpoint(checkpoint);
  return message;
}

export function caughtUpMessage(): ReadResp {
  const message = new streams.ReadResp();
  message.setCaughtUp(new streams.ReadResp.CaughtUp());
  return message;
}
