import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type * as Catalog from './defaultCatalog.ts';
import type * as Renderer from '../src/render.tsx';
import { escapeHtml } from '../../lib/html.ts';

/** The values that the server fills in, because they depend on the installation (graphql/http/visitor-pages.ts). */
const product = {
  __typename: 'Product',
  version: '__VERSION__',
  supportEmail: '__SUPPORT_EMAIL__',
  salesEmail: '__SALES_EMAIL__',
  privacyUrl: '__PRIVACY_URL__',
  ethicsUrl: '__ETHICS_URL__',
} as const;
const origin = '__PUBLIC_URL__';

/** The languages of the screens, each with the module that renders in it. */
const languages = { en: 'src/render.tsx', es: 'src/render.es.ts' } as const;

/**
 * Renders the screens of visitors to HTML after the client is built: one file for each and each language in `.pages`,
 * of which the server fills in what depends on the installation, and `sitemap.xml` and `robots.txt`. Removes the
 * templates.
 *
 * @param shared the settings of the client's build that the rendering shares: root and transforms
 * @param catalog the path of defaultCatalog.ts, which Node loads as it is: bundled with the build it would get
 *   another copy of graphql than its libraries
 */
export function visitorPages(shared: InlineConfig, catalog: string): Plugin {
  return {
    name: 'curbcast:visitor-pages',
    // After the other plugins have written their files.
    enforce: 'post',
    async writeBundle({ dir = '' }, bundle) {
      const templates = ['visitor.html', 'sign-in.html'].map((name) => join(dir, name));
      const folder = join(dir, '.pages');
      const [visitorFrame = '', signInFrame = ''] = await Promise.all(templates.map((path) => readFile(path, 'utf8')));
      const { defaultCatalog } = (await import(pathToFileURL(catalog).href)) as typeof Catalog;
      await mkdir(folder, { recursive: true });
      const files: Record<string, Record<string, string>> = {};
      const listed = new Set<string>();
      const signIn = preload(bundle, 'screens/sign-in/provider.ts') + preloadSettings;
      for (const [language, module] of Object.entries(languages)) {
        const seed = { product, catalog: await defaultCatalog(language as keyof typeof languages) };
        const renderer = await loadRenderer(shared, module, join(dir, '..', 'renderer', language));
        for (const { path, description, isPublic } of renderer.pages) {
          if (isPublic) listed.add(path);
          const { head, styles, html } = await renderer.render(path, seed);
          const name = `${path === '/' ? 'home' : path.slice(1)}.${language}.html`;
          (files[path] ??= {})[language] = name;
          const parts: Readonly<Record<string, string>> = {
            head: `${head}${metaOf(path, description, titleIn(head))}${nonced(isPublic ? styles : withoutFont(styles))}${isPublic ? noScript : signIn}`,
            page: html,
            seed: JSON.stringify({ product: '__PRODUCT__', catalog: seed.catalog }).replaceAll('<', '\\u003c'),
          };
          await writeFile(
            join(folder, name),
            (isPublic ? visitorFrame : signInFrame)
              .replace('<html lang="en"', `<html lang="${language}"`)
              .replace(/<!--(head|page|seed)-->/gu, (_, part: string) => parts[part] ?? ''),
          );
        }
      }
      await writeFile(join(folder, 'pages.json'), JSON.stringify(files, null, 2));
      await writeFile(join(folder, 'sitemap.xml'), sitemapOf([...listed]));
      await writeFile(join(folder, 'robots.txt'), robots);
      await Promise.all(templates.map((path) => rm(path)));
    },
  };
}

/** Builds the application for Node, and loads it. */
async function loadRenderer(shared: InlineConfig, ssr: string, outDir: string): Promise<typeof Renderer> {
  // A different name for each build, not a query: parts that import the entry must get the same instance of it.
  const entry = `${basename(ssr, extname(ssr))}-${Date.now()}.js`;
  await build({
    ...shared,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rollupOptions: { output: { entryFileNames: entry } },
    },
  });
  return (await import(pathToFileURL(join(outDir, entry)).href)) as typeof Renderer;
}

/** Has a page fetch the file of a module at once that its script imports later. */
function preload(bundle: Rolldown.OutputBundle, module: string): string {
  const file = Object.values(bundle).find((part) => part.type === 'chunk' && part.facadeModuleId?.endsWith(module));
  if (file === undefined) throw new Error(`The build has no file for ${module}`);
  return `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file.fileName}">`;
}

/** Has a page fetch what its script asks the server for, before that script runs. As `rest` asks: with the cookies. */
const preloadSettings = '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/auth/config">';

/** The styles in the device's font of the same measures. */
function withoutFont(styles: string): string {
  const rest = styles.replace(/@font-face\{[^}]*url\([^}]*\}/u, '');
  if (rest === styles) throw new Error('The styles name no file of a font');
  return rest;
}

const titleIn = (head: string): string => /<title>([^<]*)</u.exec(head)?.[1] ?? '';

function metaOf(path: string, description: string, title: string): string {
  const picture = `${origin}/media/preview.jpg`;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Curbcast',
    'og:title': title,
    'og:description': escapeHtml(description),
    'og:url': `${origin}${path}`,
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Curbcast: AI presenter videos for real estate',
  };
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${origin}${path}">`,
    ...Object.keys(languages).map(
      (language) => `<link rel="alternate" hreflang="${language}" href="${origin}${path}?lang=${language}">`,
    ),
    ...Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** The policy allows styles by the nonce of the answer. */
const nonced = (styles: string): string => styles.replaceAll('<style', '<style nonce="__CSP_NONCE__"');

/** Hide controls that need JavaScript until it runs. */
const noScript =
  '<noscript><style nonce="__CSP_NONCE__">[data-needs-script]{display:none!important}</style></noscript>';

const sitemapOf = (paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const robots = [
  'User-agent: *',
  ...['/api/', '/auth/', '/graphql', '/oidc/'].map((path) => `Disallow: ${path}`),
  '',
  `Sitemap: ${origin}/sitemap.xml`,
  '',
].join('\n');
