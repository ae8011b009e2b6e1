import type { GatewayModule } from '../../module.ts';
import { accessTokenResolvers } from './resolvers.ts';

/** Personal access tokens. */
export const accessTokens: GatewayModule = { resolvers: accessTokenResolvers };
