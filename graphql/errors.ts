import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { Refusal, type RefusalCode } from '../domain/refusal.ts';
import { LogUnavailable } from '../event-store/index.ts';
import { ProjectionUnavailable, ReadStoreUnavailable } from '../projection-service/index.ts';
import { SessionsUnavailable } from '../identity/index.ts';

/** The HTTP status of each refusal: one table for REST and GraphQL. */
const statusOf: Readonly<Record<RefusalCode, number>> = {
  INVALID_INPUT: 400,
  PRICE_CHANGED: 400,
  PAYMENT_NOT_ACCEPTED: 400,
  UNAUTHENTICATED: 401,
  INSUFFICIENT_CREDITS: 402,
  ACCOUNT_IN_DEBT: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  NOT_ALLOWED_NOW: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/** How an error is told to a client (DECISIONS section 8). Inner causes stay in the log. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details?: Refusal['details'];
}

/** When it is worth asking again after "not now", in seconds: an engine that is away is looked for about once a second. */
const comeBackAfter = { retryAfterSeconds: 2 } as const;

/** Turns whatever was thrown into what a client may see. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return refused(error);
  if (isAway(error))
    return {
      status: 503,
      code: 'UNAVAILABLE',
      message: 'The service is busy. Please try again in a moment.',
      details: comeBackAfter,
    };
  const status = clientFault(error);
  if (status !== undefined) return { status, ...(faults[status] ?? unreadable) };
  return { status: 500, code: 'INTERNAL', message: 'An unexpected error occurred. Please try again.' };
}

function refused({ code, message, details }: Refusal): Problem {
  return {
    status: statusOf[code],
    code,
    message,
    details: code === 'UNAVAILABLE' ? { ...comeBackAfter, ...details } : details,
  };
}

/** The value of `Retry-After` for a problem that says when to come back. */
export const retryAfterOf = ({ details }: Problem): string | undefined =>
  details?.['retryAfterSeconds'] === undefined ? undefined : String(details['retryAfterSeconds']);

/** An engine that can't be reached now, and may be in a moment. */
export const isAway = (error: unknown): boolean => unavailable.some((kind) => error instanceof kind);
const unavailable = [LogUnavailable, ReadStoreUnavailable, ProjectionUnavailable, SessionsUnavailable] as const;

const unreadable = { code: 'INVALID_INPUT', message: 'The request could not be read.' } as const;
const faults: Readonly<Record<number, Pick<Problem, 'code' | 'message'>>> = {
  413: { code: 'TOO_LARGE', message: 'The request is too large.' },
  415: { code: 'UNSUPPORTED_TYPE', message: 'Send application/json.' },
};

/** Faults that the HTTP server found in a request before a handler saw it carry their status. */
function clientFault(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}

/** Apollo's server has a word of its own for values that a variable's type does not take. */
const apollosInvalidInput = 'BAD_USER_INPUT';

/** GraphQL.js helps those who mistype with names of the schema; those who guess get none. */
const suggestion = / Did you mean .+\?$/s;

/** A GraphQL error with the same code in `extensions` as REST has in its body. */
export function toGraphQLError(error: unknown, requestId: string): GraphQLError {
  if (error instanceof GraphQLError && isLibrarys(error)) {
    const { code } = error.extensions;
    const known = code !== undefined && code !== apollosInvalidInput;
    const message = error.message.replace(suggestion, '');
    if (known && message === error.message) return error;
    return new GraphQLError(message, {
      ...placeOf(error),
      extensions: known ? error.extensions : { ...error.extensions, code: 'INVALID_INPUT', requestId },
    });
  }
  const cause = error instanceof GraphQLError ? error.originalError : error;
  const { message, code, details = {} } = problemOf(cause);
  return new GraphQLError(message, {
    ...(error instanceof GraphQLError ? placeOf(error) : {}),
    extensions: { code, requestId, ...details },
  });
}

/** The error with what the GraphQL server reads for the HTTP answer; it is not sent itself. */
export function withHttp(
  error: GraphQLError,
  http: { readonly status: number; readonly headers?: object },
): GraphQLError {
  // Each server types its headers in a way of its own.
  const extensions: Record<string, unknown> = { ...error.extensions, http };
  return new GraphQLError(error.message, { ...placeOf(error), extensions });
}

/**
 * What the GraphQL library itself found wrong with the operation is told as it is. A value that a variable's type does
 * not take is told in an error around the type's own; it has no path, since nothing was executed yet.
 */
function isLibrarys({ originalError, path }: GraphQLError): boolean {
  return originalError === undefined || (path === undefined && originalError instanceof GraphQLError);
}

const placeOf = ({ nodes, path }: GraphQLError): GraphQLErrorOptions => ({ nodes: nodes ?? null, path: path ?? null });
