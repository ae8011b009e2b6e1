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

/** Errors by which the server answers; all others are failures on the way, after which nobody knows what was done. */
const answers: ReadonlySet<ErrorType> = new Set([
  ErrorType.ACCESS_DENIED, ErrorType.INVALID_ARGUMENT, ErrorType.INVALID_TRANSACTION, ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.MISSING_REQUIRED_METADATA_PROPERTY, ErrorType.STREAM_DELETED, ErrorType.UNSUPPORTED, ErrorType.WRONG_EXPECTED_VERSION,
  ErrorType.STREAM_NOT_FOUND,
]);

/** What kind of error of the client it is; undefined for errors that are not the client's, of which it throws plain ones too. */
export const kindOf = (error: unknown): ErrorType | undefined => (error instanceof Error && isCommandError(error) ? error.type : undefined);

/** True when the server answered, and would answer the same again. */
export function isAnswer(error: unknown): boolean {
  const kind = kindOf(error);
  return kind !== undefined && answers.has(kind);
}

/** A failure of a call in the words of the port. */
export function asPortError(error: unknown): Error {
  if (error instanceof LogUnavailable) return error;
  const reason = error instanceof Error ? error.message : String(error);
  switch (kindOf(error)) {
    case ErrorType.STREAM_DELETED: return new LogCorrupted(`A stream of the log was deleted in the database: ${reason}`, START);
    case ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED: return new RangeError('The events are larger than EventStoreDB takes in one append');
    case ErrorType.ACCESS_DENIED: return new LogUnavailable('EventStoreDB refuses its user', { cause: error });
    default: return new LogUnavailable(`EventStoreDB can't be used at the moment: ${reason}`, { cause: error });
  }
}
