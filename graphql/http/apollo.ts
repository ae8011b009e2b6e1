import type { IncomingMessage } from 'node:http';
import { ApolloServer, type ApolloServerPlugin, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';
import { Refusal } from '../../domain/refusal.ts';
import type { GatewayContext, RequestIdentity } from '../context.ts';
import { problemOf, headersOf, toGraphQLError, withHttp } from '../errors.ts';
import { readBody } from './body.ts';
import { graphqlBodyLimit, type GraphQLHandler, type GraphQLHandlerOptions } from './graphql-handler.ts';
import { currentLanguage, currentRequestId } from './request-scope.ts';
import { extraRules, operationLimits } from './operation-limits.ts';
import { hashIn, type OperationPolicy } from './operation-policy.ts';
import { say } from '../../words/index.ts';

/** The same schema on @apollo/server (`GRAPHQL_SERVER=apollo`). */
export async function createApolloHandler(options: GraphQLHandlerOptions): Promise<GraphQLHandler> {
  const { schema, contextOf, identityOf, policy, onError } = options;
  const server = new ApolloServer<GatewayContext>({
    schema,
    // The operation policy decides who may use it.
    introspection: true,
    validationRules: [...extraRules(schema)],
    plugins: [charging(policy)],
    parseOptions: { maxTokens: operationLimits.tokens },
    allowBatchedHttpRequests: false,
    // Admission has checked the origin.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    persistedQueries: {
      ttl: null,
      cache: {
        get: (key) => Promise.resolve(policy.documentOf(key.replace(/^apq:/, ''))),
        set: () => Promise.resolve(),
        delete: () => Promise.resolve(false),
      },
    },
    formatError: (_formatted, error) => {
      const requestId = currentRequestId();
      onError(error, requestId);
      const { extensions = {}, ...seen } = toGraphQLError(
        error instanceof GraphQLError ? error : new Error('Unknown error', { cause: error }),
        requestId,
        currentLanguage(),
      ).toJSON();
      // The addition of `withHttp` is for Apollo, which removes it from its own copy only.
      const { http: _http, ...forClients } = extensions;
      return { ...seen, extensions: forClients };
    },
  });
  await server.start();
  return {
    handle: async (request, response) => {
      const httpGraphQLRequest = await asGraphQLRequest(request);
      const answer = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest,
        context: async () => {
          admit(policy, httpGraphQLRequest, identityOf(request));
          return contextOf(request);
        },
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

/** Counts the operation for the rate limit before it runs. */
function charging(policy: OperationPolicy): ApolloServerPlugin<GatewayContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, operationName, contextValue }) => {
        // A subscription over HTTP would escape the limits of sockets and outlive its session.
        if (operation?.operation === OperationTypeNode.SUBSCRIPTION)
          throwForClient(new Refusal('INVALID_INPUT', say('SUBSCRIBE_OVER_WEBSOCKET')), contextValue.requestId);
        // Admission has counted the request once already.
        await policy
          .charge(document, operationName, contextValue, 1)
          .catch((error: unknown) => throwForClient(error, contextValue.requestId));
      },
    }),
  };
}

/** Checks an operation against the policy before the server parses it. Throws GraphQLError. */
function admit(policy: OperationPolicy, { body, search }: HTTPGraphQLRequest, identity: RequestIdentity): void {
  const { query, extensions } = parametersOf(body, search);
  const hash = hashIn(typeof extensions === 'string' ? parseJson(extensions) : extensions);
  const source =
    typeof query === 'string' && query !== '' ? query : hash === undefined ? undefined : policy.documentOf(hash);
  // Apollo refuses requests without an operation.
  if (source === undefined) return;
  try {
    policy.admit(source, identity);
  } catch (error) {
    throwForClient(error, identity.requestId);
  }
}

/** The parameters of a request: the body of a POST, the query of a GET. */
const parametersOf = (body: unknown, search: string): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(new URLSearchParams(search)),
  ...(isObject(body) ? body : {}),
});
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Throws the error with the HTTP status that REST uses for it. */
function throwForClient(error: unknown, requestId: string): never {
  const problem = problemOf(error);
  throw withHttp(toGraphQLError(error, requestId, currentLanguage()), {
    status: problem.status,
    headers: new HeaderMap(Object.entries(headersOf(problem))),
  });
}

async function asGraphQLRequest(request: IncomingMessage): Promise<HTTPGraphQLRequest> {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const { search } = new URL(request.url ?? '/', 'http://localhost');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const body: unknown = isRead ? {} : parseJson((await readBody(request, graphqlBodyLimit)).toString('utf8'));
  return { method: (request.method ?? 'GET').toUpperCase(), headers, search, body };
}

/** Undefined for malformed JSON, which the server then reports as a GraphQL error. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
