import type { GatewayModule } from '../../module.ts';
import { analyticsResolvers } from './resolvers.ts';
import { analyticsRoutes } from './rest.ts';

/** How videos were watched, how long they took and what they used. */
export const analytics: GatewayModule = { resolvers: analyticsResolvers, routes: analyticsRoutes };
