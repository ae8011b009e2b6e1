import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Writes the paths of all screens to `routes.json`, by which the gateway distinguishes screens from unknown paths.
 *
 * @param table the client's route table, a module that Node can load as it is
 */
export function routes(table: string): Plugin {
  return {
    name: 'curbcast:routes',
    async generateBundle() {
      const loaded = (await import(pathToFileURL(table).href)) as { readonly routes: readonly string[] };
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(loaded.routes, null, 2) });
    },
  };
}
