import type { GatewayModule } from '../../module.ts';
import { mailResolvers } from './resolvers.ts';
import { mailRoutes } from './rest.ts';

/** Emails: preferences, unsubscribing, samples, the outbox. */
export const mail: GatewayModule = { resolvers: mailResolvers, routes: mailRoutes };
