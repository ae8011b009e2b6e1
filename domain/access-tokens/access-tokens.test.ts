import { describe, expect, test } from '@jest/globals';
import { limits } from '../catalog.ts';
import { specify } from '../testing/spec.ts';
import {
  decideAccessTokens,
  endOf,
  evolveAccessTokens,
  initialAccessTokens,
  type AccessTokenEvent,
  type AccessTokensCommand,
} from './index.ts';

const ids = { userId: 'ann', tokenId: 't1' };
const hash = 'a'.repeat(64);
const fields = { name: 'Report', scopes: ['read' as const], hash };
const create: AccessTokensCommand = { kind: 'create', ...ids, ...fields, expiresInDays: null };
const created: AccessTokenEvent = { type: 'AccessTokenCreated', data: { ...ids, ...fields, expiresAtMs: null } };
const revoked: AccessTokenEvent = { type: 'AccessTokenRevoked', data: ids };
const used: AccessTokenEvent = { type: 'AccessTokenUsed', data: ids };
const refuse: AccessTokensCommand = { kind: 'refuse', ...ids, reason: 'missing_scope', call: 'Mutation.startVideo' };
const refused: AccessTokenEvent = {
  type: 'AccessTokenRefused',
  data: { ...ids, reason: 'missing_scope', call: 'Mutation.startVideo' },
};

describe('the access tokens of a user', () => {
  const { given } = specify({ initial: initialAccessTokens, decide: decideAccessTokens, evolve: evolveAccessTokens });

  test('creates and revokes each token once', () => {
    given().when(create).then(created);
    given(created).when(create).thenNothing();
    given(created)
      .when({ kind: 'revoke', ...ids })
      .then(revoked);
    given(created, revoked)
      .when({ kind: 'revoke', ...ids })
      .thenNothing();
    given()
      .when({ kind: 'revoke', ...ids })
      .thenRefused('NOT_FOUND', 'Access token not found');
  });

  test('limits the number of tokens; revoking one makes room', () => {
    const many = Array.from({ length: limits.accessTokens }, (_, n) => ({
      ...created,
      data: { ...created.data, tokenId: `other-${n}` },
    })) as AccessTokenEvent[];
    given(...many)
      .when(create)
      .thenRefused('NOT_ALLOWED_NOW', 'Your account can have 20 access tokens. Revoke one to create another.');
    given(...many, { ...revoked, data: { ...ids, tokenId: 'other-0' } })
      .when(create)
      .then(created);
  });

  test('records uses once an hour, and refusals once an hour for each call and reason', () => {
    given(created)
      .when({ kind: 'use', ...ids })
      .then(used);
    given(created, used)
      .when({ kind: 'use', ...ids })
      .thenNothing();
    given(created).when(refuse).then(refused);
    given(created, refused).when(refuse).thenNothing();
    given(created, refused)
      .when({ ...refuse, call: 'Mutation.deleteVideo' })
      .then({ ...refused, data: { ...refused.data, call: 'Mutation.deleteVideo' } });
  });

  test('keeps the list short, however many were made', () => {
    let state = initialAccessTokens;
    for (let n = 0; n < 100; n += 1) {
      const tokenId = `t${n}`;
      state = evolveAccessTokens(state, { ...created, data: { ...created.data, tokenId } }, n);
      state = evolveAccessTokens(state, { type: 'AccessTokenRevoked', data: { userId: 'ann', tokenId } }, n);
    }
    expect(state.tokens.length).toBeLessThanOrEqual(21);
    expect(state.tokens.at(-1)?.tokenId).toBe('t99');
  });

  test('ends a token when it is revoked or expires', () => {
    expect(endOf({ revokedAt: null, expiresAt: null }, 5)).toBeUndefined();
    expect(endOf({ revokedAt: null, expiresAt: 5 }, 5)).toBe('expired');
    expect(endOf({ revokedAt: 1, expiresAt: 5 }, 5)).toBe('revoked');
  });
});
