import type { GatewayModule } from '../../module.ts';
import { integrationRoutes } from './rest.ts';
import { integrationResolvers } from './resolvers.ts';

/** What the screen "Integrations" shows, and the exports with their record. */
export const integrations: GatewayModule = {
  resolvers: integrationResolvers,
  routes: integrationRoutes,
};
