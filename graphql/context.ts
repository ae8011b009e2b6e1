import { randomUUID } from 'node:crypto';
import DataLoader from 'dataloader';
import type { Caller, KnownCreditAct } from '../command-service/index.ts';
import type { AccessTokenScope } from '../domain/access-tokens/index.ts';
import type { Asset } from '../domain/credits/index.ts';
import { comparePositions, type Actor, type Position } from '../domain/envelope.ts';
import { Refusal } from '../domain/refusal.ts';
import { refuseIfSuspended, type Role } from '../domain/users/index.ts';
import { eventIdFor, isUuid } from '../event-store/index.ts';
import { isAtDomain, rightsOf } from '../identity/index.ts';
import { networkOf } from '../lib/client-address.ts';
import { defined } from '../lib/defined.ts';
import { adminTextsOf, createReadYourWrites } from '../projection-service/index.ts';
import type {
  AccountDocument,
  AdminTexts,
  NetworkDocument,
  Stored,
  BillingRowDocument,
  InvoiceRowDocument,
  SubscriptionDocument,
  UserDocument,
  VideoDocument,
  VideoStatsDocument,
} from '../projection-service/index.ts';
import type { TokenNeed } from './areas/access-tokens/token-need.ts';
import { problemOf } from './errors.ts';
import type { GatewayServices, GatewaySettings } from './services.ts';
import { inWords, say, type Language, type Sentence } from '../words/index.ts';

/** The caller, as admission identified it: from the session, never from a body or a query. */
export interface RequestIdentity {
  readonly requestId: string;
  readonly address: string;
  readonly sessionId?: string;
  readonly userId?: string;
  /** The language of the answer; English by default. */
  readonly language?: Language;
  /** When the user of the session last gave a password, a code or a passkey; milliseconds since the epoch. */
  readonly authenticatedAt?: number;
  /** The access token that the request came with instead of a session. */
  readonly accessToken?: { readonly tokenId: string; readonly scopes: readonly AccessTokenScope[] };
}

/** The context of one request on any transport. */
export interface GatewayContext extends RequestIdentity {
  readonly language: Language;
  /** Words a sentence in the caller's language; a text stays as it is. */
  readonly inWords: (sentence: Sentence | string) => string;
  readonly services: GatewayServices;
  readonly settings: GatewaySettings;
  readonly loaders: Loaders;
  /** Adds a `Set-Cookie` line to the answer; undefined on a socket, which can't set cookies. */
  readonly setCookie: ((line: string) => void) | undefined;
  /** The signed-in user's id. Throws UNAUTHENTICATED. */
  requireUser(): string;
  /**
   * The signed-in user's id, if the user gave a password, a code or a passkey recently in this session. Guards actions
   * that a stolen session must not allow: money, roles, the way to sign in, deletion. Throws UNAUTHENTICATED, or
   * REAUTHENTICATION_REQUIRED: the client then asks once, confirms and sends the call again (docs/step-up.md).
   *
   * @param withinMs Default: 10 minutes
   */
  requireRecentAuthentication(withinMs?: number): Promise<string>;
  /**
   * Counts one script request against the daily limit of the user. Throws UNAUTHENTICATED, ACCOUNT_SUSPENDED or
   * RATE_LIMITED.
   */
  takeScript(): Promise<void>;
  /**
   * Checks what the access token of the request may do; undefined when there is nothing to check or it may. Rejects
   * with FORBIDDEN, and records that where the token's owner sees it.
   *
   * @param call a name of ours, such as `Mutation.startVideo`
   */
  requireScope(need: TokenNeed, call: string): Promise<never> | undefined;
  /** The signed-in administrator's id. Throws UNAUTHENTICATED or FORBIDDEN. */
  requireAdmin(): Promise<string>;
  isAdmin(): Promise<boolean>;
  /** The signed-in user's id, who has the role finance or admin. Throws UNAUTHENTICATED or FORBIDDEN. */
  requireFinance(): Promise<string>;
  /** The roles of the signed-in user that count at present; none without a session. */
  roles(): Promise<readonly Role[]>;
  /** The sender of a command, with the idempotency key if one was sent. Throws UNAUTHENTICATED or INVALID_INPUT. */
  caller(idempotencyKey: string | null | undefined, as?: 'user' | 'admin'): Caller;
  /** Waits until the read models show the position, within bounds: users read their own writes. */
  seen(position: Position): Promise<boolean>;
  /** The highest position that a command of this request returned. */
  lastPosition(): Position | undefined;
}

interface CreditAccountKey {
  readonly userId: string;
  readonly asset: Asset;
}

/** An event that an administrator caused, and the person that it is about. */
export interface AdminTextsKey {
  readonly subject: string;
  readonly stream: string;
  readonly revision: number;
}

export interface Loaders {
  /** An administrator's text in an event; undefined once the erasure of the person has started. */
  readonly adminTexts: DataLoader<AdminTextsKey, AdminTexts | undefined, string>;
  /** The network that an event blocked or unblocked. */
  readonly networks: DataLoader<string, NetworkDocument | undefined>;
  /** The latest acts of administrators on an account. */
  readonly creditActs: DataLoader<CreditAccountKey, readonly KnownCreditAct[], string>;
  readonly accounts: DataLoader<string, AccountDocument | undefined>;
  readonly twinAccounts: DataLoader<string, AccountDocument | undefined>;
  readonly videos: DataLoader<string, VideoDocument | undefined>;
  readonly videoStats: DataLoader<string, VideoStatsDocument | undefined>;
  readonly users: DataLoader<string, UserDocument | undefined>;
  readonly subscriptions: DataLoader<string, SubscriptionDocument | undefined>;
  readonly billingRows: DataLoader<string, BillingRowDocument | undefined>;
  readonly invoiceRows: DataLoader<string, InvoiceRowDocument | undefined>;
}

/** How long a query waits for the effect of the caller's last command, in milliseconds. */
const readYourWritesWait = 2_000;
/** How long an authentication counts as recent, in milliseconds. */
const recentMs = 10 * 60_000;
const keyPattern = /^[\x21-\x7e]{1,200}$/;

/**
 * Makes the context of one request or one socket operation. Its reads wait, within bounds, for `minPosition`: the
 * position of the caller's last command.
 */
export function createContext(
  allServices: GatewayServices,
  settings: GatewaySettings,
  identity: RequestIdentity,
  minPosition?: Position,
  setCookie?: (line: string) => void,
): GatewayContext {
  const readYourWrites = createReadYourWrites(allServices.projections, readYourWritesWait);
  if (minPosition !== undefined) readYourWrites.from(minPosition);
  const services = { ...allServices, projections: readYourWrites.projections };
  let last: Position | undefined;
  const loaders = createLoaders(services);
  const roles = async (): Promise<readonly Role[]> => {
    const { userId } = identity;
    // An access token never has the rights of an administrator.
    if (userId === undefined || identity.accessToken !== undefined) return [];
    try {
      return rightsOf(await services.commands.users.userState(userId), settings.adminEmailDomain);
    } catch (error) {
      if (problemOf(error).code !== 'UNAVAILABLE') throw error;
      // While the log is unavailable, reads fall back to the read model; a write checks the log again and fails.
      const doc = await loaders.users.load(userId);
      const isActive = doc?.suspendedBy === null && !doc.deletionPending;
      if (!isActive || !doc.emailVerified || !isAtDomain(doc.email, settings.adminEmailDomain)) return [];
      return [...(doc.isAdmin ? (['admin'] as const) : []), ...(doc.isFinance ? (['finance'] as const) : [])];
    }
  };
  const isAdmin = async (): Promise<boolean> => (await roles()).includes('admin');
  const requireUser = (): string => {
    if (identity.userId === undefined) throw new Refusal('UNAUTHENTICATED', say('AUTHENTICATION_REQUIRED'));
    return identity.userId;
  };
  const language = identity.language ?? 'en';
  return {
    ...identity,
    language,
    inWords: (sentence) => (typeof sentence === 'string' ? sentence : inWords(sentence, language)),
    services,
    settings,
    loaders,
    setCookie,
    requireUser,
    isAdmin,
    roles,
    requireRecentAuthentication: async (withinMs = recentMs) => {
      const userId = requireUser();
      if (identity.accessToken !== undefined) throw tokenMayNot();
      const isRecent = (at = 0): boolean => services.now() - at < withinMs;
      if (isRecent(identity.authenticatedAt)) return userId;
      // Another gateway may have confirmed the user: this gateway's copy of the session is a few seconds old.
      const sessions = await services.sessions.list(userId);
      if (isRecent(sessions.find(({ id }) => id === identity.sessionId)?.authenticatedAt)) return userId;
      throw new Refusal('REAUTHENTICATION_REQUIRED', say('CONFIRM_IT_IS_YOU'));
    },
    requireScope: (need, call) => {
      const { accessToken, userId = '', requestId } = identity;
      if (accessToken === undefined || need === 'open') return undefined;
      const { tokenId, scopes } = accessToken;
      if (need !== 'session' && scopes.includes(need)) return undefined;
      const reason = need === 'session' ? 'session_only' : 'missing_scope';
      return services.commands.accessTokens
        .recordTokenRefusal(userId, tokenId, reason, call, correlationIdOf(requestId))
        .then(() => {
          throw need === 'session'
            ? tokenMayNot()
            : new Refusal('FORBIDDEN', say('TOKEN_LACKS_SCOPE', { scope: need }));
        });
    },
    takeScript: async () => {
      const userId = requireUser();
      // A script is the first step of a new video.
      refuseIfSuspended((await services.commands.users.userState(userId)).lifecycle);
      const limit = await services.limits.take('scripts', userId);
      if (limit.allowed) return;
      throw new Refusal('RATE_LIMITED', say('SCRIPTS_USED_UP'), {
        retryAfterSeconds: limit.retryAfterSeconds,
      });
    },
    requireAdmin: async () => {
      const userId = requireUser();
      if (!(await isAdmin()))
        throw new Refusal('FORBIDDEN', say('ADMINS_OF_DOMAIN_ONLY', { domain: settings.adminEmailDomain }));
      return userId;
    },
    requireFinance: async () => {
      const userId = requireUser();
      if ((await roles()).length === 0) throw new Refusal('FORBIDDEN', say('FINANCE_ONLY'));
      return userId;
    },
    caller: (idempotencyKey, as = 'user') => {
      const actor: Actor = { kind: as, id: requireUser() };
      const correlationId = correlationIdOf(identity.requestId);
      const caller = { actor, correlationId, ...(as === 'admin' && defined({ from: networkOf(identity.address) })) };
      if (idempotencyKey === null || idempotencyKey === undefined) return caller;
      if (!keyPattern.test(idempotencyKey)) throw new Refusal('INVALID_INPUT', say('IDEMPOTENCY_KEY_INVALID'));
      return { ...caller, idempotencyKey };
    },
    seen: async (position) => {
      if (last === undefined || comparePositions(position, last) > 0) last = position;
      return readYourWrites.afterCommand(position);
    },
    lastPosition: () => last,
  };
}

const tokenMayNot = (): Refusal => new Refusal('FORBIDDEN', say('TOKEN_MAY_NOT'));

/** Clients may choose the request id. The log stores UUIDs only, so any other text is hashed. */
export const correlationIdOf = (requestId: string): string =>
  isUuid(requestId) ? requestId : eventIdFor(requestId, 0);

/** How many events are read at the same time: with a database server, each is a call. */
const readsAtOnce = 32;

/** The administrators' texts in these events. Only the log holds them. */
async function adminTextsAt(
  { projections, audit }: Pick<GatewayServices, 'projections' | 'audit'>,
  keys: readonly AdminTextsKey[],
): Promise<readonly (AdminTexts | undefined)[]> {
  const subjects = [...new Set(keys.map(({ subject }) => subject))];
  const erased = new Set((await projections.reader('admin-log').getMany('erased', subjects)).map(({ id }) => id));
  const texts: (AdminTexts | undefined)[] = [];
  for (let from = 0; from < keys.length; from += readsAtOnce) {
    const read = keys.slice(from, from + readsAtOnce).map(async ({ subject, stream, revision }) => {
      const event = erased.has(subject) ? undefined : await audit.eventAt(stream, revision);
      return event && adminTextsOf(event);
    });
    texts.push(...(await Promise.all(read)));
  }
  return texts;
}

function createLoaders({ projections, commands, audit }: GatewayServices): Loaders {
  const loader = <Doc extends object>(getMany: (ids: readonly string[]) => Promise<readonly Stored<Doc>[]>) =>
    new DataLoader<string, Doc | undefined>(async (ids) => {
      const found = new Map((await getMany(ids)).map(({ id, doc }) => [id, doc]));
      return ids.map((id) => found.get(id));
    });
  return {
    adminTexts: new DataLoader((keys) => adminTextsAt({ projections, audit }, keys), {
      cacheKeyFn: ({ stream, revision }: AdminTextsKey) => `${stream}@${revision}`,
    }),
    networks: loader((ids) => projections.reader('admin-log').getMany('networks', ids)),
    creditActs: new DataLoader(
      (accounts) => Promise.all(accounts.map(({ userId, asset }) => commands.credits.creditActs(userId, asset))),
      { cacheKeyFn: ({ userId, asset }: CreditAccountKey) => `${asset}/${userId}` },
    ),
    accounts: loader((ids) => projections.reader('credits').getMany('accounts', ids)),
    twinAccounts: loader((ids) => projections.reader('credits').getMany('twinAccounts', ids)),
    videos: loader((ids) => projections.reader('videos').getMany('videos', ids)),
    videoStats: loader((ids) => projections.reader('videos').getMany('videoStats', ids)),
    users: loader((ids) => projections.reader('users').getMany('users', ids)),
    subscriptions: loader((ids) => projections.reader('billing').getMany('subscriptions', ids)),
    billingRows: loader((ids) => projections.reader('billing').getMany('billingRows', ids)),
    invoiceRows: loader((ids) => projections.reader('finance').getMany('invoiceRows', ids)),
  };
}

export const newRequestId = (): string => randomUUID();
