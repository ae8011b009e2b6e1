import type { Plugin } from 'vite';

const prefixer = '\0curbcast:prefixer';

/**
 * Leaves out what the bundler can't see is unused: components of the router that only a name for debugging holds, and
 * the vendor prefixes of styles, which styled-components adds on request only.
 */
export function unused(): Plugin {
  return {
    name: 'curbcast:unused',
    enforce: 'pre',
    resolveId(source, importer) {
      return source.endsWith('/Prefixer.js') && importer?.includes('/stylis/') === true ? prefixer : null;
    },
    load(id) {
      if (id !== prefixer) return null;
      return `export const prefix = () => { throw new Error('The build has left out vendor prefixes (web/build/unused.ts)'); };`;
    },
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\s*\w+\.displayName = .*;$/gmu, '')
          .replaceAll(/ = (?=\w+\.(?:forwardRef|memo)\()/gu, ' = /* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
