/** Checks of every request and every websocket: rate limits, origins, security headers. */
export { createClientAddress, isLoopback } from '../../lib/client-address.ts';
export type { TrustProxy } from '../../lib/client-address.ts';
export { createLimits, DEFAULT_LIMITS } from './limits.ts';
export type { Limits } from './limits.ts';
export { followPolicy } from './policy.ts';
export type { PolicyFollower } from './policy.ts';
export { originPolicy, upgradePolicy } from '../../lib/request-origin.ts';
export { createSecurityHeaders, withNonce } from './headers.ts';
export type { SecurityHeaders } from './headers.ts';
