/** Who is asking: the embedded identity provider, ID tokens, sessions. */
export { openEmbeddedIdentity, EMBEDDED_CLIENT_ID } from './embedded/index.ts';
export type { Account, AccountInput, Accounts, EmbeddedIdentity, EmbeddedIdentityOptions } from './embedded/index.ts';
export { createIdTokenVerifier, IdTokenError } from './id-token.ts';
export type { Identity, IdTokenProblem, IdTokenVerifier, VerifierOptions, VerifyOptions } from './id-token.ts';
export { remoteIssuer } from './remote-issuer.ts';
export type { KeySource, RemoteIssuer, RemoteIssuerOptions } from './remote-issuer.ts';
export { openSessions } from './sessions.ts';
export type { Session, SessionDetails, Sessions, SessionsOptions } from './sessions.ts';
export { SessionsUnavailable } from './session-store.ts';
export { openSqliteSessionStore } from './sqlite/session-store.ts';
export type { SessionStore } from './session-store.ts';
export { createSignIn, providerSignOutAddress, tooManyAttempts } from './sign-in.ts';
export type { SignInOptions, SignInRequest, SignInResult } from './sign-in.ts';
export { createAdminSignIn, isAtDomain } from './admin-sign-in.ts';
export type { AdminSignInOptions, AdminSignInRequest } from './admin-sign-in.ts';
export { normaliseEmail } from './embedded/account-input.ts';
