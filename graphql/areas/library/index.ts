import type { GatewayModule } from '../../module.ts';
import { libraryResolvers } from './resolvers.ts';
import { libraryRoutes } from './rest.ts';

/** MLS Unlocked: the library of educational videos. */
export const library: GatewayModule = { resolvers: libraryResolvers, routes: libraryRoutes };
