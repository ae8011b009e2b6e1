import { afterAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../lib/language.ts';
import { carrying, createCallPaths, createPages } from './pages.ts';
import { named } from './visitor-pages.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'curbcast-pages-'));
afterAll(() => rmSync(webRoot, { recursive: true }));

describe('the pages of the client', () => {
  const product = {
    version: '1.2.3',
    supportEmail: 'a&b@company.example',
    salesEmail: 'sales@company.example',
    privacyUrl: 'https://company.example/privacy',
    ethicsUrl: 'https://company.example/ethics',
  };
  const settings = { publicUrl: 'https://curbcast.example', product, bundleValidity: null };
  const pages = createPages(webRoot, settings);
  const htmlOf = (path: string, isVisitor = true, language: Language = 'en'): string | undefined =>
    pages.find(path, isVisitor, language)?.html;

  test('are missing before the client is built', () => {
    expect(pages.find('/', true, 'en')).toBeUndefined();
  });

  test("are those of the build's list, and any other path is 404", () => {
    writeFileSync(join(webRoot, 'index.html'), 'the shell<!--files-->');
    writeFileSync(join(webRoot, 'index.es.html'), 'the Spanish shell<!--files-->');
    mkdirSync(join(webRoot, '.pages'));
    const rendered: Readonly<Record<string, string>> = {
      'pages.json': JSON.stringify({
        '/': { en: 'home.en.html', es: 'home.es.html' },
        '/pricing': { en: 'pricing.en.html', es: 'pricing.es.html' },
      }),
      'home.es.html': 'inicio',
      'pricing.es.html': 'precios',
      'home.en.html': 'mailto:__SUPPORT_EMAIL__ __VERSION__ {"product":"__PRODUCT__"}',
      'pricing.en.html': 'prices',
      'sitemap.xml': '__PUBLIC_URL__/',
      'robots.txt': 'Sitemap: __PUBLIC_URL__/sitemap.xml',
    };
    for (const [name, text] of Object.entries(rendered)) writeFileSync(join(webRoot, '.pages', name), text);
    writeFileSync(
      join(webRoot, 'routes.json'),
      JSON.stringify({
        '/': {},
        '/pricing': {},
        '/brand-new': { en: ['assets/new.js', 'assets/shared.js'], es: ['assets/nuevo.js'] },
        '/a.b': {},
        '/admin/users/:id/credits': {},
      }),
    );
    const found = ['/', '/brand-new', '/brand-new/', '/a.b', '/admin/users/u-1/credits'];
    const lost = [
      '/brand',
      '/brand-new/x',
      '/axb',
      '/admin/users//credits',
      '/admin/users/u/v/credits',
      '/admin/users/u-1',
      '/routes',
    ];
    expect(found.map((path) => [path, pages.find(path, true, 'en')?.status])).toEqual(found.map((path) => [path, 200]));
    expect(lost.map((path) => [path, pages.find(path, true, 'en')?.status])).toEqual(lost.map((path) => [path, 404]));
  });

  test('are rendered for visitors, filled in for this installation, and the shell for everyone else', () => {
    expect(htmlOf('/')).toBe(
      `mailto:a&amp;b@company.example 1.2.3 {"product":${JSON.stringify({ __typename: 'Product', ...product })}}`,
    );
    expect(htmlOf('/pricing/')).toBe('prices');
    expect(htmlOf('/', false)).toBe('the shell');
    expect(htmlOf('/a.b')).toBe('the shell');
    expect(pages.text('robots.txt')).toBe('Sitemap: https://curbcast.example/sitemap.xml');
    expect(pages.text('pages.json')).toBeUndefined();
  });

  test('come in the language that is asked for', () => {
    expect(htmlOf('/', true, 'es')).toBe('inicio');
    expect(htmlOf('/pricing', true, 'es')).toBe('precios');
    expect(htmlOf('/', false, 'es')).toBe('the Spanish shell');
  });

  test('name the files of their screen, which the browser fetches together with the application', () => {
    const link = (file: string): string =>
      `<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/${file}">`;
    expect(htmlOf('/brand-new')).toBe(`the shell${link('new.js')}${link('shared.js')}`);
    expect(htmlOf('/brand-new/', false, 'es')).toBe(`the Spanish shell${link('nuevo.js')}`);
  });

  test('carry an answer as data, whatever it contains', () => {
    const page = carrying('{"name":"</script>$&"}', '<div></div><!--viewer-->');
    expect(page).toBe('<div></div><script type="application/json" id="viewer">{"name":"\\u003c/script>$&"}</script>');
  });

  test('allow the inline scripts of the build, and no other element', () => {
    const scripts = named(
      '<script>begin()</script><script type="application/json">{}</script><script src="/x.js"></script>',
    ).scripts;
    const hash = createHash('sha256').update('begin()').digest('base64');
    expect(scripts).toEqual([`'sha256-${hash}'`]);
  });

  test('name their content', () => {
    expect(pages.find('/', true, 'en')?.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(pages.find('/', true, 'en')?.etag).not.toBe(pages.find('/', false, 'en')?.etag);
  });

  test('leave the prices to the client when bundles have another validity', () => {
    const other = createPages(webRoot, { ...settings, bundleValidity: 90 * 24 * 60 * 60 * 1000 });
    expect(other.find('/pricing', true, 'en')?.html).toBe('the shell');
    expect(other.find('/', true, 'en')?.html).not.toBe('the shell');
  });
});

test('distinguishes API paths from page paths by the registered routes', () => {
  const isCallPath = createCallPaths([{ 'GET /api/x/:id': async () => 1, 'GET /export.csv': async () => 1 }]);
  const calls = ['/api', '/api/y', '/export.csv', '/export.csv/y', '/graphql/x', '/readyz'];
  expect(calls.filter((path) => !isCallPath(path))).toEqual([]);
  expect(['/', '/apix', '/export', '/no/such'].filter(isCallPath)).toEqual([]);
});
