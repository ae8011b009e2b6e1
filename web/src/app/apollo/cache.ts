import { InMemoryCache } from '@apollo/client';
import { growingList } from './pagedField.ts';

/** The normalised store of everything that the screens have asked for. Lists that page are kept per filter. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          statement: growingList(['kind']),
          videos: growingList(['status', 'search', 'sort']),
          adminUsers: growingList(['search']),
        },
      },
      Viewer: { merge: true },
    },
  });
}
