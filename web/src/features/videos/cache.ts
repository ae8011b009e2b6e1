import type { ApolloCache } from '@apollo/client';

/** A video came: which lists it belongs to is the server's to say, so all are asked for anew. */
export function addStartedVideo(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'videos' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'videoStats' });
  cache.gc();
}

/** Videos are gone: they leave every list at once, and the counts are asked for anew. */
export function removeVideos(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids) cache.evict({ id: `Video:${id}` });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'videoStats' });
  cache.gc();
}
