import { avatarAggregate, holdEndOf } from '../../domain/avatars/index.ts';
import { twinCreditAggregate } from '../../domain/twin-credits/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from './context.ts';

/**
 * Settles the hold of a Digital Twin by how its making ended: used when it became ready, else given back (DECISIONS
 * 2.11). Idempotent; does nothing while the making goes on.
 */
export async function settleAvatar(
  { executor }: Pick<Dependencies, 'executor'>,
  avatarId: string,
  caller: Caller,
): Promise<void> {
  const { state } = await executor.load(avatarAggregate, avatarId);
  const { userId, holdId } = state;
  const end = holdEndOf(state);
  if (end === undefined) return;
  const command =
    end === 'capture' ? ({ kind: 'capture', holdId } as const) : ({ kind: 'release', holdId, reason: end } as const);
  const context = contextFor(caller, `${command.kind}-twin`, { stableId: holdId, subject: userId });
  await executor.execute(twinCreditAggregate, userId, command, context);
}
