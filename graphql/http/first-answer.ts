import type { IncomingMessage } from 'node:http';
import { execute, parse, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { OperationPolicy } from './operation-policy.ts';

/** The response as JSON, for the signed-in user of the request; undefined when there is none. Never rejects. */
export type FirstAnswer = (request: IncomingMessage) => Promise<string | undefined>;

export interface FirstAnswerOptions {
  readonly schema: GraphQLSchema;
  /** The texts of the client's documents. */
  readonly documents: Iterable<string>;
  readonly policy: Pick<OperationPolicy, 'charge'>;
  /** The context of an admitted request for a page. */
  readonly contextOf: (request: IncomingMessage) => GatewayContext;
}

/** The client's first query, on every page (web/src/app/session/viewer.ts). */
const operationName = 'Viewer';
/** How long a page waits for the response, in milliseconds. After that the client sends the query itself. */
const patience = 500;

/**
 * Runs the client's first query, so that a page carries the response and the client shows the first screen without
 * another call. Counts for the rate limit like the query.
 */
export function createFirstAnswer({ schema, documents, policy, contextOf }: FirstAnswerOptions): FirstAnswer {
  const text = [...documents].find((source) => source.includes(`query ${operationName} `));
  if (text === undefined) return async () => undefined;
  const document = parse(text, { noLocation: true });
  const answer = async (contextValue: GatewayContext): Promise<string | undefined> => {
    await policy.charge(document, operationName, contextValue, 0);
    const { data, errors } = await execute({ schema, document, contextValue });
    return errors === undefined ? JSON.stringify(data) : undefined;
  };
  return async (request) => {
    const context = contextOf(request);
    if (context.sessionId === undefined) return undefined;
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(late.resolve, patience);
    try {
      return await Promise.race([answer(context), late.promise]);
    } catch {
      // The client asks by itself, and shows the problem.
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
}
