import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { closure, filesOf, type Files } from './chunks.ts';
import type { Screen } from '../src/app/define.ts';

/** Files that a screen loads besides those in its page, by the language of the page. */
type ScreenFiles = Readonly<Record<string, readonly string[]>>;

/** The pages that the client fills, by language. */
const pages = { en: 'index.html', es: 'index.es.html' } as const;

/**
 * Writes the paths of all screens to `routes.json`, by which the gateway distinguishes screens from unknown paths,
 * with the files of each: the page names them, so that the browser fetches them together with the application.
 *
 * @param table the client's route table, a module that Node can load as it is
 */
export function routes(table: string): Plugin {
  return {
    name: 'curbcast:routes',
    async generateBundle(_, bundle) {
      const { routes: paths } = (await import(pathToFileURL(table).href)) as { readonly routes: readonly string[] };
      const files = Object.values(bundle);
      const ofScreens = new Map<string, ScreenFiles>();
      for (const { screen, folder } of await screensIn(files))
        ofScreens.set(screen.path, filesOfScreen(screen, folder, files));
      const listed = Object.fromEntries(paths.map((path) => [path, ofScreens.get(path) ?? {}]));
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(listed, null, 2) });
    },
  };
}

/** The screens that the build contains, each with the folder of its declaration. */
async function screensIn(files: Files): Promise<readonly { readonly screen: Screen; readonly folder: string }[]> {
  const declarations = files
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .filter((id) => id.endsWith('/screen.ts'));
  const modules = declarations.map(async (id) => ({
    folder: dirname(id),
    declared: Object.values((await import(pathToFileURL(id).href)) as Readonly<Record<string, unknown>>),
  }));
  return (await Promise.all(modules)).flatMap(({ folder, declared }) =>
    declared.filter(isScreen).map((screen) => ({ screen, folder })),
  );
}

const isScreen = (value: unknown): value is Screen =>
  typeof value === 'object' && value !== null && 'path' in value && 'load' in value;

function filesOfScreen({ path, load, texts }: Screen, folder: string, files: Files): ScreenFiles {
  // Node keeps the text of a function, and so the name of the module that it imports.
  const [, module] = /import\('([^']+)'\)/u.exec(load.toString()) ?? [];
  if (module === undefined) throw new Error(`The screen at ${path} imports no module`);
  const code = filesOf(resolve(folder, module), files);
  const spanish = texts.flatMap((area) => filesOf(`/i18n/es/${area}.ts`, files));
  const listed = (page: string, names: readonly string[]): readonly string[] => {
    const known = new Set(closure(filesOf(`/${page}`, files), files));
    return closure(names, files)
      .filter((file) => !known.has(file))
      .map(({ fileName }) => fileName);
  };
  return { en: listed(pages.en, code), es: listed(pages.es, [...spanish, ...code]) };
}
