import { isNativeError } from 'node:util/types';
import {
  MongoBulkWriteError,
  MongoCompatibilityError,
  MongoError,
  MongoInvalidArgumentError,
  MongoMissingCredentialsError,
  MongoMissingDependencyError,
  MongoParseError,
  MongoServerError,
  MongoTransactionError,
} from 'mongodb';

/** Error codes of a server that elects a primary, shuts down, or has no majority: retry later. */
const awayCodes = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  24, // LockTimeout
  64, // WriteConcernTimeout
  89, // NetworkTimeout
  91, // ShutdownInProgress
  100, // UnsatisfiableWriteConcern
  112, // WriteConflict
  133, // FailedToSatisfyReadPreference
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  202, // NetworkInterfaceExceededTimeLimit
  262, // ExceededTimeLimit
  9001, // SocketException
  10_107, // NotWritablePrimary
  11_600, // InterruptedAtShutdown
  11_602, // InterruptedDueToReplStateChange
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
]);
const awayLabels = ['RetryableWriteError', 'TransientTransactionError', 'UnknownTransactionCommitResult'];
/** Socket errors of Node.js, which the driver sometimes passes on. */
const socketCodes = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Errors of the driver about its use. All its other errors are about the network. */
const misuse = [
  MongoInvalidArgumentError,
  MongoParseError,
  MongoMissingCredentialsError,
  MongoMissingDependencyError,
  MongoCompatibilityError,
  MongoTransactionError,
];
const duplicateKey = 11_000;
const maxTimeExpired = 50;

const isSocketError = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && socketCodes.has(String(error.code));

/** Whether the server or the network is unavailable for now. Retries do not help with any other error. */
export function isUnavailable(thrown: unknown): thrown is Error {
  const error = unwrapBulkError(thrown);
  if (!(error instanceof MongoError)) return isSocketError(error);
  if (!(error instanceof MongoServerError)) return !misuse.some((kind) => error instanceof kind);
  return awayLabels.some((label) => error.hasErrorLabel(label)) || codesOf(error).some((code) => awayCodes.has(code));
}

/** Whether the operation exceeded its maxTimeMS. */
export const exceededTimeLimit = (error: unknown): error is Error =>
  error instanceof MongoServerError && error.code === maxTimeExpired;

/** Whether a document with the same unique key exists. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === duplicateKey;

/** Runs an upsert and repeats it once: of two concurrent upserts of one new id MongoDB may refuse one. */
export async function retryUpsert<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return await write();
  }
}

/** The cause of the error of a bulk write that failed as a whole; any other error unchanged. */
export function unwrapBulkError(error: unknown): unknown {
  return error instanceof MongoBulkWriteError && isNativeError(error.errorResponse) ? error.errorResponse : error;
}

/** The codes of an error: its own, those of refused writes, and that of the write concern. */
export function codesOf(error: MongoServerError): readonly number[] {
  const codes = [Number(error.code)];
  if (!(error instanceof MongoBulkWriteError)) return codes;
  const concern = error.result.getWriteConcernError();
  return [...codes, ...[error.writeErrors].flat().map(({ code }) => code), ...(concern ? [concern.code ?? 64] : [])];
}
