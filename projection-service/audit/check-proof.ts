import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import type { JsonObject } from '../../domain/envelope.ts';
import { hashEvent, NO_HASH } from '../../event-store/index.ts';
import { auditedKinds, type AuditKind } from './aggregates.ts';
import { evolveStored, fingerprintOf, proofFormat, signedBytes } from './proof.ts';

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

const proofSchema = z.strictObject({
  format: z.literal(proofFormat),
  events: z.array(
    z.strictObject({
      revision: z.int().min(0),
      id: z.string(),
      type: z.string(),
      schemaVersion: z.int().min(1),
      time: z.int(),
      dataText: z.string(),
      metadataText: z.string(),
      hash: hex(32),
    }),
  ),
  kind: z.enum(Object.keys(auditedKinds) as [AuditKind, ...AuditKind[]]),
  id: z.string().min(1),
  stream: z.string(),
  revision: z.int().min(-1),
  exportedAt: z.iso.datetime(),
  installation: z.string(),
  head: z.union([z.literal(NO_HASH), hex(32)]),
  state: z.record(z.string(), z.unknown()),
  rules: z.string(),
  publicKey: hex(32),
  signature: hex(64),
});
type Proof = z.infer<typeof proofSchema>;

/** The result of a check; `finding` is a sentence, null when all is sound. */
export interface ProofCheck {
  readonly finding: string | null;
  /** Absent when the text is not a proof. */
  readonly proof?: Pick<Proof, 'kind' | 'id' | 'stream' | 'revision' | 'exportedAt' | 'installation'>;
  /** Fingerprint of the key that the proof names. */
  readonly fingerprint?: string;
}

/** The start of a raw Ed25519 key in its standard encoding (RFC 8410). */
const keyPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * Checks an exported history without the installation: every event's hash, the state that results from the events, and
 * the signature. Anyone with the installation's key could sign another history, so compare `fingerprint` with the key
 * that the installation shows.
 *
 * @param fingerprint the key that must have signed the proof; without it, any key
 */
export function checkProof(text: string, fingerprint?: string): ProofCheck {
  const parsed = proofSchema.safeParse(parseJson(text));
  if (!parsed.success)
    return { finding: 'This file is not a proof of a history: it was cut off, or its form was changed.' };
  const proof = parsed.data;
  const { kind, id, stream, revision, exportedAt, installation, publicKey } = proof;
  const known = fingerprintOf(publicKey);
  const about = { proof: { kind, id, stream, revision, exportedAt, installation }, fingerprint: known };
  if (fingerprint !== undefined && fingerprint !== known) {
    return { ...about, finding: `It is signed with another key (${known}) than ${fingerprint}.` };
  }
  return { ...about, finding: findingOf(proof) };
}

function findingOf(proof: Proof): string | null {
  const { kind, id, stream, revision, head, state, rules, events, publicKey, signature } = proof;
  if (stream !== auditedKinds[kind].streamOf(id)) return `Its events are not of the stream of ${kind} ${id}.`;
  let previous: string = NO_HASH;
  let folded: object = auditedKinds[kind].fold.initial;
  for (const [index, event] of events.entries()) {
    if (event.revision !== index) return `Event ${index} is missing.`;
    if (hashEvent(previous, { ...event, stream }) !== event.hash) return `Event ${index} was changed.`;
    previous = event.hash;
    try {
      folded = evolveStored(kind, folded, { ...event, data: JSON.parse(event.dataText) as JsonObject });
    } catch (error) {
      return `Event ${index} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  if (revision !== events.length - 1 || head !== previous) return 'Events at its end are missing.';
  if (JSON.stringify(parseJson(JSON.stringify(folded))) !== JSON.stringify(state)) {
    const { version } = auditedKinds[kind];
    return rules === version
      ? 'Its state is not what its events say.'
      : `Its state was folded by the rules ${rules}, and this release has ${version}: check it with the release that exported it.`;
  }
  const key = createPublicKey({
    key: Buffer.concat([keyPrefix, Buffer.from(publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  });
  const holds = verify(null, signedBytes(proof), key, Buffer.from(signature, 'hex'));
  return holds ? null : 'Its signature does not hold.';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
