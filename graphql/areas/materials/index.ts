import type { GatewayModule } from '../../module.ts';
import { materialResolvers } from './resolvers.ts';
import { materialRoutes } from './rest.ts';

/** What videos are made of besides scripts: brand, own pictures, voices, and whether links can be shown. */
export const materials: GatewayModule = { resolvers: materialResolvers, routes: materialRoutes };
