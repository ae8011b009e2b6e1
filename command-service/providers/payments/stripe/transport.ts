import { AsyncLocalStorage } from 'node:async_hooks';
import { PaymentProviderError } from '../port.ts';

/** The deadline of the port's call that a request belongs to: the library passes only its own, for one attempt. */
const deadlines = new AsyncLocalStorage<AbortSignal>();

/**
 * A fetch that sends Stripe's requests to another base address, path prefix included: a stand-in, a recorder,
 * or the embedded provider in this process. Redirects are refused, for they would carry the secret key elsewhere.
 */
export function rebasedFetch(apiBase: string, send: typeof fetch): typeof fetch {
  const base = new URL(apiBase);
  const prefix = base.pathname.replace(/\/$/, '');
  return async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input);
    const signals = [init?.signal, deadlines.getStore()].flatMap((signal) => signal ?? []);
    const signal = AbortSignal.any(signals);
    signal.throwIfAborted();
    return send(new URL(`${prefix}${asked.pathname}${asked.search}`, base.origin), {
      ...init,
      redirect: 'error',
      signal,
    });
  };
}

/**
 * Does the work in at most `ms` milliseconds over all its requests and retries. Throws PaymentProviderError UNAVAILABLE
 * and aborts them after that.
 */
export async function withDeadline<T>(work: () => Promise<T>, ms: number): Promise<T> {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new PaymentProviderError('UNAVAILABLE', `The payment provider did not answer within ${ms} ms.`));
      over.abort();
    }, ms);
  });
  try {
    return await Promise.race([deadlines.run(over.signal, work), expired]);
  } finally {
    clearTimeout(timer);
  }
}
