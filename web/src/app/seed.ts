import type { ApolloClient } from '@apollo/client';
import { catalogQuery } from '../features/catalog/catalog.ts';
import type { CatalogQuery, ViewerQuery } from '../gql/graphql.ts';
import { viewerQuery } from './session/viewer.ts';

/** The data of a rendered page: the client starts from it, so that its first render matches the page. */
export interface Seed {
  readonly product: ViewerQuery['product'];
  readonly catalog: CatalogQuery['catalog'];
}

/** Reads the seed of a rendered page. */
export function readSeed(): Seed {
  const json = document.getElementById('seed')?.textContent;
  if (json === undefined) throw new Error('The page has no element with the id "seed"');
  // Our own server wrote it, into our own page.
  return JSON.parse(json) as Seed;
}

/**
 * Gives the elements of a rendered page their style attributes back. Until now, rules replaced them: scripts may set
 * styles that the policy refuses in attributes.
 */
export function restoreStyles(page: Element): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

/** Fills the cache with the data for a visitor without a session. */
export function plant(client: ApolloClient, { product, catalog }: Seed): void {
  client.writeQuery({ query: viewerQuery, data: { viewer: null, product } });
  client.writeQuery({ query: catalogQuery, data: { catalog } });
}
