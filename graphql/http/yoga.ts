import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { Refusal } from '../../domain/refusal.ts';
import type { GatewayContext } from '../context.ts';
import { problemOf, headersOf, toGraphQLError, withHttp } from '../errors.ts';
import { graphqlBodyLimit, type GraphQLHandler, type GraphQLHandlerOptions } from './graphql-handler.ts';
import { currentLanguage, currentRequestId } from './request-scope.ts';
import { extraRules, parseOperation, validateOperation } from './operation-limits.ts';
import { hashIn } from './operation-policy.ts';
import { createTextCache } from './text-cache.ts';
import { say } from '../../words/index.ts';

interface ServerContext {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/** GraphQL over HTTP on graphql-yoga: the default host. */
export function createYogaHandler(options: GraphQLHandlerOptions): Promise<GraphQLHandler> {
  const { schema, contextOf, onError } = options;
  const yoga = createYoga<ServerContext, GatewayContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    cors: false,
    logging: false,
    batching: false,
    parserAndValidationCache: { documentCache: createTextCache(), errorCache: createTextCache() },
    multipart: false,
    // `handle` limits the size already; Yoga's limit would pipe every body through another stream.
    maxRequestBodySize: false,
    context: ({ req }) => contextOf(req),
    plugins: [validation(schema), policed(options)],
    maskedErrors: {
      maskError: (error) => {
        const requestId = currentRequestId();
        onError(error, requestId);
        const seen = toGraphQLError(error, requestId, currentLanguage());
        // Yoga answers 400 to a body that is not JSON only if it finds the parser's error.
        return isUnreadable(error) ? withHttp(seen, { status: 400 }) : seen;
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

const isUnreadable = (error: unknown): boolean =>
  error instanceof GraphQLError && error.extensions['originalError'] !== undefined;

/** Refuses bodies that are too large or of unknown size, which Yoga would read without a bound. Throws TOO_LARGE. */
function boundBody({ headers }: IncomingMessage): void {
  const tooLarge = Number(headers['content-length'] ?? 0) > graphqlBodyLimit;
  if (tooLarge || headers['transfer-encoding'] !== undefined)
    throw new Refusal('TOO_LARGE', say('REQUEST_SIZE_UNKNOWN'));
}

/** The limits of one operation, with validation errors that suggest no names. */
function validation(schema: GraphQLSchema): Plugin {
  const rules = extraRules(schema);
  return {
    onParse: ({ setParseFn }) => setParseFn((source: string) => parseOperation(source)),
    onValidate: ({ addValidationRule, setValidationFn }) => {
      for (const rule of rules) addValidationRule(rule);
      setValidationFn(validateOperation);
      // Yoga masks no errors of validation, so they get their code and request id here.
      return ({ result, setResult }) => {
        setResult(result.map((error) => toGraphQLError(error, currentRequestId(), currentLanguage())));
      };
    },
  };
}

/** Resolves persisted operations (Apollo's form) and applies the operation policy. */
function policed({ policy, identityOf }: GraphQLHandlerOptions): Plugin<GatewayContext, ServerContext> {
  return {
    onParams: ({ params, setParams, context: { req } }) => {
      const hash = params.query ? undefined : hashIn(params.extensions);
      const query = hash === undefined ? params.query : policy.documentOf(hash);
      if (query === undefined && hash !== undefined)
        throw new GraphQLError('PersistedQueryNotFound', {
          extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http: { status: 200 } },
        });
      // Yoga refuses requests without an operation.
      if (!query) return;
      const identity = identityOf(req);
      try {
        policy.admit(query, identity);
      } catch (error) {
        throwForClient(error, identity.requestId);
      }
      if (hash !== undefined) setParams({ ...params, query });
    },
    onExecute: async ({ args: { contextValue, document, operationName } }) => {
      // Admission has counted the request once already.
      await policy
        .charge(document, operationName, contextValue, 1)
        .catch((error: unknown) => throwForClient(error, contextValue.requestId));
    },
    // A subscription over HTTP would escape the limits of sockets and outlive its session.
    onSubscribe: ({ args: { contextValue } }) =>
      throwForClient(new Refusal('INVALID_INPUT', say('SUBSCRIBE_OVER_WEBSOCKET')), contextValue.requestId),
  };
}

/** Throws the error with the HTTP status that REST uses for it. */
function throwForClient(error: unknown, requestId: string): never {
  const problem = problemOf(error);
  throw withHttp(toGraphQLError(error, requestId, currentLanguage()), {
    status: problem.status,
    headers: headersOf(problem),
  });
}
