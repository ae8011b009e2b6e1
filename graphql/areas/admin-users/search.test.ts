import { describe, expect, test } from '@jest/globals';
import type { Projections } from '../../../projection-service/index.ts';
import { createUserSearch } from './search.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly createdAt: number;
  readonly email?: string;
}

/** The fields of the read model that the search reads. */
const projectionsOf = (people: readonly Person[]) =>
  ({
    reader: () => ({
      count: async () => people.length,
      query: async (_collection: string, { after, limit }: { after?: { order: [string] }; limit: number }) =>
        people
          .map(({ id, name, position, createdAt, email = '' }) => ({
            id,
            doc: {
              position: String(position).padStart(8, '0'),
              createdAt,
              email,
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

test('a later search finds accounts that registered or changed since, and puts those that begin with the search first', async () => {
  const search = createUserSearch();
  expect(await names(search, [person(1, 'Ann'), person(2, 'Bo')], 'ann')).toEqual(['u1']);
  const later = [person(1, 'Anna Lee', 4), person(2, 'Annette', 5), person(3, 'Joann')];
  expect(await names(search, later, 'ann')).toEqual(['u2', 'u1', 'u3']);
  expect(await names(search, later, 'bo')).toEqual([]);
});

test('no longer finds an erased account, even when another one registered meanwhile', async () => {
  const search = createUserSearch();
  expect(await names(search, [person(1, 'Ann'), person(2, 'Anne')], 'ann')).toEqual(['u2', 'u1']);
  expect(await names(search, [person(2, 'Anne'), person(3, 'Bo')], 'ann')).toEqual(['u2']);
});

test('a search waits for the preparation that is under way, and does not read the same accounts again', async () => {
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

describe('the order of search results', () => {
  const account = (n: number, { email = '', name = '', id = `u${n}` }) => ({ ...person(n, name), id, email });
  const strange = '3e58c877-3182-4176-ac41-0123456789ab';

  test('is the exact email address, then texts that begin with the search, then the rest, each the newest first', async () => {
    const found = await names(
      createUserSearch(),
      [
        account(1, { email: 'ann@agents.example' }),
        account(2, { email: 'ann@agents.example.org' }),
        account(3, { name: 'Joann@agents.example' }),
        account(4, { email: 'ann@agents.examples.org' }),
      ],
      'Ann@agents.example',
    );
    expect(found).toEqual(['u1', 'u4', 'u2', 'u3']);
  });

  test('an id is found by its beginning of at least 8 characters, never by its middle', async () => {
    const people = [account(1, { email: 'c41@agents.example' }), account(2, { id: strange, name: 'Yara Aziz' })];
    expect(await names(createUserSearch(), people, 'c41')).toEqual(['u1']);
    expect(await names(createUserSearch(), people, 'ac41')).toEqual([]);
    expect(await names(createUserSearch(), people, strange.slice(0, 7))).toEqual([]);
    expect(await names(createUserSearch(), people, strange.slice(0, 8))).toEqual([strange]);
    expect(await names(createUserSearch(), people, strange)).toEqual([strange]);
  });

  test('accents and kinds of apostrophes make no difference', async () => {
    const people = [account(1, { name: 'Émilie Dûpont' }), account(2, { name: 'O’Connor-Smythe' })];
    expect(await names(createUserSearch(), people, 'emilie dupont')).toEqual(['u1']);
    expect(await names(createUserSearch(), people, 'ÉMILIE')).toEqual(['u1']);
    expect(await names(createUserSearch(), people, "o'connor")).toEqual(['u2']);
  });

  test('pages hold every match once, whatever its rank', async () => {
    const people = Array.from({ length: 60 }, (_, n) =>
      account(n, n % 3 === 0 ? { email: `ann${n}@x.example` } : { name: n % 3 === 1 ? `Ann ${n}` : `Joann ${n}` }),
    );
    const search = createUserSearch();
    const all: string[] = [];
    let after: { id: string; order: readonly unknown[] } | undefined;
    do {
      const { found } = await search.find(projectionsOf(people), {
        search: 'ann',
        limit: 7,
        ...(after && { after: after as never }),
      });
      all.push(...found.map(({ id }) => id));
      after = found.at(-1);
    } while (after !== undefined);
    expect(all).toHaveLength(60);
    expect(new Set(all).size).toBe(60);
  });
});
