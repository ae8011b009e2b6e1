import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Answer, Client } from '../../support/client.ts';
import type { TestUser } from '../../support/fixture.ts';
import { expectProblem, unchanged } from '../../support/problems.ts';
import { useFixture } from '../../support/use.ts';
import { presenterOf } from '../../support/videos.ts';

// Files that users upload for a video, and files that the wizard plays and shows.
const fixture = useFixture();
let user: TestUser;
let other: TestUser;

beforeAll(async () => {
  [user, other] = [await fixture.user(), await fixture.user()];
});

type Fields = Readonly<Record<string, string | File>>;

/** A form needs the origin of our pages. */
const originOf = ({ server }: Client): { readonly origin: string } => ({ origin: new URL(server.url).origin });

/** Sends a multipart form. */
async function send<Body = Record<string, unknown>>(who: Client, path: string, fields: Fields): Promise<Answer<Body>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return who.call<Body>('POST', path, undefined, {
    headers: originOf(who),
    raw: { type, body: new Uint8Array(await encoded.arrayBuffer()) },
  });
}

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'sheet.txt', type = 'text/plain'): File =>
  new File([content], name, { type });
const sheet = fileOf('Loan Amount: $450,000\nInterest Rate: 6.625%\n');
const lenderInfo = JSON.stringify({ name: 'Lena Lender', phone: '512-555-0100' });
const wrongType = 'Please upload a PDF, image (JPG/PNG), or text file.';
const noLender = 'Please provide at least lender name and phone number.';

describe('POST /api/generate-lender-script', () => {
  const path = '/api/generate-lender-script';

  test('answers a script, its price and the figures with their places; it costs nothing', () =>
    unchanged(user, async () => {
      const { status, body } = await send(user, path, { feeSheet: sheet, lenderInfo, scriptLength: 'short' });
      expect([status, body]).toEqual([
        200,
        {
          script: expect.stringContaining('This is not a commitment to lend.'),
          title: 'Your loan in figures, with Lena Lender',
          duration: expect.any(Number),
          creditsNeeded: expect.any(Number),
          figures: [
            { label: 'Loan amount', value: '$450,000', source: expect.stringMatching(/^page 1, line 1: /) },
            { label: 'Interest rate', value: '6.625%', source: expect.stringMatching(/^page 1, line 2: /) },
          ],
        },
      ]);
      expect(body['creditsNeeded']).toBeLessThanOrEqual(1.5);
    }));

  const large = (): File => fileOf(new Uint8Array(10_485_761).fill(0x61));
  test.each<readonly [string, () => Fields, number, string, string | RegExp]>([
    ['no file', () => ({ lenderInfo }), 400, 'INVALID_INPUT', 'Please upload a fee sheet file first.'],
    ['no lender', () => ({ feeSheet: sheet }), 400, 'INVALID_INPUT', noLender],
    [
      'a lender without a phone number',
      () => ({ feeSheet: sheet, lenderInfo: '{"name":"Lena"}' }),
      400,
      'INVALID_INPUT',
      noLender,
    ],
    ['a lender that is not JSON', () => ({ feeSheet: sheet, lenderInfo: 'Lena' }), 400, 'INVALID_INPUT', noLender],
    [
      'a script as website',
      () => ({
        feeSheet: sheet,
        lenderInfo: '{"name":"Lena","phone":"512-555-0100","website":"javascript:alert(1)"}',
      }),
      400,
      'INVALID_INPUT',
      /website/,
    ],
    [
      'an unknown length',
      () => ({ feeSheet: sheet, lenderInfo, scriptLength: 'eternal' }),
      400,
      'INVALID_INPUT',
      /scriptLength/,
    ],
    [
      'a figure that is not on the sheet',
      () => ({ feeSheet: sheet, lenderInfo, figures: '[{"key":"bonus","value":"$1"}]' }),
      400,
      'INVALID_INPUT',
      'A figure is not on the fee sheet.',
    ],
    [
      'a page that is named .pdf',
      () => ({ feeSheet: fileOf('<!doctype html>', 'sheet.pdf', 'application/pdf'), lenderInfo }),
      415,
      'UNSUPPORTED_TYPE',
      wrongType,
    ],
    [
      'a file of 10 MB and a byte',
      () => ({ feeSheet: large(), lenderInfo }),
      413,
      'TOO_LARGE',
      'Please upload a file smaller than 10MB.',
    ],
  ])('refuses %s', (_what, fields, status, code, message) =>
    unchanged(user, async () => {
      expectProblem(await send(user, path, fields()), status, code, message);
    }),
  );

  test('refuses 10 MB and a byte that come without their length', async () => {
    const form = new FormData();
    form.append('feeSheet', large());
    const { headers, body } = new Response(form);
    const type = { 'content-type': headers.get('content-type') ?? '', ...originOf(user) };
    const streamed = { method: 'POST', headers: type, body, duplex: 'half' };
    const answer = await user.fetch(path, streamed);
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'TOO_LARGE' }]);
  });

  test('refuses a length of 20 MB before the file comes', async () => {
    const target = request(new URL(path, user.server.url), {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 20_000_000,
        cookie: user.cookie(),
        ...originOf(user),
      },
    });
    target.on('error', () => undefined);
    target.write('--x');
    const [answer] = (await once(target, 'response')) as [IncomingMessage];
    expect([answer.statusCode, JSON.parse(await text(answer))]).toMatchObject([413, { code: 'TOO_LARGE' }]);
    target.destroy();
  });

  test('refuses bodies that are not forms', async () => {
    expectProblem(await user.call('POST', path, { feeSheet: 'x' }), 400, 'INVALID_INPUT');
    // A form without an origin, or from another site, is refused too.
    const form = { raw: { type: 'multipart/form-data; boundary=x', body: '--x--' } };
    expectProblem(await user.call('POST', path, undefined, form), 403, 'FORBIDDEN');
    const foreign = { ...form, headers: { origin: 'https://evil.example' } };
    expectProblem(await user.call('POST', path, undefined, foreign), 403, 'FORBIDDEN');
  });
});

describe('POST /files/fee-sheets', () => {
  test('reads a sheet that only its owner sees, and only its owner deletes', async () => {
    const { status, body } = await send(user, '/files/fee-sheets', { feeSheet: sheet });
    expect([status, body]).toEqual([200, { id: expect.any(String) }]);
    const id = String(body['id']);
    const query = 'query ($id: ID!) { feeSheet(id: $id) { name figures { value page } } }';
    expect(await user.graphql(query, { id })).toEqual({
      feeSheet: {
        name: 'sheet.txt',
        figures: expect.arrayContaining([
          { value: '$450,000', page: 1 },
          { value: '6.625%', page: 1 },
          { value: '', page: 0 },
        ]),
      },
    });
    expect(await other.graphql(query, { id })).toEqual({ feeSheet: null });
    const remove = 'mutation ($id: ID!) { deleteFeeSheet(id: $id) { id } }';
    expect((await other.ask(remove, { id })).errors).toMatchObject([
      { message: 'Fee sheet not found', extensions: { code: 'NOT_FOUND' } },
    ]);
    expect(await user.graphql(remove, { id })).toEqual({ deleteFeeSheet: { id } });
    expect(await user.graphql(query, { id })).toEqual({ feeSheet: null });
  });

  test('says why a sheet cannot be read, and keeps none of it', async () => {
    const { body } = await send(user, '/files/fee-sheets', { feeSheet: fileOf('GIF89a', 'sheet.png', 'image/png') });
    expect(body).toEqual({ error: { code: 'UNSUPPORTED_TYPE', message: wrongType } });
  });

  test('shows the page of a picture to its owner only', async () => {
    const picture = await user.fetch('/samples/fee-sheets/purchase-30-years.pdf');
    const bytes = new Uint8Array(await picture.arrayBuffer());
    const feeSheet = fileOf(bytes, 'sheet.pdf', 'application/pdf');
    // JSON lines: first the progress, then the id.
    const { body } = await send<string>(user, '/files/fee-sheets', { feeSheet });
    const { id } = JSON.parse(body.trim().split('\n').at(-1) ?? '') as { readonly id: string };
    const page = `/files/fee-sheets/${id}/pages/1`;
    const shown = await user.fetch(page);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expectProblem(await other.call('GET', page), 404, 'NOT_FOUND');
    for (const number of ['0', '2', 'x', '1e9'])
      expectProblem(await user.call('GET', `/files/fee-sheets/${id}/pages/${number}`), 404, 'NOT_FOUND');
  });
});

describe('POST /files/own-pictures', () => {
  const path = '/files/own-pictures';
  const picture = (): File => {
    const canvas = createCanvas(8, 6);
    canvas.getContext('2d').fillRect(0, 0, 8, 6);
    return fileOf(new Uint8Array(canvas.toBuffer('image/png')), 'house.png', 'image/png');
  };

  test('keeps a picture that only its owner sees', async () => {
    const { status, body } = await send(user, path, { picture: picture() });
    expect([status, body]).toEqual([200, { url: expect.stringMatching(/^\/api\/pictures\/own\/[0-9a-f]{64}\.webp$/) }]);
    const url = String(body['url']);
    const shown = await user.fetch(url);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ]);
    expectProblem(await other.call('GET', url), 404, 'NOT_FOUND');
  });

  test.each<readonly [string, () => Fields, number, string]>([
    ['no picture', () => ({}), 400, 'INVALID_INPUT'],
    ['a page as picture', () => ({ picture: fileOf('<html>', 'a.png', 'image/png') }), 400, 'INVALID_INPUT'],
    [
      'a drawing with a script',
      () => ({ picture: fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'image/svg+xml') }),
      400,
      'INVALID_INPUT',
    ],
    [
      'more than 5 MB',
      () => ({ picture: fileOf(new Uint8Array(5 * 1024 * 1024 + 1), 'a.png', 'image/png') }),
      413,
      'TOO_LARGE',
    ],
  ])('refuses %s', async (_what, fields, status, code) => {
    expectProblem(await send(user, path, fields()), status, code);
  });

  test.each(['x.webp', '..%2f..%2fetc', `${'0'.repeat(64)}.webp`, `${'0'.repeat(64)}.png`])(
    'GET /api/pictures/own/%s finds nothing',
    async (name) => {
      expect((await user.call('GET', `/api/pictures/own/${name}`)).status).toBe(404);
    },
  );
});

describe('GET /api/avatars/{id}/voice', () => {
  test('plays a sample of the voice; an unknown presenter has none', async () => {
    const id = await presenterOf(user);
    const sample = await user.fetch(`/api/avatars/${id}/voice`);
    expect([sample.status, sample.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^audio\//)]);
    expect((await sample.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    for (const kind of ['voice', 'preview', 'poster'])
      expectProblem(await user.call('GET', `/api/avatars/nobody/${kind}`), 404, 'NOT_FOUND', 'Presenter not found');
  });
});
