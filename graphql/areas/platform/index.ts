import type { GatewayModule } from '../../module.ts';
import { platformResolvers } from './resolvers.ts';
import { platformRoutes } from './rest.ts';

/** Engines, projections and totals, for administrators. */
export const platform: GatewayModule = { resolvers: platformResolvers, routes: platformRoutes };
