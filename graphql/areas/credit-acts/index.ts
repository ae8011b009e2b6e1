import type { GatewayModule } from '../../module.ts';
import { creditActResolvers } from './resolvers.ts';

/** Acts of administrators on credit accounts: give, take and undo. */
export const creditActs: GatewayModule = { resolvers: creditActResolvers };
