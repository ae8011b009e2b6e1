import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { initialUser, decideUser, userEventTypes, type UserEvent, type UserState } from '../domain/users/index.ts';
import { evolveUser } from '../domain/users/index.ts';
import { personOf, type Description } from './person.ts';

const account = { issuer: 'https://id.example/', subject: 'auth0|1' };
const ann: Description = {
  email: 'ann@example.com',
  emailVerified: true,
  givenName: 'Ann',
  familyName: 'Lee',
  name: 'Ann Lee',
  picture: 'https://pictures.example/ann.png',
};
const nobody: Description = {
  email: undefined,
  emailVerified: false,
  givenName: undefined,
  familyName: undefined,
  name: undefined,
  picture: undefined,
};
const of = (claims: Partial<Description>) => personOf(account, { ...ann, ...claims });

describe('a person', () => {
  test('is what the provider says', () => {
    expect(personOf(account, ann)).toEqual({
      ...account,
      email: 'ann@example.com',
      emailVerified: true,
      firstName: 'Ann',
      lastName: 'Lee',
      displayName: 'Ann Lee',
      pictureUrl: 'https://pictures.example/ann.png',
    });
  });

  test('has no names, address and picture when the provider names none', () => {
    const empty = { email: '', emailVerified: false, firstName: '', lastName: '', displayName: '', pictureUrl: null };
    expect(personOf(account, nobody)).toEqual({ ...account, ...empty });
  });

  test('is shown by first and last name without another one', () => {
    expect(of({ name: undefined }).displayName).toBe('Ann Lee');
    expect(of({ name: '\u0000', familyName: undefined }).displayName).toBe('Ann');
  });
});

describe('a name', () => {
  test.each([
    ['x'.repeat(1_000), 'x'.repeat(200)],
    [`${'x'.repeat(199)}👩‍👩‍👧`, 'x'.repeat(199)],
    ['Ann\u202E\u0000\nLee', 'Ann Lee'],
    ['\uD83D', ''],
  ])('%j becomes %j', (givenName, firstName) => {
    expect(of({ givenName }).firstName).toBe(firstName);
  });
});

describe('a picture', () => {
  const long = `https://bucket.s3.example/ann.png?signature=${'x'.repeat(1_500)}`;
  test('is kept at a long address', () => {
    expect(of({ picture: long }).pictureUrl).toBe(long);
  });

  test.each([
    `https://bucket.s3.example/ann.png?signature=${'x'.repeat(4_000)}`,
    `data:image/png;base64,${'A'.repeat(3_000)}`,
    'javascript:alert(1)',
    '/ann.png',
    'ann',
  ])('%#: is left out when it is no address, or longer than events take', (picture) => {
    expect(of({ picture }).pictureUrl).toBeNull();
  });
});

describe('an address', () => {
  test.each([
    `${'a'.repeat(600)}@example.com`,
    `ann@${'a.'.repeat(400)}example`,
    'ann\u0000@example.com',
    'ann\u202E@example.com',
    '\uD800@example.com',
  ])('%#: is left out and not verified when no event takes it', (email) => {
    expect(of({ email })).toMatchObject({ email: '', emailVerified: false });
  });

  test.each(['"front desk 1"@oak.example', `${'a'.repeat(65)}@example.com`, 'ann_b#EXT#@tenant.onmicrosoft.com'])(
    '%j is kept, although no mail reaches it',
    (email) => {
      expect(of({ email })).toMatchObject({ email, emailVerified: true });
    },
  );
});

/** Texts of every kind that providers send. */
const claim = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.integer({ min: 0, max: 5_000 }).map((length) => '👩‍👩‍👧'.repeat(length)),
  fc.webUrl({ withQueryParameters: true }),
  fc.emailAddress(),
  fc.constant(undefined),
);
const claims = fc.record({
  email: claim,
  emailVerified: fc.boolean(),
  givenName: claim,
  familyName: claim,
  name: claim,
  picture: claim,
});

test('records a sign-in whatever the provider says, for new and old users', () => {
  fc.assert(
    fc.property(fc.array(claims, { minLength: 1, maxLength: 4 }), (signIns) => {
      let state: UserState = initialUser;
      for (const said of signIns) {
        const identity = { userId: 'u1', username: 'ann', ...personOf(account, said) };
        const events: readonly UserEvent[] = decideUser({ kind: 'sign_in', identity }, state, 0);
        for (const event of events) {
          const schema = userEventTypes.find(({ type }) => type === event.type)?.schema;
          expect(schema?.safeParse(event.data).error).toBeUndefined();
          expect(JSON.stringify(event.data).isWellFormed()).toBe(true);
          state = evolveUser(state, event, 0);
        }
        expect(state.exists).toBe(true);
      }
    }),
  );
});
