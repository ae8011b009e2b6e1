import type { GatewayModule } from '../module.ts';
import { causationResolvers } from './resolvers.ts';

/** From an event to its cause and its effects, for administrators. */
export const causation: GatewayModule = { resolvers: causationResolvers };
