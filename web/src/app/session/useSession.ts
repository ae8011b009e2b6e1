import { useQuery } from '@apollo/client/react';
import type { ViewerQuery } from '../../gql/graphql.ts';
import { viewerQuery } from './viewer.ts';
import { t } from '../../i18n/t.ts';

export type Viewer = NonNullable<ViewerQuery['viewer']>;

/** The session of this browser. `unreachable`: the server did not respond. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-in'; readonly viewer: Viewer }
  | { readonly status: 'signed-out' }
  | { readonly status: 'unreachable'; readonly error: Error; readonly retry: () => void };

/** The session, shared by all components. */
export function useSession(): Session {
  const { data, dataState, error, refetch } = useQuery(viewerQuery, { notifyOnNetworkStatusChange: false });
  if (dataState === 'complete')
    return data.viewer === null ? { status: 'signed-out' } : { status: 'signed-in', viewer: data.viewer };
  if (error !== undefined)
    return {
      status: 'unreachable',
      error,
      retry: () => {
        refetch().catch(() => undefined);
      },
    };
  return { status: 'loading' };
}

/** The name in the user menu: display name, else user name, else `User`. */
export function menuName(user: Pick<Viewer['user'], 'displayName' | 'username'>): string {
  return user.displayName.trim() || user.username || t('User');
}

/** The product information, from the query that every page runs; undefined until its response. */
export function useProduct(): ViewerQuery['product'] | undefined {
  const { data, dataState } = useQuery(viewerQuery, { notifyOnNetworkStatusChange: false });
  return dataState === 'complete' ? data.product : undefined;
}
