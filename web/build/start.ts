import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { startScript } from '../../lib/start-script.ts';

const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/gu;
const preload = /<link rel="modulepreload" crossorigin href/gu;

/**
 * The page with its scripts as files to fetch, which the start script runs after the first paint. They have low
 * priority, since nothing that the HTML shows waits for them.
 */
export const afterPaint = (html: string): string =>
  html
    .replaceAll(preload, '<link rel="modulepreload" crossorigin fetchpriority="low" href')
    .replaceAll(entry, '<link rel="modulepreload" crossorigin fetchpriority="low" data-run href="$1">');

/**
 * Has pages paint before their scripts run.
 *
 * @param pages their file names
 */
export function start(pages: readonly string[]): Plugin {
  return {
    name: 'curbcast:start',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) =>
        pages.includes(basename(filename))
          ? { html: afterPaint(html), tags: [{ tag: 'script', children: startScript, injectTo: 'body' }] }
          : html,
    },
  };
}
