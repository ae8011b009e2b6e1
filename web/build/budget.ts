import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

export interface Budget {
  /** The files that the page loads, with all that they import at once: ends of their modules' paths. */
  readonly modules: readonly string[];
  /** Bytes of JavaScript, gzipped. */
  readonly limit: number;
}

/** Fails the build when a page needs more JavaScript than its budget. Prints what it needs otherwise. */
export function budget({ modules, limit }: Budget): Plugin {
  const page = modules.at(-1) ?? '';
  return {
    name: `curbcast:budget ${page}`,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const roots = chunks.filter(({ facadeModuleId }) => modules.some((module) => facadeModuleId?.endsWith(module)));
      if (roots.length < modules.length) this.error(`A module of the budget is no file of its own: ${modules.join()}`);
      const needed = closure(
        roots.map(({ fileName }) => fileName),
        chunks,
      );
      const bytes = needed.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
      const sentence = `${(bytes / 1000).toFixed(1)} kB of JavaScript (gzip) for ${page}; the budget is ${limit / 1000} kB`;
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
