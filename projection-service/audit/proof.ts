import { hash, type KeyObject, sign } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { JsonObject, RecordedEvent } from '../../domain/envelope.ts';
import { ERASED, upcast } from '../../domain/event-type.ts';
import { eventRegistry } from '../../domain/events.ts';
import { hashedFieldsOf, isSealed, NO_HASH, type EventStore } from '../../event-store/index.ts';
import { auditedKinds } from './aggregates.ts';
import type { HistoryRef } from './history.ts';

export const proofFormat = 'curbcast-history/1';

/** The signed data: it covers the events by their last hash and the state by its hash. */
export interface ProofHead extends HistoryRef {
  readonly stream: string;
  /** Revision of the last event; -1 for a history without events. */
  readonly revision: number;
  readonly exportedAt: string;
  readonly installation: string;
  /** The hash of the last event, which covers all events before it. */
  readonly head: string;
  readonly state: unknown;
  /** The version of the rules that folded the state: a later release may fold the same events to another state. */
  readonly rules: string;
}

/** The bytes that are signed. */
export function signedBytes({
  kind,
  id,
  stream,
  revision,
  exportedAt,
  installation,
  head,
  state,
  rules,
}: ProofHead): Buffer {
  const fields = [
    proofFormat,
    kind,
    id,
    stream,
    revision,
    exportedAt,
    installation,
    head,
    hash('sha256', JSON.stringify(state)),
    rules,
  ];
  return Buffer.from(JSON.stringify(fields));
}

/** The form in which people compare keys: SHA-256 of the public key, in groups of four. */
export function fingerprintOf(publicKeyHex: string): string {
  const digest = hash('sha256', Buffer.from(publicKeyHex, 'hex'));
  return (digest.slice(0, 32).match(/.{4}/g) ?? []).join('-');
}

/** The key pair of an installation's proofs (Ed25519). */
export interface ProofKey {
  readonly privateKey: KeyObject;
  /** The raw public key, hex. */
  readonly publicKey: string;
}

/** The state after a stored event. Sealed fields stay sealed: a proof is folded as if the person had been erased. */
export function evolveStored(
  kind: HistoryRef['kind'],
  state: object,
  event: Pick<RecordedEvent, 'type' | 'schemaVersion' | 'data' | 'time'>,
): object {
  const open = Object.entries(event.data).map(([name, value]) => [name, isSealed(value) ? ERASED : value]);
  const data = upcast(eventRegistry, event.type, event.schemaVersion, Object.fromEntries(open) as JsonObject);
  const { type, time } = event;
  return auditedKinds[kind].fold.evolve(state, { type, time, data } as RecordedEvent);
}

export interface ProofOptions extends HistoryRef {
  readonly rawLog: Pick<EventStore, 'readStream'>;
  /** The last revision in the proof; a revision after the end of the stream counts as the end. */
  readonly revision: number;
  readonly key: ProofKey;
  /** The public URL of the installation. */
  readonly installation: string;
  readonly now: () => number;
}

/** Events to handle before other work gets a turn: a page of them takes a few milliseconds. */
const pageSize = 200;

/**
 * Exports a history as it is stored, from its first event to a revision, with the resulting state and the
 * installation's signature: JSON text in pieces. Personal fields are sealed, as in the log. Memory does not grow with
 * the history.
 */
export async function* exportProof(options: ProofOptions): AsyncGenerator<string> {
  const { rawLog, kind, id, key, installation, now } = options;
  const { streamOf, fold, version: rules } = auditedKinds[kind];
  const stream = streamOf(id);
  const exportedAt = new Date(now()).toISOString();
  yield `{"format":${JSON.stringify(proofFormat)},\n"events":[`;
  let state: object = fold.initial;
  let head = NO_HASH;
  let revision = -1;
  for (let open = true; open;) {
    const limit = Math.min(pageSize, options.revision - revision);
    const page = limit > 0 ? await rawLog.readStream(stream, { from: revision + 1, limit }) : [];
    const lines = page.map((event) => {
      const { stream: _stream, ...fields } = hashedFieldsOf(event);
      return `${event.revision === 0 ? '' : ','}\n${JSON.stringify({ ...fields, hash: event.hash })}`;
    });
    for (const event of page) state = evolveStored(kind, state, event);
    const last = page.at(-1);
    if (last) ({ hash: head, revision } = last);
    yield lines.join('');
    open = limit > 0 && page.length === limit;
    await setImmediate();
  }
  const proofHead = { kind, id, stream, revision, exportedAt, installation, head, state, rules };
  const signature = sign(null, signedBytes(proofHead), key.privateKey).toString('hex');
  const rest = { ...proofHead, publicKey: key.publicKey, signature };
  yield `\n],\n${JSON.stringify(rest, undefined, 1).slice(2)}\n`;
}
