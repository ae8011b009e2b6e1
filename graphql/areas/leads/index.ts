import type { GatewayModule } from '../../module.ts';
import { leadResolvers } from './resolvers.ts';
import { leadRoutes } from './rest.ts';

/** Tour requests from share pages. */
export const leads: GatewayModule = { resolvers: leadResolvers, routes: leadRoutes };
