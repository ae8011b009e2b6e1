import type { GatewayModule } from '../../module.ts';
import { consoleResolvers } from './resolvers.ts';
import { consoleRoutes } from './rest.ts';

/** The console of administrators and finance: what needs a person, the search, and a page for each customer. */
export const console: GatewayModule = { resolvers: consoleResolvers, routes: consoleRoutes };
