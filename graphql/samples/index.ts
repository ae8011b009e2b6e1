import type { GatewayModule } from '../module.ts';
import { sampleResolvers } from './resolvers.ts';

/** Listing pages of our own, to try the product without a network. */
export const samples: GatewayModule = { resolvers: sampleResolvers };
