import type { GatewayModule } from '../../module.ts';
import { consentRoutes } from './rest.ts';

/** Consent certificates of Digital Twins: the page that everybody can check, and the document of the owner. */
export const consents: GatewayModule = { resolvers: {}, routes: consentRoutes };
