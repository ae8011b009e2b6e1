import type { GatewayModule } from '../module.ts';
import { signInRoutes } from './rest.ts';

/** Signing in and out. */
export const signIn: GatewayModule = { routes: signInRoutes };
