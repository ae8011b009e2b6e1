/** The public face of identity: sign-in, sessions, roles, and the embedded identity provider. */
export { eraseLocalAccount } from './embedded/erase.ts';
export { embeddedAuthority, openIdentity } from './identity.ts';
export type { SignInSettings } from './identity.ts';
export { hasAdminRights, isAtDomain } from './roles/administrators.ts';
export { openFirstAdmin } from './roles/first-admin.ts';
export type { FirstAdmin } from './roles/first-admin.ts';
export type { Confirmation } from './confirmation/confirmation.ts';
export { openSessions } from './sessions/sessions.ts';
export type { OwnFactors } from './factors/own-factors.ts';
export type { OwnSessions } from './sessions/own-sessions.ts';
export type { Session, Sessions } from './sessions/sessions.ts';
export { SessionsUnavailable } from './sessions/port.ts';
export type { SessionStore } from './sessions/port.ts';
export { openSqliteSessionStore } from './sessions/sqlite/session-store.ts';
export type { AdminSignInRequest } from './sign-in/admin-sign-in.ts';
export { createSignInLimits, DEFAULT_SIGN_IN_LIMITS } from './limits.ts';
export { providerSignOutAddress } from './sign-in/sign-in.ts';
export type { SignInRequest, SignInResult } from './sign-in/sign-in.ts';
