import { refuseIfSuspended, userAggregate } from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * Throws ACCOUNT_SUSPENDED for an account that may not create or share. Every command that makes
 * something new or shows it to others calls this first.
 */
export async function requireActiveAccount(
  { executor }: Pick<Dependencies, 'executor'>,
  userId: string,
): Promise<void> {
  refuseIfSuspended((await executor.load(userAggregate, userId, true)).state.lifecycle);
}
