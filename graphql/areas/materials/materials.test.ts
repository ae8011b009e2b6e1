import { describe, expect, test } from '@jest/globals';
import { Refusal } from '../../../domain/refusal.ts';
import { given, registered } from '../../testing/area.ts';

const own = `/api/pictures/own/${'5b'.repeat(32)}.webp`;
const brand = {
  primaryColour: '#0B3D6E',
  accentColour: '#e0a030',
  logoUrl: own,
  agent: { name: ' Maria ', title: '', company: 'Oak', phone: '1', email: '', licence: '' },
};
const materials = {
  check: async (url: string) => {
    if (url.includes('gone')) throw new Refusal('INVALID_INPUT', 'We could not read it.');
    return { contentType: url.endsWith('mp4') ? ('video/mp4' as const) : ('image/png' as const) };
  },
  preview: async (userId: string, script: string, avatarId: string) => ({
    sentence: script,
    wav: Buffer.from(`${userId} ${avatarId}`),
    natural: true,
  }),
  makePicture: async () => `${'5b'.repeat(32)}.webp`,
};
const files = { stat: async (key: string) => (key.startsWith('own-pictures/ann/') ? { key } : undefined) };
const setUp = (changes = {}, more = {}) =>
  given([registered('ann'), registered('bo')], {
    materials: { ...materials, ...changes },
    providers: { files } as never,
    ...more,
  });
const speak =
  'mutation ($script: String!) { previewVoice(script: $script, avatarId: "clara") { sentence audio natural } }';
const changeBrand =
  'mutation ($brand: BrandInput) { changeBrand(brand: $brand) { brand { primaryColour agent { name } } } }';

test('a brand is saved, read and removed', async () => {
  const brands = new Map<string, unknown>();
  const commands = {
    profile: {
      changeBrand: async (userId: string, changed: unknown) => {
        brands.set(userId, changed);
        return '0000000000000001';
      },
    },
    users: { userState: async (userId: string) => ({ exists: true, admin: false, brand: brands.get(userId) }) },
  };
  const { as } = await given([registered('ann'), registered('bo')], {
    materials,
    providers: { files },
    commands,
  } as never);
  const saved = { primaryColour: '#0b3d6e', agent: { name: 'Maria' } };
  expect(await as('ann').graphql(changeBrand, { brand })).toEqual({ changeBrand: { brand: saved } });
  expect(await as('ann').graphql('{ brand { primaryColour agent { name } } }')).toEqual({ brand: saved });
  expect(await as('bo').graphql('{ brand { primaryColour } }')).toEqual({ brand: null });
  await as('ann').graphql(changeBrand, { brand: null });
  expect(await as('ann').graphql('{ brand { primaryColour } }')).toEqual({ brand: null });
});

test.each([
  ['a colour that is none', { primaryColour: 'red' }, 'Please choose a color such as #0b6e63.'],
  ['a logo on another site', { logoUrl: 'https://evil.example/x.webp' }, 'Please upload the logo first.'],
  ['a long name', { agent: { ...brand.agent, name: 'x'.repeat(81) } }, 'The name may have at most 80 characters.'],
])('refuses %s in a brand', async (_what, change, message) => {
  const { as } = await setUp();
  expect(await as('ann').graphql(changeBrand, { brand: { ...brand, ...change } })).toMatchObject({
    code: 'INVALID_INPUT',
    message,
  });
});

test('says which links can be shown, and finds the pictures of their owner only', async () => {
  const { as } = await setUp();
  const query = 'query ($urls: [String!]!) { mediaChecks(urls: $urls) { kind problem } }';
  const urls = ['https://a.example/tour.mp4', 'https://a.example/gone.png', own];
  const check = async (userId: string) => as(userId).graphql(query, { urls });
  const [video, gone] = [
    { kind: 'VIDEO', problem: null },
    { kind: null, problem: 'We could not read it.' },
  ];
  expect(await check('ann')).toEqual({ mediaChecks: [video, gone, { kind: 'IMAGE', problem: null }] });
  expect(await check('bo')).toEqual({
    mediaChecks: [video, gone, { kind: null, problem: 'This picture was removed.' }],
  });
});

test('speaks the first sentence for free, and asks for a script', async () => {
  const { as } = await setUp();
  expect(await as('ann').graphql(speak, { script: 'Hi.' })).toEqual({
    previewVoice: { sentence: 'Hi.', audio: Buffer.from('ann clara').toString('base64'), natural: true },
  });
  expect(await as('ann').graphql(speak, { script: ' ' })).toMatchObject({
    message: expect.stringContaining('Please write a script first'),
  });
});

describe('an own picture', () => {
  const boundary = 'x-boundary';
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const form = (content: Buffer | string, field = 'picture') =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="../../x.svg"\r\ncontent-type: text/html\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
  const path = '/files/own-pictures';

  test('is stored under the hash of its content, for its owner', async () => {
    const made: unknown[] = [];
    const makePicture = async (userId: string, file: Uint8Array) => {
      made.push([userId, Buffer.from(file).toString()]);
      return `${'5b'.repeat(32)}.webp`;
    };
    const { as } = await setUp({ makePicture });
    expect(await as('ann').rest('POST', path, form('bytes'), type)).toMatchObject({ status: 200, body: { url: own } });
    expect(made).toEqual([['ann', 'bytes']]);
  });

  test('may have 5 MB, and not one byte more', async () => {
    const { as } = await setUp();
    const size = 5 * 1024 * 1024;
    expect((await as('ann').rest('POST', path, form(Buffer.alloc(size)), type)).status).toBe(200);
    expect(await as('ann').rest('POST', path, form(Buffer.alloc(size + 1)), type)).toMatchObject({
      status: 413,
      body: { message: 'Please upload an image smaller than 5MB.' },
    });
  });

  test.each<[string, Buffer, Record<string, string>]>([
    ['another field', form('bytes', 'file'), type],
    ['an empty file', form(''), type],
    ['no form', Buffer.from('{}'), { 'content-type': 'application/json' }],
    ['a form that breaks off', form('bytes').subarray(0, -10), type],
  ])('is refused as %s', async (_name, body, headers) => {
    const { as } = await setUp();
    expect(await as('ann').rest('POST', path, body, headers)).toMatchObject({
      status: 400,
      body: { message: 'Please upload a JPEG, PNG, GIF, or WebP image.' },
    });
  });

  test.each([
    ['a visitor', undefined, own, 401],
    ['another user', 'bo', own, 404],
    ['its owner by another name', 'ann', '/api/pictures/own/..%2F..%2Fkeys.sqlite', 404],
  ])('is not there for %s', async (_who, userId, url, status) => {
    const { as } = await setUp();
    expect((await as(userId).rest('GET', url)).status).toBe(status);
  });

  test('needs a session', async () => {
    const { as } = await setUp();
    expect((await as().rest('POST', path, form('bytes'), type)).status).toBe(401);
  });
});

test('previews, checks and uploads are limited separately; a check counts every link', async () => {
  const taken: unknown[] = [];
  const take = async (...wanted: unknown[]) => {
    taken.push(wanted);
    return { allowed: false as const, retryAfterSeconds: 9 };
  };
  const { as } = await setUp({}, { limits: { take } });
  const refused = { code: 'RATE_LIMITED', message: 'You have done this too often. Please try again later.' };
  expect(await as('ann').graphql(speak, { script: 'Hi.' })).toEqual(refused);
  const urls = ['https://a.example/1.png', 'https://a.example/2.png'];
  const check = 'query ($urls: [String!]!) { mediaChecks(urls: $urls) { kind } }';
  expect(await as('ann').graphql(check, { urls })).toEqual(refused);
  expect(await as('ann').rest('POST', '/files/own-pictures', {})).toMatchObject({ status: 429, body: refused });
  expect(taken).toEqual([
    ['voicePreviews', 'ann'],
    ['mediaChecks', 'ann', 2],
    ['ownPictures', 'ann'],
  ]);
});
