import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** One change of a source file: the text to find, which must occur exactly once, and its replacement. */
export interface Patch {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** A seeded mistake: its name and the patches that introduce it. */
export interface Mutant {
  readonly name: string;
  readonly patches: readonly Patch[];
}

/**
 * Loads the modules of a folder with a mistake in them: patches the sources, strips their types, and imports them from
 * a temporary folder, so that nothing but the patch differs. Modules outside the folder and modules that import a
 * package stay the real ones. Throws when a patch no longer applies. Returns the folder's `index.ts`.
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

/** Matches the text regardless of how the formatter breaks its lines. */
function ignoringWhitespace(text: string): RegExp {
  const tokens = text.match(/\w+|[^\w\s]/g) ?? [];
  return new RegExp(tokens.map((token) => token.replace(/\W/, String.raw`\$&`)).join(String.raw`\s*`), 'g');
}

/** The source without types; copied modules are imported from the temporary folder, all others from their real place. */
function runnable(source: string, folder: string, copied: ReadonlyMap<string, string>): string {
  return stripTypeScriptTypes(source).replaceAll(/from '(\.[^']+)'/g, (_match, path: string) => {
    const file = path.replace('./', '');
    return copied.has(file) ? `from './${file.replace(/\.ts$/, '.mjs')}'` : `from '${resolve(folder, path)}'`;
  });
}
