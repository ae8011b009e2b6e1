import { basename, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import common from '../src/i18n/es/common.ts';
import dashboard from '../src/i18n/es/dashboard.ts';

const spanish: Readonly<Record<string, string>> = { ...common, ...dashboard };

/** `t` without a catalog: the texts of the script are already in its language. */
const t = `export const t = (text, values) => text.replace(/\\{(\\w+)\\}/g, (_, name) => values[name]);`;
const call = /(?<=\bt\()'([^'\\]+)'/gu;

/** Puts the Spanish of each text into the code. Throws when a text has none. */
export const textsInSpanish = (code: string): string =>
  code.replaceAll(call, (_, text: string) => {
    const translated = spanish[text];
    if (translated === undefined) throw new Error(`The outline has no Spanish for: ${text}`);
    return JSON.stringify(translated);
  });

/** Has modules get their texts from the code instead of a catalog. */
const texts = (inLanguage: (code: string) => string): Plugin => ({
  name: 'curbcast:outline-texts',
  enforce: 'pre',
  load: { filter: { id: /\/i18n\/t\.ts$/u }, handler: () => t },
  transform: {
    filter: { id: /\/src\/(?!i18n\/).*\.ts$/u },
    handler: (code) => ({ code: inLanguage(code), map: null }),
  },
});

/** The pages that the client fills, each with what makes its texts. */
const pages: Readonly<Record<string, (code: string) => string>> = {
  'index.html': (code) => code,
  'index.es.html': textsInSpanish,
};

const place = '<!--outline-->';

/**
 * Writes the script that fills the outline (src/outline.ts) into the pages that the client fills: as a file it would
 * come too late. It comes between the data that it reads and the rest of the outline, which it would push down.
 *
 * @param root the folder of the client
 */
export function outline(root: string): Plugin {
  return {
    name: 'curbcast:outline',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename }) {
        const inLanguage = pages[basename(filename)];
        if (inLanguage === undefined) return html;
        if (!html.includes(place)) throw new Error(`${filename} has no ${place}`);
        const script = await scriptOf(root, inLanguage);
        return html.replace(place, () => `<script>${script}</script>`);
      },
    },
  };
}

async function scriptOf(root: string, inLanguage: (code: string) => string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [texts(inLanguage)],
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: resolve(root, 'src/outline.ts'), formats: ['iife'], name: 'outline' },
    },
  });
  const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = output[0]?.type === 'chunk' ? output[0].code.trim() : '';
  if (output.length !== 1 || script === '' || /<\/script|<!--/iu.test(script))
    throw new Error('The outline is not a script for a page');
  return script;
}
