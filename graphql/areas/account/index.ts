import type { GatewayModule } from '../../module.ts';
import { accountResolvers } from './resolvers.ts';
import { accountRoutes } from './rest.ts';

/** The signed-in user. */
export const account: GatewayModule = { resolvers: accountResolvers, routes: accountRoutes };
