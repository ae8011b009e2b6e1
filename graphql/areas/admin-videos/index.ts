import type { GatewayModule } from '../../module.ts';
import { adminVideoResolvers } from './resolvers.ts';

/** The videos of all accounts, for administrators. */
export const adminVideos: GatewayModule = { resolvers: adminVideoResolvers };
