import type { GatewayModule } from '../../module.ts';
import { avatarResolvers } from './resolvers.ts';
import { avatarRoutes } from './rest.ts';

/** The presenters to choose from. */
export const avatars: GatewayModule = { resolvers: avatarResolvers, routes: avatarRoutes };
