import { avatarAggregate, holdEndOf } from '../../domain/avatars/index.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from './context.ts';

/**
 * Settles the hold of a Digital Twin: captures it when the twin became ready, else releases it. Idempotent; does
 * nothing while the training goes on.
 */
export async function settleAvatar(
  { executor, ledger }: Pick<Dependencies, 'executor' | 'ledger'>,
  avatarId: string,
  caller: Caller,
): Promise<void> {
  const { state } = await executor.load(avatarAggregate, avatarId);
  const { userId, holdId } = state;
  const end = holdEndOf(state);
  if (end === undefined) return;
  await (end === 'capture'
    ? ledger.captureTwin(userId, holdId, caller)
    : ledger.release(userId, holdId, end, caller, 'twins'));
}
