import type { GatewayModule } from '../../module.ts';
import { causationResolvers } from './resolvers.ts';

/** Events with their causes and effects, for administrators. */
export const causation: GatewayModule = { resolvers: causationResolvers };
