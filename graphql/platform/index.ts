import type { GatewayModule } from '../module.ts';
import { platformResolvers } from './resolvers.ts';

/** Engines, projections and totals, for administrators. */
export const platform: GatewayModule = { resolvers: platformResolvers };
