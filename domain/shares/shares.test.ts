import { describe, expect, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import { audienceId, decideShare, evolveShare, initialShare, openToAll, type ShareEvent } from './index.ts';

const video = { videoId: 'v1', userId: 'ann' };
const share = { kind: 'share', ...video, linkId: 'new', token: 'new secret' } as const;
const created: ShareEvent = {
  type: 'ShareLinkCreated',
  data: { ...video, linkId: 'first', token: 'secret', takesTours: true },
};
const settings = {
  expiresAtMs: 1_000,
  isProtected: true,
  passwordHash: 'hash',
  showsAddress: false,
  takesTours: false,
};
const changed: ShareEvent = { type: 'ShareLinkChanged', data: { ...video, linkId: 'first', ...settings } };
const revoked: ShareEvent = { type: 'ShareLinkRevoked', data: { ...video, linkId: 'first' } };

describe('the link of a video', () => {
  const { given } = specify({ initial: initialShare, decide: decideShare, evolve: evolveShare });

  test('stays the same until it is revoked', () => {
    const state = given()
      .when(share)
      .then({ type: 'ShareLinkCreated', data: { ...video, linkId: 'new', token: 'new secret', takesTours: true } });
    expect(state.link).toEqual({ linkId: 'new', token: 'new secret', settings: openToAll });
    given(created).when(share).thenNothing();
    given(created, revoked)
      .when(share)
      .then({ type: 'ShareLinkCreated', data: { ...video, linkId: 'new', token: 'new secret', takesTours: true } });
  });

  test('is replaced, without its settings, once it has expired', () => {
    given(created, changed).when(share, { at: 999 }).thenNothing();
    const state = given(created, changed)
      .when(share, { at: 1_000 })
      .then({ type: 'ShareLinkCreated', data: { ...video, linkId: 'new', token: 'new secret', takesTours: true } });
    expect(state.link?.settings).toEqual(openToAll);
  });

  test('takes new settings once', () => {
    const change = { kind: 'change', ...video, settings } as const;
    expect(given(created).when(change).then(changed).link?.settings).toEqual(settings);
    given(created, changed).when(change).thenNothing();
    given().when(change).thenRefused('NOT_FOUND', 'This video has no share link.');
    given(created, revoked).when(change).thenRefused('NOT_FOUND', 'This video has no share link.');
  });

  test('is revoked once', () => {
    expect(
      given(created)
        .when({ kind: 'revoke', ...video })
        .then(revoked).link,
    ).toBeUndefined();
    given(created, revoked)
      .when({ kind: 'revoke', ...video })
      .thenNothing();
  });
});

test("each day's audience has a separate stream", () => {
  expect(audienceId('v1', '2026-11-22')).toBe('v1.2026-11-22');
});
