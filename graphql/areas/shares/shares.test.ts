import { createSecretKey } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { linkIdOf } from '../../../command-service/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { createRateLimit } from '../../../lib/rate-limit.ts';
import { happened, type GivenEvent } from '../../../projection-service/testing/projection-spec.ts';
import { given, now, registered, requested } from '../../testing/area.ts';
import { createAccess } from './access.ts';
import type { Watched } from './audience.ts';

const token = 'Zk3wq0d9T8mXr2c5VbN7yA';
const path = `/s/${token}`;
const evil = `</title><script>alert(1)</script>"'`;
const link = { videoId: 'v1', userId: 'ann', linkId: linkIdOf(token) };
const completed = (videoId: string): GivenEvent =>
  happened(`video-${videoId}`, 'VideoCompleted', {
    videoId,
    userId: 'ann',
    attempt: 1,
    durationMs: 20_000,
    late: false,
    videoKey: 'video',
    thumbnailKey: 'poster',
    captionsKey: `captions-of-${videoId}`,
    picturesLeftOut: 0,
    costCents: null,
    renderMs: null,
    leftOut: [],
  });
const ready = (title?: string) => [registered('ann'), registered('bo'), requested('ann', 'v1', title), completed('v1')];
const shared = happened('share-v1', 'ShareLinkCreated', { ...link, token, takesTours: true });
const limited = (changes: object) =>
  happened('share-v1', 'ShareLinkChanged', {
    ...link,
    expiresAtMs: null,
    isProtected: false,
    passwordHash: null,
    showsAddress: true,
    takesTours: true,
    ...changes,
  });
const agent = { name: 'Ann Lee', title: 'Broker', company: 'Oak', phone: '+1 555 0100', email: '', licence: '77' };
const brand = happened('user-ann', 'BrandChanged', {
  userId: 'ann',
  brand: { primaryColour: '#000000', accentColour: '#ffffff', logoUrl: null, agent },
});
const video = Buffer.from('0123456789');
const captions = 'WEBVTT\n\n00:00.000 --> 00:03.000\nWelcome.\n';
const contents = new Map<string, Buffer>([
  ['video', video],
  ['poster', Buffer.from('jpeg')],
  ['captions-of-v1', Buffer.from(captions)],
]);
const stored = (key: string) => {
  const content = contents.get(key);
  return content && { key, bytes: content.length, sha256: 'hash', contentType: 'video/mp4' };
};
const files = {
  stat: async (key: string) => stored(key),
  open: async (key: string, range?: { start: number; end: number }) => {
    const file = stored(key);
    const bytes = contents.get(key);
    return file && bytes && { file, stream: Readable.from([bytes.subarray(range?.start, (range?.end ?? 99) + 1)]) };
  },
};

const oneLine = (body: unknown): string => String(body).replace(/\s+/g, ' ');

async function setUp(events: readonly GivenEvent[], doubles: object = {}) {
  const watched: Watched[] = [];
  const shares = {
    audience: { watched: async (one: Watched) => void watched.push(one), stop: async () => undefined },
    access: createAccess(createSecretKey(Buffer.alloc(32, 1)), false, () => now),
    tries: createRateLimit({ points: 10, seconds: 900 }),
    hashPassword: async (password: string) => `hash of ${password}`,
    verifyPassword: async (password: string, hash: string) => hash === `hash of ${password}`,
  };
  const providers = { files, video: { presenters: async () => [{ id: 'presenter-1', name: 'Mia', description: '' }] } };
  const area = await given(events, { shares, providers, ...doubles } as never, ['videos', 'users']);
  return { ...area, watched };
}

describe('a share page', () => {
  test('shows the video, the agent, the notice and previews, and nothing about the account', async () => {
    const { as } = await setUp([...ready(), shared, brand]);
    const { status, body, headers } = await as().rest('GET', path);
    expect(status).toBe(200);
    for (const text of [
      '<h1>Tour of Elm Street</h1>',
      '1 Elm Street',
      `src="${path}/video.mp4"`,
      `<track kind="captions" src="${path}/captions.vtt" srclang="en"`,
      'Presented by Mia, an AI avatar.',
      '<strong>Ann Lee</strong>',
      'href="tel:+15550100"',
      '<meta name="robots" content="noindex">',
      `<meta property="og:image" content="http://localhost${path}/poster.jpg" />`,
      '<meta name="twitter:card" content="player" />',
      'type="application/json+oembed"',
    ])
      expect(oneLine(body)).toContain(text);
    // A nonce is random, and may be any letters.
    const said = String(body).replaceAll(/nonce="[^"]*"/g, '');
    for (const secret of ['v1', 'ann@', 'Welcome.', 'script.txt', 'presenter-1']) expect(said).not.toContain(secret);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'$/);
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  test('shows the video without the name of its presenter while the provider does not answer', async () => {
    const presenters = async () => {
      throw new Refusal('UNAVAILABLE', 'Rendering is not available right now.');
    };
    const { as } = await setUp([...ready(), shared], { providers: { files, video: { presenters } } });
    const { status, body } = await as().rest('GET', path);
    expect(status).toBe(200);
    expect(oneLine(body)).toContain('Presented by an AI avatar.');
  });

  test('escapes what the owner typed', async () => {
    const { as } = await setUp([...ready(evil), shared]);
    for (const page of [path, `${path}/embed`]) {
      const { body } = await as().rest('GET', page);
      expect(body).not.toContain('<script>alert');
      expect(body).toContain('&lt;script&gt;alert(1)');
    }
  });

  test('may not be framed, the embed page may', async () => {
    const { as } = await setUp([...ready(), shared]);
    const embed = await as().rest('GET', `${path}/embed`);
    expect(embed.headers['content-security-policy']).toMatch(/frame-ancestors \*$/);
    expect(embed.body).toContain('<video');
  });

  test('leaves out the address where the owner says so, and shows the name of an owner without a card', async () => {
    const { as } = await setUp([...ready(), shared, limited({ showsAddress: false })]);
    const { body } = await as().rest('GET', path);
    expect(body).not.toContain('1 Elm Street');
    expect(body).toContain('Send ann Agent a message.');
  });
});

describe('in Spanish', () => {
  const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' };

  test('the pages follow the link, the kept choice and the browser, and no cache mixes languages', async () => {
    const { as } = await setUp([...ready(), shared, brand]);
    for (const [address, headers] of [
      [`${path}?lang=es`, {}],
      [path, { cookie: 'curbcast-language=es' }],
      [path, spanish],
    ] as const) {
      const answer = await as().rest('GET', address, undefined, headers);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Cookie, Accept-Language' });
      for (const text of [
        '<html lang="es">',
        '<h1>Tour of Elm Street</h1>',
        'Presentado por Mia, un avatar con IA.',
        'Licencia 77',
        'Llamar al +1 555 0100',
        '1 Elm Street. Presentado para Ann Lee, Oak.',
        'srclang="en" label="Subtítulos"',
      ])
        expect(oneLine(answer.body)).toContain(text);
      expect(answer.body).not.toMatch(/Presented|License|Call |Captions|Housing/);
    }
    expect((await as().rest('GET', `${path}?lang=en`, undefined, spanish)).body).toContain('<html lang="en">');
  });

  test('a language that the link asks for stays through the password and out of the player', async () => {
    const { as } = await setUp([...ready(), shared, limited({ passwordHash: 'hash of elm', isProtected: true })]);
    const asked = `${path}?lang=es`;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const { body } = await as().rest('GET', asked);
    expect(body).toContain('Este video está protegido con una contraseña.');
    expect(oneLine(body)).toContain(`action="${asked}"`);
    expect(oneLine((await as().rest('GET', `${path}/embed?lang=es`)).body)).toContain(`href="${asked}"`);
    const wrong = await as().rest('POST', asked, Buffer.from('password=oak'), form);
    expect(wrong.body).toContain('Esa no es la contraseña. Inténtalo de nuevo.');
    const right = await as().rest('POST', asked, Buffer.from('password=elm'), form);
    expect([right.status, right.headers['location']]).toEqual([303, asked]);
  });

  test('a link that opens nothing says so', async () => {
    const { as } = await setUp(ready());
    const { status, body } = await as().rest('GET', '/s/unknown', undefined, spanish);
    expect([status, body]).toEqual([404, expect.stringContaining('Este enlace no lleva a ningún video.')]);
  });
});

describe('the files of a link', () => {
  test.each([
    ['video.mp4', video.toString()],
    ['poster.jpg', 'jpeg'],
    ['captions.vtt', captions],
    ['chapters.vtt', 'WEBVTT\n\n'],
  ])('%s is sent without an account', async (name, content) => {
    const { as } = await setUp([...ready(), shared]);
    expect(await as().rest('GET', `${path}/${name}`)).toMatchObject({ status: 200, body: content });
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=99-100', 416, '', 'bytes */10'],
  ])('the video allows ranges: %s is %s', async (range, status, body, contentRange) => {
    const { as } = await setUp([...ready(), shared]);
    const answer = await as().rest('GET', `${path}/video.mp4`, undefined, { range });
    expect(answer).toMatchObject({ status, body, headers: { 'content-range': contentRange } });
  });

  test('the QR code is a picture of the address', async () => {
    const { as } = await setUp([...ready(), shared]);
    const { status, body, headers } = await as().rest('GET', `${path}/qr.svg`);
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(body).toContain('<svg');
  });
});

const gone: readonly (readonly [string, readonly GivenEvent[]])[] = [
  ['guessed', ready()],
  ['revoked', [...ready(), shared, happened('share-v1', 'ShareLinkRevoked', link)]],
  ['expired', [...ready(), shared, limited({ expiresAtMs: now })]],
  [
    'of a deleted video',
    [
      ...ready(),
      shared,
      happened('video-v1', 'VideoDeleted', { ...link, attempt: 1, statusBefore: 'ready', reason: null }),
    ],
  ],
  [
    'of a suspended account',
    [...ready(), shared, happened('user-ann', 'AccountSuspended', { userId: 'ann', by: 'admin', reason: 'x' })],
  ],
];

describe.each(gone)('a link that is %s', (_how, events) => {
  test('answers the same page for every dead link, also for its files, player, password and oEmbed', async () => {
    const { as, watched } = await setUp(events);
    const page = await as().rest('GET', path);
    expect(page).toMatchObject({ status: 404, headers: { 'x-robots-tag': 'noindex' } });
    expect(page.body).toContain('404 Page Not Found');
    expect(page.body).toMatch(/<header class="brand">\s*<a href="\/">/);
    expect(page.body).not.toContain('Elm Street');
    const plain = (body: unknown): string => String(body).replace(/nonce="[^"]*"/g, '');
    for (const address of [`${path}/video.mp4`, `${path}/qr.svg`, `${path}/other`, '/s', '/s/x', '/s/..%2f..%2fkeys']) {
      const other = await as().rest('GET', address);
      expect([other.status, plain(other.body)]).toEqual([404, plain(page.body)]);
    }
    const url = `http://localhost${path}`;
    expect((await as().rest('GET', `/s/oembed?url=${encodeURIComponent(url)}`)).status).toBe(404);
    expect((await as().rest('GET', `${path}/embed`)).status).toBe(404);
    expect((await as().rest('POST', `${path}/watched`, { reached: 0 })).status).toBe(404);
    expect((await as().rest('POST', path)).status).toBe(404);
    expect(watched).toEqual([]);
  });
});

describe('a protected link', () => {
  const events = [...ready(), shared, limited({ passwordHash: 'hash of elm', isProtected: true })];
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (password: string) => ['POST', path, Buffer.from(`password=${password}`), form] as const;

  test('shows nothing before the password, and the video after it', async () => {
    const { as } = await setUp(events);
    const asked = await as().rest('GET', path);
    expect(asked.status).toBe(200);
    expect(asked.body).toContain('This video is protected by a password.');
    expect(asked.body).not.toContain('Elm Street');
    expect((await as().rest('GET', `${path}/video.mp4`)).status).toBe(404);
    expect((await as().rest('GET', `${path}/embed`)).body).not.toContain('Elm Street');
    const wrong = await as().rest(...send('oak'));
    expect(wrong.status).toBe(403);
    expect(wrong.body).toContain('This is not the password. Please try again.');
    const right = await as().rest(...send('elm'));
    expect(right).toMatchObject({ status: 303, headers: { location: path } });
    const cookie = String(right.headers['set-cookie']).split(';')[0] ?? '';
    expect(String(right.headers['set-cookie'])).toMatch(
      new RegExp(`Path=${path}; Max-Age=43200; HttpOnly; SameSite=Lax`),
    );
    expect((await as().rest('GET', path, undefined, { cookie })).body).toContain('Tour of Elm Street');
    expect((await as().rest('GET', `${path}/video.mp4`, undefined, { cookie })).status).toBe(200);
    const forged = cookie.replace(/\.[\w-]/, '.A');
    expect((await as().rest('GET', `${path}/video.mp4`, undefined, { cookie: forged })).status).toBe(404);
  });

  test('is closed to an address after ten wrong passwords, even to the right one', async () => {
    const { as } = await setUp(events);
    for (let time = 0; time < 10; time += 1) expect((await as().rest(...send('oak'))).status).toBe(403);
    const refused = await as().rest(...send('elm'));
    expect(refused).toMatchObject({ status: 429, body: expect.stringContaining('Too many attempts.') });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('asks its owner for no password', async () => {
    const { as } = await setUp(events);
    expect((await as('ann').rest('GET', path)).body).toContain('Tour of Elm Street');
    expect((await as('bo').rest('GET', path)).body).toContain('Protected video');
  });
});

describe('a view', () => {
  test('is reported with address and browser, except for the owner', async () => {
    const { as, watched } = await setUp([...ready(), shared]);
    const report = (userId: string | undefined, reached: unknown) =>
      as(userId).rest('POST', `${path}/watched`, { reached }, { 'user-agent': 'Firefox' });
    expect((await report(undefined, 0)).status).toBe(204);
    expect((await report('bo', 50)).status).toBe(204);
    expect((await report('ann', 0)).status).toBe(204);
    expect(watched).toEqual([
      { videoId: 'v1', ownerId: 'ann', part: 0, address: '127.0.0.1', userAgent: 'Firefox' },
      { videoId: 'v1', ownerId: 'ann', part: 50, address: '127.0.0.1', userAgent: 'Firefox' },
    ]);
  });

  test.each([1, '50', null, {}])('of part %p is refused', async (reached) => {
    const { as, watched } = await setUp([...ready(), shared]);
    expect((await as().rest('POST', `${path}/watched`, { reached })).status).toBe(400);
    expect(watched).toEqual([]);
  });
});

test('oEmbed offers the player within the bounds of the asking site', async () => {
  const { as } = await setUp([...ready(), shared]);
  const ask = (query: string) =>
    as().rest('GET', `/s/oembed?url=${encodeURIComponent(`http://localhost${path}`)}${query}`);
  expect(await ask('&maxwidth=640')).toMatchObject({
    status: 200,
    body: { type: 'video', version: '1.0', title: 'Tour of Elm Street', width: 640, height: 360 },
  });
  expect((await ask('')).body).toMatchObject({ html: expect.stringContaining(`src="http://localhost${path}/embed"`) });
  expect((await ask('&format=xml')).status).toBe(501);
  expect((await as().rest('GET', `/s/oembed?url=https://evil.example${path}`)).status).toBe(404);
});

describe('the calls of the owner', () => {
  const commands = {
    shares: {
      shareVideo: async (_userId: string, videoId: string) => ({ videoId, token, position: '0' }),
      changeShareLink: async (...call: unknown[]) => {
        changes.push(call.slice(0, 3));
        return { videoId: 'v1', token, position: '0' };
      },
      revokeShareLink: async () => ({ videoId: 'v1', token: null, position: '0' }),
    },
  };
  const changes: unknown[][] = [];
  const url = `http://localhost${path}`;

  test('answers the link under both its names, by REST and GraphQL alike', async () => {
    const { as } = await setUp([...ready(), shared], { commands });
    expect(await as('ann').rest('POST', '/api/videos/v1/share')).toMatchObject({
      status: 200,
      body: { shareUrl: url, publicUrl: url },
    });
    expect(
      await as('ann').graphql('mutation { shareVideo(id: "v1") { shareUrl publicUrl video { shareUrl } } }'),
    ).toEqual({ shareVideo: { shareUrl: url, publicUrl: url, video: { shareUrl: url } } });
    expect((await as('ann').rest('GET', '/api/videos')).body).toMatchObject([{ shareUrl: url }]);
  });

  test('opens the sharing page for the owner only, once there is a link', async () => {
    const { as } = await setUp([...ready(), requested('ann', 'v2'), shared]);
    const open = (userId: string | undefined, id: string) => as(userId).rest('GET', `/api/videos/${id}/sharing-page`);
    expect(await open('ann', 'v1')).toMatchObject({ status: 302, headers: { location: url } });
    expect(await open('ann', 'v2')).toMatchObject({ status: 404, body: { error: 'This video has no share link.' } });
    expect((await open('bo', 'v1')).status).toBe(404);
    expect((await open(undefined, 'v1')).status).toBe(401);
  });

  test('the link is described to its owner, without its password', async () => {
    const { as } = await setUp([...ready(), shared, limited({ passwordHash: 'hash', expiresAtMs: now + 1 })]);
    const fields = 'url embedUrl embedCode qrCodeUrl expiresAt hasExpired isProtected showsAddress';
    expect(await as('ann').graphql(`{ video(id: "v1") { share { ${fields} } } }`)).toMatchObject({
      video: {
        share: {
          url,
          embedUrl: `${url}/embed`,
          embedCode: expect.stringMatching(
            new RegExp(
              `^<iframe src="${url}/embed" width="1280" height="720" .*style="border:0;width:100%;max-width:1280px;height:auto;aspect-ratio:1280/720"`,
            ),
          ),
          qrCodeUrl: `${path}/qr.svg`,
          hasExpired: false,
          isProtected: true,
          showsAddress: true,
        },
      },
    });
  });

  test('expiry and password are set and removed independently of each other', async () => {
    const { as } = await setUp([...ready(), shared], { commands });
    const change = (input: object) =>
      as('ann').graphql(
        'mutation ($input: ShareLinkInput!) { changeShareLink(id: "v1", input: $input) { shareUrl } }',
        { input },
      );
    await change({ expiresAt: '2026-12-01T00:00:00Z' });
    await change({ password: 'elm street', showsAddress: false });
    await change({ expiresAt: null, password: null });
    await change({ expiresInDays: 7 });
    expect(await change({ expiresInDays: 0 })).toMatchObject({ message: 'Choose 1 to 365 days.' });
    expect(await change({ expiresInDays: 1, expiresAt: '2026-12-01T00:00:00Z' })).toMatchObject({
      message: 'Give a time or a number of days, not both.',
    });
    expect(changes).toEqual([
      ['ann', 'v1', { expiresAtMs: Date.UTC(2026, 11, 1) }],
      ['ann', 'v1', { passwordHash: 'hash of elm street', showsAddress: false }],
      ['ann', 'v1', { expiresAtMs: null, passwordHash: null }],
      ['ann', 'v1', { expiresAtMs: now + 7 * 86_400_000 }],
    ]);
    expect(await change({ password: 'elm' })).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'The password must have at least 4 characters.',
    });
  });

  test.each([
    ['REST', (as: Awaited<ReturnType<typeof setUp>>['as']) => as().rest('POST', '/api/videos/v1/share')],
    [
      'GraphQL',
      (as: Awaited<ReturnType<typeof setUp>>['as']) =>
        as().graphql('mutation { revokeShareLink(id: "v1") { position } }'),
    ],
  ])('%s needs a session', async (_how, call) => {
    const { as } = await setUp(ready());
    expect(JSON.stringify(await call(as))).toContain('UNAUTHENTICATED');
  });
});
