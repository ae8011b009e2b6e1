import type { GatewayModule } from '../../module.ts';
import { videoResolvers } from './resolvers.ts';
import { videoRoutes } from './rest.ts';
import { videoWebhookRoutes } from './webhooks.ts';

/** Starting, listing, watching and deleting videos. */
export const videos: GatewayModule = { resolvers: videoResolvers, routes: { ...videoRoutes, ...videoWebhookRoutes } };
