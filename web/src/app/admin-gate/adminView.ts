import { createContext, useContext } from 'react';

const key = 'curbcast.adminView';

/**
 * Whether this tab shows the administrators' dashboard: `open` after signing in here, `closed`
 * after Logout, null before either. View state only: the server checks the role for every call.
 */
export function storedView(): 'open' | 'closed' | null {
  const value = sessionStorage.getItem(key);
  return value === 'open' || value === 'closed' ? value : null;
}

export function storeView(view: 'open' | 'closed'): void {
  sessionStorage.setItem(key, view);
}

export const CloseContext = createContext<() => void>(() => undefined);

/** A function that closes the administrators' dashboard in this tab and shows the sign-in form. The session continues. */
export const useCloseAdmin = (): (() => void) => useContext(CloseContext);
