import type { EventStore } from '../../event-store/port.ts';
import { verifyStreamChain, type StreamVerification } from '../../event-store/verify-stream.ts';
import { say, type Sentence } from '../../words/index.ts';
import type { EventWitness } from '../projections/index.ts';

/** The result of checking a hash chain. */
export interface ChainVerdict extends Omit<StreamVerification, 'fault'> {
  /** The problem; null when intact. */
  readonly finding: Sentence | null;
}

export interface ChainSources {
  /** The log without the codec, for the hash chain: decryption and upcasting would hide a change. */
  readonly rawLog: Pick<EventStore, 'readStream'>;
  /**
   * Returns the read model's record of the event at this revision of the stream, or of the last projected event: its
   * hash or the first digits of its hash.
   */
  readonly witness: (stream: string, revision: number | 'last') => Promise<EventWitness | undefined>;
}

const findings: Readonly<Record<NonNullable<StreamVerification['fault']>, (event: number) => Sentence>> = {
  changed: (event) => say('AUDIT_CHANGED', { event }),
  missing: (event) => say('AUDIT_MISSING', { event }),
};

/**
 * Checks the hash chain of a stream, then compares it with the hashes that the read model `event-index` recorded: the
 * chain alone does not reveal a truncated history or one that was rewritten together with its hashes. The cost is
 * linear in the length of the stream.
 */
export async function verifyChain({ rawLog, witness }: ChainSources, stream: string): Promise<ChainVerdict> {
  const { fault, ...found } = await verifyStreamChain(rawLog, stream);
  const chain: ChainVerdict = { ...found, finding: fault && findings[fault](found.verifiedRevision + 1) };
  if (!chain.intact) return chain;
  const noted = await witness(stream, 'last');
  if (noted === undefined) return chain;
  const eventAt = async (revision: number) => (await rawLog.readStream(stream, { from: revision, limit: 1 }))[0];
  const agrees = async (revision: number): Promise<boolean> => {
    const known = await witness(stream, revision);
    return known === undefined || ((await eventAt(revision))?.hash.startsWith(known.hash) ?? false);
  };
  if (await agrees(noted.revision)) return chain;
  // Each hash covers the hashes before it, so all hashes after the first difference differ.
  let good = -1;
  let bad = noted.revision;
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    if (await agrees(middle)) good = middle;
    else bad = middle;
  }
  const missing = (await eventAt(bad)) === undefined;
  return {
    intact: false,
    verifiedRevision: good,
    verifiedPosition: good < 0 ? null : ((await eventAt(good))?.position ?? null),
    finding: missing ? say('AUDIT_WITNESS_MISSING', { event: bad }) : say('AUDIT_WITNESS_DIFFERS', { event: bad }),
  };
}
