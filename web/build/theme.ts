import type { Plugin } from 'vite';
import { themeScript } from '../../lib/theme-script.ts';

/** Writes the script that sets the theme into every page. */
export function theme(): Plugin {
  return {
    name: 'curbcast:theme',
    transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head' }],
  };
}
