import { randomUUID } from 'node:crypto';
import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { DeleteReq, DeleteResp, TombstoneReq, TombstoneResp } from '@eventstore/db-client/generated/streams_pb.js';
import { expectedOf } from './appending.ts';
import type { ProposedRecord } from './log.ts';
import { metadataRecord } from './log.ts';
import type { CallError } from './messages.ts';
import { errors, streamNameOf } from './messages.ts';
import type { Node } from './node.ts';
import { needsLeader } from './node.ts';

/** The $tb value that a real node writes to truncate all existing events. */
const EVERYTHING = Number.MAX_SAFE_INTEGER;

const tombstone = (): ProposedRecord => ({
  id: randomUUID(),
  type: '$streamDeleted',
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: Buffer.of(),
});

type Call = Pick<ServerUnaryCall<DeleteReq | TombstoneReq, unknown>, 'request' | 'metadata'>;

/**
 * Writes the deleting record when the stream is at the expected revision and the user has the right; returns the error
 * otherwise.
 */
async function remove(
  node: Node,
  { request, metadata }: Call,
  target: (stream: string) => string,
  record: () => ProposedRecord,
): Promise<CallError | undefined> {
  await node.answers();
  const options = request.getOptions();
  const stream = streamNameOf(options?.getStreamIdentifier());
  const refused = node.refuses(needsLeader(metadata)) ?? node.forbids(metadata, stream, 'write');
  if (refused) return refused;
  const expected = expectedOf(options, options?.getRevision());
  const verdict = node.log.mayDelete(stream, expected);
  if (verdict === 'deleted') return errors.deleted(stream);
  if (verdict === 'wrong_revision')
    return errors.wrongRevision(stream, expected, (node.log.visible(stream) ?? []).length - 1);
  const outcome = node.log.append(target(stream), 'any', [record()]);
  if (outcome.kind === 'written') await node.commit(outcome.records);
  return undefined;
}

/** Soft delete: hides the events from readers of the stream, which may be recreated. */
export function handleDelete(node: Node) {
  const answer = async (
    call: ServerUnaryCall<DeleteReq, DeleteResp>,
    callback: sendUnaryData<DeleteResp>,
  ): Promise<void> =>
    callback(
      (await remove(
        node,
        call,
        (stream) => `$$${stream}`,
        () => metadataRecord({ $tb: EVERYTHING }),
      )) ?? null,
      new streams.DeleteResp(),
    );
  return (...call: Parameters<typeof answer>): void => void answer(...call);
}

/** Tombstone: the stream can never be read or appended to again. */
export function handleTombstone(node: Node) {
  const answer = async (
    call: ServerUnaryCall<TombstoneReq, TombstoneResp>,
    callback: sendUnaryData<TombstoneResp>,
  ): Promise<void> =>
    callback((await remove(node, call, (stream) => stream, tombstone)) ?? null, new streams.TombstoneResp());
  return (...call: Parameters<typeof answer>): void => void answer(...call);
}
