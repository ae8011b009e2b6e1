import type { GatewayModule } from '../../module.ts';
import { signInResolvers } from './resolvers.ts';
import { signInRoutes } from './rest.ts';

/** Signing in and out. */
export const signIn: GatewayModule = { resolvers: signInResolvers, routes: signInRoutes };
