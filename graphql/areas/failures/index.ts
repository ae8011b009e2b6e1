import type { GatewayModule } from '../../module.ts';
import { failureResolvers } from './resolvers.ts';

/** What processes and jobs could not do, for administrators. */
export const failures: GatewayModule = { resolvers: failureResolvers };
