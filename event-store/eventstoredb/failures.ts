import { ErrorType, isCommandError } from '@eventstore/db-client';
import { START } from '../../domain/envelope.ts';
import { LogCorrupted, LogUnavailable } from '../port.ts';

/** No answer in time. The outcome of a write is unknown. */
export class TimedOut extends Error {
  constructor(what: string, ms: number) {
    super(`no answer within ${Math.round(ms)} ms (${what})`);
    this.name = 'TimedOut';
  }
}

/** Nothing was sent: the circuit breaker is open, or too many operations are in flight. */
export class NotSent extends LogUnavailable {}

/** The store was closed. */
export const storeClosed = (): NotSent => new NotSent('The event store was closed');

/** The address does not fit the server's configuration: a retry does not help. The message says what to do. */
export class Misconfigured extends LogUnavailable {}

/** Errors that are answers of the server. After any other error the outcome is unknown. */
const answers: ReadonlySet<ErrorType> = new Set([
  ErrorType.ACCESS_DENIED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.INVALID_TRANSACTION,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.MISSING_REQUIRED_METADATA_PROPERTY,
  ErrorType.STREAM_DELETED,
  ErrorType.UNSUPPORTED,
  ErrorType.WRONG_EXPECTED_VERSION,
  ErrorType.STREAM_NOT_FOUND,
]);

/** The type of an error of the client; undefined for any other error. The client throws plain errors too. */
export const kindOf = (error: unknown): ErrorType | undefined =>
  error instanceof Error && isCommandError(error) ? error.type : undefined;

/** True when the server answered, and would give the same answer again. */
export function isAnswer(error: unknown): boolean {
  if (error instanceof RangeError) return true;
  const kind = kindOf(error);
  return kind !== undefined && answers.has(kind);
}

/** The events exceed what a node accepts in one append. */
export const tooLarge = (): RangeError =>
  new RangeError('The events are larger than EventStoreDB takes in one append: 1,048,576 bytes of data and metadata');

/** The error of a node for a read that begins inside a record. */
const BAD_POSITION = 'Unexpected ReadAllResult';

/** True when the position of a read is not one of the server's log. */
export const isBadPosition = (error: unknown): boolean =>
  error instanceof Error && kindOf(error) === ErrorType.UNKNOWN && error.message.includes(BAD_POSITION);

const UNAUTHENTICATED = 16;

function accessDenied(error: unknown, user: string): Misconfigured {
  const isUnknown = error instanceof Error && 'code' in error && error.code === UNAUTHENTICATED;
  return new Misconfigured(
    isUnknown
      ? `EventStoreDB refuses its user ${JSON.stringify(user)}: it does not know the name, or the password is another. Correct them in its address (esdb://user:password@host:2113).`
      : `EventStoreDB refuses its user ${JSON.stringify(user)} what it has to do. Let the user read $all: set the metadata of $all to {"$acl": {"$r": ["$admins", "$ops", ${JSON.stringify(user)}]}}.`,
    { cause: error },
  );
}

/** Translates an error of a call into an error of the port. `user`: the name in the credentials. */
export function asPortError(error: unknown, user: string): Error {
  if (error instanceof LogUnavailable || error instanceof RangeError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  switch (kindOf(error)) {
    case ErrorType.STREAM_DELETED:
      return new LogCorrupted(`A stream of the log was deleted in the database: ${reason}`, START);
    case ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED:
      return tooLarge();
    case ErrorType.ACCESS_DENIED:
      return accessDenied(error, user);
    default:
      return new LogUnavailable(`EventStoreDB can't be used at the moment: ${reason}`, { cause: error });
  }
}
