import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { fontFaces, fontFile, sans } from '../../lib/typeface.ts';

const limitBytes = 60_000;

/**
 * The page until its scripts have come. Its words are the same afterwards, and must not count as a later, larger paint:
 * the device's font is therefore 1.5 % wider here than the typeface, as few of our texts are.
 */
const outlineStyle: HtmlTagDescriptor = {
  tag: 'style',
  attrs: { nonce: '__CSP_NONCE__' },
  children: `${fontFaces}
    @font-face {
      font-family: 'Inter Outline'; src: local('Arial'), local('Liberation Sans'), local('Helvetica');
      ascent-override: 89.3%; descent-override: 22.4%; line-gap-override: 0%; size-adjust: 108.7%;
    }
    .shell { font-family: ${sans.replace('Inter Fallback', 'Inter Outline')}; }`.replaceAll(/\s+/gu, ' '),
  injectTo: 'head',
};

const preload = (attrs: Readonly<Record<string, string>> = {}): Omit<HtmlTagDescriptor, 'injectTo'> => ({
  tag: 'link',
  attrs: { rel: 'preload', href: `/${fontFile}`, as: 'font', type: 'font/woff2', crossorigin: '', ...attrs },
});

/**
 * Copies the typeface from its package, and has pages fetch it at once: after the scripts where those draw the page, in
 * the device's font of the same measures until then. The way to the sign-in page goes without it: it is shown for half
 * a second, and its script comes first. Fails when the file is larger than 60 kB.
 */
export function font(): Plugin {
  return {
    name: 'curbcast:font',
    transformIndexHtml: (_html, { path }) => {
      if (path.startsWith('/sign-in')) return [];
      if (path.startsWith('/index')) return [outlineStyle, { ...preload({ fetchpriority: 'low' }), injectTo: 'head' }];
      return [{ ...preload(), injectTo: 'head-prepend' }];
    },
    async generateBundle() {
      const resolve = createRequire(import.meta.url);
      const source = await readFile(resolve.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
      if (source.length > limitBytes) this.error(`The typeface has ${source.length} bytes; the limit is ${limitBytes}`);
      this.emitFile({ type: 'asset', fileName: fontFile, source });
    },
  };
}
