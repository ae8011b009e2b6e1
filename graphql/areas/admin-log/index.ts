import type { GatewayModule } from '../../module.ts';
import { adminLogResolvers } from './resolvers.ts';
import { adminLogRoutes } from './rest.ts';

/** The audit log of administrators' actions. */
export const adminLog: GatewayModule = { resolvers: adminLogResolvers, routes: adminLogRoutes };
