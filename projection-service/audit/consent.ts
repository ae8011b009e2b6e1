import { avatarStream, type AvatarConsentRecorded } from '../../domain/avatars/index.ts';
import { isEvent } from '../../domain/events.ts';
import type { EventStore } from '../../event-store/port.ts';
import type { Sentence } from '../../words/index.ts';
import { verifyChain, type ChainSources } from './chain.ts';

/** A person's consent to one Digital Twin, from the log. */
export interface ConsentCertificate {
  readonly avatarId: string;
  /** The account in which the consent was given. */
  readonly userId: string;
  readonly twinName: string;
  readonly method: AvatarConsentRecorded['data']['method'];
  readonly statement: string;
  readonly statementVersion: string;
  /** Milliseconds since the epoch, like every time here. */
  readonly givenAt: number;
  readonly revokedAt: number | null;
  readonly deletedAt: number | null;
  /** The recording in which the statement is read; null when the account holder declared the consent. */
  readonly clip: { readonly sha256: string; readonly durationMs: number; readonly discardedAt: number | null } | null;
  /** Hex SHA-256 of the recording from which the twin is made. */
  readonly footageSha256: string;
  /** The event that records the consent. Its hash covers all events of the twin before it. */
  readonly event: { readonly stream: string; readonly revision: number; readonly hash: string };
  /** The fault in the hash chain of the twin's events, in a sentence; null when it is intact. */
  readonly finding: Sentence | null;
}

/** More events than any twin has. */
const mostEvents = 1_000;

/** The consent for a twin, checked against the hash chain. Undefined without one, and once the account is erased. */
export async function readConsent(
  { eventStore, ...chain }: ChainSources & { readonly eventStore: Pick<EventStore, 'readStream'> },
  avatarId: string,
): Promise<ConsentCertificate | undefined> {
  const stream = avatarStream(avatarId);
  const events = await eventStore.readStream(stream, { from: 0, limit: mostEvents });
  const requested = events.find((event) => isEvent(event, 'AvatarRequested'));
  const consent = events.find((event) => isEvent(event, 'AvatarConsentRecorded'));
  const received = events.find((event) => isEvent(event, 'AvatarFootageReceived'));
  if (requested === undefined || consent === undefined || received === undefined) return undefined;
  const { userId, method, statement, statementVersion, clip } = consent.data;
  const { name } = requested.data;
  const { footage } = received.data;
  // Personal fields of an erased account are unreadable.
  if (typeof statement !== 'string' || typeof name !== 'string' || !footage) return undefined;
  const timeOf = (type: string): number | null => events.findLast((event) => event.type === type)?.time ?? null;
  return {
    avatarId,
    userId,
    twinName: name,
    method,
    statement,
    statementVersion,
    givenAt: consent.time,
    revokedAt: timeOf('AvatarConsentRevoked'),
    deletedAt: timeOf('AvatarDeleted'),
    clip: clip
      ? { sha256: clip.sha256, durationMs: clip.durationMs, discardedAt: timeOf('AvatarConsentDiscarded') }
      : null,
    footageSha256: footage.sha256,
    event: { stream, revision: consent.revision, hash: consent.hash },
    finding: (await verifyChain(chain, stream)).finding,
  };
}
