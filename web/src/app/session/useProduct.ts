import { useQuery } from '@apollo/client/react';
import type { ViewerQuery } from '../../gql/graphql.ts';
import { viewerQuery } from './viewer.ts';

/** What the product says about itself, with the question that every page asks anyway; undefined until it is answered. */
export function useProduct(): ViewerQuery['product'] | undefined {
  const { data, dataState } = useQuery(viewerQuery, { notifyOnNetworkStatusChange: false });
  return dataState === 'complete' ? data.product : undefined;
}
