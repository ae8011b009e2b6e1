import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';

/**
 * The limit for the gateway: graphql-yoga alone, answering the same mutation with a constant, without session, guard,
 * log or projection. Like the product it runs in its own process (`node bare-yoga.ts <port>`).
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
