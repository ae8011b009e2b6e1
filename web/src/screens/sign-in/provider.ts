import { Auth0Client } from '@auth0/auth0-spa-js';
import type { SignInConfig } from './config.ts';

/** Configures the sign-in library: code flow with PKCE, state and nonce. */
export function createProvider({ domain, clientId, issuer, audience }: SignInConfig): Auth0Client {
  const provider = new Auth0Client({
    domain,
    clientId,
    ...(issuer === undefined ? {} : { issuer }),
    cacheLocation: 'localstorage',
    useRefreshTokens: true,
    useRefreshTokensFallback: false,
    httpTimeoutInSeconds: 10,
    leeway: 60,
    sessionCheckExpiryDays: 1,
    authorizationParams: {
      redirect_uri: `${location.origin}/auth/callback`,
      scope: 'openid profile email',
      ...(audience === undefined ? {} : { audience }),
    },
  });
  // The library converts an http issuer (a provider on this machine) to https, and has no option to prevent it.
  if (issuer?.startsWith('http:')) Object.assign(provider, { tokenIssuer: issuer });
  return provider;
}

const issuerOf = ({ domain, issuer }: SignInConfig): string => issuer ?? `https://${domain}/`;

/**
 * `again`: the person must authenticate again (by password or as the provider asks) even if they are signed in there.
 */
export type Intent = 'login' | 'signup' | 'again';

const parametersOf = {
  login: {},
  signup: { screen_hint: 'signup' },
  again: { prompt: 'login', max_age: 0 },
} as const;

/** Redirects to the hosted page. Throws if that fails. */
export async function goToHostedPage(config: SignInConfig, intent: Intent): Promise<void> {
  await createProvider(config).loginWithRedirect({ authorizationParams: parametersOf[intent] });
}

/** The user who returned from the hosted page, and the ID token that the server verifies. */
export interface SignedIn {
  readonly idToken: string;
  readonly profile: Profile;
}

/** The provider's profile fields that the product reads. */
export interface Profile {
  readonly sub: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatarUrl: string;
}

/**
 * Redeems the code in the address. Throws the library's errors (`missing_transaction`, `state_mismatch`, ...). Also
 * throws if the response names another provider (RFC 9207), which the library does not check.
 */
export async function finishRedirect(config: SignInConfig): Promise<SignedIn> {
  const sender = new URLSearchParams(location.search).get('iss');
  if (sender !== null && sender !== issuerOf(config)) throw new Error('The answer is from another identity provider');
  const provider = createProvider(config);
  await provider.handleRedirectCallback();
  const claims = await provider.getIdTokenClaims();
  if (claims === undefined) throw new Error('The identity provider sent no ID token');
  const [first = '', ...others] = (claims.name ?? '').split(' ');
  return {
    idToken: claims.__raw,
    profile: {
      sub: claims.sub,
      email: claims.email ?? '',
      firstName: claims.given_name ?? first,
      lastName: claims.family_name ?? others.join(' '),
      avatarUrl: claims.picture ?? '',
    },
  };
}
