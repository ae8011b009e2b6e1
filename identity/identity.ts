import { randomUUID, type KeyObject } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Position } from '../domain/envelope.ts';
import {
  embeddedAuthority,
  localAccountOf,
  type RecordedFact,
  type SignInFactorEvent,
  type VerifiedIdentity,
} from '../domain/users/index.ts';
import { defined } from '../lib/defined.ts';
import type { Language } from '../words/index.ts';
import { createAccountSettings } from './account-settings.ts';
import type { Account, SessionsToEnd } from './embedded/index.ts';
import { EMBEDDED_CLIENT_ID, openEmbeddedIdentity } from './embedded/index.ts';
import { createConfirmation } from './confirmation/confirmation.ts';
import { grantNamedAdministrator, hasAdminRights, isNamedAdministrator } from './roles/administrators.ts';
import type { SendMail } from './mail.ts';
import { personOf } from './person.ts';
import { createRecovery } from './roles/recovery.ts';
import type { SessionStore } from './sessions/port.ts';
import type { FactorChange } from './factors/index.ts';
import { createOwnFactors } from './factors/own-factors.ts';
import { createOwnSessions } from './sessions/own-sessions.ts';
import { openSessions } from './sessions/sessions.ts';
import { createAdminSignIn } from './sign-in/admin-sign-in.ts';
import type { SignInLimits } from './limits.ts';
import { createSignIn, tooManyAttempts } from './sign-in/sign-in.ts';
import { createIdTokenVerifier, type Identity } from './tokens/id-token.ts';
import { remoteIssuer } from './tokens/remote-issuer.ts';
import type { Users } from './users.ts';

export interface IdentitySettings {
  /** The product's public address, without a trailing slash. */
  readonly publicUrl: string;
  /** Folder of the embedded provider. */
  readonly folder: string;
  /** Address of an external OpenID provider (`OIDC_ISSUER`); the embedded one is used when absent. */
  readonly issuer: string | undefined;
  readonly clientId: string | undefined;
  readonly audience: string | undefined;
  /** Absolute life of a session, in milliseconds. */
  readonly sessionTtl: number;
  readonly sessionSecret: string | undefined;
  /** Addresses that get the administrator role once they are verified. */
  readonly adminEmails: readonly string[];
  readonly adminEmailDomain: string;
  /** Whether registration at the embedded provider verifies the address: only on loopback. */
  readonly registrationVerifies: boolean;
}

export interface IdentityOptions {
  readonly settings: IdentitySettings;
  readonly sessionStore: SessionStore;
  readonly users: Users;
  /** Derives keys from the installation's master key. */
  readonly deriveKey: (purpose: string) => KeyObject;
  readonly limits: SignInLimits;
  /** Has the mails of sign-in sent: verification, password reset and related ones. */
  readonly sendMail: SendMail;
  /** Records in the user's stream what happened to the local account; repetition has no effect. */
  readonly record: (fact: RecordedFact) => Promise<void>;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  /** The client's address; behind a trusted proxy, the forwarded address. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Waits until the read models include what a sign-in recorded. */
  readonly seen: (position: Position) => Promise<void>;
}

/** The client's settings for the identity provider. */
export interface SignInSettings {
  readonly domain: string;
  readonly clientId: string;
  readonly audience?: string;
  /** True for the built-in provider with local accounts. */
  readonly embedded: boolean;
}

/** Path of the embedded provider on this server. */
const embeddedPath = '/oidc';
/** Opens sign-in: the configured or the embedded identity provider, sessions, and the administrator role. */
export async function openIdentity(options: IdentityOptions) {
  const { settings, sessionStore, users, limits, logger, seen } = options;
  const { publicUrl, adminEmails, adminEmailDomain, audience } = settings;
  const sessions = openSessions({
    store: sessionStore,
    publicUrl,
    ttl: settings.sessionTtl,
    secret: settings.sessionSecret,
  });
  const userOfLocal = (accountId: string): Promise<string | undefined> => users.findUser(embeddedAuthority, accountId);
  const endSessionsOf = async (accountId: string, { before = Infinity, keep }: SessionsToEnd): Promise<void> => {
    const userId = await userOfLocal(accountId);
    if (userId === undefined) return;
    const old = (await sessions.list(userId)).filter(({ id, createdAt }) => createdAt < before && id !== keep);
    await Promise.all(old.map(({ id }) => sessions.revoke(id)));
  };
  const embedded =
    settings.issuer === undefined
      ? await openEmbeddedIdentity({
          folder: settings.folder,
          issuer: `${publicUrl}${embeddedPath}`,
          publicUrl,
          limits,
          // An address in ADMIN_EMAILS is verified only by the printed link, in development too.
          registrationVerifies: (email) => settings.registrationVerifies && !isNamedAdministrator(adminEmails, email),
          addressOf: options.addressOf,
          deriveKey: options.deriveKey,
          onFactorChanged: async (accountId, change, id) => {
            const userId = await users.findUser(embeddedAuthority, accountId);
            if (userId !== undefined) await users.recordSignInFactor(userId, factorEvent(userId, change), id);
          },
          onError: (error) => logger.error({ err: error }, 'The embedded identity provider failed'),
          onCredentialsChanged: endSessionsOf,
          sendMail: options.sendMail,
          userOf: userOfLocal,
          record: options.record,
        })
      : undefined;
  const source = embedded
    ? { name: () => Promise.resolve(embedded.issuer), keys: embedded.keys, problem: () => Promise.resolve(undefined) }
    : remoteIssuer({ issuer: settings.issuer ?? '' });
  const clientId = embedded?.clientId ?? settings.clientId ?? EMBEDDED_CLIENT_ID;

  const userOf = async (identity: Identity, address: string, language: Language | undefined): Promise<string> => {
    const account = { issuer: embedded ? embeddedAuthority : identity.issuer, subject: identity.subject };
    // The embedded provider limits registrations itself.
    if (!embedded && (await users.findUser(account.issuer, account.subject)) === undefined) {
      const taken = await limits.newUser(address);
      if (!taken.allowed) throw tooManyAttempts(taken.retryAfterSeconds);
    }
    const person = { ...personOf(account, identity), ...defined({ language }) };
    const { userId, position, isAdmin } = await users.signIn(person, randomUUID());
    const granted = isAdmin ? undefined : await grantNamedAdministrator(users, adminEmails, userId);
    await seen(granted ?? position);
    return userId;
  };
  const signIn = createSignIn({
    verify: createIdTokenVerifier({
      issuer: source.name,
      clientId,
      keys: source.keys,
      ...(embedded && { isCurrent: ({ subject, issuedAt }) => embedded.accounts.honours(subject, issuedAt) }),
    }),
    sessions,
    limits,
    userOf,
    onRefused: (problem, address) => logger.warn({ problem, address }, 'An ID token was refused'),
  });
  /** The user of a local account, registered now if the person never signed in through the provider's pages. */
  const userOfAccount = async (account: Account): Promise<string> => {
    const known = await users.findUser(embeddedAuthority, account.id);
    const userId = known ?? (await users.signIn(personOfAccount(account), randomUUID())).userId;
    await grantNamedAdministrator(users, adminEmails, userId);
    return userId;
  };
  const adminSignIn = createAdminSignIn({
    accounts: embedded?.accounts,
    secondFactor: embedded?.factors.secondFactor,
    sessions,
    limits,
    domain: adminEmailDomain,
    adminOf: async (account) => {
      const userId = await userOfAccount(account);
      return hasAdminRights(await users.userState(userId), adminEmailDomain) ? userId : undefined;
    },
  });
  /** The local account of a user; undefined for a user of an outside provider. */
  const accountOf = async (userId: string): Promise<Account | undefined> => {
    const accountId = localAccountOf((await users.userState(userId)).account);
    return accountId === undefined ? undefined : embedded?.accounts.find(accountId);
  };
  const confirmation = createConfirmation({
    accounts: embedded?.accounts,
    factors: embedded?.factors,
    accountOf,
    sessions,
    limits,
  });
  const ownFactors = createOwnFactors({
    factors: embedded?.factors,
    accountOf,
    endSignIns: (accountId) => embedded?.endSignIns(accountId),
    onError: (error) => logger.error({ err: error }, 'A change of a sign-in factor waits for the log'),
  });
  const accountSettings = createAccountSettings({
    changes: embedded?.changes,
    accountOf,
    limits,
    providerUrl: settings.issuer ?? publicUrl,
  });
  const ownSessions = createOwnSessions({ sessions, accountOf, embedded });
  const recover =
    embedded &&
    createRecovery({ embedded, users, userOf: (accountId) => users.findUser(embeddedAuthority, accountId) });
  const externalDomain = settings.issuer?.replace(/^https:\/\//, '').replace(/\/$/, '') ?? '';
  const signInSettings: SignInSettings = {
    domain: embedded ? `${publicUrl}${embeddedPath}` : externalDomain,
    clientId,
    embedded: embedded !== undefined,
    ...(audience === undefined ? {} : { audience }),
  };
  /** The `iss` of the provider's tokens; undefined while the provider is unreachable. */
  const issuer = (): Promise<string | undefined> => source.name().catch(() => undefined);
  // Loaded early, so that the first request need not wait.
  void issuer();
  return {
    sessions,
    embedded,
    signIn,
    adminSignIn,
    confirmation,
    ownSessions,
    ownFactors,
    accountSettings,
    /** The operator's way back into an account; absent with an outside provider, which has its own. */
    recover,
    isNamedAdministrator: (email: string): boolean => isNamedAdministrator(adminEmails, email),
    signInSettings,
    issuer,
    /** Why people can't sign in at the outside provider, as a sentence; undefined when they can. */
    problem: source.problem,
  };
}

const personOfAccount = ({ id, ...account }: Account): VerifiedIdentity =>
  personOf({ issuer: embeddedAuthority, subject: id }, { ...account, name: undefined, picture: undefined });

const factorEvent = (userId: string, { type, ...data }: FactorChange): SignInFactorEvent =>
  ({ type, data: { userId, ...data } }) as SignInFactorEvent;
