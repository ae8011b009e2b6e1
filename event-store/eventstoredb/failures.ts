import { ErrorType, isCommandError } from '@eventstore/db-client';
import { START } from '../../domain/envelope.ts';
import { LogCorrupted, LogUnavailable } from '../port.ts';

/** An answer did not come in time. What was asked for may have happened all the same. */
export class TimedOut extends Error {
  constructor(what: string, ms: number) {
    super(`no answer within ${Math.round(ms)} ms (${what})`);
    this.name = 'TimedOut';
  }
}

/** Nothing was sent: the server is known not to answer, or too much is under way. */
export class NotSent extends LogUnavailable {}

/** Nothing more is asked. */
export const storeClosed = (): NotSent => new NotSent('The event store was closed');

/**
 * The server, or the way to it, is set up otherwise than the address says: trying again does not help. The message says
 * what to do.
 */
export class Misconfigured extends LogUnavailable {}

/** Errors by which the server answers; all others are failures on the way, after which nobody knows what was done. */
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

/**
 * What kind of error of the client it is; undefined for errors that are not the client's, of which it throws plain ones
 * too.
 */
export const kindOf = (error: unknown): ErrorType | undefined =>
  error instanceof Error && isCommandError(error) ? error.type : undefined;

/** True when the server answered, and would answer the same again. */
export function isAnswer(error: unknown): boolean {
  if (error instanceof RangeError) return true;
  const kind = kindOf(error);
  return kind !== undefined && answers.has(kind);
}

/** The events are more than a node takes at once. */
export const tooLarge = (): RangeError =>
  new RangeError('The events are larger than EventStoreDB takes in one append: 1,048,576 bytes of data and metadata');

/** What a node says of a read that begins inside one of its records. */
const BAD_POSITION = 'Unexpected ReadAllResult';

/** True when the server can't read from the position that it was given, which was never one of its log. */
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

/** A failure of a call in the words of the port; `user`: who made it. */
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
