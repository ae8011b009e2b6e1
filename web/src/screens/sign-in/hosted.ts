/** How long the page is shown before the redirect, in milliseconds. */
export const redirectDelay = 500;

/** The sign-in library is large, so the page is shown before the library has loaded. */
export const loadProvider = () => import('./provider.ts');
