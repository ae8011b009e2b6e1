import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext, RequestIdentity } from '../context.ts';
import type { OperationPolicy } from './operation-policy.ts';

/** Answers GraphQL over HTTP; the host behind it is a setting (`GRAPHQL_SERVER`). */
export interface GraphQLHandler {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

export interface GraphQLHandlerOptions {
  readonly schema: GraphQLSchema;
  /** The context of an admitted request. */
  readonly contextOf: (request: IncomingMessage) => Promise<GatewayContext>;
  readonly identityOf: (request: IncomingMessage) => RequestIdentity;
  readonly policy: OperationPolicy;
  /** Receives errors that are masked for the client. */
  readonly onError: (error: unknown, requestId: string) => void;
}

/** The largest GraphQL request in bytes. */
export const graphqlBodyLimit = 256 * 1024;
