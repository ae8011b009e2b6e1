import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  execute,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  subscribe,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { Refusal } from '../../domain/refusal.ts';
import type { GatewayContext } from '../context.ts';
import { toGraphQLError } from '../errors.ts';
import { createOperationCheck } from '../http/operation-limits.ts';
import { hashIn, type OperationPolicy } from '../http/operation-policy.ts';
import { createOpenOperations, type OpenOperations } from './open-operations.ts';
import type { SocketRegistry } from './socket-registry.ts';
import { say } from '../../words/index.ts';

export interface GraphQLSocketOptions {
  readonly schema: GraphQLSchema;
  readonly policy: OperationPolicy;
  /** A new context for each operation of an admitted socket. */
  readonly contextOf: (request: IncomingMessage) => GatewayContext;
  /** The class of its sockets, which bounds their send buffers. */
  readonly Socket: typeof WebSocket;
  readonly registry: SocketRegistry;
  readonly onError: (error: unknown, requestId: string) => void;
}

export interface GraphQLSocket {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

/** Messages are small: a subscription with its variables. */
const maxPayload = 64 * 1024;
const maxOperations = 50;
/** Close code for a socket without a session: the browser reconnects after signing in. */
const forbidden = 4403;

/**
 * GraphQL subscriptions over graphql-ws. The caller is identified at the upgrade. Each operation passes the same checks
 * as over HTTP, and a refused operation leaves the socket and its other operations open.
 */
export function createGraphQLSocket(options: GraphQLSocketOptions): GraphQLSocket {
  const { schema, policy, contextOf, Socket, registry, onError } = options;
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload,
    WebSocket: Socket,
    handleProtocols: (protocols) => (protocols.has('graphql-transport-ws') ? 'graphql-transport-ws' : false),
  });
  const check = createOperationCheck(schema);
  const operations = new WeakMap<object, OpenOperations>();
  const operationsOf = (connection: object): OpenOperations => {
    const open = operations.get(connection) ?? createOpenOperations(maxOperations);
    operations.set(connection, open);
    return open;
  };

  const disposable = useServer<Record<string, never>, { request: IncomingMessage; socket: WebSocket }>(
    {
      isProd: true,
      connectionInitWaitTimeout: 10_000,
      onConnect: ({ extra }) => {
        const { userId, sessionId } = contextOf(extra.request);
        if (userId === undefined || sessionId === undefined) {
          extra.socket.close(forbidden, 'Forbidden');
          return false;
        }
        return true;
      },
      onSubscribe: async (connection, id, params) => {
        const context = contextOf(connection.extra.request);
        const open = operationsOf(connection);
        if (!open.begin(id))
          return [
            toGraphQLError(
              new Refusal('RATE_LIMITED', say('TOO_MANY_OPERATIONS')),
              context.requestId,
              context.language,
            ),
          ];
        const refuse = (errors: readonly unknown[]): readonly GraphQLError[] => {
          open.end(id);
          return errors.map((error) => toGraphQLError(error, context.requestId, context.language));
        };
        const hash = hashIn(params.extensions);
        const source = (hash === undefined ? undefined : policy.documentOf(hash)) ?? params.query;
        try {
          policy.admit(source, context);
          const document = check(source);
          if (!('kind' in document)) return refuse(document);
          const operation = getOperationAST(document, params.operationName);
          if (!operation) return refuse([new GraphQLError('Name one operation of the document.')]);
          await policy.charge(document, params.operationName, context, 0);
          if (operation.operation !== OperationTypeNode.SUBSCRIPTION) await open.waitForTurn(id);
          return {
            schema,
            document,
            contextValue: context,
            ...(params.operationName ? { operationName: params.operationName } : {}),
            ...(params.variables ? { variableValues: params.variables } : {}),
          };
        } catch (error) {
          return refuse([error]);
        }
      },
      onComplete: (connection, id) => operationsOf(connection).end(id),
      execute: (args) => execute(args),
      subscribe: (args) => subscribe(args),
      onNext: (_connection, _id, _payload, args, result) =>
        reportErrors(result, args.contextValue as GatewayContext, onError),
      onError: (connection, _id, _payload, errors) => {
        const { requestId, language } = contextOf(connection.extra.request);
        return errors.map((error) => toGraphQLError(error, requestId, language).toJSON());
      },
    },
    wss,
  );

  return {
    upgrade: (request, socket, head) => {
      wss.handleUpgrade(request, socket, head, (opened) => {
        registry.add(contextOf(request), opened);
        wss.emit('connection', opened, request);
      });
    },
    close: async () => {
      for (const socket of wss.clients) socket.close(1001, 'The server restarts');
      await disposable.dispose();
      wss.close();
    },
  };
}

/** The result with its errors in the form that clients see; undefined when it has none. */
function reportErrors(
  { data, errors }: { readonly data?: unknown; readonly errors?: readonly GraphQLError[] | undefined },
  { requestId, language }: GatewayContext,
  onError: GraphQLSocketOptions['onError'],
): { data: Record<string, unknown> | null; errors: readonly GraphQLFormattedError[] } | undefined {
  if (!errors) return undefined;
  for (const error of errors) onError(error, requestId);
  return {
    data: (data ?? null) as Record<string, unknown> | null,
    errors: errors.map((error) => toGraphQLError(error, requestId, language).toJSON()),
  };
}
