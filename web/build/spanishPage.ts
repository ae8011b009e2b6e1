import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import common from '../src/i18n/es/common.ts';
import landing from '../src/i18n/es/landing.ts';

/** What the two pages say differently: English, Spanish. */
const words: readonly (readonly [string, string])[] = [
  ['<html lang="en"', '<html lang="es"'],
  ['/src/main.tsx', '/src/main.es.ts'],
  [
    'Curbcast needs JavaScript. Please switch it on in your browser.',
    'Curbcast necesita JavaScript. Actívalo en tu navegador.',
  ],
  fromCatalog(landing, 'Curbcast: AI presenter videos for real estate'),
  fromCatalog(
    common,
    'Curbcast makes personalized AI presenter videos for real-estate agents, builders and mortgage lenders, in minutes.',
  ),
];

function fromCatalog<T extends object>(catalog: T, text: keyof T & string): readonly [string, string] {
  return [text, String(catalog[text])];
}

/**
 * The page in Spanish. Throws when a text is missing from `page` or is there twice.
 *
 * @param page the content of `index.html`
 */
export function inSpanish(page: string): string {
  return words.reduce((html, [english, spanish]) => {
    const parts = html.split(english);
    if (parts.length !== 2) throw new Error(`index.html has ${parts.length - 1} times: ${english}`);
    return parts.join(spanish);
  }, page);
}

/** Fills `index.es.html`, which is an empty file, with `index.html` in Spanish. */
export function spanishPage(): Plugin {
  return {
    name: 'curbcast:spanish-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename }) =>
        basename(filename) === 'index.es.html'
          ? inSpanish(readFileSync(join(dirname(filename), 'index.html'), 'utf8'))
          : html,
    },
  };
}
