import { describe, expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { createPositionMemory, cursorOf, positionLink, positionOf } from './position.ts';

describe('the position of a result', () => {
  test.each([
    [{ data: { startVideo: { position: '7', video: {} } } }, '7'],
    [{ data: { ok: true }, extensions: { position: '8' } }, '8'],
    [{ data: null }, undefined],
    [{ data: { catalog: { version: '1' } } }, undefined],
    [{ data: { odd: { position: 7 } } }, undefined],
  ])('is read from %j, if there is one', (result, position) => expect(positionOf(result)).toBe(position));
});

test('a subscription resumes after the cursor of an update, else after its position', () => {
  expect(cursorOf({ data: { accountUpdates: { position: '7', cursor: '5' } } })).toBe('5');
  expect(cursorOf({ data: { entries: { position: '7' } } })).toBe('7');
});

describe('the position memory', () => {
  test.each([
    [['0000000000000010', '0000000000000009'], '0000000000000010'],
    [['0000000000000010', '0000000000000012'], '0000000000000012'],
    [[], undefined],
  ])('keeps the latest of %j', (positions, latest) => {
    const memory = createPositionMemory();
    positions.forEach(memory.note);
    expect(memory.latest()).toBe(latest);
  });
});

test('sends the position of a mutation with the operations after it', async () => {
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
