import type { GatewayModule } from '../../module.ts';
import { creditResolvers } from './resolvers.ts';
import { creditRoutes } from './rest.ts';

/** Balance, lots and statement of a credit account. */
export const credits: GatewayModule = { resolvers: creditResolvers, routes: creditRoutes };
