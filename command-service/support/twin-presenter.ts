import { avatarAggregate } from '../../domain/avatars/index.ts';
import type { Dependencies } from '../dependencies.ts';

/** Whether an id is that of a Digital Twin that may not be shown, or not any more. */
export async function isWithdrawn({ executor }: Pick<Dependencies, 'executor'>, avatarId: string): Promise<boolean> {
  const { status } = (await executor.load(avatarAggregate, avatarId)).state;
  return status !== 'none' && status !== 'ready';
}
