import { PaymentProviderError } from '../port.ts';

/**
 * A fetch that sends Stripe's requests to another base address, path prefix included: a stand-in, a recorder,
 * or the embedded provider in this process. Redirects are refused, for they would carry the secret key elsewhere.
 */
export function rebasedFetch(apiBase: string, send: typeof fetch): typeof fetch {
  const base = new URL(apiBase);
  const prefix = base.pathname.replace(/\/$/, '');
  return (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input);
    return send(new URL(`${prefix}${asked.pathname}${asked.search}`, base.origin), { ...init, redirect: 'error' });
  };
}

/** Waits for the work at most `ms` milliseconds over all its retries. Throws PaymentProviderError UNAVAILABLE after that. */
export async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentProviderError('UNAVAILABLE', `The payment provider did not answer within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}
