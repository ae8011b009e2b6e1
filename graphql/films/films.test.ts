import { expect, test } from '@jest/globals';
import { Refusal } from '../../domain/refusal.ts';
import { given, registered } from '../testing/area.ts';

const own = `/api/pictures/own/${'5b'.repeat(32)}.webp`;
const brand = {
  primaryColour: '#0B3D6E',
  accentColour: '#e0a030',
  logoUrl: own,
  agent: { name: ' Maria ', title: '', company: 'Oak', phone: '1', email: '', licence: '' },
};
const unlimited = { take: async () => ({ allowed: true as const }) };
const films = {
  check: async (url: string) => {
    if (url.includes('gone')) throw new Refusal('INVALID_INPUT', 'We could not read it.');
    return { contentType: url.endsWith('mp4') ? ('video/mp4' as const) : ('image/png' as const) };
  },
  preview: async (userId: string, script: string, avatarId: string) => ({
    sentence: script,
    wav: Buffer.from(`${userId} ${avatarId}`),
  }),
  makePicture: async () => `${'5b'.repeat(32)}.webp`,
  previews: unlimited,
  checks: unlimited,
  uploads: unlimited,
};
const files = { stat: async (key: string) => (key.startsWith('own-pictures/ann/') ? { key } : undefined) };
const setUp = (changes = {}) =>
  given([registered('ann'), registered('bo')], { films: { ...films, ...changes }, providers: { files } as never });
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
    films,
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
  ['a colour that is none', { primaryColour: 'red' }, 'Please choose a colour such as #0b6e63.'],
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

test('speaks a preview, within its limit', async () => {
  const speak = 'mutation ($script: String!) { previewVoice(script: $script, avatarId: "clara") { sentence audio } }';
  const { as } = await setUp();
  expect(await as('ann').graphql(speak, { script: 'Hi.' })).toEqual({
    previewVoice: { sentence: 'Hi.', audio: Buffer.from('ann clara').toString('base64') },
  });
  expect(await as('ann').graphql(speak, { script: ' ' })).toMatchObject({
    message: expect.stringContaining('Please write a script first'),
  });
  const limited = await setUp({ previews: { take: async () => ({ allowed: false, retryAfterSeconds: 9 }) } });
  expect(await limited.as('ann').graphql(speak, { script: 'Hi.' })).toMatchObject({
    message: expect.stringContaining('Too many requests'),
  });
});
