import type { GatewayModule } from '../../module.ts';
import { dataExportResolvers } from './resolvers.ts';
import { dataExportRoutes } from './rest.ts';

/** The export of everything that belongs to an account. */
export const dataExport: GatewayModule = { resolvers: dataExportResolvers, routes: dataExportRoutes };
