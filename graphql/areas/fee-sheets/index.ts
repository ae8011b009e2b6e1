import type { GatewayModule } from '../../module.ts';
import { feeSheetResolvers } from './resolvers.ts';
import { feeSheetRoutes } from './rest.ts';

/** Fee sheets of lenders: uploaded, read, confirmed, turned into a script. */
export const feeSheets: GatewayModule = { resolvers: feeSheetResolvers, routes: feeSheetRoutes };
