import type { GatewayModule } from '../../module.ts';
import { auditResolvers } from './resolvers.ts';
import { auditRoutes } from './rest.ts';

/** The audit of any aggregate by replay, for administrators and finance. */
export const audit: GatewayModule = { resolvers: auditResolvers, routes: auditRoutes };
