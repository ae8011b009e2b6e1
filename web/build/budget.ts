import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { closure, filesOf, type Files } from './chunks.ts';

export interface Budget {
  /** The files that the browser loads, with their static imports: HTML pages, or ends of modules' paths. */
  readonly modules: readonly string[];
  /** Bytes of JavaScript, gzipped. */
  readonly limit: number;
}

/** Fails the build when a page needs more JavaScript than its budget. Prints what it needs otherwise. */
export function budget({ modules, limit }: Budget): Plugin {
  const page = modules.at(-1) ?? '';
  return {
    name: `curbcast:budget ${page}`,
    generateBundle: {
      // After Vite has written the pages, and into the code the names of the files to load.
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle);
        const roots = modules.flatMap((module) => {
          const names = module.endsWith('.html') ? scriptsOf(module, files) : filesOf(module, files);
          if (names.length === 0) this.error(`A module of the budget is not a separate file: ${module}`);
          return names;
        });
        const bytes = closure(roots, files).reduce((sum, { code }) => sum + gzipSync(code).length, 0);
        const sentence = `${(bytes / 1000).toFixed(1)} kB of JavaScript (gzip) for ${page}; the budget is ${limit / 1000} kB`;
        if (bytes > limit) this.error(sentence);
        this.info(sentence);
      },
    },
  };
}

/** The scripts in an HTML page. */
const scriptsOf = (page: string, files: Files): readonly string[] =>
  files
    .filter((file) => file.type === 'asset' && file.fileName === basename(page))
    .flatMap((file) => [...String((file as Rolldown.OutputAsset).source).matchAll(/="\/(assets\/[^"]+\.js)"/gu)])
    .map(([, name = '']) => name);
