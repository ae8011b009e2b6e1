import type { Rolldown } from 'vite';

/** What a build writes. */
export type Files = readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[];

/** The names of the files that begin with a module, by the end of its path. */
export const filesOf = (module: string, files: Files): readonly string[] =>
  files
    .filter((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module) === true)
    .map(({ fileName }) => fileName);

/** The named files and everything that they import statically. */
export function closure(names: readonly string[], files: Files): readonly Rolldown.OutputChunk[] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const found = new Map<string, Rolldown.OutputChunk>();
  const visit = (name: string): void => {
    const file = byName.get(name);
    if (file?.type !== 'chunk' || found.has(name)) return;
    found.set(name, file);
    file.imports.forEach(visit);
  };
  names.forEach(visit);
  return [...found.values()];
}
