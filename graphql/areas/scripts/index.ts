import type { GatewayModule } from '../../module.ts';
import { scriptResolvers } from './resolvers.ts';
import { scriptRoutes } from './rest.ts';

/** Writing, improving, translating and pricing scripts. */
export const scripts: GatewayModule = { resolvers: scriptResolvers, routes: scriptRoutes };
