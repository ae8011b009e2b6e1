import type { Asset } from '../../../domain/credits/index.ts';
import type { Loaders } from '../../context.ts';
import type { CreditUndoParent } from './parents.ts';

/** The undo of an act on a user's account, by the id of the act. */
export async function undoOf(
  { creditActs }: Pick<Loaders, 'creditActs'>,
  userId: string,
  asset: Asset,
  id: string,
): Promise<CreditUndoParent> {
  const acts = await creditActs.load({ userId, asset });
  return { userId, asset, id, act: acts.find(({ adjustmentId }) => adjustmentId === id) };
}
