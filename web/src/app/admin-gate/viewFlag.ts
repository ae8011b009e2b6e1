/**
 * Whether this tab shows the administrators' dashboard (spec part 3 section 4). View state and nothing more: what an
 * administrator may see and do is decided by the session on the server, for every call (DECISIONS section 6).
 */
const key = 'curbcast.adminView';

/** `open` after signing in here, `closed` after Logout, null before either. */
export function storedView(): 'open' | 'closed' | null {
  const value = sessionStorage.getItem(key);
  return value === 'open' || value === 'closed' ? value : null;
}

export function storeView(view: 'open' | 'closed'): void {
  sessionStorage.setItem(key, view);
}
