import type { GatewayContext } from '../context.ts';
import type { TwinCreditAccountParent } from './parents.ts';

/** The Digital Twin credits of a user, read once per request. */
export const twinCreditsOf = async (
  { loaders }: Pick<GatewayContext, 'loaders'>,
  userId: string,
): Promise<TwinCreditAccountParent> => ({ userId, doc: await loaders.twinAccounts.load(userId) });
