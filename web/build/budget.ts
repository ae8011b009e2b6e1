import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/**
 * Fails the build when the JavaScript that a screen needs before it is usable (the entry's and the screen's own files
 * with all that they import at once) is more than `limit` bytes gzipped. Prints what it is otherwise.
 */
export function budget({ screen, limit }: { readonly screen: string; readonly limit: number }): Plugin {
  return {
    name: 'curbcast:budget',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const roots = chunks.filter(({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith(screen));
      if (roots.length < 2) this.error(`The budget's screen ${screen} is no file of its own`);
      const needed = closure(
        roots.map(({ fileName }) => fileName),
        chunks,
      );
      const bytes = needed.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
      const sentence = `${(bytes / 1000).toFixed(1)} kB of JavaScript (gzip) before ${screen} is usable; the budget is ${limit / 1000} kB`;
      if (bytes > limit) this.error(sentence);
      this.info(sentence);
    },
  };
}

/** The named files and everything that they import statically. */
function closure(names: readonly string[], chunks: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Map<string, Rolldown.OutputChunk>();
  const visit = (name: string): void => {
    const chunk = byName.get(name);
    if (chunk === undefined || found.has(name)) return;
    found.set(name, chunk);
    chunk.imports.forEach(visit);
  };
  names.forEach(visit);
  return [...found.values()];
}
