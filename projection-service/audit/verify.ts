import { creditStream, heldCredits, type CreditState } from '../../domain/credits/index.ts';
import { START, type Position } from '../../domain/envelope.ts';
import type { AccountDocument } from '../projections/index.ts';
import { verifyChain } from './chain.ts';
import { emptyCreditReplay, extendCreditReplay, recordedAvailable, type CreditReplay } from './credit-replay.ts';
import { stateAt } from './replay.ts';
import type { AuditSources } from './sources.ts';

/** The result of comparing the stored data with a fresh replay of all events. */
export interface CreditVerification {
  readonly userId: string;
  readonly checkedAt: number;
  /** The number of replayed events. */
  readonly events: number;
  /** Whether every figure and every grant of the read model equals the replay. */
  readonly readModelMatches: boolean;
  /** A sentence for each difference; empty if the read model matches. */
  readonly differences: readonly string[];
  readonly chainIntact: boolean;
  /** -1: no event. */
  readonly chainVerifiedRevision: number;
  readonly chainVerifiedPosition: Position | null;
  readonly finding: string | null;
}

/**
 * Replays the whole stream, checks its stored hash chain and compares the read model with the replay. The cost is
 * linear in the length of the stream. Also returns the new replay.
 */
export async function verifyCredits(
  sources: AuditSources,
  userId: string,
): Promise<{ readonly verification: CreditVerification; readonly replay: CreditReplay }> {
  const replay = emptyCreditReplay(userId);
  await extendCreditReplay(sources.eventStore, replay);
  const account = await sources.account(userId, replay.position ?? START);
  // The read model may include events appended after the replay began.
  if (account !== undefined && account.revision >= replay.times.length && replay.obstacle === null)
    await extendCreditReplay(sources.eventStore, replay);
  const differences = await differencesOf(sources, replay, account);
  const chain = await verifyChain(sources, creditStream(userId));
  const verification: CreditVerification = {
    userId,
    checkedAt: sources.now(),
    events: replay.times.length,
    readModelMatches: differences.length === 0,
    differences,
    chainIntact: chain.intact,
    chainVerifiedRevision: chain.verifiedRevision,
    chainVerifiedPosition: chain.verifiedPosition,
    finding: chain.finding,
  };
  return { verification, replay };
}

async function differencesOf(
  { eventStore }: AuditSources,
  replay: CreditReplay,
  account: AccountDocument | undefined,
): Promise<readonly string[]> {
  const end = replay.times.length - 1;
  const stopped = replay.obstacle === null ? [] : [`The replay ends early. ${replay.obstacle}`];
  if (account === undefined) return end < 0 ? stopped : [...stopped, 'The read model has no account for this user.'];
  if (account.revision > end)
    return [...stopped, `The read model includes event ${account.revision}, but the log ends at ${end}.`];
  const behind =
    account.revision < end
      ? [`The read model is behind: it includes events up to ${account.revision}, and the log ends at ${end}.`]
      : [];
  return [...stopped, ...behind, ...compare(await stateAt(eventStore, replay, account.revision), account)];
}

/** Compares each figure and each grant of the read model with the replay. */
function compare(state: CreditState, account: AccountDocument): readonly string[] {
  const figures: readonly (readonly [string, number, number])[] = [
    ['available', recordedAvailable(state), account.available],
    ['held', heldCredits(state), account.held],
    ['debt', state.debt, account.debt],
    ['issued', state.totals.issued, account.issued],
    ['used', state.totals.consumed, account.consumed],
    ['expired', state.totals.expired, account.expired],
    ['clawed back', state.totals.clawedBack, account.clawedBack],
    ['adjusted down', state.totals.adjustedOut, account.adjustedOut],
    ['written off', state.totals.writtenOff, account.writtenOff],
  ];
  const replayed = new Map(state.lots.map((lot) => [lot.lotId, lot]));
  const stored = new Map(account.lots.map((lot) => [lot.lotId, lot]));
  const grants = [...new Set([...replayed.keys(), ...stored.keys()])].map(
    (lotId) => [`grant ${lotId}`, replayed.get(lotId)?.available ?? 0, stored.get(lotId)?.available ?? 0] as const,
  );
  const amounts = [...figures, ...grants]
    .filter(([, replay, model]) => replay !== model)
    .map(([name, replay, model]) => `${name}: replay ${replay / 2}, read model ${model / 2}`);
  const expiries = [...replayed.values()].flatMap(({ lotId, available, expiresAt }) => {
    const model = stored.get(lotId);
    return available === 0 || model === undefined || model.expiresAt === expiresAt
      ? []
      : [`expiry of grant ${lotId}: replay ${dateOf(expiresAt)}, read model ${dateOf(model.expiresAt)}`];
  });
  return [...amounts, ...expiries];
}

const dateOf = (time: number | null): string => (time === null ? 'never' : new Date(time).toISOString());
