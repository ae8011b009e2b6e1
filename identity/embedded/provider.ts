import { IncomingMessage } from 'node:http';
import type { JWK } from 'jose';
import { Provider, interactionPolicy, type Configuration, type Grant, type KoaContextWithOIDC } from 'oidc-provider';
import { assurance } from '../factors/methods.ts';
import type { Account, Accounts } from './accounts.ts';
import { readBody } from './http.ts';
import type { OidcRecords } from './records.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Lifetimes in seconds. Sessions last a day and refresh tokens no longer: a rotated token keeps the expiry of the
 * first. A grant outlives the tokens issued under it.
 */
const LIFETIMES = {
  AccessToken: HOUR,
  AuthorizationCode: MINUTE,
  Grant: 2 * DAY,
  IdToken: HOUR,
  Interaction: HOUR,
  RefreshToken: (context: KoaContextWithOIDC): number => context.oidc.entities.RotatedRefreshToken?.remainingTTL ?? DAY,
  Session: DAY,
} as const;

/** Auth0's paths below the issuer: the web client signs in through Auth0's browser library. */
export const PATHS = {
  authorize: '/authorize',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
  userinfo: '/userinfo',
  jwks: '/.well-known/jwks.json',
  logout: '/v2/logout',
  interaction: '/interaction',
  setup: '/setup',
  link: '/link',
  stylesheet: '/assets/sign-in.css',
  webAuthnScript: '/assets/webauthn.js',
  passkeyScript: '/assets/passkey.js',
  passwordScript: '/assets/password.js',
} as const;

export interface ProviderOptions {
  /** With the trailing slash, as in `iss`. */
  readonly issuer: string;
  readonly publicOrigin: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly keys: readonly JWK[];
  readonly cookieSecret: string;
  readonly accounts: Accounts;
  readonly records: OidcRecords;
  /** Renders an error; shows no more than the protocol's error code and description. */
  readonly renderError: (context: KoaContextWithOIDC, error: string, description: string | undefined) => void;
}

/**
 * Configures oidc-provider: authorization code with PKCE S256 only, one public first-party client, RS256,
 * rotating refresh tokens, no consent page (client and accounts belong to the same product), all state in SQLite.
 */
export function createProvider(options: ProviderOptions): Provider {
  const { issuer, publicOrigin, accounts, records } = options;
  const base = new URL(issuer).pathname.replace(/\/$/, '');
  const secure = issuer.startsWith('https:');
  const configuration: Configuration = {
    adapter: (model) => records.adapter(model),
    clients: [
      {
        client_id: options.clientId,
        client_name: 'Curbcast',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [options.redirectUri],
        id_token_signed_response_alg: 'RS256',
        require_auth_time: true,
      },
    ],
    jwks: { keys: [...options.keys] },
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid', 'offline_access'],
    claims: {
      openid: ['sub', 'amr', 'acr'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    // Names and email belong in the ID token: the product's server reads them there.
    conformIdTokenClaims: false,
    acrValues: Object.values(assurance),
    extraParams: ['screen_hint'],
    routes: {
      authorization: PATHS.authorize,
      token: PATHS.token,
      revocation: PATHS.revoke,
      userinfo: PATHS.userinfo,
      jwks: PATHS.jwks,
    },
    discovery: { end_session_endpoint: `${issuer.replace(/\/$/, '')}${PATHS.logout}` },
    ttl: LIFETIMES,
    rotateRefreshToken: true,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
    },
    cookies: {
      keys: [options.cookieSecret],
      names: {
        session: secure ? '__Host-signin_session' : 'signin_session',
        interaction: secure ? '__Secure-signin_page' : 'signin_page',
        resume: secure ? '__Secure-signin_resume' : 'signin_resume',
      },
      long: { httpOnly: true, sameSite: 'lax', secure, signed: true },
      short: { httpOnly: true, sameSite: 'lax', secure, signed: true },
    },
    interactions: {
      policy: signInPolicy(),
      url: (_context, interaction) => `${base}${PATHS.interaction}/${interaction.uid}`,
    },
    clientBasedCORS: (_context, origin) => origin === publicOrigin,
    async findAccount(_context, id) {
      const account = await accounts.find(id);
      return account && { accountId: id, claims: () => claimsOf(account) };
    },
    loadExistingGrant,
    renderError: (context, { error, error_description: description }) =>
      options.renderError(context, error, description),
  };
  const provider = new Provider(issuer, configuration);
  // `mount` in ./index.ts replaces the forwarded headers by the configured address, so they can be trusted.
  provider.proxy = secure;
  return provider;
}

/** The claims of an account; the provider selects those of the granted scopes. */
function claimsOf(account: Account) {
  const name = [account.givenName, account.familyName].filter((part) => part !== '').join(' ');
  return {
    sub: account.id,
    email: account.email,
    email_verified: account.emailVerified,
    name,
    given_name: account.givenName,
    ...(account.familyName === '' ? {} : { family_name: account.familyName }),
    ...(account.picture === undefined ? {} : { picture: account.picture }),
  };
}

/** Sign-in and registration are the only pages: consent is given by using the product that owns the accounts. */
function signInPolicy() {
  const policy = interactionPolicy.base();
  policy.get('consent')?.checks.remove('consent_prompt');
  // OpenID Connect Prompt Create 1.0: `prompt=create` opens the registration page even when a user is signed in.
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return policy;
}

/**
 * OpenID Connect gives a refresh token only with `prompt=consent`. Auth0's library does not send it, because Auth0 does
 * not require it of first-party applications. So the prompt is added here.
 *
 * @param target path and query below the mount point
 */
export function withOfflineConsent(target: string): string {
  const question = target.indexOf('?');
  if (question < 0 || target.slice(0, question) !== PATHS.authorize) return target;
  const query = new URLSearchParams(target.slice(question));
  const prompts = new Set((query.get('prompt') ?? '').split(' ').filter((value) => value !== ''));
  if (
    !(query.get('scope') ?? '').split(' ').includes('offline_access') ||
    prompts.has('none') ||
    prompts.has('consent')
  )
    return target;
  query.set('prompt', [...prompts, 'consent'].join(' '));
  return `${PATHS.authorize}?${query}`;
}

/** The grant of this browser's session, extended by the requested scopes. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, account, provider } = oidc;
  if (client === undefined || account === undefined) return undefined;
  const grantId = session?.grantIdFor(client.clientId);
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant =
    known?.accountId === account.accountId
      ? known
      : new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
  await grant.save();
  return grant;
}

/**
 * The token and revocation endpoints take JSON as well as forms; oidc-provider reads forms only, so a JSON request is
 * rewritten as a form. A body that is not a flat JSON object is passed on unchanged, and oidc-provider refuses it.
 */
export async function asFormRequest(request: IncomingMessage): Promise<IncomingMessage> {
  if (request.method !== 'POST' || !/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return request;
  const body = Buffer.from(formOf((await readBody(request)).toString('utf8')));
  const form = new IncomingMessage(request.socket);
  form.method = request.method;
  if (request.url !== undefined) form.url = request.url;
  form.headers = {
    ...request.headers,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  };
  delete form.headers['transfer-encoding'];
  // An incomplete request would count as aborted and close the connection.
  form.complete = true;
  form.push(body);
  form.push(null);
  return form;
}

function formOf(text: string): string {
  try {
    const fields: unknown = JSON.parse(text);
    if (typeof fields !== 'object' || fields === null) return '';
    return new URLSearchParams(
      Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ).toString();
  } catch {
    return '';
  }
}
