import { creditStream, heldCredits, type CreditState } from '../../domain/credits/index.ts';
import { START, type Position } from '../../domain/envelope.ts';
import type { AccountDocument } from '../projections/index.ts';
import { verifyChain } from './chain.ts';
import { emptyCreditReplay, extendCreditReplay, recordedAvailable, type CreditReplay } from './credit-replay.ts';
import { stateAt } from './replay.ts';
import { say, type Sentence } from '../../words/index.ts';
import type { AuditSources } from './sources.ts';

/** The result of comparing the stored data with a fresh replay of all events. */
export interface CreditVerification {
  readonly userId: string;
  readonly checkedAt: number;
  /** The number of replayed events. */
  readonly events: number;
  /** Whether every figure and every grant of the read model equals the replay. */
  readonly readModelMatches: boolean;
  /** One for each difference; empty if the read model matches. */
  readonly differences: readonly Sentence[];
  readonly chainIntact: boolean;
  /** -1: no event. */
  readonly chainVerifiedRevision: number;
  readonly chainVerifiedPosition: Position | null;
  readonly finding: Sentence | null;
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
): Promise<readonly Sentence[]> {
  const end = replay.times.length - 1;
  const stopped = replay.obstacle === null ? [] : [say('AUDIT_ENDS_EARLY', { obstacle: replay.obstacle })];
  if (account === undefined) return end < 0 ? stopped : [...stopped, say('AUDIT_NO_ACCOUNT')];
  if (account.revision > end) return [...stopped, say('AUDIT_BEYOND_LOG', { revision: account.revision, end })];
  const behind = account.revision < end ? [say('AUDIT_BEHIND', { revision: account.revision, end })] : [];
  return [...stopped, ...behind, ...compare(await stateAt(eventStore, replay, account.revision), account)];
}

/** Compares each figure and each grant of the read model with the replay. */
function compare(state: CreditState, account: AccountDocument): readonly Sentence[] {
  const figures: readonly (readonly [Sentence, number, number])[] = [
    [say('AUDIT_FIGURE_AVAILABLE'), recordedAvailable(state), account.available],
    [say('AUDIT_FIGURE_HELD'), heldCredits(state), account.held],
    [say('AUDIT_FIGURE_DEBT'), state.debt, account.debt],
    [say('AUDIT_FIGURE_ISSUED'), state.totals.issued, account.issued],
    [say('AUDIT_FIGURE_USED'), state.totals.consumed, account.consumed],
    [say('AUDIT_FIGURE_EXPIRED'), state.totals.expired, account.expired],
    [say('AUDIT_FIGURE_CLAWED_BACK'), state.totals.clawedBack, account.clawedBack],
    [say('AUDIT_FIGURE_ADJUSTED_DOWN'), state.totals.adjustedOut, account.adjustedOut],
    [say('AUDIT_FIGURE_WRITTEN_OFF'), state.totals.writtenOff, account.writtenOff],
  ];
  const replayed = new Map(state.lots.map((lot) => [lot.lotId, lot]));
  const stored = new Map(account.lots.map((lot) => [lot.lotId, lot]));
  const grants = [...new Set([...replayed.keys(), ...stored.keys()])].map(
    (lotId) =>
      [say('AUDIT_GRANT', { lotId }), replayed.get(lotId)?.available ?? 0, stored.get(lotId)?.available ?? 0] as const,
  );
  const amounts = [...figures, ...grants]
    .filter(([, replay, model]) => replay !== model)
    .map(([figure, replay, model]) => say('AUDIT_DIFFERS', { figure, replay: replay / 2, stored: model / 2 }));
  const expiries = [...replayed.values()].flatMap(({ lotId, available, expiresAt }) => {
    const model = stored.get(lotId);
    return available === 0 || model === undefined || model.expiresAt === expiresAt
      ? []
      : [
          say('AUDIT_DIFFERS', {
            figure: say('AUDIT_EXPIRY', { lotId }),
            replay: dateOf(expiresAt),
            stored: dateOf(model.expiresAt),
          }),
        ];
  });
  return [...amounts, ...expiries];
}

const dateOf = (time: number | null): Sentence | string =>
  time === null ? say('AUDIT_NEVER') : new Date(time).toISOString();
