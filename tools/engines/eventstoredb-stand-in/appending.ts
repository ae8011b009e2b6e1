import type { Metadata, sendUnaryData, ServerDuplexStream, ServerReadableStream } from '@grpc/grpc-js';
import { status } from '@grpc/grpc-js';
import anyMessages from 'google-protobuf/google/protobuf/any_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import statuses from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { hexOf } from '../../../event-store/event-id.ts';
import { refusalOf } from './faults.ts';
import type { AppendOutcome, Expected, LoggedRecord, ProposedRecord } from './log.ts';
import type { CallError } from './messages.ts';
import { errors, identifierOf, streamNameOf } from './messages.ts';
import { needsLeader, type Node } from './node.ts';

/** Default limit of a real node: 1 MiB. */
const MAX_APPEND_BYTES = 1_048_576;

interface Append {
  readonly stream: string;
  readonly expected: Expected;
  readonly events: readonly ProposedRecord[];
}

type Proposed = Pick<AppendReq.ProposedMessage, 'getId' | 'getMetadataMap' | 'getData_asU8' | 'getCustomMetadata_asU8'>;

function proposedRecord(message: Proposed): ProposedRecord {
  const metadata = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: metadata.get('type') ?? '',
    contentType: metadata.get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

type ExpectedOptions = Pick<AppendReq.Options, 'hasAny' | 'hasNoStream' | 'hasStreamExists'>;

export const expectedOf = (options: ExpectedOptions | undefined, revision: string | undefined): Expected => {
  if (!options || options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no_stream';
  return options.hasStreamExists() ? 'stream_exists' : Number(revision);
};

/** Counts only the data and metadata of the caller, not what the server adds. */
const tooLarge = (events: readonly ProposedRecord[]): boolean =>
  events.reduce((bytes, { data, metadata }) => bytes + data.length + metadata.length, 0) > MAX_APPEND_BYTES;

const silence = (): Promise<never> => new Promise(() => {});

/** Resolves once the append is committed; never resolves for a repetition of an uncommitted append. */
async function store({ log, commit }: Node, { stream, expected, events }: Append): Promise<AppendOutcome> {
  const outcome = log.append(stream, expected, events);
  if (outcome.kind === 'written') await commit(outcome.records);
  return outcome.kind === 'repeated_too_soon' ? silence() : outcome;
}

const lastOf = (outcome: AppendOutcome): LoggedRecord | undefined =>
  outcome.kind === 'written' ? outcome.records.at(-1) : outcome.kind === 'repeated' ? outcome.last : undefined;

function answer(outcome: AppendOutcome, { stream, expected }: Append): AppendResp | CallError {
  if (outcome.kind === 'deleted') return errors.deleted(stream);
  const message = new streams.AppendResp();
  if (outcome.kind === 'wrong_revision') {
    const wrong = new streams.AppendResp.WrongExpectedVersion();
    if (outcome.current >= 0) wrong.setCurrentRevision(String(outcome.current));
    else wrong.setCurrentNoStream(new shared.Empty());
    if (expected === 'no_stream') wrong.setExpectedNoStream(new shared.Empty());
    else if (expected === 'stream_exists') wrong.setExpectedStreamExists(new shared.Empty());
    else if (expected === 'any') wrong.setExpectedAny(new shared.Empty());
    else wrong.setExpectedRevision(String(expected));
    message.setWrongExpectedVersion(wrong);
    return message;
  }
  const last = lastOf(outcome);
  const success = new streams.AppendResp.Success();
  success.setCurrentRevision(String(last?.revision ?? 0));
  const position = new streams.AppendResp.Position();
  position.setCommitPosition(String(last?.position ?? 0));
  position.setPreparePosition(String(last?.position ?? 0));
  success.setPosition(position);
  message.setSuccess(success);
  return message;
}

/** Returns the answer of a batch append; never resolves when the node would not answer. */
async function append(node: Node, request: Append, metadata: Metadata): Promise<AppendResp | CallError> {
  await node.answers();
  const refused = node.refuses(needsLeader(metadata)) ?? node.forbids(metadata, request.stream, 'write');
  if (refused) return refused;
  if (tooLarge(request.events)) return errors.tooLarge(MAX_APPEND_BYTES);
  const effect = node.faults.strike('append', request.stream);
  const refusal = refusalOf(effect);
  if (refusal) return refusal;
  if (effect?.kind === 'silent') return silence();
  if (effect?.kind === 'wrong_revision') return answer({ kind: 'wrong_revision', current: effect.current }, request);
  if (effect?.kind === 'slow') await sleep(effect.ms);
  const outcome = await store(node, request);
  if (effect?.kind === 'answer_lost') return errors.unavailable();
  if (effect?.kind === 'commit_timeout') return errors.commitTimeout();
  return effect?.kind === 'answer_swallowed' ? silence() : answer(outcome, request);
}

const isError = (result: AppendResp | CallError): result is CallError => 'code' in result;

/** Handles the Append call: the first message names the stream, the others carry the events. */
export function handleAppend(node: Node) {
  return (call: ServerReadableStream<AppendReq, AppendResp>, callback: sendUnaryData<AppendResp>): void => {
    let options: AppendReq.Options | undefined;
    const events: ProposedRecord[] = [];
    call.on('data', (message: AppendReq) => {
      if (!options) node.count('append', streamNameOf(message.getOptions()?.getStreamIdentifier()));
      options ??= message.getOptions();
      const proposed = message.getProposedMessage();
      if (proposed) events.push(proposedRecord(proposed));
    });
    call.on('error', () => {});
    const finish = async (): Promise<void> => {
      // A caller that dies halfway ends the call in the same way and is detected a little later; then none of its
      // events count.
      await nextTurn();
      if (call.cancelled) return undefined;
      const request = {
        stream: streamNameOf(options?.getStreamIdentifier()),
        expected: expectedOf(options, options?.getRevision()),
        events,
      };
      const result = await append(node, request, call.metadata);
      return isError(result) ? callback(result) : callback(null, result);
    };
    call.on('end', () => void finish());
  };
}

/** Handles the BatchAppend call: many appends over one call, each with its own answer. */
export function handleBatchAppend(node: Node) {
  return (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void => {
    const open = new Map<string, { options: BatchAppendReq.Options | undefined; events: ProposedRecord[] }>();
    node.count('batchAppend', '');
    // A write to a call that is ending would keep it from sending its status, and the client would wait forever.
    let hasEnded = false;
    let isSilent = false;
    const take = async (message: BatchAppendReq): Promise<void> => {
      const correlationId = message.getCorrelationId()?.getString() ?? '';
      const batch = open.get(correlationId) ?? { options: undefined, events: [] };
      batch.options ??= message.getOptions();
      batch.events.push(...message.getProposedMessagesList().map(proposedRecord));
      open.set(correlationId, batch);
      if (!message.getIsFinal()) return;
      open.delete(correlationId);
      const stream = streamNameOf(batch.options?.getStreamIdentifier());
      node.count('append', stream);
      isSilent ||= node.faults.strike('batchAppend', stream)?.kind === 'silent';
      if (isSilent) return;
      const request = {
        stream,
        expected: expectedOf(batch.options, batch.options?.getStreamPosition()),
        events: batch.events,
      };
      // As for a separate call: a caller that dies ends the call with its last message.
      await nextTurn();
      if (call.cancelled) return;
      const result = await append(node, request, call.metadata);
      if (call.cancelled || hasEnded) return;
      if (isError(result) && endsBatch(result)) {
        hasEnded = true;
        call.emit('error', result);
        return;
      }
      const response = new streams.BatchAppendResp();
      response.setCorrelationId(inHalves(correlationId));
      response.setStreamIdentifier(identifierOf(request.stream));
      if (isError(result)) response.setError(batchFailure(result));
      else if (result.hasWrongExpectedVersion())
        response.setError(
          batchError(status.FAILED_PRECONDITION, 'event_store.client.WrongExpectedVersion', wrongVersion(result)),
        );
      else response.setSuccess(batchSuccess(result));
      call.write(response);
    };
    call.on('end', () => {
      hasEnded = true;
      call.end();
    });
    call.on('error', () => {});
    call.on('data', (message: BatchAppendReq) => void take(message));
  };
}

/** The real server answers with the two halves of an id as signed numbers, in whichever form the caller wrote it. */
function inHalves(id: string): InstanceType<typeof shared.UUID> {
  const hex = hexOf(id);
  const signed = (digits: string): string => BigInt.asIntN(64, BigInt(`0x${digits}`)).toString();
  const halves = new shared.UUID.Structured();
  halves.setMostSignificantBits(signed(hex.slice(0, 16)));
  halves.setLeastSignificantBits(signed(hex.slice(16)));
  const uuid = new shared.UUID();
  uuid.setStructured(halves);
  return uuid;
}

/**
 * A broken connection, an unknown user and another leader end the whole call; every other failure concerns one append.
 */
const endsBatch = ({ code, details }: CallError): boolean =>
  (code === status.UNAVAILABLE && !details.startsWith('Server Is')) ||
  code === status.UNAUTHENTICATED ||
  code === status.NOT_FOUND;

/** The failure of one append of a batch. A node that is not ready says so in the message only. */
function batchFailure({ code, details }: CallError): InstanceType<typeof statuses.Status> {
  const error =
    code === status.ABORTED
      ? batchError(code, 'event_store.client.Timeout', new shared.Timeout())
      : code === status.PERMISSION_DENIED
        ? batchError(code, 'event_store.client.AccessDenied', new shared.AccessDenied())
        : code === status.FAILED_PRECONDITION
          ? batchError(code, 'event_store.client.StreamDeleted', new shared.StreamDeleted())
          : code === status.INVALID_ARGUMENT
            ? batchError(code, 'event_store.client.MaximumAppendSizeExceeded', new shared.MaximumAppendSizeExceeded())
            : batchError(code, 'google.protobuf.Empty', new shared.Empty());
  error.setMessage(details);
  return error;
}

function wrongVersion(result: AppendResp): InstanceType<typeof shared.WrongExpectedVersion> {
  const wrong = new shared.WrongExpectedVersion();
  const conflict = result.getWrongExpectedVersion();
  if (conflict?.hasCurrentRevision()) wrong.setCurrentStreamRevision(conflict.getCurrentRevision());
  if (conflict?.hasExpectedRevision()) wrong.setExpectedStreamPosition(conflict.getExpectedRevision());
  return wrong;
}

function batchSuccess(result: AppendResp): BatchAppendResp.Success {
  const success = new streams.BatchAppendResp.Success();
  success.setCurrentRevision(result.getSuccess()?.getCurrentRevision() ?? '0');
  const position = new shared.AllStreamPosition();
  position.setCommitPosition(result.getSuccess()?.getPosition()?.getCommitPosition() ?? '0');
  position.setPreparePosition(result.getSuccess()?.getPosition()?.getPreparePosition() ?? '0');
  success.setPosition(position);
  return success;
}

function batchError(
  code: number,
  typeName: string,
  detail: { serializeBinary(): Uint8Array },
): InstanceType<typeof statuses.Status> {
  const details = new anyMessages.Any();
  details.pack(detail.serializeBinary(), typeName);
  const error = new statuses.Status();
  error.setCode(code);
  error.setDetails(details);
  return error;
}
