import type { GatewayModule } from '../../module.ts';
import { catalogResolvers } from './resolvers.ts';

/** Prices, limits and what the product says about itself. */
export const catalog: GatewayModule = { resolvers: catalogResolvers };
