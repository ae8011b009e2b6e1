import type { GatewayModule } from '../module.ts';
import { administratorResolvers } from './resolvers.ts';

/** Taking the administrator role away and ending sessions. */
export const administrators: GatewayModule = { resolvers: administratorResolvers };
