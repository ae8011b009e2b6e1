import type { GatewayModule } from '../../module.ts';
import { financeResolvers } from './resolvers.ts';
import { financeRoutes } from './rest.ts';

/** Reconciliation, the books and their periods, for finance. */
export const finance: GatewayModule = { resolvers: financeResolvers, routes: financeRoutes };
