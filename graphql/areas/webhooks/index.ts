import type { GatewayModule } from '../../module.ts';
import { webhookResolvers } from './resolvers.ts';
import { webhookRoutes } from './rest.ts';

/** Outgoing webhooks. */
export const webhooks: GatewayModule = { resolvers: webhookResolvers, routes: webhookRoutes };
