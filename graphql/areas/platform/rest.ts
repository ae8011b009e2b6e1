import type { Routes } from '../../rest/routes.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { schemaDocument } from '../../type-definitions.ts';
import { say } from '../../../words/index.ts';

export const platformRoutes: Routes = {
  /** The AsyncAPI document of the event stream, for analysts. */
  'GET /asyncapi.json': { needs: 'open', handle: async ({ services }) => services.platform.eventContract() },
  /** The GraphQL schema, for authors of clients: code generators fetch it from here without a session. */
  'GET /schema.graphql': {
    needs: 'open',
    handle: async ({ settings }, _request, reply) => {
      // When only the web client's operations may run, nobody else needs the schema.
      if (settings.safelist) throw new Refusal('FORBIDDEN', say('OPERATIONS_OF_CLIENT_ONLY'));
      return reply.type('text/plain; charset=utf-8').send(schemaDocument());
    },
  },
};
