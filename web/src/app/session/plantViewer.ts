import type { ApolloClient } from '@apollo/client';
import type { ViewerQuery } from '../../gql/graphql.ts';
import { viewerQuery } from './viewer.ts';

/** Fills the cache with the viewer that the page carries for a signed-in user, so the client need not ask. */
export function plantViewer(client: ApolloClient): void {
  const json = document.getElementById('viewer')?.textContent;
  // Our own server wrote it, into our own page.
  if (json) client.writeQuery({ query: viewerQuery, data: JSON.parse(json) as ViewerQuery });
}
