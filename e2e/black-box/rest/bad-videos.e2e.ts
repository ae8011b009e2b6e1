import { beforeAll, describe, expect, test } from '@jest/globals';
import type { TestUser } from '../../support/fixture.ts';
import { expectProblem, unchanged } from '../../support/problems.ts';
import { useFixture } from '../../support/use.ts';
import { longScript, presenterOf, removeVideos, shortScript, startVideo } from '../../support/videos.ts';

const fixture = useFixture();
let user: TestUser;
let avatarId: string;

beforeAll(async () => {
  user = await fixture.customer();
  avatarId = await presenterOf(user);
});

const order = (changes: object) => () => ({ script: shortScript, avatarId, ...changes });
const gap = '[what your clients should know about it, with an example from your area]';
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
  ['a gap of a lesson', order({ script: `${gap} Call me.` }), `Please replace ${gap} in the script first.`],
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
  ['a picture that is not an address', order({ imageUrls: ['not a url'] }), /^imageUrls must be a web address/],
  [
    '25 pictures',
    order({ imageUrls: Array.from({ length: 25 }, (_, n) => `https://a.example/${n}.png`) }),
    /at most 24 pictures/,
  ],
  ['a title of 201 characters', order({ title: 'x'.repeat(201) }), /title may have at most 200 characters/],
  ['pictures that are not a list', order({ imageUrls: 'x' }), /imageUrls/],
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

test('prevents prototype pollution by keys of the body', async () => {
  const body =
    '{"script":"Hello there.","avatarId":"x","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
  const answer = await user.call('POST', '/api/videos', undefined, { raw: { type: 'application/json', body } });
  expect(answer.status).toBe(400);
  expect((await user.call('GET', '/auth/user')).body).toMatchObject({ isAdmin: false });
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

describe('DELETE /api/videos/bulk', () => {
  test('is the bulk call, not the video with the id "bulk"; answers for own, foreign, unknown and duplicate ids', async () => {
    const other = await fixture.user();
    const foreign = (await startVideo(other, { title: 'Not yours' })).video.id;
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
    await removeVideos(other);
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
