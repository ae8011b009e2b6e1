import { avatarAggregate } from '../../domain/avatars/index.ts';
import type { Dependencies } from '../dependencies.ts';

/** Whether an id belongs to a Digital Twin that may not be shown yet or no longer. */
export async function isWithdrawn({ executor }: Pick<Dependencies, 'executor'>, avatarId: string): Promise<boolean> {
  const { status } = (await executor.load(avatarAggregate, avatarId)).state;
  return status !== 'none' && status !== 'ready';
}
