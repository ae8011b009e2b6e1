import type { GatewayModule } from '../module.ts';
import { liveResolvers } from './resolvers.ts';

/** The subscription to the changes of an account. */
export const live: GatewayModule = { resolvers: liveResolvers };
