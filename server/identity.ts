import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config/index.ts';
import type { CommandService } from '../command-service/index.ts';
import {
  createAdminSignIn,
  createIdTokenVerifier,
  createSignIn,
  EMBEDDED_CLIENT_ID,
  hasAdminRights,
  normaliseEmail,
  openEmbeddedIdentity,
  openSessions,
  remoteIssuer,
  type Identity,
  type GatewayServices,
  type SessionStore,
} from '../graphql/index.ts';
import type { Limits } from '../graphql/guard/index.ts';
import type { Logger } from 'pino';
import type { IncomingMessage } from 'node:http';

export interface IdentityOptions {
  readonly config: Config;
  readonly sessionStore: SessionStore;
  readonly commands: CommandService;
  readonly limits: Limits;
  readonly logger: Logger;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Waits until the read models show what a sign-in recorded. */
  readonly seen: (position: Awaited<ReturnType<CommandService['signIn']>>['position']) => Promise<void>;
}

/** Path of the embedded provider on our own server. */
const embeddedPath = '/oidc';
/**
 * What the embedded provider is called where accounts are keyed. Its issuer in tokens is an address, and the product's
 * address may change, or a backup be restored behind another one: people must find their account, and their credits,
 * there too.
 */
const embeddedAuthority = 'embedded';

/** Opens sign-in: the configured identity provider or the embedded one, sessions, and the way to the admin role. */
export async function openIdentity({
  config,
  sessionStore,
  commands,
  limits,
  logger,
  addressOf,
  seen,
}: IdentityOptions) {
  const sessions = openSessions({
    store: sessionStore,
    publicUrl: config.publicUrl,
    ttl: config.SESSION_TTL,
    secret: config.SESSION_SECRET,
  });
  const embedded =
    config.OIDC_ISSUER === undefined
      ? await openEmbeddedIdentity({
          folder: join(config.DATA_DIR, 'identity'),
          issuer: `${config.publicUrl}${embeddedPath}`,
          publicUrl: config.publicUrl,
          limits,
          // Who is named as an administrator proves the address with the printed link, here too.
          registrationVerifies: (email) => config.development && !isNamedAdmin(config, email),
          addressOf,
          onError: (error) => logger.error({ err: error }, 'The embedded identity provider failed'),
          onCredentialsChanged: (accountId) => {
            const endSessions = async (): Promise<void> => {
              const userId = await commands.findUser(embeddedAuthority, accountId);
              if (userId !== undefined) await sessions.revokeUser(userId);
            };
            endSessions().catch((error: unknown) => logger.error({ err: error }, 'Sessions could not be ended'));
          },
        })
      : undefined;
  const source = embedded
    ? { name: () => Promise.resolve(embedded.issuer), keys: embedded.keys }
    : remoteIssuer({ issuer: config.OIDC_ISSUER ?? '' });
  const clientId = embedded?.clientId ?? config.OIDC_CLIENT_ID ?? EMBEDDED_CLIENT_ID;

  const userOf = async (identity: Identity): Promise<string> => {
    const signedIn = await commands.signIn(
      verified(identity, embedded ? embeddedAuthority : identity.issuer),
      randomUUID(),
    );
    const position = await bootstrapAdmin(config, commands, signedIn.userId, signedIn.isAdmin);
    await seen(position ?? signedIn.position);
    return signedIn.userId;
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
  const adminSignIn = createAdminSignIn({
    accounts: embedded?.accounts,
    sessions,
    limits,
    domain: config.ADMIN_EMAIL_DOMAIN,
    adminOf: async (account) => {
      const userId = await ensureRegistered(account, embeddedAuthority, commands, config);
      return hasAdminRights(await commands.userState(userId), config.ADMIN_EMAIL_DOMAIN) ? userId : undefined;
    },
  });
  const outside = config.OIDC_ISSUER?.replace(/^https:\/\//, '').replace(/\/$/, '') ?? '';
  const signInSettings = {
    domain: embedded ? `${config.publicUrl}${embeddedPath}` : outside,
    clientId,
    embedded: embedded !== undefined,
    ...(config.OIDC_AUDIENCE === undefined ? {} : { audience: config.OIDC_AUDIENCE }),
  };
  /** Asked at once, so that the first browser need not wait for it. */
  const issuer = (): Promise<string | undefined> => source.name().catch(() => undefined);
  void issuer();
  const isNamedAdministrator = (email: string): boolean => isNamedAdmin(config, email);
  const doors = {
    signIn,
    adminSignIn,
    isNamedAdministrator,
    signInSettings,
    issuer,
  } satisfies Partial<GatewayServices>;
  return { sessions, embedded, ...doors };
}

const verified = (identity: Identity, issuer: string) => ({
  issuer,
  subject: identity.subject,
  email: identity.email ?? '',
  emailVerified: identity.emailVerified,
  firstName: identity.givenName ?? '',
  lastName: identity.familyName ?? '',
  displayName: identity.name ?? [identity.givenName, identity.familyName].filter(Boolean).join(' '),
  pictureUrl: identity.picture ?? null,
});

function isNamedAdmin({ ADMIN_EMAILS: named }: Config, email: string): boolean {
  const wanted = normaliseEmail(email);
  return wanted !== undefined && named.some((name) => normaliseEmail(name) === wanted);
}

/** Gives the role to an account that the operator named, once its address is verified (DECISIONS section 6). */
async function bootstrapAdmin(config: Config, commands: CommandService, userId: string, isAdmin: boolean) {
  if (isAdmin) return undefined;
  const { identity } = await commands.userState(userId);
  if (!identity?.emailVerified || !isNamedAdmin(config, identity.email ?? '')) return undefined;
  return commands.grantAdmin(userId, 'Named in ADMIN_EMAILS', {
    actor: { kind: 'system', id: 'bootstrap' },
    correlationId: `bootstrap-${userId}`,
  });
}

interface LocalAccount {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly givenName: string;
  readonly familyName: string;
}

/**
 * The user of a local account. An administrator may sign in here before ever having used the other way: then registers
 * first.
 */
async function ensureRegistered(
  account: LocalAccount,
  issuer: string,
  commands: CommandService,
  config: Config,
): Promise<string> {
  const { id: subject, email, emailVerified, givenName: firstName, familyName: lastName } = account;
  const known = await commands.findUser(issuer, subject);
  const displayName = `${firstName} ${lastName}`.trim();
  const identity = { issuer, subject, email, emailVerified, firstName, lastName, displayName, pictureUrl: null };
  const userId = known ?? (await commands.signIn(identity, randomUUID())).userId;
  await bootstrapAdmin(config, commands, userId, (await commands.userState(userId)).admin);
  return userId;
}
