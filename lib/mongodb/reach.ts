import { isAway } from './errors.ts';

/** The longest that any question to MongoDB may take here, ms: less than half a lease, and no longer than a user waits. */
export const deadlineMs = 4_000;

/** A port's own word for "not now, ask again later". */
export type Unavailable = new (message: string, options?: ErrorOptions) => Error;

export interface Reach {
  /**
   * Does the work. A server that is away, silent or without a primary becomes the port's own error, after `deadlineMs`
   * at the latest; of a write it is not known then whether it happened. Every other error is thrown as it is.
   */
  <Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Reaches MongoDB in the words of one port. */
export function reachAs(Unavailable: Unavailable): Reach {
  return async (work) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new Unavailable(`MongoDB did not answer within ${deadlineMs} ms`)),
      deadlineMs,
    );
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
