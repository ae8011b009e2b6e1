import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Brotli at 9: the last steps cost many seconds of a build for a percent. */
const forms = [
  { ending: 'br', compress: (code: string) => brotli(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) },
  { ending: 'gz', compress: (code: string) => deflate(code, { level: 9 }) },
] as const;

/**
 * Writes each script also as `.br` and `.gz` next to it, so that the server sends them small without compressing
 * anything itself.
 */
export function precompress(): Plugin {
  return {
    name: 'curbcast:precompress',
    async writeBundle({ dir }, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      await Promise.all(
        scripts.flatMap(({ fileName, code }) =>
          forms.map(async ({ ending, compress }) => {
            await writeFile(`${join(dir ?? '', fileName)}.${ending}`, await compress(code));
          }),
        ),
      );
    },
  };
}
