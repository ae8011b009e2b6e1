import { useSyncExternalStore } from 'react';
import { onThemeChange, readThemeMode, type ThemeMode } from './mode.ts';

/** While the build renders a page, it does not know the choice yet. */
const unknown = (): ThemeMode => 'system';

/** The user's choice of theme. */
export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(onThemeChange, readThemeMode, unknown);
}
