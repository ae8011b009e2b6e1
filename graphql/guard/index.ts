/** The checks that stand in front of every request and every socket. */
export { createClientAddress, isLoopback, normaliseAddress, parseTrustProxy } from './client-address.ts';
export type { TrustProxy } from './client-address.ts';
export { addressKey, createLimits, DEFAULT_LIMITS } from './limits.ts';
export type { AttemptResult, Limit, LimitResult, Limits, LimitSettings } from './limits.ts';
export { isOwnNavigation, originPolicy, upgradePolicy } from './origin.ts';
export type { OriginVerdict } from './origin.ts';
export { createSecurityHeaders, NONCE_PLACEHOLDER, withNonce } from './headers.ts';
export type { SecurityHeaders, SecurityHeadersOptions } from './headers.ts';
