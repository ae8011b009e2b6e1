import type { GatewayModule } from '../module.ts';
import { paymentResolvers } from './resolvers.ts';
import { paymentRoutes } from './rest.ts';

/** Buying credits. */
export const payments: GatewayModule = { resolvers: paymentResolvers, routes: paymentRoutes };
