import type { ThemeName } from './tokens.ts';

/** The user's choice; `system` follows the device. */
export type ThemeMode = 'system' | ThemeName;

/** The storage key; lib/theme-script.ts reads it before the first paint. */
const storageKey = 'curbcast.theme';
const darkQuery = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
/** The choice for this page if storage is unavailable. */
let unstored: ThemeMode = 'system';

function isMode(value: unknown): value is ThemeMode {
  return value === 'system' || value === 'light' || value === 'dark';
}

/** The stored choice; `system` if there is none. */
export function readThemeMode(): ThemeMode {
  try {
    const stored = localStorage.getItem(storageKey);
    return isMode(stored) ? stored : unstored;
  } catch {
    return unstored;
  }
}

function show(): void {
  const mode = readThemeMode();
  const theme = mode === 'system' ? (matchMedia(darkQuery).matches ? 'dark' : 'light') : mode;
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** Stores and applies the choice. */
export function setThemeMode(mode: ThemeMode): void {
  unstored = mode;
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // The choice then holds for this page only.
  }
  show();
}

/** Follows the device and other tabs. Returns a function that stops it. */
export function watchTheme(): () => void {
  const query = matchMedia(darkQuery);
  const onStorage = (event: StorageEvent): void => {
    if (event.key === storageKey) show();
  };
  query.addEventListener('change', show);
  window.addEventListener('storage', onStorage);
  show();
  return () => {
    query.removeEventListener('change', show);
    window.removeEventListener('storage', onStorage);
  };
}

/** Calls `listener` whenever the choice may have changed. Returns a function that stops it. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
