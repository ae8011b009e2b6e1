import type { GatewayModule } from '../../module.ts';
import { failureResolvers } from './resolvers.ts';

/** Failed work of processes and jobs, for administrators. */
export const failures: GatewayModule = { resolvers: failureResolvers };
