import { useSyncExternalStore } from 'react';
import { onThemeChange, readThemeMode, type ThemeMode } from './mode.ts';

/** A page that is rendered by the build knows no choice yet. */
const unknown = (): ThemeMode => 'system';

/** The user's choice of theme. */
export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(onThemeChange, readThemeMode, unknown);
}
