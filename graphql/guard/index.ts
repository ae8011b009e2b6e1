/** Checks of every request and every websocket: rate limits, origins, security headers. */
export { createClientAddress, isLoopback, normaliseAddress, parseTrustProxy } from '../../lib/client-address.ts';
export type { TrustProxy } from '../../lib/client-address.ts';
export { createLimits, DEFAULT_LIMITS } from './limits.ts';
export type { Limits, LimitSettings } from './limits.ts';
export { isOwnNavigation, originPolicy, upgradePolicy } from '../../lib/request-origin.ts';
export type { OriginVerdict } from '../../lib/request-origin.ts';
export { createSecurityHeaders, NONCE_PLACEHOLDER, withNonce } from './headers.ts';
export type { SecurityHeaders, SecurityHeadersOptions } from './headers.ts';
