import { InMemoryCache } from '@apollo/client';
import { contributionsOf, type Composition } from '../define.ts';

/** The normalized cache, with the field policies of all screens and features. */
export function createCache(composition: Composition): InMemoryCache {
  const fields = contributionsOf(composition).map((part) => part.fields ?? {});
  return new InMemoryCache({
    typePolicies: { Query: { fields: Object.assign({}, ...fields) }, Viewer: { merge: true } },
  });
}
