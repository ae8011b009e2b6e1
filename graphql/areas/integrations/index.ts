import type { GatewayModule } from '../../module.ts';
import { integrationRoutes } from './rest.ts';
import { integrationResolvers } from './resolvers.ts';

/** The screen "Integrations", and the recorded exports. */
export const integrations: GatewayModule = {
  resolvers: integrationResolvers,
  routes: integrationRoutes,
};
