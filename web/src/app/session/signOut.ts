/** The prefix under which the sign-in library stores tokens in local storage. */
const tokenPrefix = '@@auth0spajs@@';

/** Removes the sign-in library's tokens from this browser: the product needs the session cookie only. */
export function forgetTokens(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(tokenPrefix)) localStorage.removeItem(key);
  }
}

/** Signs out: removes the tokens and opens /auth/logout, where the server ends its session and the provider's. */
export function signOut(): void {
  forgetTokens();
  location.assign('/auth/logout');
}
