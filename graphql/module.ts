import type { Resolvers } from './generated/resolvers.ts';
import type { Routes } from './rest/routes.ts';

/** The part of the gateway that one area provides. Its `schema.graphql` is read from its folder. */
export interface GatewayModule {
  readonly resolvers?: Resolvers;
  readonly routes?: Routes;
}
