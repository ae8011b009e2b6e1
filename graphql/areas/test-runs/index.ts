import type { GatewayModule } from '../../module.ts';
import { testRunResolvers } from './resolvers.ts';
import { testRunRoutes } from './rest.ts';

/** The onboarding test and its results, for administrators. */
export const testRuns: GatewayModule = { resolvers: testRunResolvers, routes: testRunRoutes };
