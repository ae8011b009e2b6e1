import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { createAuthenticator } from '../testing/authenticator.ts';
import { ann, bo, openTestFactors, start } from '../testing/factors.ts';

async function withPasskey() {
  const factors = openTestFactors();
  const device = createAuthenticator();
  const passkey = await factors.passkeys.add(ann.id, 'Phone', device.create(await factors.passkeys.registration(ann)));
  if (passkey === undefined) throw new Error('the passkey was refused');
  return { ...factors, device, passkey };
}

describe('making a passkey', () => {
  test('stores and lists it, and records it with its name', async () => {
    const { passkeys, passkey, events } = await withPasskey();
    expect(passkeys.list(ann.id)).toEqual([{ id: passkey.id, name: 'Phone', createdAt: start, lastUsedAt: undefined }]);
    expect(passkeys.list(bo.id)).toEqual([]);
    expect(await events()).toEqual([{ accountId: ann.id, type: 'PasskeyAdded', passkeyId: passkey.id, name: 'Phone' }]);
  });

  test('asks the device to verify the person and to keep the key', async () => {
    const { passkeys } = openTestFactors();
    expect(await passkeys.registration(ann)).toMatchObject({
      rp: { id: 'localhost', name: 'Curbcast' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without verification of the person', { verified: false }],
  ])('refuses an answer %s', async (_, circumstances) => {
    const { passkeys } = openTestFactors();
    const answer = createAuthenticator().create(await passkeys.registration(ann), circumstances);
    expect(await passkeys.add(ann.id, 'Phone', answer)).toBeUndefined();
    expect(passkeys.list(ann.id)).toEqual([]);
  });

  test('refuses a challenge that was used, of another account, too old, or never made', async () => {
    const { passkeys, clock } = openTestFactors();
    const device = createAuthenticator();
    const options = await passkeys.registration(ann);
    expect(await passkeys.add(bo.id, 'Phone', device.create(options))).toBeUndefined();
    expect(await passkeys.add(ann.id, 'Phone', device.create(options))).toBeDefined();
    expect(await passkeys.add(ann.id, 'Again', createAuthenticator().create(options))).toBeUndefined();
    expect(await passkeys.add(ann.id, 'Made up', device.create({ challenge: 'AAAA' }))).toBeUndefined();
    const late = await passkeys.registration(ann);
    clock.now = start + 5 * 60_000;
    expect(await passkeys.add(ann.id, 'Late', createAuthenticator().create(late))).toBeUndefined();
  });

  test('a key that is known stays with its account', async () => {
    const { passkeys, device } = await withPasskey();
    expect(await passkeys.add(bo.id, 'Stolen', device.create(await passkeys.registration(bo)))).toBeUndefined();
    expect((await passkeys.registration(ann)).excludeCredentials).toHaveLength(1);
  });

  test.each([undefined, null, 'text', {}, { id: 'x', response: {} }])('refuses %j', async (answer) => {
    const { passkeys } = openTestFactors();
    expect(await passkeys.add(ann.id, 'Phone', answer)).toBeUndefined();
    expect(await passkeys.use('sign-in 1', answer)).toBeUndefined();
  });
});

describe('using a passkey', () => {
  test('names its account, and records when it was used', async () => {
    const { passkeys, device, clock } = await withPasskey();
    clock.now = start + 1_000;
    expect(await passkeys.use('sign-in 1', device.get(await passkeys.request('sign-in 1')))).toBe(ann.id);
    expect(passkeys.list(ann.id)[0]?.lastUsedAt).toBe(start + 1_000);
  });

  test('works once, and for its purpose only', async () => {
    const { passkeys, device } = await withPasskey();
    const request = await passkeys.request('sign-in 1');
    expect(await passkeys.use('sign-in 2', device.get(request))).toBeUndefined();
    const answers = await Promise.all([1, 2].map(() => passkeys.use('sign-in 1', device.get(request))));
    expect(answers.filter((answer) => answer !== undefined)).toEqual([ann.id]);
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without verification of the person', { verified: false }],
  ])('refuses an answer %s', async (_, circumstances) => {
    const { passkeys, device } = await withPasskey();
    const answer = device.get(await passkeys.request('sign-in 1'), circumstances);
    expect(await passkeys.use('sign-in 1', answer)).toBeUndefined();
  });

  test('refuses an unknown key, and a signature of another one', async () => {
    const { passkeys, device } = await withPasskey();
    const stranger = createAuthenticator();
    expect(await passkeys.use('p', stranger.get(await passkeys.request('p')))).toBeUndefined();
    const request = await passkeys.request('p');
    const forged = { ...stranger.get(request), id: device.get(request).id, rawId: device.get(request).rawId };
    expect(await passkeys.use('p', forged)).toBeUndefined();
  });

  test('refuses a copy of a key whose counter rises', async () => {
    const { passkeys, device } = await withPasskey();
    const useWith = async (counter: number) => passkeys.use('p', device.get(await passkeys.request('p'), { counter }));
    expect(await useWith(7)).toBe(ann.id);
    expect([await useWith(7), await useWith(6), await useWith(0)]).toEqual([undefined, undefined, undefined]);
    expect(await useWith(8)).toBe(ann.id);
  });

  test('accepts each device of a synced passkey, however they count, and a key of one device only while it counts up', async () => {
    const uses = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(uses, fc.boolean(), async (counters, synced) => {
        const { passkeys, device } = await withPasskey();
        let highest = 0;
        for (const counter of counters) {
          const isNew = counter > highest || (counter === 0 && highest === 0);
          const answer = device.get(await passkeys.request('p'), { counter, synced });
          expect(await passkeys.use('p', answer)).toBe(synced || isNew ? ann.id : undefined);
          highest = Math.max(highest, counter);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a request for one account names its keys only', async () => {
    const { passkeys, device } = await withPasskey();
    const { id } = device.get({ challenge: '' });
    expect((await passkeys.request('confirm', ann.id)).allowCredentials).toMatchObject([{ id }]);
    expect((await passkeys.request('confirm', bo.id)).allowCredentials).toEqual([]);
  });
});

test('only the owner can rename and remove a passkey; a removed one no longer signs in', async () => {
  const { passkeys, passkey, device, events } = await withPasskey();
  expect([passkeys.rename(bo.id, passkey.id, 'Mine'), passkeys.remove(bo.id, passkey.id)]).toEqual([false, false]);
  expect(passkeys.rename(ann.id, passkey.id, 'Work phone')).toBe(true);
  expect(passkeys.list(ann.id)[0]?.name).toBe('Work phone');
  const request = await passkeys.request('p');
  expect([passkeys.remove(ann.id, passkey.id), passkeys.remove(ann.id, passkey.id)]).toEqual([true, false]);
  expect(await passkeys.use('p', device.get(request))).toBeUndefined();
  expect((await events()).slice(1)).toEqual([
    { accountId: ann.id, type: 'PasskeyRemoved', passkeyId: passkey.id, byOperator: false },
  ]);
});

test.each([
  ['https://app.curbcast.example', true],
  ['http://localhost:3000', true],
  ['http://app.localhost:3000', true],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['https://203.0.113.9', false],
  ['http://app.curbcast.example', false],
])('passkeys are available at %s: %p', (publicUrl, available) => {
  expect(openTestFactors({ publicUrl }).passkeys.available).toBe(available);
});
