import type { GatewayModule } from '../../module.ts';
import { stepUpResolvers } from './resolvers.ts';

/** Confirms in an open session that its owner is still there. */
export const stepUp: GatewayModule = { resolvers: stepUpResolvers };
