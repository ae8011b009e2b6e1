import type { GatewayModule } from '../../module.ts';
import { filmResolvers } from './resolvers.ts';
import { filmRoutes } from './rest.ts';

/** The parts of videos besides scripts: brand, own pictures, voices, and whether links can be shown. */
export const films: GatewayModule = { resolvers: filmResolvers, routes: filmRoutes };
