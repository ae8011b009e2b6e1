import type { GatewayModule } from '../../module.ts';
import { creditActResolvers } from './resolvers.ts';

/** What administrators do to accounts of credits: give, take and undo. */
export const creditActs: GatewayModule = { resolvers: creditActResolvers };
