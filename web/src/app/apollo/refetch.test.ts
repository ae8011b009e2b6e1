import { ApolloClient, ApolloLink, InMemoryCache, gql } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { Observable } from 'rxjs';
import { createRefetcher } from './refetch.ts';

const query = gql`
  query Count {
    count
  }
`;

test('refetches a query that becomes stale during its fetch, so the last answer is newer than every event', async () => {
  let count = 0;
  const waiting: (() => void)[] = [];
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      () =>
        new Observable((observer) => {
          // The server reads when the request comes; its answer comes later.
          const data = { count };
          waiting.push(() => {
            observer.next({ data });
            observer.complete();
          });
        }),
    ),
  });
  const shown: unknown[] = [];
  const watched = client.watchQuery<{ count: number }>({ query });
  watched.subscribe(({ data }) => shown.push(data?.count));
  const answer = async (): Promise<void> => {
    waiting.shift()?.();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  };
  await answer();
  const refetch = createRefetcher(client, (cause) => {
    throw cause;
  });
  for (count = 1; count < 5; count += 1) refetch(['count']);
  expect(waiting).toHaveLength(1);
  count = 5;
  refetch(['count']);
  await answer();
  expect(waiting).toHaveLength(1);
  await answer();
  expect(waiting).toHaveLength(0);
  expect(shown.at(-1)).toBe(5);
});
