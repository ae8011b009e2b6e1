import { beforeAll, describe, expect, test } from '@jest/globals';
import { signOut, type Answer, type Client } from '../support/client.ts';
import { longScript, presenterOf, shortScript, startVideo } from '../support/videos.ts';
import { creditsOf, useFixture, type TestUser } from '../support/fixture.ts';

const fixture = useFixture();
let user: TestUser;
let other: TestUser;
let admin: TestUser;
let avatarId: string;
/** A video of the other user, queued behind a long one so that its state does not change. */
let foreign: string;

beforeAll(async () => {
  [user, other, admin] = [await fixture.customer(), await fixture.customer(), await fixture.admin()];
  avatarId = await presenterOf(user);
  await startVideo(other, { title: 'Keeps the renderer busy', script: longScript(5) });
  foreign = (await startVideo(other, { title: 'Not yours' })).video.id;
}, 60_000);

/** Every error has this body, with the same text in `error` and `message`. */
function expectProblem(
  answer: Answer<Record<string, unknown>>,
  status: number,
  code: string,
  message?: string | RegExp,
): void {
  expect({ status: answer.status, ...answer.body }).toMatchObject({
    status,
    code,
    requestId: expect.stringMatching(/^[\w.-]{8,}$/),
    error: answer.body['message'],
    message: expect.any(String),
  });
  expect(answer.headers.get('x-request-id')).toBe(answer.body['requestId']);
  if (typeof message === 'string') expect(answer.body['message']).toBe(message);
  else if (message) expect(answer.body['message']).toMatch(message);
  // No internal details: no path, stack or query.
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts\b|at \w+ \(|SQLITE|\/home\/|\/work\//);
}

const unchanged = async (who: Client, act: () => Promise<void>): Promise<void> => {
  const look = async () =>
    JSON.stringify([
      await creditsOf(who),
      (await who.call('GET', '/api/videos/stats')).body,
      (await who.call<unknown[]>('GET', '/api/credits/statement')).body.length,
    ]);
  const before = await look();
  await act();
  expect(await look()).toBe(before);
};

describe('request bodies of the wrong shape', () => {
  const order = (changes: object) => () => ({ script: shortScript, avatarId, ...changes });
  const missing = 'Please complete the script and avatar selection';
  const videoBodies: readonly (readonly [string, () => unknown, string | RegExp])[] = [
    ['nothing', () => ({}), missing],
    ['an array', () => [], missing],
    ['a string', () => 'script', missing],
    ['null', () => null, missing],
    ['no avatar', () => ({ script: shortScript }), missing],
    ['an empty script', order({ script: '' }), missing],
    ['a blank script', order({ script: ' \n\t ' }), missing],
    ['a number as script', order({ script: 5 }), missing],
    ['an operator as script', order({ script: { $ne: null } }), missing],
    ['an array as avatar', order({ avatarId: ['x'] }), missing],
    ['an unknown avatar', order({ avatarId: 'nobody' }), 'This presenter is not available.'],
    ['a script of a megabyte less', order({ script: 'word '.repeat(19_000) }), /at most 5000 characters/],
    ['a script of 5,001 characters', order({ script: 'a'.repeat(5_001) }), /at most 5000 characters/],
    ['an open placeholder', order({ script: 'It costs [price].' }), 'Please replace [price] in the script first.'],
    ['a number as title', order({ title: 7 }), /title is missing or not valid/],
    ['a list as address', order({ propertyAddress: [] }), /propertyAddress is missing or not valid/],
    [
      'an address of 3,000 characters to share',
      order({ screenShareUrl: `https://a.example/${'x'.repeat(3_000)}` }),
      /screenShareUrl/,
    ],
    [
      'a script address to share',
      order({ screenShareUrl: 'javascript:alert(1)' }),
      /^screenShareUrl must be a web address/,
    ],
    [
      'an address with a password to share',
      order({ screenShareUrl: 'https://me:secret@a.example/x.png' }),
      /^screenShareUrl must be a web address/,
    ],
    ['a picture that is no address', order({ imageUrls: ['not a url'] }), /^imageUrls must be a web address/],
    [
      '13 pictures',
      order({ imageUrls: Array.from({ length: 13 }, (_, n) => `https://a.example/${n}.png`) }),
      /at most 12 pictures/,
    ],
    ['a title of 201 characters', order({ title: 'x'.repeat(201) }), /title may have at most 200 characters/],
    ['pictures that are no list', order({ imageUrls: 'x' }), /imageUrls/],
    [
      'a bad script, and ignores an idempotency key in the wrong place',
      order({ idempotencyKey: 5, script: [] }),
      missing,
    ],
  ];
  test.each(videoBodies)('POST /api/videos rejects %s', (_what, body, message) =>
    unchanged(user, async () =>
      expectProblem(await user.call('POST', '/api/videos', body()), 400, 'INVALID_INPUT', message),
    ),
  );

  const priceChanged = 'Price changed, please review';
  const refills: readonly (readonly [string, unknown, string, string | RegExp])[] = [
    ['half a dollar', { amount: 0.5, credits: 10 }, 'PRICE_CHANGED', priceChanged],
    ['nothing', { amount: 0, credits: 10 }, 'PRICE_CHANGED', priceChanged],
    ['less than nothing', { amount: -1, credits: 10 }, 'PRICE_CHANGED', priceChanged],
    ['1e99', { amount: 1e99, credits: 10 }, 'PRICE_CHANGED', priceChanged],
    ['parts of a cent', { amount: 177.501, credits: 10 }, 'PRICE_CHANGED', priceChanged],
    ['one cent less', { amount: 177.49, credits: 10 }, 'PRICE_CHANGED', priceChanged],
    ['9,999 credits', { amount: 177.5, credits: 9_999 }, 'PRICE_CHANGED', priceChanged],
    ['a quarter credit', { amount: 177.5, credits: 0.25 }, 'PRICE_CHANGED', priceChanged],
    ['one bundle at the price of another', { amount: 400, credits: 50 }, 'PRICE_CHANGED', priceChanged],
    ['2^53 credits', { amount: 177.5, credits: 2 ** 53 }, 'PRICE_CHANGED', priceChanged],
    ['words', { amount: '725abc', credits: 50 }, 'INVALID_INPUT', /amount/],
    ['hexadecimal', { amount: '0xFF', credits: 10 }, 'INVALID_INPUT', /amount/],
    ['null', { amount: null, credits: 10 }, 'INVALID_INPUT', /amount/],
    ['no amount', { credits: 10 }, 'INVALID_INPUT', /amount/],
    ['an object', { amount: { valueOf: 1 }, credits: 10 }, 'INVALID_INPUT', /amount/],
  ];
  test.each(refills)('POST /api/credits/refill rejects %s', (_what, body, code, message) =>
    unchanged(user, async () =>
      expectProblem(await user.call('POST', '/api/credits/refill', body), 400, code, message),
    ),
  );

  test('accepts a price as plain text, as the documented client may send it', async () => {
    expect(await user.call('POST', '/api/credits/refill', { amount: '177.50', credits: '10' })).toMatchObject({
      status: 200,
      body: { amount: 17_750 },
    });
  });

  const payments: readonly (readonly [string, unknown])[] = [
    ['no payment', { credits: 1_000, amount: 1 }],
    ['an empty id', { planId: '' }],
    ['a number', { planId: 5 }],
    ['a list', { planId: ['pi_1'] }],
    ['an id of 1,000 characters', { planId: 'p'.repeat(1_000) }],
  ];
  test.each(payments)('POST /api/credits/add-manual rejects %s', (_what, body) =>
    unchanged(user, async () =>
      expectProblem(await user.call('POST', '/api/credits/add-manual', body), 400, 'INVALID_INPUT'),
    ),
  );

  const scripts: readonly (readonly [string, string, unknown, string | RegExp])[] = [
    ['/api/estimate-script', 'no script', {}, /script/],
    ['/api/estimate-script', 'a number', { script: 1 }, /script/],
    ['/api/estimate-script', 'too much', { script: 'a'.repeat(5_001) }, /at most 5000/],
    [
      '/api/estimate-script',
      'letters that the voice does not speak',
      { script: 'ברוכים הבאים' },
      /cannot speak Hebrew letters/,
    ],
    [
      '/api/videos',
      'letters that the voice does not speak',
      { script: 'Добро пожаловать', avatarId: 'clara' },
      /cannot speak Cyrillic letters/,
    ],
    ['/api/generate-script-from-profile', 'nothing', {}, /propertyDetails/],
    ['/api/generate-script-from-profile', 'a blank', { propertyDetails: '  ' }, 'Please enter a property URL first.'],
    [
      '/api/generate-script-from-profile',
      'an unknown length',
      { propertyDetails: 'A house', duration: 'eternal' },
      /duration/,
    ],
    ['/api/optimize-script', 'a blank', { script: ' ' }, 'Please write a script first'],
    [
      '/api/translate-script',
      'an unknown language',
      { script: 'Hello', language: 'klingon' },
      'Please select a language for translation',
    ],
    ['/api/translate-script', 'no script', { script: '', language: 'spanish' }, 'Please write a script first'],
  ];
  test.each(scripts)('POST %s rejects %s', async (path, _what, body, message) => {
    expectProblem(await user.call('POST', path, body), 400, 'INVALID_INPUT', message);
  });

  test('does not fetch a listing from an internal address', async () => {
    for (const address of [
      'http://127.0.0.1:1/',
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/',
      'http://2130706433/',
      `${fixture.server.url}/readyz`,
      'ftp://a.example/x',
      'http://user:secret@a.example/',
    ]) {
      const answer = await user.call('POST', '/api/generate-script-from-profile', {
        propertyDetails: address,
        duration: 'short',
      });
      expectProblem(answer, 400, 'INVALID_INPUT');
      expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|timeout|refused/i);
    }
  });

  const whole = 'Credits must be a whole number from 0 to 100000.';
  const credits: readonly (readonly [unknown, number, string | RegExp])[] = [
    [{ credits: 5.5 }, 400, whole],
    [{ credits: -1 }, 400, whole],
    [{ credits: 100_001 }, 400, whole],
    [{ credits: 1e9 }, 400, whole],
    [{ credits: '10; DROP TABLE users' }, 400, whole],
    [{ credits: '10' }, 400, whole],
    [{ credits: null }, 400, whole],
    [{}, 400, whole],
    [{ credits: 5, reason: 'no' }, 400, /3 to 500/],
    [{ credits: 5, reason: 'x'.repeat(501) }, 400, /3 to 500/],
    [{ credits: 5, reason: 7 }, 400, /reason/],
  ];
  test.each(credits)('PUT /api/admin/users/{id}/credits rejects %j', (body, status, message) =>
    unchanged(user, async () =>
      expectProblem(
        await admin.call('PUT', `/api/admin/users/${user.id}/credits`, body),
        status,
        'INVALID_INPUT',
        message,
      ),
    ),
  );

  test('answers NOT_FOUND when credits are set for an unknown user', async () => {
    expectProblem(
      await admin.call('PUT', '/api/admin/users/nobody/credits', { credits: 5, reason: 'for nobody' }),
      404,
      'NOT_FOUND',
      'User not found',
    );
  });

  test('prevents prototype pollution by keys of the body', async () => {
    const body =
      '{"script":"Hello there.","avatarId":"x","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
    const answer = await user.call('POST', '/api/videos', undefined, { raw: { type: 'application/json', body } });
    expect(answer.status).toBe(400);
    expect((await user.call('GET', '/auth/user')).body).toMatchObject({ isAdmin: false });
  });
});

describe('bodies that are not JSON', () => {
  const raw: readonly (readonly [string, string | undefined, string, number])[] = [
    ['broken JSON', 'application/json', '{"script": ', 400],
    ['no content', 'application/json', '', 400],
    ['text', 'text/plain', 'hello', 403],
    ['a form', 'application/x-www-form-urlencoded', 'script=hello&avatarId=x', 403],
    ['XML', 'application/xml', '<script/>', 403],
    ['JSON that says it is text', 'text/plain', '{"script":"x"}', 403],
    ['a body without a type', undefined, '{"script":"x"}', 403],
  ];
  test.each(raw)('rejects %s with an error message', (_what, type, body, status) =>
    unchanged(user, async () => {
      const answer = await user.call('POST', '/api/videos', undefined, {
        raw: { body, ...(type === undefined ? {} : { type }) },
      });
      expectProblem(answer, status, status === 403 ? 'FORBIDDEN' : 'INVALID_INPUT');
    }),
  );

  test("rejects content types other than JSON, also from the product's pages", async () => {
    const answer = await user.call('POST', '/api/videos', undefined, {
      raw: { type: 'text/plain', body: '{}' },
      headers: { origin: fixture.server.url },
    });
    expectProblem(answer, 415, 'UNSUPPORTED_TYPE');
  });

  test('rejects a body over one megabyte early', async () => {
    const answer = await user.call('POST', '/api/videos', { script: 'x'.repeat(1_100_000), avatarId });
    expectProblem(answer, 413, 'TOO_LARGE', 'The request is too large.');
  });
});

describe('unknown paths', () => {
  test('answers API calls with JSON and screens with the not-found page', async () => {
    const visitor = fixture.visitor();
    for (const path of ['/api/nothing', '/api', '/auth/nothing', '/graphql/nothing', '/api/videos/x/y/z']) {
      const answer = await visitor.call('GET', path);
      expectProblem(answer, 404, 'NOT_FOUND');
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    }
    expectProblem(await visitor.call('POST', '/api/nothing', {}), 404, 'NOT_FOUND');
    expectProblem(await visitor.call('PUT', '/api/videos', {}), 404, 'NOT_FOUND');
    // Paths with an encoded slash or NUL are not canonical; only the kind of their status is checked.
    const unusual = ['/%00', '/..%2f..%2fetc/passwd'];
    for (const path of ['/no-such-screen', '/dashboard/no-such-part', ...unusual]) {
      const page = await visitor.fetch(path, { headers: { accept: 'text/html' } });
      expect([path, page.status]).toEqual([path, unusual.includes(path) ? page.status : 404]);
      expect(page.status).toBeGreaterThanOrEqual(400);
      expect(page.status).toBeLessThan(500);
      expect(await page.text()).not.toMatch(/root:/);
    }
    const page = await visitor.fetch('/no-such-screen');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  });

  test('answers NOT_FOUND, never a server error, for ids of any form', async () => {
    const ids = [
      'x',
      '0',
      '-1',
      '00000000-0000-4000-8000-000000000000',
      'a'.repeat(250),
      '%2e%2e',
      "'%20OR%201=1--",
      '%F0%9F%8F%A0',
      '__proto__',
      'credits-1',
    ];
    for (const id of ids) {
      for (const [method, path] of [
        ['DELETE', ''],
        ['PATCH', '/status'],
        ['GET', '/media/video'],
      ] as const) {
        const answer = await user.call(method, `/api/videos/${id}${path}`);
        expect([method, id, answer.status]).toEqual([method, id, 404]);
      }
    }
    expect((await user.call('GET', `/api/videos/${'a'.repeat(5_000)}/media/video`)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('data of another user', () => {
  test('answers 404 on every route with an id and changes nothing', () =>
    unchanged(other, async () => {
      const routes: readonly (readonly [string, string])[] = [
        ['DELETE', `/api/videos/${foreign}`],
        ['PATCH', `/api/videos/${foreign}/status`],
        ['GET', `/api/videos/${foreign}/media/video`],
        ['GET', `/api/videos/${foreign}/media/thumbnail`],
        ['GET', `/api/videos/${foreign}/media/captions`],
      ];
      for (const [method, path] of routes) expectProblem(await user.call(method, path), 404, 'NOT_FOUND');
    }));

  test('GraphQL: answers null to reads and NOT_FOUND to mutations', () =>
    unchanged(other, async () => {
      expect(await user.graphql('query ($id: ID!) { video(id: $id) { id title } }', { id: foreign })).toEqual({
        video: null,
      });
      for (const field of ['refreshVideo(id: $id) { position }', 'deleteVideo(id: $id) { id }']) {
        const { errors } = await user.ask(`mutation ($id: ID!) { ${field} }`, { id: foreign });
        expect(errors).toMatchObject([
          { message: 'Video not found', extensions: { code: 'NOT_FOUND', requestId: expect.any(String) } },
        ]);
      }
      const { deleteVideos } = await user.graphql<{ deleteVideos: { deleted: string[]; skipped: object[] } }>(
        'mutation ($ids: [ID!]!) { deleteVideos(ids: $ids) { deleted skipped { id reason } } }',
        { ids: [foreign] },
      );
      expect(deleteVideos).toEqual({ deleted: [], skipped: [{ id: foreign, reason: 'Video not found' }] });
    }));

  test("GraphQL: refuses administrators' operations to users", async () => {
    const fields = [
      'adminUsers { totalCount }',
      `adminUser(id: "${other.id}") { email videos { script } }`,
      `creditAudit(userId: "${other.id}") { totalEvents }`,
      'systemStatus { logHead }',
      'platformTotals { users }',
    ];
    for (const field of fields) {
      const { errors, data } = await user.ask(`{ ${field} }`);
      expect([field, errors?.[0]?.extensions?.code]).toEqual([field, 'FORBIDDEN']);
      expect(JSON.stringify(data ?? {})).not.toContain(other.email);
    }
    const { errors } = await user.ask(
      'mutation ($input: SetCreditsInput!) { setCredits(input: $input) { position } }',
      { input: { userId: user.id, credits: 500, reason: 'because I can' } },
    );
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  test('shows none of it in lists or searches', async () => {
    expect((await user.call<{ id: string }[]>('GET', '/api/videos')).body.map(({ id }) => id)).not.toContain(foreign);
    const { videos } = await user.graphql<{ videos: { edges: unknown[] } }>(
      '{ videos(search: "Not yours") { edges { node { id } } } }',
    );
    expect(videos.edges).toEqual([]);
    for (const search of ['.*', '%', '_', "' OR 1=1", '$regex']) {
      expect(
        (
          await user.graphql<{ videos: { edges: unknown[] } }>(
            'query ($search: String) { videos(search: $search) { edges { node { id } } } }',
            { search },
          )
        ).videos.edges,
      ).toEqual([]);
    }
  });
});

describe('DELETE /api/videos/bulk', () => {
  test('is the bulk call, not the video with the id "bulk"; answers for own, foreign, unknown and duplicate ids', async () => {
    const own = (await startVideo(user, { title: 'Mine', script: longScript(0.5) })).video.id;
    const { status, body } = await user.call('DELETE', '/api/videos/bulk', {
      videoIds: [own, foreign, 'unknown', own],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      deleted: [own],
      skipped: [
        { id: foreign, reason: 'Video not found' },
        { id: 'unknown', reason: 'Video not found' },
      ],
    });
    expect((await other.call<{ id: string }[]>('GET', '/api/videos')).body.map(({ id }) => id)).toContain(foreign);
  });

  const bodies: readonly (readonly [string, () => unknown, string | RegExp])[] = [
    [
      '101 ids',
      () => ({ videoIds: Array.from({ length: 101 }, (_, n) => `id-${n}`) }),
      'At most 100 videos can be deleted at once.',
    ],
    ['a star', () => ({ videoIds: '*' }), /videoIds/],
    ['an object', () => ({ videoIds: { $ne: null } }), /videoIds/],
    ['numbers', () => ({ videoIds: [1, 2] }), /videoIds/],
    ['no list', () => ({}), /videoIds/],
    ['one id among them of a megabyte less', () => ({ videoIds: ['a'.repeat(900_000)] }), /videoIds/],
  ];
  test.each(bodies)('rejects %s as a whole', (_what, body, message) =>
    unchanged(user, async () =>
      expectProblem(await user.call('DELETE', '/api/videos/bulk', body()), 400, 'INVALID_INPUT', message),
    ),
  );

  test('deletes nothing for an empty list', async () => {
    expect(await user.call('DELETE', '/api/videos/bulk', { videoIds: [] })).toMatchObject({
      status: 200,
      body: { deleted: [], skipped: [] },
    });
  });
});

describe('invalid sessions', () => {
  const guarded: readonly (readonly [string, string, unknown?])[] = [
    ['GET', '/auth/user'],
    ['GET', '/api/user'],
    ['GET', '/api/videos'],
    ['GET', '/api/videos/stats'],
    ['GET', '/api/avatars'],
    ['GET', '/api/credits/statement'],
    ['POST', '/api/videos', { script: shortScript, avatarId: 'x' }],
    ['DELETE', '/api/videos/x'],
    ['DELETE', '/api/videos/bulk', { videoIds: [] }],
    ['PATCH', '/api/videos/x/status'],
    ['POST', '/api/estimate-script', { script: shortScript }],
    ['POST', '/api/generate-script-from-profile', { propertyDetails: 'A house' }],
    ['POST', '/api/credits/refill', { amount: 177.5, credits: 10 }],
    ['POST', '/api/credits/add-manual', { planId: 'pi_x' }],
  ];

  test('answers 401 to missing, forged, truncated and revoked cookies', async () => {
    const gone = await fixture.user();
    const revoked = gone.cookie();
    expect((await signOut(gone)).status).toBe(302);
    const name = revoked.split('=')[0] ?? '';
    for (const cookie of ['', `${name}=`, `${name}=made-up`, user.cookie().slice(0, -2), revoked]) {
      for (const [method, path, body] of guarded) {
        const answer = await fixture.visitor().call(method, path, body, cookie === '' ? {} : { headers: { cookie } });
        expect([path, cookie.slice(0, 20), answer.status]).toEqual([path, cookie.slice(0, 20), 401]);
        expectProblem(answer, 401, 'UNAUTHENTICATED', 'Authentication required');
      }
      const { errors } = await fixture
        .visitor()
        .ask('{ viewer { user { id } } }', undefined, cookie === '' ? {} : { cookie });
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });

  test('opens no session for an invalid ID token', async () => {
    for (const token of [
      '',
      'x',
      'a.b.c',
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ sub: user.id })).toString('base64url')}.`,
    ]) {
      const answer = await fixture
        .visitor()
        .call(
          'POST',
          '/auth/auth0-sync',
          { auth0User: { id: user.id, email: user.email } },
          { headers: { authorization: `Bearer ${token}` } },
        );
      expectProblem(answer, 401, 'UNAUTHENTICATED');
    }
    expectProblem(
      await fixture.visitor().call('POST', '/auth/auth0-sync', { auth0User: { id: user.id, email: user.email } }),
      401,
      'UNAUTHENTICATED',
    );
  });
});
