import pTimeout from 'p-timeout';
import { isUnavailable } from './errors.ts';

/** The longest that one call to MongoDB may take, ms: less than half a lease. */
export const callTimeoutMs = 4_000;

/** The error of a port for "not available now, try again later". */
export type Unavailable = new (message: string, options?: ErrorOptions) => Error;

/** Runs one call to MongoDB. */
export type Call = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Bounds calls to MongoDB by a timeout. A server that is down, silent or without a primary becomes the port's own
 * `Unavailable` error after `callTimeoutMs` at the latest; the outcome of a write is unknown then. Every other error is
 * passed on.
 */
export function createCaller(Unavailable: Unavailable): Call {
  const timedOut = (): Promise<never> =>
    Promise.reject(new Unavailable(`MongoDB did not answer within ${callTimeoutMs} ms`));
  return async (work) => {
    try {
      return await pTimeout(work(), { milliseconds: callTimeoutMs, fallback: timedOut });
    } catch (error) {
      if (isUnavailable(error)) throw new Unavailable(`MongoDB does not answer: ${error.message}`, { cause: error });
      throw error;
    }
  };
}
