import type { GatewayModule } from '../module.ts';
import { twinCreditResolvers } from './resolvers.ts';

/** Digital Twin credits. */
export const twinCredits: GatewayModule = { resolvers: twinCreditResolvers };
