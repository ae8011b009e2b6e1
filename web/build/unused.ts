import type { Plugin } from 'vite';

const refuse = (what: string): string => `{ throw new Error('The build has left out ${what} (web/build/unused.ts)'); }`;

/** Modules that are replaced, by the end of their path. A release of the library that has moved one stops the build. */
const modules: Readonly<Record<string, string>> = {
  '/stylis/src/Prefixer.js': `export const prefix = () => ${refuse('vendor prefixes')};`,
  // The client identifies a document that is in flight by its text. Each document is one object, whose number will do;
  // what is sent as text is printed by app/apollo/text.ts.
  '/@apollo/client/utilities/graphql/print.js': `
    const numbers = new WeakMap();
    let last = 0;
    export const print = Object.assign(
      (document) => {
        if (!numbers.has(document)) numbers.set(document, '#' + ++last);
        return numbers.get(document);
      },
      { reset() {} },
    );`,
  '/@apollo/client/masking/maskOperation.js': `export const maskOperation = () => ${refuse('data masking')};`,
  '/@apollo/client/masking/maskFragment.js': `export const maskFragment = () => ${refuse('data masking')};`,
  '/@apollo/client/link/http/rewriteURIForGET.js': `export const rewriteURIForGET = () => ${refuse('GET')};`,
  '/rxjs/dist/esm/internal/scheduled/scheduled.js': `export const scheduled = () => ${refuse('schedulers')};`,
  '/rxjs/dist/esm/internal/util/isReadableStreamLike.js': `
    export const isReadableStreamLike = () => false;
    export const readableStreamLikeToAsyncGenerator = () => ${refuse('streams')};`,
};

interface Change {
  /** The end of the module's path. */
  readonly module: string;
  readonly find: RegExp;
  readonly put: string;
}

const router = '/react-router/dist/production/chunk-7RTFRKQW.mjs';
/** Code that is replaced. A release of the library that no longer has it stops the build. */
const changes: readonly Change[] = [
  { module: router, find: /^\s*\w+\.displayName = .*;$/gmu, put: '' },
  { module: router, find: / = (?=\w+\.(?:forwardRef|memo)\()/gu, put: ' = /* @__PURE__ */ ' },
  // Classes count as used where they extend something.
  {
    module: router,
    find: /^var (\w+) = (class extends React\d*\.Component \{$[\s\S]*?^\});$/gmu,
    put: 'var $1 = /* @__PURE__ */ (() => $2)();',
  },
  // No link of ours prefetches a screen's data, and no part of the page is rendered by React's server components.
  { module: router, find: /return shouldPrefetch && !isAbsolute \? .* : link;/gu, put: 'return link;' },
  { module: router, find: /= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/gu, put: '= [false, null, {}];' },
  { module: router, find: /if \(this\.context\) \{\s*return .*RSCErrorHandler.*;\s*\}/gu, put: '' },
  // Answers come whole: none is deferred or a subscription over HTTP.
  {
    module: '/@apollo/client/link/http/BaseHttpLink.js',
    find: /return readMultipartBody\(response, observerNext\);/gu,
    put: refuse('answers in parts').slice(1, -1),
  },
  // Nothing here is made from an asynchronous iterable, whose loop the bundle would carry as helpers for old browsers.
  {
    module: '/rxjs/dist/esm/internal/observable/innerFrom.js',
    find: /^function process\(.*$[\s\S]*?^\}/gmu,
    put: `function process() ${refuse('asynchronous iterables')}`,
  },
  { module: '/graphql/language/reducer.mjs', find: /\$\{inspect\(node\)\}/gu, put: '${node}' },
  { module: '/graphql/language/visitor.mjs', find: /\$\{inspect\(node\)\}/gu, put: '${node}' },
];

const ending = <T>(id: string, all: readonly T[], endOf: (each: T) => string): readonly T[] => {
  const path = id.split('?', 1)[0] ?? id;
  return all.filter((each) => path.endsWith(endOf(each)));
};

/**
 * Leaves out what the bundler can't see is unused: parts of libraries for frameworks, servers and options that this
 * client does not have.
 */
export function unused(): Plugin {
  const left = new Set(Object.keys(modules));
  return {
    name: 'curbcast:unused',
    enforce: 'pre',
    load(id) {
      const [module] = ending(id, Object.keys(modules), (end) => end);
      if (module === undefined) return null;
      left.delete(module);
      return modules[module] ?? null;
    },
    generateBundle() {
      for (const module of left) this.error(`${module} has moved, or is no longer used (web/build/unused.ts)`);
    },
    transform: {
      filter: { id: /node_modules\/(?:react-router|@apollo\/client|graphql|rxjs)\// },
      handler(code, id) {
        const wanted = ending(id, changes, ({ module }) => module);
        if (wanted.length === 0) return null;
        return {
          code: wanted.reduce((text, { module, find, put }) => {
            const changed = text.replaceAll(find, put);
            if (changed === text)
              this.error(`${module} has changed: ${find.source} finds nothing (web/build/unused.ts)`);
            return changed;
          }, code),
          map: null,
        };
      },
    },
  };
}
