/** Names under which the sign-in library keeps tokens in local storage. */
const tokenPrefix = '@@auth0spajs@@';

/** Ends the session: forgets this browser's tokens and lets the server end its own (and the provider's) at /auth/logout. */
export function signOut(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(tokenPrefix)) localStorage.removeItem(key);
  }
  location.assign('/auth/logout');
}
