import type { GatewayModule } from '../../module.ts';
import { materialResolvers } from './resolvers.ts';
import { materialRoutes } from './rest.ts';

/** The parts of videos besides scripts: brand, own pictures, voices, and whether links can be shown. */
export const materials: GatewayModule = { resolvers: materialResolvers, routes: materialRoutes };
