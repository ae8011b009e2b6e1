import type { ClientDuplexStream, ClientReadableStream } from '@grpc/grpc-js';
import type { Credentials, EventStoreDBClient } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import grpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { BatchAppendReq, BatchAppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';

/**
 * Everything of the client that is not its public interface: its messages, and how it makes a call. No other file of
 * the adapter names them, and a test pins the client's version, so that an upgrade is a decision.
 *
 * The gain, measured on real nodes (23.10.6), as a share of the bare client's throughput:
 *
 * | appends                                 | in line      | 64 in flight |
 * | --------------------------------------- | ------------ | ------------ |
 * | the call that all share, driven by us   | 0.98 to 1.02 | 0.89 to 1.13 |
 * | the client's call per append, deadlines | 0.75         | 0.65         |
 *
 * The client's own use of the shared call has no deadlines, rejects the appends of all clients in the process when one
 * fails, and ends the process when an answer comes late. Its reads convert every field of every event (dates, big
 * integers, JSON) and pass each event through a second stream: most of that is never looked at.
 */
export { shared, streams };
export type { BatchAppendReq, BatchAppendResp, ReadReq, ReadResp };

/** The version whose internals these are. */
export const CLIENT_VERSION = '6.2.1';

/** The options of every call. */
export interface CallSettings {
  readonly credentials: Credentials;
  /** A follower may lag behind: a read there could miss an acknowledged event. */
  readonly requiresLeader: true;
}

export interface Caller {
  readonly client: EventStoreDBClient;
  readonly settings: CallSettings;
}

export type ReadCall = ClientReadableStream<ReadResp>;
export type AppendCall = ClientDuplexStream<BatchAppendReq, BatchAppendResp>;

// Calls are made as the client makes them: they follow the leader, and end when the client is disposed of.

/** Begins a read or a subscription. */
export const startRead = ({ client, settings }: Caller, request: ReadReq): Promise<ReadCall> =>
  client['GRPCStreamCreator'](grpc.StreamsClient, 'read', (stub): ReadCall =>
    stub.read(request, ...client['callArguments'](settings, { deadline: Infinity })),
  )();

/** Opens a call that many appends share. */
export const startAppends = ({ client, settings }: Caller): Promise<AppendCall> =>
  client['GRPCStreamCreator'](grpc.StreamsClient, 'appends', (stub): AppendCall =>
    stub.batchAppend(...client['callArguments'](settings, { deadline: Infinity })),
  )();
