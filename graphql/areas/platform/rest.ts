import type { Routes } from '../../rest/routes.ts';
import { schemaDocument } from '../../type-definitions.ts';

export const platformRoutes: Routes = {
  /** The AsyncAPI document of the event stream, for analysts. */
  'GET /asyncapi.json': { needs: 'open', handle: async ({ services }) => services.platform.eventContract() },
  /** The GraphQL schema, for signed-in users as with introspection. */
  'GET /schema.graphql': {
    needs: 'open',
    handle: async (context, _request, reply) => {
      context.requireUser();
      return reply.type('text/plain; charset=utf-8').send(schemaDocument());
    },
  },
};
