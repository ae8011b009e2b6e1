import type { Resolvers } from './generated/resolvers.ts';
import type { Routes } from './rest/routes.ts';

/** What one area adds to the gateway. Its `schema.graphql` is read from its folder. */
export interface GatewayModule {
  readonly resolvers?: Resolvers;
  readonly routes?: Routes;
}
