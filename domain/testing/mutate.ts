import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** One change of a source file: the text to find, which must stand there exactly once, and what replaces it. */
export interface Patch {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** A seeded mistake: what it is called and where the source is made wrong. */
export interface Mutant {
  readonly name: string;
  readonly patches: readonly Patch[];
}

/**
 * Loads the modules of a folder with a mistake in them: the sources are patched, stripped of their types, written
 * to a temporary folder and imported from there, so that nothing but the patch differs. Modules outside the folder
 * stay the real ones, and so do modules that import a package, which is only found from where they are.
 * Throws when a patch does not apply any more. Gives the folder's `index.ts`.
 */
export async function loadMutant<Module>(folder: string, { name, patches }: Mutant): Promise<Module> {
  const sources = new Map<string, string>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const source = await readFile(join(folder, file), 'utf8');
    if (!/ from '[^.]/.test(source)) sources.set(file, source);
  }
  for (const { file, find, put } of patches) {
    const source = sources.get(file);
    const pattern = ignoringWhitespace(find);
    const matches = [...(source ?? '').matchAll(pattern)].length;
    if (source === undefined || matches !== 1)
      throw new Error(`${name}: expected one match in ${file}, found ${matches}: ${find}`);
    sources.set(
      file,
      source.replace(pattern, () => put),
    );
  }
  const target = await mkdtemp(join(tmpdir(), `mutant-${name}-`));
  try {
    for (const [file, source] of sources)
      await writeFile(join(target, file.replace(/\.ts$/, '.mjs')), runnable(source, folder, sources));
    return (await import(pathToFileURL(join(target, 'index.mjs')).href)) as Module;
  } finally {
    await rm(target, { recursive: true });
  }
}

/** Matches the text however the formatter breaks its lines. */
function ignoringWhitespace(text: string): RegExp {
  const tokens = text.match(/\w+|[^\w\s]/g) ?? [];
  return new RegExp(tokens.map((token) => token.replace(/\W/, String.raw`\$&`)).join(String.raw`\s*`), 'g');
}

/** The source without types, copied neighbours imported beside it and all others from where they really are. */
function runnable(source: string, folder: string, copied: ReadonlyMap<string, string>): string {
  return stripTypeScriptTypes(source).replaceAll(/from '(\.[^']+)'/g, (_match, path: string) => {
    const file = path.replace('./', '');
    return copied.has(file) ? `from './${file.replace(/\.ts$/, '.mjs')}'` : `from '${resolve(folder, path)}'`;
  });
}
