import type { GatewayModule } from '../../module.ts';
import { quoteResolvers } from './resolvers.ts';

/** What a purchase costs. */
export const quotes: GatewayModule = { resolvers: quoteResolvers };
