import type { GatewayModule } from '../../module.ts';
import { quoteResolvers } from './resolvers.ts';

/** Prices of purchases. */
export const quotes: GatewayModule = { resolvers: quoteResolvers };
