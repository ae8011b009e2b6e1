import type { IncomingHttpHeaders } from 'node:http';
import type { TrustProxy } from '../../graphql/guard/index.ts';

/**
 * Detects a proxy that TRUST_PROXY does not name: behind it all clients share its address, and one can use up the
 * rate limits of all. Returns the function to call with the headers of each request; it warns at the first
 * forwarded request.
 *
 * @param trust `TRUST_PROXY`; with `0` the operator trusts no proxy, and there is no warning
 */
export function watchForProxy(
  trust: TrustProxy,
  warn: (sentence: string) => void,
): (headers: IncomingHttpHeaders) => void {
  let watching = Array.isArray(trust) && trust.length === 0;
  return (headers) => {
    if (!watching || headers['x-forwarded-for'] === undefined) return;
    watching = false;
    warn(
      'A request carries X-Forwarded-For, but TRUST_PROXY is not set. Behind a proxy, set TRUST_PROXY to the number of proxies ' +
        'or their networks: until then all clients share one address and its rate limits. Set TRUST_PROXY=0 if there is no proxy.',
    );
  };
}
