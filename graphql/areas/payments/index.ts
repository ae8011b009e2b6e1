import type { GatewayModule } from '../../module.ts';
import { paymentResolvers } from './resolvers.ts';
import { paymentRoutes } from './rest.ts';
import { paymentWebhookRoutes } from './webhooks.ts';

/** Buying credits. */
export const payments: GatewayModule = {
  resolvers: paymentResolvers,
  routes: { ...paymentRoutes, ...paymentWebhookRoutes },
};
