/** Names under which the sign-in library keeps tokens in local storage. */
const tokenPrefix = '@@auth0spajs@@';

/** Removes the sign-in library's tokens from this browser: the session's cookie is all that the product needs. */
export function forgetTokens(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(tokenPrefix)) localStorage.removeItem(key);
  }
}

/** Ends the session: forgets this browser's tokens and lets the server end its own (and the provider's) at /auth/logout. */
export function signOut(): void {
  forgetTokens();
  location.assign('/auth/logout');
}
