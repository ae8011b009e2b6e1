import type { GatewayModule } from '../../module.ts';
import { shareResolvers } from './resolvers.ts';
import { shareRoutes } from './rest.ts';

/** Share links, their pages and videos, and who watched. */
export const shares: GatewayModule = { resolvers: shareResolvers, routes: shareRoutes };
