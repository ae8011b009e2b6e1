import { InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** The normalised store of everything that the screens have asked for. Lists that page are kept per filter. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          statement: relayStylePagination(),
          videos: relayStylePagination(['status', 'search', 'sort']),
          adminUsers: relayStylePagination(['search']),
        },
      },
      Viewer: { merge: true },
    },
  });
}
