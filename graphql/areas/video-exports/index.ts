import type { GatewayModule } from '../../module.ts';
import { videoExportResolvers } from './resolvers.ts';
import { videoExportRoutes } from './rest.ts';

/** Downloads of videos in other formats. */
export const videoExports: GatewayModule = { resolvers: videoExportResolvers, routes: videoExportRoutes };
