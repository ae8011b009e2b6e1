import type { GatewayModule } from '../../module.ts';
import { creditAuditResolvers } from './resolvers.ts';
import { creditHistoryRoutes } from './rest.ts';

/** The replay of a user's credit history, for administrators. */
export const creditAudit: GatewayModule = { resolvers: creditAuditResolvers, routes: creditHistoryRoutes };
