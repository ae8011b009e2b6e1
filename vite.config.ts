import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type InlineConfig } from 'vite';
import { budget } from './web/build/budget.ts';
import { frame } from './web/build/frame.ts';
import { font } from './web/build/font.ts';
import { inlineDocuments } from './web/build/inlineDocuments.ts';
import { outline } from './web/build/outline.ts';
import { precompress } from './web/build/precompress.ts';
import { routes } from './web/build/routes.ts';
import { spanishPage } from './web/build/spanishPage.ts';
import { start } from './web/build/start.ts';
import { theme } from './web/build/theme.ts';
import { unused } from './web/build/unused.ts';
import { visitorPages } from './web/build/visitorPages.ts';

const root = resolve(import.meta.dirname, 'web');
const router = resolve(import.meta.dirname, 'node_modules/react-router');
const documents = resolve(root, 'src/gql/graphql.ts');

/**
 * Libraries that every screen needs, in separate files: a release of ours leaves them in the browser's cache. The
 * Spanish of every page too: it must run before the application, which shares the rest of its files with English.
 */
const groups = [
  { name: 'texts', test: /web\/src\/i18n\/(?:t|said|language)\.ts$|node_modules\/@lingui\/core\// },
  { name: 'spanish', test: /web\/src\/(?:i18n\/(?:spanish|es\/index|es\/common)|app\/apollo\/inLanguage)\.ts$/ },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\// },
  {
    name: 'apollo',
    test: /node_modules\/(?:@apollo\/(?!.*use(?:Subscription|Mutation|LazyQuery))|graphql\/(?!language\/(?:printer|printString|blockString)\.)|rxjs\/|optimism\/|@wry\/)/,
  },
  ...frame({
    application: resolve(root, 'src/application.tsx'),
    firstScreen: resolve(root, 'src/screens/dashboard/index.tsx'),
    starts: ['src/visit.ts', 'src/leave.ts'].map((script) => resolve(root, script)),
  }),
];

/**
 * The name of a file. The page carries the names of all files, which compress badly: a screen has its name, what
 * several share has none.
 */
const fileName = ({ isDynamicEntry }: { readonly isDynamicEntry: boolean }): string =>
  `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`;

/** Shared by the client and the rendering of its pages for visitors: both must give a component the same class name. */
const shared = (): InlineConfig => ({
  root,
  plugins: [react(), inlineDocuments(documents)],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
});

/**
 * The client. `vite build` writes it to dist/web, from where the gateway serves it; there is no development server.
 */
export default defineConfig({
  ...shared(),
  publicDir: resolve(root, 'public'),
  resolve: {
    // rxjs as classes of today's JavaScript, the router without its warnings to developers.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [{ find: /^react-router$/u, replacement: resolve(router, 'dist/production/index.mjs') }],
  },
  plugins: [
    react(),
    inlineDocuments(documents),
    unused(),
    budget({ modules: ['web/index.html', 'screens/dashboard/index.tsx'], limit: 172_000 }),
    // The files that a rendered page loads before its visitor does anything.
    budget({ modules: ['web/visitor.html'], limit: 90_000 }),
    budget({ modules: ['web/sign-in.html'], limit: 10_000 }),
    font(),
    spanishPage(),
    theme(),
    outline(root),
    start(['index.html', 'index.es.html', 'sign-in.html']),
    precompress(),
    routes(resolve(root, 'src/screens/index.ts')),
    visitorPages(shared(), resolve(root, 'build/defaultCatalog.ts')),
  ],
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    // For bench/web: which files a screen loads.
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Everything stays a file: the content security policy allows no data: scripts, and hashed files cache for ever.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'index.es.html', 'visitor.html', 'sign-in.html'].map((page) => resolve(root, page)),
      output: { chunkFileNames: fileName, codeSplitting: { groups } },
    },
  },
});
