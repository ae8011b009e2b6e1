import type { GatewayModule } from '../../module.ts';
import { adminUserResolvers } from './resolvers.ts';
import { adminUserRoutes } from './rest.ts';

/** User accounts, for administrators. */
export const adminUsers: GatewayModule = { resolvers: adminUserResolvers, routes: adminUserRoutes };
