import { expect, test } from '@jest/globals';
import type { Projections } from '../../projection-service/index.ts';
import { createUserSearch } from './search.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly createdAt: number;
}

/** The read model of these people, as far as the search reads it. */
const projectionsOf = (people: readonly Person[]) =>
  ({
    reader: () => ({
      count: async () => people.length,
      query: async (_collection: string, { after, limit }: { after?: { order: [string] }; limit: number }) =>
        people
          .map(({ id, name, position, createdAt }) => ({
            id,
            doc: {
              position: String(position).padStart(8, '0'),
              createdAt,
              email: '',
              username: name,
              displayName: name,
              firstName: '',
              lastName: '',
              isAdmin: false,
              isFinance: false,
              suspendedBy: null,
              deletionPending: false,
            },
          }))
          .filter(({ doc }) => after === undefined || doc.position > after.order[0])
          .toSorted((a, b) => (a.doc.position < b.doc.position ? -1 : 1))
          .slice(0, limit),
    }),
  }) as object as Projections;

const person = (n: number, name: string, position = n): Person => ({ id: `u${n}`, name, position, createdAt: n });
const names = async (search: ReturnType<typeof createUserSearch>, people: readonly Person[], text: string) => {
  const { found, total } = await search.find(projectionsOf(people), { search: text, limit: 10 });
  expect(total).toBe(found.length);
  return found.map(({ id }) => id);
};

test('a later search finds who registered and who changed since, and keeps the order of creation', async () => {
  const search = createUserSearch();
  expect(await names(search, [person(1, 'Ann'), person(2, 'Bo')], 'ann')).toEqual(['u1']);
  const later = [person(1, 'Anna Lee', 4), person(2, 'Annette', 5), person(3, 'Joann')];
  expect(await names(search, later, 'ann')).toEqual(['u3', 'u2', 'u1']);
  expect(await names(search, later, 'bo')).toEqual([]);
});

test('an erased account is found no more, even when another one registered meanwhile', async () => {
  const search = createUserSearch();
  expect(await names(search, [person(1, 'Ann'), person(2, 'Anne')], 'ann')).toEqual(['u2', 'u1']);
  expect(await names(search, [person(2, 'Anne'), person(3, 'Bo')], 'ann')).toEqual(['u2']);
});

test('a search waits for the preparation that is under way, and reads nothing that it has read', async () => {
  const search = createUserSearch();
  const people = Array.from({ length: 2_500 }, (_, n) => person(n, 'Ann'));
  const projections = projectionsOf(people);
  let pages = 0;
  const counted = {
    reader: () => {
      const reader = projections.reader('users');
      return {
        ...reader,
        query: (...args: Parameters<typeof reader.query>) => {
          pages += 1;
          return reader.query(...args);
        },
      };
    },
  } as object as Projections;
  const prepared = search.prepare(counted);
  expect((await search.find(counted, { search: 'ann', limit: 2 })).total).toBe(2_500);
  await prepared;
  // Three pages hold all accounts; the search asks once for what came since.
  expect(pages).toBe(4);
});

test('searches at the same time do not read an account twice', async () => {
  const search = createUserSearch();
  const people = Array.from({ length: 2_500 }, (_, n) => person(n, 'Ann'));
  const answers = await Promise.all(
    [1, 2, 3].map(() => search.find(projectionsOf(people), { search: 'ann', limit: 2 })),
  );
  expect(answers.map(({ total }) => total)).toEqual([2_500, 2_500, 2_500]);
});
