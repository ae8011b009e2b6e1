import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError, specifiedRules } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { Refusal } from '../../domain/refusal.ts';
import type { GatewayContext } from '../context.ts';
import { toGraphQLError } from '../errors.ts';
import { graphqlBodyLimit, type GraphQLHandler, type GraphQLHandlerOptions } from './graphql-handler.ts';
import { currentRequestId } from './request-scope.ts';
import { parseOperation, validationRules } from './operation-limits.ts';

interface ServerContext {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/** GraphQL over HTTP on graphql-yoga: the default host. */
export function createYogaHandler(options: GraphQLHandlerOptions): Promise<GraphQLHandler> {
  const { schema, contextOf, introspection, onError } = options;
  const yoga = createYoga<ServerContext, GatewayContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    cors: false,
    logging: false,
    batching: false,
    multipart: false,
    // The front of `handle` bounds it already; Yoga's own way pipes every body through one more stream.
    maxRequestBodySize: false,
    context: ({ req }) => contextOf(req),
    plugins: [limits(introspection), documentsByHash(options)],
    maskedErrors: {
      maskError: (error) => {
        const requestId = currentRequestId();
        onError(error, requestId);
        return toGraphQLError(error, requestId);
      },
    },
  });
  return Promise.resolve({
    handle: async (request, response) => {
      boundBody(request);
      await yoga.handle(request, response);
    },
    close: async () => {
      await yoga.dispose();
    },
  });
}

/** Yoga reads whatever comes: a body that is too large, or whose size nobody says, is refused before. Throws TOO_LARGE. */
function boundBody({ headers }: IncomingMessage): void {
  const tooLarge = Number(headers['content-length'] ?? 0) > graphqlBodyLimit;
  if (tooLarge || headers['transfer-encoding'] !== undefined) throw new Refusal('TOO_LARGE', 'The request is too large, or does not say how large it is.');
}

function limits(introspection: boolean): Plugin {
  const rules = validationRules(introspection).slice(specifiedRules.length);
  return {
    onParse: ({ setParseFn }) => setParseFn((source: string) => parseOperation(source)),
    onValidate: ({ addValidationRule }) => {
      for (const rule of rules) addValidationRule(rule);
    },
  };
}

/** Takes a document's hash for its text, in the form that Apollo's clients send it. */
function documentsByHash({ documentOf }: GraphQLHandlerOptions): Plugin {
  return {
    onParams: ({ params, setParams }) => {
      if (params.query) return;
      const hash = hashIn(params.extensions);
      if (hash === undefined) return;
      const query = documentOf(hash);
      if (query === undefined) throw new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http: { status: 200 } } });
      setParams({ ...params, query });
    },
  };
}

function hashIn(extensions: unknown): string | undefined {
  if (typeof extensions !== 'object' || extensions === null || !('persistedQuery' in extensions)) return undefined;
  const { persistedQuery } = extensions;
  if (typeof persistedQuery !== 'object' || persistedQuery === null || !('sha256Hash' in persistedQuery)) return undefined;
  return typeof persistedQuery.sha256Hash === 'string' ? persistedQuery.sha256Hash : undefined;
}
