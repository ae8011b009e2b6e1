import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { Refusal, refusalInWords, type RefusalCode } from '../domain/refusal.ts';
import { isBusy } from '../lib/sqlite/errors.ts';
import { Unavailable } from '../lib/unavailable.ts';
import { InvalidCursor } from '../projection-service/index.ts';
import { inWords, say, type Language, type Sentence } from '../words/index.ts';
import { invalidCursor } from './cursor.ts';

/** The HTTP status of each refusal: one table for REST and GraphQL. */
const statusOf: Readonly<Record<RefusalCode, number>> = {
  INVALID_INPUT: 400,
  PRICE_CHANGED: 400,
  PAYMENT_NOT_ACCEPTED: 400,
  UNAUTHENTICATED: 401,
  INSUFFICIENT_CREDITS: 402,
  ACCOUNT_IN_DEBT: 402,
  FORBIDDEN: 403,
  REAUTHENTICATION_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 401,
  ACCOUNT_SUSPENDED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  USERNAME_TAKEN: 409,
  EMAIL_TAKEN: 409,
  MANAGED_BY_PROVIDER: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  NOT_ALLOWED_NOW: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  NOT_OFFERED: 501,
};

/** An error as clients see it: its message is in the caller's language. Internal causes are only logged. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** The values in the message, for programs. */
  readonly values?: Sentence['values'];
  /** Among them `field`, for a fault of the input. */
  readonly details?: Refusal['details'];
}

/** `Retry-After` while an engine is unavailable, in seconds: connections are retried about once a second. */
const retryLater = { retryAfterSeconds: 2 } as const;

/**
 * Whether something is wrong on our side, for the log. A feature that an installation does not offer is refused like a
 * broken rule.
 */
export const isFault = ({ status, code }: Problem): boolean => status >= 500 && code !== 'NOT_OFFERED';

/** Maps any thrown value to the problem that a client may see, in a language. */
export function problemOf(error: unknown, language: Language = 'en'): Problem {
  if (error instanceof Refusal) return refused(error, language);
  if (error instanceof InvalidCursor) return refused(invalidCursor(), language);
  // An embedded database is busy while another process of this machine holds its lock for too long.
  if (error instanceof Unavailable || isBusy(error))
    return {
      status: 503,
      code: 'UNAVAILABLE',
      message: inWords(say('SERVICE_BUSY'), language),
      details: retryLater,
    };
  const status = clientFault(error);
  if (status !== undefined) {
    const { code, sentence } = faults[status] ?? unreadable;
    return { status, code, message: inWords(sentence, language) };
  }
  return { status: 500, code: 'INTERNAL', message: inWords(say('UNEXPECTED_ERROR'), language) };
}

function refused(refusal: Refusal, language: Language): Problem {
  const { code, sentence, details } = refusal;
  const hasValues = sentence !== undefined && Object.keys(sentence.values).length > 0;
  return {
    status: statusOf[code],
    code,
    message: refusalInWords(refusal, language),
    ...(hasValues && { values: sentence.values }),
    details: code === 'UNAVAILABLE' ? { ...retryLater, ...details } : details,
  };
}

/**
 * The headers of a response with this problem: `Retry-After` if the problem has a time, and for 401 the challenge that
 * HTTP requires (RFC 9110 and 6750).
 */
export function headersOf({ status, details }: Problem): Readonly<Record<string, string>> {
  const seconds = details?.['retryAfterSeconds'];
  return {
    ...(typeof seconds === 'number' && { 'retry-after': String(seconds) }),
    ...(status === 401 && { 'www-authenticate': 'Bearer realm="Curbcast"' }),
  };
}

interface Fault {
  readonly code: RefusalCode;
  readonly sentence: Sentence;
}
const unreadable: Fault = { code: 'INVALID_INPUT', sentence: say('REQUEST_UNREADABLE') };
const faults: Readonly<Record<number, Fault>> = {
  413: { code: 'TOO_LARGE', sentence: say('REQUEST_TOO_LARGE') },
  415: { code: 'UNSUPPORTED_TYPE', sentence: say('SEND_JSON') },
};

/** The status of an error that the HTTP server found in a request before a handler ran. */
function clientFault(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}

/** The codes of the two GraphQL hosts for a request that can't be run; `undefined` over a socket, which has none. */
const hostsInvalidInput: ReadonlySet<unknown> = new Set([
  undefined,
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** GraphQL.js suggests names of the schema. They are removed: with the safelist on, the schema is not public. */
const suggestion = / Did you mean .+\?$/s;

/** A GraphQL error whose `extensions.code` is the `code` that REST has in its body. */
export function toGraphQLError(error: unknown, requestId: string, language: Language = 'en'): GraphQLError {
  if (error instanceof GraphQLError && isFromGraphQL(error)) {
    const { originalError: _ofTheHost, code: given, ...extensions } = error.extensions;
    const code = hostsInvalidInput.has(given) ? 'INVALID_INPUT' : given;
    return new GraphQLError(error.message.replace(suggestion, ''), {
      ...placeOf(error),
      extensions: { ...extensions, code, requestId },
    });
  }
  const cause = error instanceof GraphQLError ? error.originalError : error;
  const { message, code, values, details = {} } = problemOf(cause, language);
  return new GraphQLError(message, {
    ...(error instanceof GraphQLError ? placeOf(error) : {}),
    extensions: { code, requestId, ...(values && { values }), ...details },
  });
}

/** The error with an HTTP status and headers, which the GraphQL server reads and does not send. */
export function withHttp(
  error: GraphQLError,
  http: { readonly status: number; readonly headers?: object },
): GraphQLError {
  // Yoga and Apollo have different types for the headers.
  const extensions: Record<string, unknown> = { ...error.extensions, http };
  return new GraphQLError(error.message, { ...placeOf(error), extensions });
}

/**
 * Whether GraphQL.js raised the error itself, so that clients may see its message. An invalid variable wraps the error
 * of its type and has no path, because nothing was executed yet.
 */
function isFromGraphQL({ originalError, path }: GraphQLError): boolean {
  return originalError === undefined || (path === undefined && originalError instanceof GraphQLError);
}

const placeOf = ({ nodes, source, positions, path }: GraphQLError): GraphQLErrorOptions => ({
  nodes: nodes ?? null,
  source: source ?? null,
  positions: positions ?? null,
  path: path ?? null,
});
