import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Commands } from '../../command-service/index.ts';
import type { Config } from '../../config/index.ts';
import { embeddedAuthority } from '../../domain/users/index.ts';
import { createClientAddress, type PolicyFollower, type SecurityMonitor } from '../../graphql/index.ts';
import {
  createSignInLimits,
  DEFAULT_SIGN_IN_LIMITS,
  openFirstAdmin,
  openIdentity,
  type SignInClient,
} from '../../identity/index.ts';
import { awaitedByCommands, ProjectionUnavailable, type Projections } from '../../projection-service/index.ts';
import type { Engines } from '../engines.ts';

/** How long a sign-in waits until the read models include it, in milliseconds. */
const signInWait = 2_000;
/** Timeout of the check for an administrator at the start, in milliseconds. */
const administratorWait = 10_000;
const lookAgainMs = 50;

export interface GatewayIdentityOptions {
  readonly settings: Pick<Config, 'identity' | 'server' | 'data' | 'derived'>;
  readonly engines: Pick<Engines, 'rawLog' | 'sessions' | 'deriveKey' | 'rateLimits'>;
  readonly logger: Logger;
  readonly commands: Pick<Commands, 'users' | 'profile' | 'mail'>;
  readonly projections: Projections;
  readonly policy: PolicyFollower;
  readonly monitor: SecurityMonitor;
  readonly now: () => number;
}

/** Opens sign-in, sessions and the link that gives the first administrator the role. */
export async function openGatewayIdentity({
  settings: { identity: settings, server, data, derived },
  engines: { rawLog, sessions, deriveKey, rateLimits },
  logger,
  commands: { users, profile, mail },
  projections,
  policy,
  monitor,
  now,
}: GatewayIdentityOptions) {
  /** The user of a local account; undefined for an unknown address and with an outside provider. */
  const userOf = async (email: string): Promise<string | undefined> => {
    const account = await identity.embedded?.accounts.findByEmail(email);
    return account && users.findUser(embeddedAuthority, account.id);
  };
  const onSignInFailed = (outcome: 'refused' | 'limited', { address, account }: SignInClient): void => {
    // A failed lookup only omits the account's user.
    const known = account === undefined ? Promise.resolve(undefined) : userOf(account).catch(() => undefined);
    void known.then((userId) => monitor.signInFailed(outcome, { address, userId, account }));
  };
  const identity = await openIdentity({
    settings: {
      publicUrl: derived.publicUrl,
      folder: join(data.DATA_DIR, 'identity'),
      issuer: settings.OIDC_ISSUER,
      clientId: settings.OIDC_CLIENT_ID,
      audience: settings.OIDC_AUDIENCE,
      sessionTtl: settings.SESSION_TTL,
      sessionSecret: settings.SESSION_SECRET,
      adminEmails: settings.ADMIN_EMAILS,
      adminEmailDomain: settings.ADMIN_EMAIL_DOMAIN,
      registrationVerifies: derived.development,
    },
    sessionStore: sessions,
    deriveKey,
    users,
    limits: createSignInLimits({
      store: rateLimits,
      registrations: { ...DEFAULT_SIGN_IN_LIMITS.registrations, points: derived.registrationLimit },
      authenticationPoints: () => policy.current().limits?.authentication,
      onFailed: onSignInFailed,
    }),
    sendMail: async (request) => {
      await mail.requestMail(request, { actor: { kind: 'system', id: 'identity' }, correlationId: randomUUID() });
    },
    record: async (fact) => {
      await profile.recordFact(fact, { actor: { kind: 'user', id: fact.data.userId }, correlationId: randomUUID() });
    },
    logger,
    addressOf: createClientAddress(server.TRUST_PROXY),
    seen: async (position) => {
      await projections.waitFor(awaitedByCommands, position, signInWait);
    },
  });
  await applySessionRules(identity, policy, settings.SESSION_TTL, (error) =>
    logger.error({ err: error }, 'Ending sessions failed'),
  );
  identity.sessions.onBegun(({ address, userId }) => {
    monitor.count('sessionsStarted');
    monitor.signedIn({ address, userId });
  });
  identity.sessions.onRevoked(({ createdAt, lastSeenAt }) => {
    monitor.count('sessionsEnded');
    monitor.count('sessionSeconds', Math.round((lastSeenAt - createdAt) / 1_000));
  });
  const administratorIsKnown = async (): Promise<boolean> => {
    const isUpToDate = await projections.waitFor(['users'], await rawLog.head(), administratorWait);
    return !isUpToDate || (await projections.reader('users').count('users', 'byRole', { isAdmin: true })) > 0;
  };
  /** With shared read models, this process may start before the process that builds them. */
  const mayHaveAdministrator = async (): Promise<boolean> => {
    for (const until = performance.now() + administratorWait; ; await sleep(lookAgainMs)) {
      try {
        return await administratorIsKnown();
      } catch (error) {
        if (!(error instanceof ProjectionUnavailable) || performance.now() > until) throw error;
      }
    }
  };
  const firstAdmin = openFirstAdmin({
    folder: data.DATA_DIR,
    adminEmails: settings.ADMIN_EMAILS,
    canVerifyAddresses: derived.development || settings.OIDC_ISSUER !== undefined,
    users,
    now,
    hasAdministrator: () => mayHaveAdministrator().catch(() => true),
  });
  return { ...identity, firstAdmin };
}

/** Applies the administrators' rules to sessions: how long they last, and the time at which all of them were ended. */
async function applySessionRules(
  { sessions, embedded }: Awaited<ReturnType<typeof openIdentity>>,
  policy: PolicyFollower,
  configuredTtl: number,
  onError: (error: unknown) => void,
): Promise<void> {
  let endedBefore = policy.current().sessionsEndedAt ?? 0;
  const apply = () => sessions.configure({ ttl: policy.current().sessionTimeoutMs ?? configuredTtl, endedBefore });
  policy.onChanged(({ sessionsEndedAt = 0 }) => {
    // Otherwise the browser would be signed in again without a password.
    if (sessionsEndedAt !== endedBefore) embedded?.endAllSignIns(sessionsEndedAt);
    endedBefore = sessionsEndedAt;
    apply().catch(onError);
  });
  await apply();
}

export type GatewayIdentity = Awaited<ReturnType<typeof openGatewayIdentity>>;
