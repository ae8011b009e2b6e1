import type { GatewayModule } from '../../module.ts';
import { draftResolvers } from './resolvers.ts';

/** Drafts of videos. */
export const drafts: GatewayModule = { resolvers: draftResolvers };
