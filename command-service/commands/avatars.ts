import { avatarAggregate, type Recording } from '../../domain/avatars/index.ts';
import { availableCredits, creditAggregates, decideCredits } from '../../domain/credits/index.ts';
import { twinRecordings } from '../../domain/catalog.ts';
import type { Position } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireActiveAccount } from '../support/active-account.ts';
import { settleAvatar } from '../support/avatar-settlement.ts';
import { causedBy, contextFor, requestHashOf, type Caller } from '../support/context.ts';
import { say } from '../../words/index.ts';

export interface AvatarOrder {
  readonly name: string;
  readonly footage: Recording;
  /** The recording of the consent statement; null when the account holder declared the consent with the upload. */
  readonly consentClip: Recording | null;
}

export interface AvatarChanged {
  readonly avatarId: string;
  readonly position: Position;
}

export interface AvatarCommands {
  /**
   * Throws what `createAvatar` would throw for any recording, so that a body can be refused before it is read. Resolves
   * with the twin when an earlier call with this id made it: that twin is paid for already.
   */
  requireTwinCredit(userId: string, avatarId?: string): Promise<AvatarChanged | null>;
  /**
   * Sets one Digital Twin credit aside and starts to make the twin. Repeating it with the same id changes nothing.
   * Throws INSUFFICIENT_CREDITS, ACCOUNT_IN_DEBT, ACCOUNT_SUSPENDED, INVALID_INPUT, or UNAVAILABLE when no twin can be
   * made.
   */
  createAvatar(userId: string, avatarId: string, order: AvatarOrder, caller: Caller): Promise<AvatarChanged>;
  /** Throws NOT_FOUND, or NOT_ALLOWED_NOW for a twin that is not ready. */
  deleteAvatar(userId: string, avatarId: string, caller: Caller): Promise<AvatarChanged>;
  /** Disables the twin at once, also in videos that wait. Throws NOT_FOUND, NOT_ALLOWED_NOW. */
  revokeConsent(userId: string, avatarId: string, caller: Caller): Promise<AvatarChanged>;
}

function checkLength({ durationMs, bytes }: Recording): void {
  if (bytes > twinRecordings.mostBytes) throw new Refusal('TOO_LARGE', say('RECORDING_TOO_LARGE'));
  if (durationMs < twinRecordings.shortest || durationMs > twinRecordings.longest)
    throw new Refusal('INVALID_INPUT', say('RECORDING_LENGTH'));
}

export function createAvatarCommands(
  options: Pick<Dependencies, 'executor' | 'ledger' | 'twinProvider' | 'now' | 'twinTimeout'>,
): AvatarCommands {
  const { executor, twinProvider, now, twinTimeout } = options;

  const hold = (avatarId: string) => ({
    kind: 'reserve' as const,
    holdId: avatarId,
    heldFor: avatarId,
    amount: 1,
    expiresAt: now() + twinTimeout,
    requestHash: requestHashOf({ avatarId }),
    keyed: true,
  });

  const requireMaking = async (userId: string): Promise<void> => {
    await requireActiveAccount(options, userId);
    const problem = await twinProvider.problem();
    if (problem !== undefined) throw new Refusal('UNAVAILABLE', problem);
  };

  const made = async (userId: string, avatarId: string): Promise<AvatarChanged | null> => {
    const { state, position } = await executor.load(avatarAggregate, avatarId);
    if (state.status === 'none') return null;
    if (state.userId !== userId) throw new Refusal('NOT_FOUND', say('AVATAR_NOT_FOUND'));
    return { avatarId, position };
  };

  return {
    requireTwinCredit: async (userId, avatarId) => {
      const known = avatarId === undefined ? null : await made(userId, avatarId);
      if (known !== null) return known;
      await requireMaking(userId);
      const { state } = await executor.load(creditAggregates.twins, userId);
      if (availableCredits(state, now()) < 1 || state.debt > 0) decideCredits(hold('asked-for'), state, now());
      return null;
    },

    createAvatar: async (userId, avatarId, { name, footage, consentClip }, caller) => {
      const known = await made(userId, avatarId);
      if (known !== null) return known;
      const request = { name, footage, consentClip };
      checkLength(footage);
      await requireMaking(userId);
      const reserving = contextFor(caller, 'reserve-twin', { stableId: avatarId, subject: userId });
      const { lastEventId } = await executor.execute(creditAggregates.twins, userId, hold(avatarId), reserving);
      const context = contextFor(causedBy(caller, lastEventId), 'request-avatar', {
        stableId: avatarId,
        subject: userId,
      });
      const command = { kind: 'request' as const, avatarId, userId, ...request };
      const { position } = await executor.execute(avatarAggregate, avatarId, command, context);
      return { avatarId, position };
    },

    deleteAvatar: async (userId, avatarId, caller) => {
      const { state, commands, position } = await executor.load(avatarAggregate, avatarId);
      const context = contextFor(caller, 'delete-avatar', {
        subject: userId,
        requestHash: requestHashOf({ userId, avatarId }),
      });
      const isRepeated = commands.some(({ commandId }) => commandId === context.commandId);
      if (state.status === 'deleted' && isRepeated) return { avatarId, position };
      const command = { kind: 'delete' as const, userId, because: 'user' as const };
      return { avatarId, position: (await executor.execute(avatarAggregate, avatarId, command, context)).position };
    },

    revokeConsent: async (userId, avatarId, caller) => {
      const context = contextFor(caller, 'revoke-consent', { stableId: avatarId, subject: userId });
      const done = await executor.execute(avatarAggregate, avatarId, { kind: 'revoke', userId }, context);
      await settleAvatar(options, avatarId, causedBy(caller, done.lastEventId));
      return { avatarId, position: done.position };
    },
  };
}
