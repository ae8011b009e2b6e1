import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { EventStore } from '../../event-store/index.ts';
import type { GatewayServices } from '../../graphql/index.ts';
import {
  createCreditAuditor,
  createHistoryAuditor,
  exportProof,
  fingerprintOf,
  type ProofKey,
  type Projections,
  readConsent,
  readWitness,
} from '../../projection-service/index.ts';

export interface AuditorOptions {
  readonly eventStore: EventStore;
  /** The log as it is stored, without the codec. */
  readonly rawLog: EventStore;
  readonly projections: Projections;
  /** Derives a key of 32 bytes for one purpose from the master key. */
  readonly deriveKey: (purpose: string) => KeyObject;
  /** The public URL of this installation. */
  readonly installation: string;
  readonly now: () => number;
}

/** How long a check waits for the read model to reach the compared position, in milliseconds. */
const accountWait = 2_000;

/** The auditors of this process's log and read models. */
export function openAuditors({
  eventStore,
  rawLog,
  projections,
  deriveKey,
  installation,
  now,
}: AuditorOptions): Pick<GatewayServices, 'auditor' | 'audit'> {
  const witness = (stream: string, revision: number | 'last') =>
    readWitness(projections.reader('event-index'), stream, revision);
  const key = proofKey(deriveKey);
  return {
    auditor: createCreditAuditor({
      eventStore,
      rawLog,
      now,
      account: async (userId, seen) => {
        await projections.waitFor(['credits', 'event-index'], seen, accountWait);
        return projections.reader('credits').get('accounts', userId);
      },
      witness,
    }),
    audit: {
      ...createHistoryAuditor({ eventStore, rawLog, witness, now }),
      eventAt: async (stream, revision) => (await eventStore.readStream(stream, { from: revision, limit: 1 }))[0],
      exportProof: (history, revision) => exportProof({ ...history, rawLog, revision, key, installation, now }),
      consent: (avatarId) => readConsent({ eventStore, rawLog, witness }, avatarId),
      keyFingerprint: fingerprintOf(key.publicKey),
    },
  };
}

/** The start of an Ed25519 private key in its standard encoding, before the seed of 32 bytes (RFC 8410). */
const privateKeyPrefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The key of this installation's proofs. It is derived from the master key, so every gateway signs with the same one.
 */
function proofKey(deriveKey: AuditorOptions['deriveKey']): ProofKey {
  const encoded = Buffer.concat([privateKeyPrefix, deriveKey('history proofs').export()]);
  const privateKey = createPrivateKey({ key: encoded, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32);
  return { privateKey, publicKey: publicKey.toString('hex') };
}
