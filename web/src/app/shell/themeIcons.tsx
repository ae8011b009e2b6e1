import { Monitor, Moon, Sun } from 'lucide-react';

/** One icon for each choice of color theme. */
export const themeIcons = {
  system: <Monitor aria-hidden="true" />,
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
} as const;
