import type { GatewayModule } from '../../module.ts';
import { createPictureRoutes } from './rest.ts';

/** Pictures of listings, fetched by the server. */
export const pictures: GatewayModule = { routes: createPictureRoutes() };
