import pTimeout from 'p-timeout';
import { PaymentProviderError } from '../port.ts';

/**
 * A fetch that sends Stripe's requests to another base address, path prefix included: a Stripe mock, a proxy, or the
 * payments simulator in this process. It refuses redirects, which would carry the secret key to another host, and ends
 * with `deadline`, because Stripe's client takes a timeout per attempt only.
 */
export function rebasedFetch(apiBase: string, send: typeof fetch, deadline: AbortSignal): typeof fetch {
  const base = new URL(apiBase);
  const prefix = base.pathname.replace(/\/$/, '');
  return async (input, init) => {
    const requested = new URL(input instanceof Request ? input.url : input);
    const signal = AbortSignal.any([deadline, ...(init?.signal ? [init.signal] : [])]);
    signal.throwIfAborted();
    return send(new URL(`${prefix}${requested.pathname}${requested.search}`, base.origin), {
      ...init,
      redirect: 'error',
      signal,
    });
  };
}

/**
 * Bounds work of several requests and retries by one deadline.
 *
 * @param ms milliseconds for the whole work
 * @param work gets the signal that aborts its requests at the deadline
 * @throws PaymentProviderError `UNAVAILABLE` at the deadline
 */
export async function withDeadline<T>(ms: number, work: (deadline: AbortSignal) => Promise<T>): Promise<T> {
  const deadline = new AbortController();
  return pTimeout(work(deadline.signal), {
    milliseconds: ms,
    fallback: () => {
      deadline.abort();
      throw new PaymentProviderError('UNAVAILABLE', `The payment provider did not answer within ${ms} ms.`);
    },
  });
}
