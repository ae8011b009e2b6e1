import { isNativeError } from 'node:util/types';
import { MongoError, MongoInvalidArgumentError, MongoServerError } from 'mongodb';

/** The longest that any question to MongoDB may take here, ms: less than half a lease, and no longer than a user waits. */
export const deadlineMs = 4_000;

/** A port's own word for "not now, ask again later". */
export type Unavailable = new (message: string, options?: ErrorOptions) => Error;

export interface Reach {
  /**
   * Does the work. A server that is away, silent, without a primary or unwilling becomes the port's own error, after
   * `deadlineMs` at the latest; of a write it is not known then whether it happened.
   */
  <Result>(work: () => Promise<Result>): Promise<Result>;
}

/** What Node says of a socket, and the driver sometimes passes on as it is. */
const socketCodes = new Set(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);

const duplicateKey = 11_000;

/** Reaches MongoDB in the words of one port. */
export function reachAs(Unavailable: Unavailable): Reach {
  return async (work) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Unavailable(`MongoDB did not answer within ${deadlineMs} ms`)), deadlineMs);
    try {
      return await Promise.race([work(), late.promise]);
    } catch (error) {
      if (isAway(error)) throw new Unavailable(`MongoDB does not answer: ${error.message}`, { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Of two that insert the same document at once the later finds it there. */
export const isDuplicate = (error: unknown): boolean => error instanceof MongoServerError && error.code === duplicateKey;

/** Whatever the driver says, except that it was asked for nonsense: these questions are few and fixed. */
function isAway(error: unknown): error is Error {
  if (error instanceof MongoError) return !(error instanceof MongoInvalidArgumentError);
  return isNativeError(error) && 'code' in error && socketCodes.has(String(error.code));
}
