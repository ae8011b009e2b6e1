import type { GatewayModule } from '../../module.ts';
import { sampleResolvers } from './resolvers.ts';
import { sampleRoutes } from './rest.ts';

/** Sample listing pages, to try the product without a network. */
export const samples: GatewayModule = { resolvers: sampleResolvers, routes: sampleRoutes };
