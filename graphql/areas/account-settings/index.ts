import type { GatewayModule } from '../../module.ts';
import { accountSettingsResolvers } from './resolvers.ts';
import { accountSettingsRoutes } from './rest.ts';

/** Users' changes to their accounts: profile, picture, email address, password. */
export const accountSettings: GatewayModule = { resolvers: accountSettingsResolvers, routes: accountSettingsRoutes };
