import { describe, expect, test } from '@jest/globals';
import { START } from '../../../domain/envelope.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { given, registered, sessionOf } from '../../testing/area.ts';

/** Commands and identity that record their calls. */
function setUp(refusal?: Refusal) {
  const asked: unknown[] = [];
  const answer = async (...call: unknown[]): Promise<never> => {
    asked.push(call);
    if (refusal) throw refusal;
    return START as never;
  };
  const doubles = {
    commands: {
      profile: {
        changeProfile: (userId: string, edit: unknown) => answer('changeProfile', userId, edit),
        changePicture: (userId: string, url: unknown) => answer('changePicture', userId, url),
      },
    },
    accountSettings: {
      changeEmail: async ({ userId, email }: { userId: string; email: string }) => {
        await answer('changeEmail', userId, email);
        return { email, expiresAt: 1 };
      },
      changePassword: ({ userId, ...request }: { userId: string }) => answer('changePassword', userId, request),
      forgotPassword: ({ email }: { email: string }) => answer('forgotPassword', email),
      resetPassword: ({ token, password }: { token: string; password: string }) =>
        answer('resetPassword', token, password),
      isResetLink: (token: string) => token === 'good',
      makePicture: async (_userId: string, file: Uint8Array) => {
        await answer('makePicture', file.length);
        return `${'a'.repeat(64)}.webp`;
      },
    },
  };
  const sessions = { list: async () => [], renew: async (id: string) => `sid=new secret of ${id}` };
  return { asked, open: () => given([registered('ann')], { ...doubles, sessions } as object) };
}

const profile = {
  username: 'ann',
  email: 'ann@curbcast.example',
  displayName: 'ann Agent',
  phoneNumber: null,
  profilePictureUrl: null,
  language: 'en',
};
const updateProfile =
  'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { username } emailPending } }';

describe('the profile', () => {
  test('GET /auth/profile has exactly the six fields', async () => {
    const { as } = await setUp().open();
    expect((await as('ann').rest('GET', '/auth/profile')).body).toEqual(profile);
  });

  test('PATCH /auth/profile changes what is sent, in one form', async () => {
    const { asked, open } = setUp();
    const { as } = await open();
    const body = { username: ' Ann.Lee ', displayName: ' Ann ', phoneNumber: '+1 (512) 555-0142' };
    const { status, body: answer } = await as('ann').rest('PATCH', '/auth/profile', body);
    expect([status, answer]).toEqual([200, profile]);
    const edit = { username: 'Ann.Lee', displayName: 'Ann', phoneNumber: '+15125550142' };
    expect(asked).toEqual([['changeProfile', 'ann', edit]]);
    await as('ann').graphql(updateProfile, { input: body });
    expect(asked[1]).toEqual(['changeProfile', 'ann', edit]);
  });

  test('takes the languages that the product speaks, over both calls', async () => {
    const { asked, open } = setUp();
    const { as } = await open();
    expect((await as('ann').rest('PATCH', '/auth/profile', { language: 'es' })).status).toBe(200);
    await as('ann').graphql(updateProfile, { input: { language: 'en' } });
    expect(asked).toEqual([
      ['changeProfile', 'ann', { language: 'es' }],
      ['changeProfile', 'ann', { language: 'en' }],
    ]);
  });

  test.each(['de', 'ES', '', 7, null, ['es']])('refuses the language %j at its field', async (language) => {
    const { asked, open } = setUp();
    const { as } = await open();
    const { status, body } = await as('ann').rest('PATCH', '/auth/profile', { language });
    expect([status, body]).toMatchObject([
      400,
      { code: 'INVALID_INPUT', field: 'language', message: 'language must be one of: en, es.' },
    ]);
    expect(asked).toEqual([]);
  });

  test('takes nothing from the body but these fields', async () => {
    const { asked, open } = setUp();
    const { as } = await open();
    const body = JSON.parse(
      '{"credits":999,"role":"admin","isAdmin":true,"id":"bob","userId":"bob","emailVerified":true,"profilePictureUrl":"https://evil.example/x","createdAt":1}',
    ) as object;
    expect((await as('ann').rest('PATCH', '/auth/profile', body)).status).toBe(200);
    expect(asked).toEqual([['changeProfile', 'ann', {}]]);
    for (const text of ['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'])
      expect((await as('ann').rest('PATCH', '/auth/profile', JSON.parse(text) as object)).status).toBe(400);
    expect(Object.prototype).not.toHaveProperty('a');
  });

  test('removes a phone number', async () => {
    const { asked, open } = setUp();
    const { as } = await open();
    await as('ann').rest('PATCH', '/auth/profile', { phoneNumber: '' });
    await as('ann').graphql(updateProfile, { input: { phoneNumber: null } });
    expect(asked).toEqual([
      ['changeProfile', 'ann', { phoneNumber: null }],
      ['changeProfile', 'ann', { phoneNumber: null }],
    ]);
  });

  test.each<[string, object, RegExp]>([
    ['a short user name', { username: 'ab' }, /^A username has 3 to 30 letters/],
    ['an empty user name', { username: '' }, /^A username has/],
    ['an object as user name', { username: { $ne: null } }, /^A username has/],
    ['a look-alike letter', { username: '\u0430nn' }, /^A username has/],
    ['a huge user name', { username: 'a'.repeat(100_000) }, /^A username has/],
    ['a long display name', { displayName: 'x'.repeat(101) }, /at most 100 characters/],
    ['a control character', { displayName: 'a\u0000b' }, /letters, spaces and punctuation only/],
    ['words as phone number', { phoneNumber: 'call me' }, /^Enter a phone number/],
    ['a phone number without its country', { phoneNumber: '5125550142' }, /^Enter a phone number/],
    ['a long phone number', { phoneNumber: '+1234567890123456' }, /^Enter a phone number/],
    ['no email', { email: ' ' }, /^Enter an email address/],
    ['a huge email', { email: `${'a'.repeat(1_000)}@example.com` }, /^Enter an email address/],
    ['a list as email', { email: ['a@example.com'] }, /^Enter an email address/],
  ])('%s is refused and changes nothing', async (_name, input, message) => {
    const { asked, open } = setUp();
    const { as } = await open();
    const { status, body } = await as('ann').rest('PATCH', '/auth/profile', input);
    expect([status, body]).toMatchObject([400, { code: 'INVALID_INPUT', message: expect.stringMatching(message) }]);
    expect(await as('ann').graphql(updateProfile, { input })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(asked).toEqual([]);
  });

  test('another email address waits for its confirmation', async () => {
    const { asked, open } = setUp();
    const { as } = await open();
    const { body } = await as('ann').rest('PATCH', '/auth/profile', { email: 'new@example.com' });
    expect(body).toEqual({ ...profile, emailPending: 'new@example.com' });
    expect(asked).toEqual([
      ['changeProfile', 'ann', {}],
      ['changeEmail', 'ann', 'new@example.com'],
    ]);
  });

  test('ignores the present email address in another spelling', async () => {
    const { asked, open } = setUp();
    const { as } = await open();
    await as('ann').rest('PATCH', '/auth/profile', { email: 'ANN@Curbcast.example' });
    expect(asked).toEqual([['changeProfile', 'ann', {}]]);
  });

  test('needs a recent authentication for another email address only', async () => {
    const { asked, open } = setUp();
    const { as } = await open();
    const late = as('ann', { authenticatedAt: 0 });
    expect((await late.rest('PATCH', '/auth/profile', { email: 'new@example.com' })).body).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
    });
    expect(asked).toEqual([]);
    expect((await late.rest('PATCH', '/auth/profile', { displayName: 'Ann' })).status).toBe(200);
  });

  test.each([
    ['USERNAME_TAKEN', 'This username is already taken.'],
    ['EMAIL_TAKEN', 'This email address is already in use.'],
    ['MANAGED_BY_PROVIDER', 'Your sign-in provider manages this. Change it there.'],
  ] as const)('answers 409 %s', async (code, message) => {
    const { as } = await setUp(new Refusal(code, message)).open();
    expect((await as('ann').rest('PATCH', '/auth/profile', { username: 'bob' })).body).toMatchObject({ code, message });
    expect((await as('ann').rest('PATCH', '/auth/profile', { username: 'bob' })).status).toBe(409);
  });
});

describe('the picture', () => {
  const boundary = 'x-boundary';
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const form = (content: Buffer | string, field = 'profilePicture', name = '../../me.png') =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
  const fiveMegabytes = 5 * 1024 * 1024;

  test('is stored under the hash of its content, whatever the file is called', async () => {
    const { asked, open } = setUp();
    const { as } = await open();
    const { status } = await as('ann').rest('POST', '/auth/profile/picture', form('bytes'), type);
    expect(status).toBe(200);
    expect(asked).toEqual([
      ['makePicture', 5],
      ['changePicture', 'ann', `/files/pictures/${'a'.repeat(64)}.webp`],
    ]);
  });

  test('may have 5 MB, and not one byte more', async () => {
    const { asked, open } = setUp();
    const { as } = await open();
    expect(
      (await as('ann').rest('POST', '/auth/profile/picture', form(Buffer.alloc(fiveMegabytes)), type)).status,
    ).toBe(200);
    expect(asked[0]).toEqual(['makePicture', fiveMegabytes]);
    const large = await as('ann').rest('POST', '/auth/profile/picture', form(Buffer.alloc(fiveMegabytes + 1)), type);
    expect([large.status, large.body]).toMatchObject([
      413,
      { code: 'TOO_LARGE', message: 'Please upload an image smaller than 5MB.' },
    ]);
    expect(asked).toHaveLength(2);
  });

  test.each<[string, Buffer, Record<string, string>]>([
    ['another field', form('bytes', 'file'), type],
    ['an empty file', form(''), type],
    ['no form', Buffer.from('{}'), { 'content-type': 'application/json' }],
    ['a form that breaks off', form('bytes').subarray(0, -10), type],
    ['a form without a boundary', form('bytes'), { 'content-type': 'multipart/form-data' }],
  ])('is refused as %s', async (_name, body, headers) => {
    const { asked, open } = setUp();
    const { as } = await open();
    const answer = await as('ann').rest('POST', '/auth/profile/picture', body, headers);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'INVALID_INPUT', message: 'Please upload a JPEG, PNG, GIF, or WebP image.' },
    ]);
    expect(asked).toEqual([]);
  });

  test.each(['../../keys.sqlite', 'x.webp', `${'a'.repeat(64)}.png`, '%2e%2e%2fkeys'])(
    'is not found at the address %s',
    async (name) => {
      const { as } = await setUp().open();
      expect((await as().rest('GET', `/files/pictures/${encodeURIComponent(name)}`)).status).toBe(404);
    },
  );
});

describe('the password', () => {
  const body = { currentPassword: 'old password', newPassword: 'new password' };

  test('is changed, and only this session continues, with a new cookie', async () => {
    const { asked, open } = setUp();
    const { as } = await open();
    const { status, body: answer, headers } = await as('ann').rest('PATCH', '/auth/change-password', body);
    expect([status, answer]).toEqual([200, { success: true }]);
    expect(headers['set-cookie']).toEqual([`sid=new secret of ${sessionOf('ann')}`]);
    expect(asked).toMatchObject([['changePassword', 'ann', { ...body, sessionId: sessionOf('ann') }]]);
  });

  test('stays the same with a wrong current password: 403', async () => {
    const sentence = 'Failed to change password. Check your current password.';
    const { as } = await setUp(new Refusal('FORBIDDEN', sentence)).open();
    const { status, body: answer, headers } = await as('ann').rest('PATCH', '/auth/change-password', body);
    expect(headers['set-cookie']).toBeUndefined();
    expect([status, answer]).toMatchObject([403, { code: 'FORBIDDEN', message: sentence }]);
  });

  test.each([{}, { currentPassword: 'x' }, { ...body, newPassword: 5 }, { ...body, newPassword: 'x'.repeat(2_000) }])(
    'is not changed by %p',
    async (input) => {
      const { asked, open } = setUp();
      const { as } = await open();
      expect((await as('ann').rest('PATCH', '/auth/change-password', input)).status).toBe(400);
      expect(asked).toEqual([]);
    },
  );

  test('is reset without a session when it was forgotten', async () => {
    const { asked, open } = setUp();
    const { as } = await open();
    expect(await as().rest('POST', '/auth/forgot-password', { email: 'ann@example.com' })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await as().rest('POST', '/auth/reset-password', { token: 't', password: 'new password' })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await as().graphql('{ passwordResetLinkWorks(token: "good") }')).toEqual({ passwordResetLinkWorks: true });
    expect(await as().graphql('{ passwordResetLinkWorks(token: "bad") }')).toEqual({ passwordResetLinkWorks: false });
    expect(asked).toEqual([
      ['forgotPassword', 'ann@example.com'],
      ['resetPassword', 't', 'new password'],
    ]);
  });

  test.each([{}, { email: '' }, { email: null }, { email: { $ne: null } }])(
    'gets no reset link with %p: 400',
    async (input) => {
      const { asked, open } = setUp();
      const { as } = await open();
      expect((await as().rest('POST', '/auth/forgot-password', input)).status).toBe(400);
      expect(asked).toEqual([]);
    },
  );
});

test.each([
  ['GET', '/auth/profile'],
  ['PATCH', '/auth/profile'],
  ['POST', '/auth/profile/picture'],
  ['PATCH', '/auth/change-password'],
] as const)('%s %s answers 401 without a session', async (method, url) => {
  const { as } = await setUp().open();
  expect((await as().rest(method, url, method === 'GET' ? undefined : {})).status).toBe(401);
});
