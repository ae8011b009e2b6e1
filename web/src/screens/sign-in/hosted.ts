/** Milliseconds for which the page is shown before the redirect. */
export const redirectDelay = 500;

/** The sign-in library is large: the page is shown before it has loaded. */
export const loadProvider = () => import('./provider.ts');
