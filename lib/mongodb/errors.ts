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

/** What a server answers while it elects a primary, shuts down, or has no majority: ask again later. */
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
/** What Node says of a socket, and the driver sometimes passes on as it is. */
const socketCodes = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** What the driver says of how it is used; all else that it says itself is about the network. */
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

/** The server or the network is away for now. Everything else (rights, a refused operation) waiting does not mend. */
export function isUnavailable(thrown: unknown): thrown is Error {
  const error = unwrapBulkError(thrown);
  if (!(error instanceof MongoError)) return isSocketError(error);
  if (!(error instanceof MongoServerError)) return !misuse.some((kind) => error instanceof kind);
  return awayLabels.some((label) => error.hasErrorLabel(label)) || codesOf(error).some((code) => awayCodes.has(code));
}

/** The server answers, but took longer than the operation's maxTimeMS. */
export const exceededTimeLimit = (error: unknown): error is Error =>
  error instanceof MongoServerError && error.code === maxTimeExpired;

/** Of two that insert the same document at once the later finds it there. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === duplicateKey;

/** Does an upsert. Of two on one missing id at once MongoDB may refuse one instead of updating: it is repeated once. */
export async function retryUpsert<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return await write();
  }
}

/** A bulk that went wrong as a whole, not in some of its writes, is thrown around what went wrong. */
export function unwrapBulkError(error: unknown): unknown {
  return error instanceof MongoBulkWriteError && isNativeError(error.errorResponse) ? error.errorResponse : error;
}

/** The codes of a server's error, of each refused write and of the write concern. */
export function codesOf(error: MongoServerError): readonly number[] {
  const codes = [Number(error.code)];
  if (!(error instanceof MongoBulkWriteError)) return codes;
  const concern = error.result.getWriteConcernError();
  return [...codes, ...[error.writeErrors].flat().map(({ code }) => code), ...(concern ? [concern.code ?? 64] : [])];
}
