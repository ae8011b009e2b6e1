import type { GatewayModule } from '../../module.ts';
import { sampleResolvers } from './resolvers.ts';
import { sampleRoutes } from './rest.ts';

/** Listing pages of our own, to try the product without a network. */
export const samples: GatewayModule = { resolvers: sampleResolvers, routes: sampleRoutes };
