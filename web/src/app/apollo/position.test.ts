import { describe, expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { createPositionMemory, positionLink, positionOf } from './position.ts';

describe('the position of an answer', () => {
  test.each([
    [{ data: { startVideo: { position: '7', video: {} } } }, '7'],
    [{ data: { ok: true }, extensions: { position: '8' } }, '8'],
    [{ data: null }, undefined],
    [{ data: { catalog: { version: '1' } } }, undefined],
    [{ data: { odd: { position: 7 } } }, undefined],
  ])('%j', (result, position) => expect(positionOf(result)).toBe(position));
});

describe('what is remembered', () => {
  test('a live update does not take the place of a fresh command, but of an old one', () => {
    let now = 0;
    const memory = createPositionMemory(() => now);
    memory.note('10', 'command');
    now = 4_999;
    memory.note('9', 'live');
    expect(memory.current()).toBe('10');
    now = 5_000;
    memory.note('12', 'live');
    expect(memory.current()).toBe('12');
  });
});

test('users read their own writes: what follows a mutation carries its position', async () => {
  const headers: unknown[] = [];
  const server = new ApolloLink(
    (operation) =>
      new Observable((sink) => {
        headers.push((operation.getContext()['headers'] as Record<string, string> | undefined)?.['x-min-position']);
        sink.next({ data: operation.operationName === 'Set' ? { set: { position: '41' } } : { ok: true } });
        sink.complete();
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: positionLink(createPositionMemory()).concat(server),
  });
  const ask = () =>
    client.query({
      query: gql`
        query Ok {
          ok
        }
      `,
      fetchPolicy: 'no-cache',
    });
  await ask();
  await client.mutate({
    mutation: gql`
      mutation Set {
        set {
          position
        }
      }
    `,
  });
  await ask();
  expect(headers).toEqual([undefined, undefined, '41']);
});
