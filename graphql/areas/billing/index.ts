import type { GatewayModule } from '../../module.ts';
import { billingResolvers } from './resolvers.ts';
import { billingRoutes } from './rest.ts';

/** The subscription, its payments and invoices. */
export const billing: GatewayModule = { resolvers: billingResolvers, routes: billingRoutes };
