import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { backup } from 'node:sqlite';
import type { KeyObject } from 'node:crypto';
import { errors } from 'oidc-provider';
import { Refusal } from '../../domain/refusal.ts';
import { languageOf } from '../../lib/language.ts';
import { Unavailable } from '../../lib/unavailable.ts';
import { createSignInLimits, type SignInLimits } from '../limits.ts';
import type { KeySource } from '../tokens/remote-issuer.ts';
import { openDatabase } from '../database.ts';
import type { Factors } from '../factors/index.ts';
import type { AccountChanges } from './account-changes.ts';
import { openAccounts, type Accounts } from './accounts.ts';
import { BadForm, createFormTokens, sendPage } from './http.ts';
import { createInteractions } from './interactions.ts';
import { keptSecret, keySourceOf, loadSigningKeys } from './keys.ts';
import { setPageHeaders } from './page-headers.ts';
import { createLinkPages } from './link-pages.ts';
import { assets, mount, sendAsset } from './mount.ts';
import { openChanges, type Surroundings } from './open-changes.ts';
import { decoyHash, hashPassword, type PasswordCost } from './passwords.ts';
import { renderPage } from './pages/layout.ts';
import { messagePage } from './pages/pages.ts';
import { lineOf, type Line, type PlainText } from './pages/texts.ts';
import { asFormRequest, createProvider, PATHS } from './provider.ts';
import { createOidcRecords } from './records.ts';
import { IDENTITY_FILE, IDENTITY_SCHEMA } from './schema.ts';
import { createSetup } from './setup.ts';
import { createSignOut } from './sign-out.ts';
import { say } from '../../words/index.ts';

export type { AccountChanges, PendingEmail } from './account-changes.ts';
export type { SessionsToEnd } from './account-tasks.ts';
export type { Account, Accounts } from './accounts.ts';

/** The client id of the web application, unless another one is configured. */
export const EMBEDDED_CLIENT_ID = 'curbcast-web';

const PURGE_EVERY = 10 * 60 * 1000;
/** Methods of the pages rendered here; oidc-provider checks those of its endpoints. */
const PAGE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);
const SETUP_LIFETIME = 60 * 60 * 1000;

export interface EmbeddedIdentityOptions extends Surroundings {
  /** Folder of the provider's database; made when missing. */
  readonly folder: string;
  /** The web's "domain": the provider's base address without a trailing slash, e.g. `http://localhost:3000/oidc`. */
  readonly issuer: string;
  readonly clientId?: string;
  /** The product's public address; sign-in returns to `{publicUrl}/auth/callback`. */
  readonly publicUrl: string;
  /** Rate limits shared with the administrator sign-in, so that all failures of an account count together. */
  readonly limits?: SignInLimits;
  /** Whether registration verifies this address, as in development. Default: never. */
  readonly registrationVerifies?: (email: string) => boolean;
  /** The client's address; behind a proxy it differs from the socket's. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** Derives keys from the installation's master key; they seal the secrets of second factors in the database. */
  readonly deriveKey: (purpose: string) => KeyObject;
  /** Receives errors that the pages mask as "something went wrong". */
  readonly onError?: (error: unknown) => void;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** The work of hashing a new password; tests that hash many take less than the default. */
  readonly passwordCost?: PasswordCost;
}

export interface EmbeddedIdentity {
  /** The issuer with a trailing slash, as in `iss` and as auth0-spa-js expects. */
  readonly issuer: string;
  readonly clientId: string;
  /** Path prefix that belongs to `handler`, e.g. `/oidc`. */
  readonly path: string;
  readonly accounts: Accounts;
  readonly factors: Factors;
  /** People's changes to their accounts: passwords, addresses. */
  readonly changes: AccountChanges;
  /** The public keys of its tokens, without an HTTP request to this server. */
  readonly keys: KeySource;
  /** Serves everything below `path`. Takes the raw request with its body unread. */
  handler(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Creates a one-time link, valid for an hour, that verifies an address and sets its password. */
  setupLink(email: string): Promise<string>;
  /** Ends every sign-in of an account: the provider's sessions, and tokens that no product session used yet. */
  endSignIns(accountId: string): void;
  /** Ends every account's sign-ins, and the tokens issued before a time in milliseconds. */
  endAllSignIns(before: number): void;
  /** Copies a consistent snapshot of the database into an existing folder. */
  backup(folder: string): Promise<void>;
  close(): void;
}

/** Opens the embedded OpenID provider: accounts, keys, sessions and grants in one SQLite file, pages rendered here. */
export async function openEmbeddedIdentity(options: EmbeddedIdentityOptions): Promise<EmbeddedIdentity> {
  const {
    publicUrl,
    clientId = EMBEDDED_CLIENT_ID,
    now = Date.now,
    limits = createSignInLimits(),
    onError = () => {},
  } = options;
  const addressOf = options.addressOf ?? ((request: IncomingMessage) => request.socket.remoteAddress ?? '');
  const base = new URL(options.issuer.replace(/\/+$/, ''));
  const path = base.pathname.replace(/\/$/, '');
  const publicOrigin = new URL(publicUrl).origin;
  const database = openDatabase(options.folder, IDENTITY_FILE, IDENTITY_SCHEMA);
  const quick = openDatabase(options.folder, IDENTITY_FILE, IDENTITY_SCHEMA, 'NORMAL');
  const records = createOidcRecords(database, now, quick);
  const endSignIns = async (accountId: string, keep?: string): Promise<void> => {
    records.revokeAccount(accountId);
    await options.onCredentialsChanged?.(accountId, { keep });
  };
  const hash = (password: string): Promise<string> => hashPassword(password, options.passwordCost);
  const accounts = await openAccounts({
    database,
    now,
    hashPassword: hash,
    decoy: decoyHash(options.passwordCost),
    onCredentialsChanged: (accountId) => endSignIns(accountId),
  });
  const keys = await loadSigningKeys(database, now);
  const links = {
    home: new URL('/', publicUrl).href,
    stylesheet: `${path}${PATHS.stylesheet}`,
    scripts: {
      password: [`${path}${PATHS.passwordScript}`],
      passkey: [`${path}${PATHS.webAuthnScript}`, `${path}${PATHS.passkeyScript}`],
    },
  };
  const formTokens = createFormTokens(keptSecret(database, 'forms'));
  const issuer = `${base.href.replace(/\/$/, '')}/`;
  const {
    changes,
    factors,
    links: mailedLinks,
    outbox,
  } = openChanges({
    ...options,
    database,
    now,
    hashPassword: hash,
    accounts,
    endSignIns,
    base: base.href.replace(/\/$/, ''),
    publicUrl,
    onError,
  });

  const sendMessage = (response: ServerResponse, status: number, title: PlainText, text: Line): void => {
    const back = { href: new URL('/login', publicUrl).href, label: 'Back to sign-in' } as const;
    sendPage(response, status, messagePage(title, text, back), links);
  };

  const provider = createProvider({
    issuer,
    publicOrigin,
    clientId,
    redirectUri: new URL('/auth/callback', publicUrl).href,
    keys,
    cookieSecret: keptSecret(database, 'cookies'),
    accounts,
    records,
    renderError: (context, error, description) => {
      const text =
        error === 'server_error' ? 'Something went wrong on our side.' : 'The sign-in request could not be understood.';
      const details: [PlainText, string][] = [
        ['Error', error],
        ...(description === undefined ? [] : [['Detail', description] satisfies [PlainText, string]]),
      ];
      context.type = 'html';
      context.body = renderPage(
        messagePage('Sign-in failed', text, { href: links.home, label: 'Go to Curbcast' }, details),
        links,
        languageOf(context.req),
      );
      context.vary('Cookie, Accept-Language');
    },
  });
  provider.on('server_error', (_context, error) => onError(error));
  const serveProvider = provider.callback();

  const interactions = createInteractions({
    provider,
    accounts,
    changes,
    records,
    limits,
    formTokens,
    links,
    factors,
    publicOrigin,
    now,
    forgotPassword: new URL('/forgot-password', publicUrl).href,
    terms: new URL('/terms-of-service', publicUrl).href,
    registrationVerifies: options.registrationVerifies ?? (() => false),
    base: `${path}${PATHS.interaction}`,
  });
  const signOut = createSignOut({
    provider,
    records,
    formTokens,
    links,
    clientId,
    publicUrl,
    path: `${path}${PATHS.logout}`,
  });
  const linkPages = createLinkPages({
    changes,
    links: mailedLinks,
    formTokens,
    pageLinks: links,
    publicUrl,
    path: `${path}${PATHS.link}`,
  });
  const setup = createSetup({ accounts, formTokens, links, publicUrl, path: `${path}${PATHS.setup}` });

  const route = async (request: IncomingMessage, response: ServerResponse, address: string): Promise<void> => {
    const [pathname = ''] = (request.url ?? '').split('?');
    const [, uid, action = ''] = /^\/interaction\/([\w-]+)(?:\/([\w-]+))?$/.exec(pathname) ?? [];
    const isPage = uid !== undefined || [PATHS.logout, PATHS.setup, PATHS.link].some((page) => page === pathname);
    if (isPage && !PAGE_METHODS.has(request.method ?? '')) throw new BadForm(405, 'This page takes no such request.');
    if (uid !== undefined) return interactions(request, response, action, address);
    if (pathname === PATHS.logout) return signOut(request, response);
    if (pathname === PATHS.setup) return setup(request, response);
    const asset = assets[pathname];
    if (asset !== undefined) return sendAsset(response, asset);
    if (pathname === PATHS.link) return linkPages(request, response);
    const takesJson = pathname === PATHS.token || pathname === PATHS.revoke;
    return serveProvider(takesJson ? await asFormRequest(request) : request, response);
  };

  const handler = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Read before `mount` removes the forwarding headers.
    const address = addressOf(request);
    mount(request, base, path);
    setPageHeaders(response, publicOrigin);
    try {
      await route(request, response, address);
    } catch (error) {
      // The browser disconnected: no response is possible.
      if (request.errored !== null || response.destroyed) return undefined;
      if (error instanceof errors.SessionNotFound) {
        return sendMessage(response, 400, 'This sign-in has expired', 'Please start again from the sign-in page.');
      }
      if (error instanceof BadForm) return sendMessage(response, error.status, 'That did not work', error.message);
      if (error instanceof Refusal)
        return sendMessage(response, error.code === 'UNAVAILABLE' ? 503 : 422, 'That did not work', lineOf(error));
      onError(error);
      if (error instanceof Unavailable && !response.headersSent) {
        response.setHeader('Retry-After', '2');
        return sendMessage(response, 503, 'Sign-in failed', say('SERVICE_BUSY'));
      }
      if (!response.headersSent) sendMessage(response, 500, 'Sign-in failed', 'Something went wrong on our side.');
      else response.destroy();
      return undefined;
    }
  };

  const purge = setInterval(() => {
    try {
      records.purge();
      factors.purge();
      mailedLinks.purge();
    } catch (error) {
      onError(error);
    }
  }, PURGE_EVERY);
  purge.unref();

  return {
    issuer,
    clientId,
    path,
    accounts,
    factors,
    changes,
    keys: keySourceOf(keys),
    handler,
    setupLink: async (email) => {
      const token = await accounts.issueSetupToken(email, SETUP_LIFETIME);
      return `${base.href}${PATHS.setup}?token=${token}`;
    },
    endSignIns: (accountId) => {
      accounts.refuseEarlierTokens(accountId);
      records.revokeAccount(accountId);
    },
    endAllSignIns: (before) => {
      accounts.refuseTokensBefore(before);
      records.revokeAccounts();
    },
    backup: async (folder) => {
      await backup(database, join(folder, IDENTITY_FILE));
    },
    close: () => {
      clearInterval(purge);
      outbox.close();
      quick.close();
      database.close();
    },
  };
}
