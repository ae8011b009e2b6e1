/** The same in every test, so that the response is recognizable and never signs anyone in. */
const testState = 'auth-debug-test';
/** The challenge of RFC 7636's example: providers that require PKCE then show their sign-in page. */
const testChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

/**
 * The provider's authorize address: code flow, scope `openid profile email`, a fixed test state.
 *
 * @param domain a host name, or a URL with its scheme
 */
export function authorizeAddress(domain: string, clientId: string, origin: string): string {
  const base = /^https?:\/\//u.test(domain) ? domain : `https://${domain}`;
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: `${origin}/auth/callback`,
    scope: 'openid profile email',
    state: testState,
    code_challenge: testChallenge,
    code_challenge_method: 'S256',
  });
  return `${base.replace(/\/$/u, '')}/authorize?${query.toString()}`;
}
