import type { GatewayModule } from '../../module.ts';
import { accountSettingsResolvers } from './resolvers.ts';
import { accountSettingsRoutes } from './rest.ts';

/** What users change about their accounts: profile, picture, e-mail address, password. */
export const accountSettings: GatewayModule = { resolvers: accountSettingsResolvers, routes: accountSettingsRoutes };
