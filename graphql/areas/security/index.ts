import type { GatewayModule } from '../../module.ts';
import { securityResolvers } from './resolvers.ts';
import { securityRoutes } from './rest.ts';

/** The security dashboard: figures, alerts, sessions, blocked addresses and limits. */
export const security: GatewayModule = { resolvers: securityResolvers, routes: securityRoutes };
