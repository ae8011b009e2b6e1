import { createHash, randomBytes } from 'node:crypto';
import { EMBEDDED_CLIENT_ID } from '../embedded/index.ts';
import { createCookieJar, type CookieJar } from './cookie-jar.ts';

export interface SignInOptions {
  readonly email: string;
  readonly password: string;
  /** "First Last"; used when registering. */
  readonly name?: string;
  /** Makes the account first. */
  readonly register?: boolean;
  /** The path of the provider on the server. */
  readonly path?: string;
  readonly clientId?: string;
  /** A jar with cookies simulates a returning browser. */
  readonly jar?: CookieJar;
  readonly scope?: string;
}

export interface Tokens {
  readonly id_token: string;
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly expires_in: number;
  readonly scope: string;
}

/** A code that is not exchanged yet, with the parameters of its exchange. */
export interface PendingCode {
  readonly issuer: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly code: string;
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

/**
 * Signs in as a person would, through the provider's real pages. Resolves with the ID token.
 * Throws with the page's message when the provider refuses.
 *
 * @param baseUrl the server's public address, e.g. `http://127.0.0.1:3000`
 */
export async function signInOverHttp(baseUrl: string, options: SignInOptions): Promise<string> {
  const pending = await authorizeOverHttp(baseUrl, options);
  return (await exchangeCode(pending)).id_token;
}

/** The first half: from the authorize endpoint through the pages to the code at the callback. */
export async function authorizeOverHttp(baseUrl: string, options: SignInOptions): Promise<PendingCode> {
  const {
    path = '/oidc',
    clientId = EMBEDDED_CLIENT_ID,
    jar = createCookieJar(),
    scope = 'openid profile email',
  } = options;
  const issuer = new URL(path, baseUrl).href.replace(/\/$/, '');
  const redirectUri = new URL('/auth/callback', baseUrl).href;
  const [verifier, state, nonce] = [random(), random(), random()];
  const authorize = new URL(`${issuer}/authorize`);
  authorize.search = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope,
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(options.register === true ? { screen_hint: 'signup' } : {}),
  }).toString();

  const arrived = await follow(jar, authorize, redirectUri);
  const callback = arrived instanceof URL ? arrived : await submit(jar, arrived, options, redirectUri);
  const code = callback.searchParams.get('code');
  if (code === null)
    throw new Error(`sign-in failed: ${callback.searchParams.get('error_description') ?? callback.search}`);
  if (callback.searchParams.get('state') !== state) throw new Error('the provider answered another state');
  return { issuer, clientId, redirectUri, code, verifier, state, nonce };
}

/** The second half: exchanges the code for tokens. */
export async function exchangeCode({ issuer, clientId, redirectUri, code, verifier }: PendingCode): Promise<Tokens> {
  return requestTokens(issuer, {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
}

/** One call of the token endpoint. Throws with the provider's error code and description. */
export async function requestTokens(issuer: string, fields: Record<string, string>): Promise<Tokens> {
  const response = await fetch(`${issuer}/oauth/token`, { method: 'POST', body: new URLSearchParams(fields) });
  const body: Tokens & { error?: string; error_description?: string } = await response.json();
  if (!response.ok) throw new Error(`token endpoint: ${body.error} (${body.error_description})`);
  return body;
}

interface FormPage {
  readonly address: URL;
  readonly markup: string;
}

/** Submits the form of the page and follows the redirects. Throws with the page's message when the form is refused. */
async function submit(jar: CookieJar, page: FormPage, options: SignInOptions, redirectUri: string): Promise<URL> {
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(page.markup) ?? [];
  const [, formToken = ''] = /name="form_token" value="([^"]+)"/.exec(page.markup) ?? [];
  const [givenName = '', ...rest] = (options.name ?? options.email.split('@')[0] ?? '').split(' ');
  const body = new URLSearchParams({ form_token: formToken, email: options.email, password: options.password });
  if (options.register === true) {
    body.set('given_name', givenName);
    body.set('family_name', rest.join(' '));
  }
  const arrived = await follow(jar, new URL(action, page.address), redirectUri, body);
  if (arrived instanceof URL) return arrived;
  // An account that is not verified yet: the provider shows the sign-in page after registration.
  const wantsSignIn = options.register === true && /action="[^"]+\/sign-in"/.test(arrived.markup);
  if (wantsSignIn) return submit(jar, arrived, { ...options, register: false }, redirectUri);
  const messages = [...arrived.markup.matchAll(/<p class="(?:notice danger|error)"[^>]*>([^<]+)</g)].map(
    ([, text]) => text,
  );
  throw new Error(`sign-in failed: ${messages.join(' ')}`);
}

/** Follows redirects within the provider; resolves with the callback's address, or the page that needs input. */
async function follow(
  jar: CookieJar,
  start: URL,
  redirectUri: string,
  body?: URLSearchParams,
): Promise<URL | FormPage> {
  let address = start;
  let form = body;
  for (let hop = 0; hop < 10; hop += 1) {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: {
        cookie: jar.header(address),
        accept: 'text/html',
        ...(form === undefined ? {} : { origin: address.origin }),
      },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
    jar.store(address, response);
    const location = response.headers.get('location');
    if (location === null) return { address, markup: await response.text() };
    await response.body?.cancel();
    address = new URL(location, address);
    if (`${address.origin}${address.pathname}` === redirectUri) return address;
    form = undefined;
  }
  throw new Error(`sign-in failed: too many redirects, last to ${address.href}`);
}

function random(): string {
  return randomBytes(32).toString('base64url');
}
