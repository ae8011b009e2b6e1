import type { Position } from '../../domain/envelope.ts';
import { uuidOf } from '../event-id.ts';
import { shared, streams, type ReadCall, type ReadReq, type ReadResp } from './client-internals.ts';
import { formatPosition, parsePosition } from './position.ts';

/** An event as the server returns it, with links unresolved. Its JSON is parsed only when it is asked for. */
export interface StoredRecord {
  readonly streamId: string;
  readonly id: string;
  readonly type: string;
  readonly revision: number;
  /** Undefined from a server that gives no positions in streams, or one beyond 2^53. */
  readonly position: Position | undefined;
  /** The length of the data, characters. */
  readonly size: number;
  /** The data; undefined when its writer did not declare it to be JSON. */
  readonly dataText: string | undefined;
  readonly metadataText: string;
}

export type Direction = 'forwards' | 'backwards';

/** Ends a call early, but not before it has begun: a call that is canceled as it begins may never end. */
export function endRead(starting: Promise<ReadCall>): void {
  starting.then(
    (call) => setImmediate(() => call.cancel()),
    () => undefined,
  );
}

/** Records of the whole log from a position; undefined: from the first forwards, from the last backwards. */
export function readAllRequest(from: Position | undefined, direction: Direction, count: number): ReadReq {
  const all = new streams.ReadReq.Options.AllOptions();
  const position = wirePosition(from);
  if (position) all.setPosition(position);
  else if (direction === 'forwards') all.setStart(new shared.Empty());
  else all.setEnd(new shared.Empty());
  const options = readOptions(direction, count);
  options.setAll(all);
  return requestOf(options);
}

/** Records of a stream from a revision; undefined: from the first forwards, from the last backwards. */
export function readStreamRequest(
  stream: string,
  from: number | undefined,
  direction: Direction,
  count: number,
): ReadReq {
  const one = new streams.ReadReq.Options.StreamOptions();
  const name = new shared.StreamIdentifier();
  name.setStreamName(Buffer.from(stream));
  one.setStreamIdentifier(name);
  if (from !== undefined) one.setRevision(String(from));
  else if (direction === 'forwards') one.setStart(new shared.Empty());
  else one.setEnd(new shared.Empty());
  const options = readOptions(direction, count);
  options.setStream(one);
  return requestOf(options);
}

/** A subscription to all events after a position, stored and new ones, of the streams whose names match. */
export function subscribeRequest(after: Position | undefined, streamNames: string, searchWindow: number): ReadReq {
  const all = new streams.ReadReq.Options.AllOptions();
  const position = wirePosition(after);
  if (position) all.setPosition(position);
  else all.setStart(new shared.Empty());
  const expression = new streams.ReadReq.Options.FilterOptions.Expression();
  expression.setRegex(streamNames);
  const filter = new streams.ReadReq.Options.FilterOptions();
  filter.setStreamIdentifier(expression);
  filter.setMax(searchWindow);
  filter.setCheckpointintervalmultiplier(1);
  const options = new streams.ReadReq.Options();
  options.setUuidOption(textIds());
  options.setAll(all);
  options.setSubscription(new streams.ReadReq.Options.SubscriptionOptions());
  options.setFilter(filter);
  return requestOf(options);
}

function requestOf(options: ReadReq.Options): ReadReq {
  const request = new streams.ReadReq();
  request.setOptions(options);
  return request;
}

function readOptions(direction: Direction, count: number): ReadReq.Options {
  const { FORWARDS, BACKWARDS } = streams.ReadReq.Options.ReadDirection;
  const options = new streams.ReadReq.Options();
  options.setUuidOption(textIds());
  options.setCount(String(count));
  options.setNoFilter(new shared.Empty());
  options.setReadDirection(direction === 'forwards' ? FORWARDS : BACKWARDS);
  return options;
}

function textIds(): ReadReq.Options.UUIDOption {
  const option = new streams.ReadReq.Options.UUIDOption();
  option.setString(new shared.Empty());
  return option;
}

function wirePosition(position: Position | undefined): ReadReq.Options.Position | undefined {
  const at = position === undefined ? undefined : parsePosition(position);
  if (!at) return undefined;
  const message = new streams.ReadReq.Options.Position();
  message.setCommitPosition(String(at.commit));
  message.setPreparePosition(String(at.prepare));
  return message;
}

const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');

/** The value of a JSON text; undefined for any other text. */
export function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of an id that the server wrote as text or as two signed halves: it answers appends with halves. */
export function idIn(uuid: InstanceType<typeof shared.UUID> | undefined): string {
  const halves = uuid?.getStructured();
  if (!halves) return uuid?.getString() ?? '';
  const hex = [halves.getMostSignificantBits(), halves.getLeastSignificantBits()].map((bits) =>
    BigInt.asUintN(64, BigInt(bits)).toString(16).padStart(16, '0'),
  );
  return uuidOf(hex.join(''));
}

/**
 * The record in an answer; undefined for an answer without one.
 *
 * @param nameOf Our name of a stream.
 * @param wants Whether the texts of a stream's records are wanted; the others are left empty.
 */
export function recordIn(
  answer: ReadResp,
  nameOf: (streamId: string) => string,
  wants: (stream: string) => boolean = () => true,
): StoredRecord | undefined {
  const event = answer.getEvent()?.getEvent();
  if (!event) return undefined;
  const streamId = nameOf(textOf(event.getStreamIdentifier()?.getStreamName_asU8() ?? new Uint8Array()));
  const [commit, prepare] = [event.getCommitPosition(), event.getPreparePosition()];
  const place = {
    streamId,
    revision: Number(event.getStreamRevision()),
    position: Number(commit) <= Number.MAX_SAFE_INTEGER ? formatPosition({ commit, prepare }) : undefined,
  };
  if (!wants(streamId)) return { ...place, id: '', type: '', size: 0, dataText: undefined, metadataText: '' };
  const headers = event.getMetadataMap();
  const isJson = headers.get('content-type') === 'application/json';
  // Texts, not the message: a page of messages, each of dozens of objects, is expensive for the garbage collector.
  const [dataText, metadataText] = [textOf(event.getData_asU8()), textOf(event.getCustomMetadata_asU8())];
  return {
    ...place,
    id: idIn(event.getId()),
    type: headers.get('type') ?? '',
    size: dataText.length,
    dataText: isJson ? dataText : undefined,
    metadataText,
  };
}
