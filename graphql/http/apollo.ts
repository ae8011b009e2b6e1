import type { IncomingMessage } from 'node:http';
import { ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import { GraphQLError, specifiedRules } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { toGraphQLError } from '../errors.ts';
import { readBody } from './body.ts';
import { graphqlBodyLimit, type GraphQLHandler, type GraphQLHandlerOptions } from './graphql-handler.ts';
import { currentRequestId } from './request-scope.ts';
import { operationLimits, validationRules } from './operation-limits.ts';

/** The same schema on @apollo/server (`GRAPHQL_SERVER=apollo`). */
export async function createApolloHandler(options: GraphQLHandlerOptions): Promise<GraphQLHandler> {
  const { schema, contextOf, documentOf, introspection, onError } = options;
  const server = new ApolloServer<GatewayContext>({
    schema,
    introspection,
    validationRules: validationRules(introspection).slice(specifiedRules.length),
    parseOptions: { maxTokens: operationLimits.tokens },
    allowBatchedHttpRequests: false,
    // The front door has checked where the request comes from.
    csrfPrevention: false,
    status400ForVariableCoercionErrors: true,
    includeStacktraceInErrorResponses: false,
    persistedQueries: {
      ttl: null,
      cache: {
        get: (key) => Promise.resolve(documentOf(key.replace(/^apq:/, ''))),
        set: () => Promise.resolve(),
        delete: () => Promise.resolve(false),
      },
    },
    formatError: (_formatted, error) => {
      const requestId = currentRequestId();
      onError(error, requestId);
      return toGraphQLError(error instanceof GraphQLError ? error : new Error('Unknown error', { cause: error }), requestId).toJSON();
    },
  });
  await server.start();
  return {
    handle: async (request, response) => {
      const answer = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: await asGraphQLRequest(request),
        context: () => contextOf(request),
      });
      response.statusCode = answer.status ?? 200;
      for (const [name, value] of answer.headers) response.setHeader(name, value);
      if (answer.body.kind === 'complete') {
        response.end(answer.body.string);
        return;
      }
      for await (const chunk of answer.body.asyncIterator) response.write(chunk);
      response.end();
    },
    close: () => server.stop(),
  };
}

async function asGraphQLRequest(request: IncomingMessage): Promise<HTTPGraphQLRequest> {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const { search } = new URL(request.url ?? '/', 'http://localhost');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const body: unknown = isRead ? {} : parseJson(await readBody(request, graphqlBodyLimit));
  return { method: (request.method ?? 'GET').toUpperCase(), headers, search, body };
}

/** Undefined for what is no JSON: the server then says so in GraphQL's own form. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

