import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';

/**
 * The limit beside the gateway: graphql-yoga alone, answering the load's own mutation with a constant. No session, no
 * guard, no log, no projection. A process of its own (`node bare-yoga.ts <port>`), as the product is one.
 */
const yoga = createYoga({
  schema: createSchema({
    typeDefs: `
      type Query { ok: Boolean }
      type Mutation { setCredits(input: SetCreditsInput!): SetCreditsPayload! }
      input SetCreditsInput { userId: ID!, credits: Int!, reason: String! }
      type SetCreditsPayload { position: String! }
    `,
    resolvers: { Mutation: { setCredits: async () => ({ position: '1' }) } },
  }),
  logging: false,
});
createServer((request, response) => {
  if (request.url === '/readyz') response.end('ok');
  else void yoga.handle(request, response);
}).listen(Number(process.argv[2]), '127.0.0.1');
