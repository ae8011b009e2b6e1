import { addressIn, sameAddress } from '../text/addresses.ts';
import type { PageContent } from './html.ts';

/** The subject that a page states. */
export interface PageIdentity {
  /** The addresses of the page on the web, without their query. */
  readonly urls: ReadonlySet<string>;
  /** The street address in its heading or title; absent when they name none. */
  readonly address?: string;
}

/** An address on the web in a form that can be compared. */
function urlKey(url: string, base: string): string | undefined {
  if (!URL.canParse(url, base)) return undefined;
  const { hostname, pathname } = new URL(url, base);
  return pathname === '/'
    ? undefined
    : `${hostname.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`.toLowerCase();
}

export function identityOf({ canonical, meta, headings, lines, title }: PageContent, url: string): PageIdentity {
  const named = [url, canonical ?? '', meta.get('og:url') ?? ''].filter((each) => each !== '');
  const urls = named.flatMap((each) => urlKey(each, url) ?? []);
  const main = lines.find(({ level }) => level === 1)?.text ?? headings[0] ?? '';
  const address = [main, meta.get('og:title') ?? '', title].map(addressIn).find((each) => each !== undefined);
  return { urls: new Set(urls), ...(address === undefined ? {} : { address }) };
}

/**
 * Whether data about a home belongs to the page: `same` by its address on the web or its street, `other` when its
 * street is a different one, `unknown` when neither says anything.
 */
export function agreement(
  page: PageIdentity,
  urls: readonly string[],
  address: string | undefined,
  base: string,
): 'same' | 'other' | 'unknown' {
  if (address !== undefined && page.address !== undefined) return sameAddress(address, page.address) ? 'same' : 'other';
  const keys = urls.filter((url) => !url.startsWith('#')).flatMap((url) => urlKey(url, base) ?? []);
  return keys.some((key) => page.urls.has(key)) ? 'same' : 'unknown';
}
