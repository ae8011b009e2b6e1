/** How the gateway treats a request before a handler sees it. A route declares its own where it is registered. */
export interface RoutePolicy {
  /**
   * `own`: browsers may send the request from our own origins only (CSRF protection). `any`: the request is
   * authenticated by a signature, a secret or a form token instead.
   */
  readonly origin: 'own' | 'any';
  /**
   * The rate limit that counts the request: `caller` of the caller, `address` of the address at the identity provider,
   * `shares` of the address on share pages, or none.
   */
  readonly limit: 'caller' | 'address' | 'shares' | 'none';
  /** True: the handler sets its own security headers. */
  readonly ownHeaders?: boolean;
}

/** The default policy, and the strictest one. */
export const defaultPolicy: RoutePolicy = { origin: 'own', limit: 'caller' };
/** Webhooks of providers: the handler checks the signature, and the provider repeats failed deliveries. */
export const webhookPolicy: RoutePolicy = { origin: 'any', limit: 'none' };
/** Server-to-server calls that carry a secret key. */
export const secretKeyPolicy: RoutePolicy = { origin: 'any', limit: 'caller' };
/** Static content: the client's screens and files, the sample pages. */
export const staticPolicy: RoutePolicy = { origin: 'own', limit: 'none' };
/** Pages and videos of share links, for people without an account: a video alone takes several requests. */
export const sharePolicy: RoutePolicy = { origin: 'own', limit: 'shares' };
/** The embedded identity provider: its forms carry their own token, and other clients may open its pages. */
export const identityProviderPolicy: RoutePolicy = { origin: 'any', limit: 'address', ownHeaders: true };
