import type { GatewayModule } from '../../module.ts';
import { administratorResolvers } from './resolvers.ts';

/** Revoking the administrator role and ending sessions. */
export const administrators: GatewayModule = { resolvers: administratorResolvers };
