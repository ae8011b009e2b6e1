import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewaySettings } from '../services.ts';
import type { Language } from '../../lib/language.ts';
import { escapeHtml } from '../../lib/html.ts';

/** A page or text that the build has rendered, filled in for this installation. */
export interface RenderedPage {
  readonly html: string;
  /** Identifies the content, without the nonce of a response. */
  readonly etag: string;
  /** The hashes of its inline scripts, as the content security policy takes them. */
  readonly scripts: readonly string[];
}

export interface VisitorPages {
  /** The page of a path as a visitor without a session sees it; undefined where the client renders it itself. */
  find(path: string, language: Language): RenderedPage | undefined;
  /** `sitemap.xml` or `robots.txt`. */
  text(name: string): string | undefined;
}

export type VisitorSettings = Pick<GatewaySettings, 'publicUrl' | 'product' | 'bundleValidity'>;

/**
 * Reads what `web/build/visitorPages.ts` has rendered and fills in what depends on the installation.
 *
 * @param webRoot the folder of the built client
 */
export function readVisitorPages(webRoot: string, settings: VisitorSettings): VisitorPages {
  const read = (name: string): string => readFileSync(join(webRoot, '.pages', name), 'utf8');
  const fill = createFiller(settings);
  const files = JSON.parse(read('pages.json')) as Readonly<Record<string, Readonly<Record<Language, string>>>>;
  const pages = new Map(
    Object.entries(files)
      .filter(([path]) => !isOutdated(path, settings))
      .flatMap(([path, versions]) =>
        Object.entries(versions).map(([language, file]) => [`${language} ${path}`, named(fill(read(file)))] as const),
      ),
  );
  const texts = new Map(['sitemap.xml', 'robots.txt'].map((name) => [name, fill(read(name))]));
  return { find: (path, language) => pages.get(`${language} ${path}`), text: (name) => texts.get(name) };
}

/** A page of the build. It must not contain data of users: its inline scripts are allowed to run. */
export const named = (html: string): RenderedPage => ({
  html,
  etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  scripts: [...html.matchAll(/<script>([^]*?)<\/script>/gu)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  ),
});

/** The build knows the default only: with another validity of bundles, the client renders the prices. */
const isOutdated = (path: string, { bundleValidity }: VisitorSettings): boolean =>
  path === '/pricing' && bundleValidity !== null;

function createFiller({ publicUrl, product }: VisitorSettings): (page: string) => string {
  const words: Readonly<Record<string, string>> = {
    PUBLIC_URL: new URL(publicUrl).origin,
    VERSION: product.version,
    SUPPORT_EMAIL: product.supportEmail,
    SALES_EMAIL: product.salesEmail,
    PRIVACY_URL: product.privacyUrl,
    ETHICS_URL: product.ethicsUrl,
  };
  const names = new RegExp(`__(${Object.keys(words).join('|')})__`, 'gu');
  const seed = JSON.stringify({ __typename: 'Product', ...product }).replaceAll('<', '\\u003c');
  return (page) =>
    page.replace(names, (_, name: string) => escapeHtml(words[name] ?? '')).replace('"__PRODUCT__"', () => seed);
}
