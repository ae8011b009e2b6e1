import type { GatewayModule } from '../module.ts';
import { integrationRoutes } from './rest.ts';
import { integrationStatus } from './status.ts';

/** What the screen "Integrations" shows, and the exports. */
export const integrations: GatewayModule = {
  resolvers: { Query: { integrationStatus: (_root, _args, context) => integrationStatus(context) } },
  routes: integrationRoutes,
};
