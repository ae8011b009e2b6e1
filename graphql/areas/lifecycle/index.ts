import type { GatewayModule } from '../../module.ts';
import { lifecycleResolvers } from './resolvers.ts';

/** Pause, suspension and deletion of an account. */
export const lifecycle: GatewayModule = { resolvers: lifecycleResolvers };
