import type { GatewayModule } from '../../module.ts';
import { signInFactorResolvers } from './resolvers.ts';

/** Second factor, recovery codes and passkeys of the caller. */
export const signInFactors: GatewayModule = { resolvers: signInFactorResolvers };
