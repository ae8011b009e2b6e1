import type { GatewayModule } from '../../module.ts';
import { sessionResolvers } from './resolvers.ts';

/** The browsers that are signed in to the caller's account. */
export const sessions: GatewayModule = { resolvers: sessionResolvers };
