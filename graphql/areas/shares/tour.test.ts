import { createSecretKey } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { linkIdOf, type TourPlace } from '../../../command-service/index.ts';
import type { TourRequest } from '../../../domain/leads/index.ts';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import { given, now, registered, requested } from '../../testing/area.ts';
import { createAccess } from './access.ts';

const token = 'Zk3wq0d9T8mXr2c5VbN7yA';
const path = `/s/${token}/tour`;
const link = { videoId: 'v1', userId: 'ann', linkId: linkIdOf(token) };
const completed = happened('video-v1', 'VideoCompleted', {
  videoId: 'v1',
  userId: 'ann',
  attempt: 1,
  durationMs: 2e4,
  late: false,
  picturesLeftOut: 0,
  leftOut: [],
  videoKey: 'video',
  thumbnailKey: 'poster',
  captionsKey: 'captions',
  costCents: null,
  renderMs: null,
});
const shared = (takesTours = true) => happened('share-v1', 'ShareLinkCreated', { ...link, token, takesTours });
const changed = (changes: object) =>
  happened('share-v1', 'ShareLinkChanged', {
    ...link,
    expiresAtMs: null,
    isProtected: false,
    passwordHash: null,
    showsAddress: true,
    takesTours: true,
    ...changes,
  });
const revoked = happened('share-v1', 'ShareLinkRevoked', link);
const maria = { name: 'Maria', email: 'maria@home.example', phone: '', message: 'On Saturday?' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const formOf = (fields: Readonly<Record<string, string>>) => Buffer.from(new URLSearchParams(fields).toString());

async function setUp(events: Parameters<typeof given>[0] = [shared()], allowed = true) {
  const received: { place: TourPlace; request: TourRequest; key: string; actor: string }[] = [];
  const shares = {
    access: createAccess(createSecretKey(Buffer.alloc(32, 1)), false, () => now),
    takeTour: async () => ({ allowed, retryAfterSeconds: 60 }),
    mayConfirm: async ({ email }: { email: string }) => email === maria.email,
  };
  const commands = {
    leads: {
      requestTour: async (place: TourPlace, request: TourRequest, key: string, { actor }: { actor: { id: string } }) =>
        void received.push({ place, request, key, actor: actor.id }),
    },
  };
  const providers = {
    files: { stat: async () => undefined, open: async () => undefined },
    video: { presenters: async () => [] },
  };
  const all = [registered('ann'), registered('bo'), requested('ann', 'v1'), completed, ...events];
  const { as } = await given(all, { shares, providers, commands } as never, ['videos', 'users']);
  return { as, received };
}

describe('a tour request by a form', () => {
  test('is recorded in the language of the page, and answered with the page that thanks', async () => {
    const { as, received } = await setUp();
    const answer = await as().rest('POST', `${path}?lang=es`, formOf({ ...maria, key: 'k1', website: '' }), form);
    expect([answer.status, answer.headers['location']]).toEqual([303, `/s/${token}?lang=es&tour=sent#tour`]);
    const place = { userId: 'ann', videoId: 'v1', linkId: link.linkId, language: 'es', confirms: true };
    const request = { ...maria, phone: null };
    expect(received).toEqual([{ place, request, key: expect.any(String), actor: 'share-page' }]);
    const thanks = await as().rest('GET', `/s/${token}?tour=sent`);
    expect(thanks.body).toContain('Thank you. Your request was sent.');
  });

  test('is confirmed only where there is an address and the limits allow a mail', async () => {
    const { as, received } = await setUp();
    const phone = '+1 512 555 0142';
    for (const fields of [{ email: '', phone }, { email: 'other@home.example' }])
      await as().rest('POST', path, formOf({ ...maria, ...fields, key: 'k1' }), form);
    expect(received.map(({ place }) => place.confirms)).toEqual([false, false]);
  });

  test('has the same key when it is sent twice, and another one when it was changed or is another form', async () => {
    const { as, received } = await setUp();
    for (const fields of [{ key: 'k1' }, { key: 'k1' }, { key: 'k1', name: 'Mia' }, { key: 'k2' }])
      await as().rest('POST', path, formOf({ ...maria, ...fields }), form);
    const [first, again, edited, other] = received.map(({ key }) => key);
    expect(again).toBe(first);
    expect(new Set([first, edited, other]).size).toBe(3);
  });

  test('is shown again with its values, escaped, where a field is wrong', async () => {
    const { as, received } = await setUp();
    const evil = '"><script>alert(1)</script>';
    const fields = { ...maria, email: 'maria', name: evil, key: 'k1' };
    const answer = await as().rest('POST', `${path}?lang=es`, formOf(fields), form);
    expect(answer.status).toBe(400);
    for (const text of ['Esta no es una dirección de correo electrónico.', 'On Saturday?', 'value="maria"', 'k1'])
      expect(answer.body).toContain(text);
    expect(answer.body).not.toContain('<script>alert(1)');
    expect(received).toEqual([]);
  });

  test('answers a program that fills in the form alike and records nothing', async () => {
    const { as, received } = await setUp();
    const answer = await as().rest('POST', path, formOf({ ...maria, website: 'https://spam.example' }), form);
    expect([answer.status, received]).toEqual([303, []]);
  });

  test('beyond the limits is shown again with the time to come back', async () => {
    const { as, received } = await setUp([shared()], false);
    const answer = await as().rest('POST', path, formOf(maria), form);
    expect([answer.status, answer.headers['retry-after'], received]).toEqual([429, '60', []]);
    expect(answer.body).toContain('Too many requests. Please try again later.');
  });

  test('larger than all fields at their limits is refused', async () => {
    const { as, received } = await setUp();
    const full = { name: '字'.repeat(100), phone: '', email: maria.email, message: '字'.repeat(1_000), key: 'k1' };
    expect((await as().rest('POST', path, formOf(full), form)).status).toBe(303);
    expect((await as().rest('POST', path, formOf({ ...full, other: 'x'.repeat(20_000) }), form)).status).toBe(413);
    expect(received).toHaveLength(1);
  });
});

describe('a tour request by JSON', () => {
  const json = { 'content-type': 'application/json' };
  const bodyOf = (body: unknown) => Buffer.from(JSON.stringify(body));

  test('is recorded under the key of its header', async () => {
    const { as, received } = await setUp();
    for (let sent = 0; sent < 2; sent += 1)
      expect(await as().rest('POST', path, bodyOf(maria), { ...json, 'idempotency-key': 'one' })).toMatchObject({
        status: 201,
        body: { success: true },
      });
    expect(received.map(({ key }) => key)).toEqual(['header/one', 'header/one']);
  });

  test.each([
    ['no name', { ...maria, name: '' }, 'name'],
    ['no way to answer', { ...maria, email: '' }, 'email'],
    ['a wrong number', { ...maria, phone: 'call me' }, 'phone'],
    ['a long message', { ...maria, message: 'x'.repeat(1_001) }, 'message'],
    ['half a character', { ...maria, message: '\ud83d' }, 'message'],
    ['a list for a name', { ...maria, name: ['a'] }, 'name'],
  ])('refuses a request with %s at its field', async (_, body, field) => {
    const { as, received } = await setUp();
    expect(await as().rest('POST', path, bodyOf(body), json)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', field },
    });
    expect(received).toEqual([]);
  });

  test.each(['[]', 'null', '"x"', '{', ''])('%j is refused', async (body) => {
    const { as } = await setUp();
    expect((await as().rest('POST', path, Buffer.from(body), json)).status).toBe(400);
  });

  test('refuses a request of the owner with the reason', async () => {
    const { as, received } = await setUp();
    expect(await as('ann').rest('POST', path, bodyOf(maria), json)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('This is your own video') },
    });
    expect((await as('bo').rest('POST', path, bodyOf(maria), json)).status).toBe(201);
    // The owner doesn't learn who of the senders has an account.
    expect(received.map(({ actor }) => actor)).toEqual(['share-page']);
  });
});

describe('a link', () => {
  test('that takes no requests shows no form and takes none', async () => {
    const { as, received } = await setUp([shared(false)]);
    const page = await as().rest('GET', `/s/${token}`);
    expect([page.status, String(page.body).includes('/tour')]).toEqual([200, false]);
    expect((await as().rest('POST', path, formOf(maria), form)).status).toBe(404);
    const json = { 'content-type': 'application/json' };
    expect((await as().rest('POST', path, Buffer.from(JSON.stringify(maria)), json)).status).toBe(409);
    expect(received).toEqual([]);
  });

  test.each([
    ['revoked', [shared(), revoked]],
    ['expired', [shared(), changed({ expiresAtMs: now })]],
    ['protected by a password that was not given', [shared(), changed({ isProtected: true, passwordHash: 'hash' })]],
  ])('that is %s takes none', async (_, events) => {
    const { as, received } = await setUp(events);
    expect((await as().rest('POST', path, formOf(maria), form)).status).toBe(404);
    expect((await as().rest('POST', '/s/Zk3wq0d9T8mXr2c5VbN7yB/tour', formOf(maria), form)).status).toBe(404);
    expect(received).toEqual([]);
  });
});
