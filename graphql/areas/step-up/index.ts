import type { GatewayModule } from '../../module.ts';
import { stepUpResolvers } from './resolvers.ts';

/** Confirming in an open session that it is still its owner. */
export const stepUp: GatewayModule = { resolvers: stepUpResolvers };
