import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { fontFile } from '../../lib/typeface.ts';

const limitBytes = 60_000;

/**
 * Copies the typeface from its package, and has pages fetch it at once: behind the scripts where those draw the page,
 * in the device's font of the same measures until then. The way to the sign-in page goes without it: it is shown for
 * half a second, and its script comes first. Fails when the file is larger than 60 kB.
 */
export function font(): Plugin {
  return {
    name: 'curbcast:font',
    transformIndexHtml: (_html, { path }) =>
      path.startsWith('/sign-in')
        ? []
        : [
            {
              tag: 'link',
              attrs: {
                rel: 'preload',
                href: `/${fontFile}`,
                as: 'font',
                type: 'font/woff2',
                crossorigin: '',
                ...(path.startsWith('/index') && { fetchpriority: 'low' }),
              },
              injectTo: 'head-prepend',
            },
          ],
    async generateBundle() {
      const resolve = createRequire(import.meta.url);
      const source = await readFile(resolve.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
      if (source.length > limitBytes) this.error(`The typeface has ${source.length} bytes; the limit is ${limitBytes}`);
      this.emitFile({ type: 'asset', fileName: fontFile, source });
    },
  };
}
