import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { feeSheets } from '../../../domain/catalog.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { FeeSheetReading, KeptFeeSheet, ReadFigure } from '../../../command-service/index.ts';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import type { Limits } from '../../guard/index.ts';
import { given, registered } from '../../testing/area.ts';
import { inWords, say, type Sentence } from '../../../words/index.ts';
import { readUpload } from './work.ts';

const figure = (key: string, label: Sentence, value: string, more: Partial<ReadFigure> = {}): ReadFigure => ({
  key,
  label,
  kind: value.endsWith('%') ? 'percent' : 'money',
  value,
  question: null,
  alternatives: [],
  page: 1,
  line: 4,
  text: `${inWords(label, 'en')} ${value}`,
  box: { left: 0.1, top: 0.2, width: 0.3, height: 0.02 },
  ...more,
});
const reading: FeeSheetReading = {
  format: 'png',
  pagesInFile: 1,
  pages: [{ aspect: 0.75, picture: Buffer.from('page').toString('base64'), lines: [] }],
  figures: [
    figure('loanAmount', say('FIGURE_LOAN_AMOUNT'), '$450,000'),
    figure('interestRate', say('FIGURE_INTEREST_RATE'), '6.625%', { question: say('SHEET_FAINT') }),
  ],
};
const kept = new Map<string, KeptFeeSheet>();
const asked: unknown[] = [];
const read = jest.fn<() => Promise<FeeSheetReading>>();
const removed: unknown[] = [];

beforeEach(() => {
  kept.clear();
  kept.set('ann/s1', { name: 'sheet.png', reading });
  asked.length = 0;
  removed.length = 0;
  read.mockReset().mockResolvedValue(reading);
});

const uploaded = happened('feesheet-s1', 'FeeSheetUploaded', {
  feeSheetId: 's1',
  userId: 'ann',
  format: 'png',
  bytes: 10,
  pages: 1,
  figures: 2,
  questions: 1,
  deleteAtMs: Date.UTC(2026, 1, 1),
});

const setUp = () =>
  given([registered('ann'), registered('ben'), uploaded], {
    providers: {
      scripts: {
        fromFeeSheet: async (request: unknown, payer: string) => {
          asked.push({ request, payer });
          return { script: 'The loan amount is $450,000.', title: 'Your loan', placeholders: [] };
        },
      },
    } as never,
    feeSheets: {
      reader: { read },
      store: {
        keep: async (userId: string, id: string, sheet: KeptFeeSheet) => void kept.set(`${userId}/${id}`, sheet),
        read: async (userId: string, id: string) => kept.get(`${userId}/${id}`),
        open: async () => undefined,
      },
      samples: [{ id: 'a.pdf', title: 'A loan', format: 'PDF', contentType: 'application/pdf' }],
      sample: async (id: string) => (id === 'a.pdf' ? Buffer.from('%PDF') : undefined),
    },
    commands: {
      feeSheets: {
        recordFeeSheet: async () => '0000000000000001' as never,
        deleteFeeSheet: async (sheet: unknown) => {
          removed.push(sheet);
          return '0000000000000001' as never;
        },
      },
    },
  });

const sheetFields =
  '{ feeSheet(id: "s1") { name deletedAt pages { pictureUrl } figures { key value question kind left } } }';

describe('a fee sheet', () => {
  test('is shown to its owner with the place of each figure', async () => {
    const { as } = await setUp();
    expect(await as('ann').graphql(sheetFields)).toEqual({
      feeSheet: {
        name: 'sheet.png',
        deletedAt: '2026-02-01T00:00:00.000Z',
        pages: [{ pictureUrl: '/files/fee-sheets/s1/pages/1' }],
        figures: [
          { key: 'loanAmount', value: '$450,000', question: null, kind: 'MONEY', left: 0.1 },
          {
            key: 'interestRate',
            value: '6.625%',
            question: 'The scan is hard to read here. Please compare it with the sheet.',
            kind: 'PERCENT',
            left: 0.1,
          },
        ],
      },
    });
    const { status, raw, headers } = await as('ann').bytes('/files/fee-sheets/s1/pages/1');
    expect([status, raw.toString(), headers['cache-control']]).toEqual([200, 'page', 'private, no-cache']);
  });

  test('is hidden from everybody else', async () => {
    const { as } = await setUp();
    expect(await as('ben').graphql(sheetFields)).toEqual({ feeSheet: null });
    expect((await as('ben').bytes('/files/fee-sheets/s1/pages/1')).status).toBe(404);
    expect((await as().bytes('/files/fee-sheets/s1/pages/1')).status).toBe(401);
    expect(await as().graphql(sheetFields)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await as('ben').graphql(scriptOf('s1'))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Fee sheet not found',
    });
  });

  test('is not read when its user has uploaded too many today', async () => {
    const take = jest.fn<Limits['take']>().mockResolvedValue({ allowed: false, retryAfterSeconds: 60 });
    const context = { services: { limits: { take }, feeSheets: { reader: { read } } }, requireUser: () => 'ann' };
    const form = { file: { name: 'sheet.pdf', bytes: Buffer.from('%PDF') } };
    await expect(readUpload(context as never, form as never)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(take.mock.calls).toEqual([['feeSheets', 'ann']]);
    expect(read).not.toHaveBeenCalled();
  });

  test("is deleted at its owner's request", async () => {
    const { as } = await setUp();
    expect(await as('ann').graphql('mutation { deleteFeeSheet(id: "s1") { id position } }')).toEqual({
      deleteFeeSheet: { id: 's1', position: '0000000000000001' },
    });
    expect(removed).toEqual([{ feeSheetId: 's1', userId: 'ann', reason: 'removed' }]);
  });
});

const lender = '{ name: "Lena", phone: "512-555-0100" }';
const scriptOf = (id: string, info = lender, figures = '[{ key: "loanAmount", value: "450000" }]') =>
  `mutation { generateLenderScript(input: { feeSheetId: "${id}", lenderInfo: ${info}, scriptLength: SHORT, figures: ${figures} }) { script title creditsNeeded figures { label value source } } }`;

describe('a script from a fee sheet', () => {
  test('speaks the confirmed figures only, each with its place', async () => {
    const { as } = await setUp();
    expect(await as('ann').graphql(scriptOf('s1'))).toEqual({
      generateLenderScript: {
        script: 'The loan amount is $450,000.',
        title: 'Your loan',
        creditsNeeded: 0.5,
        figures: [{ label: 'Loan amount', value: '$450,000', source: 'page 1, line 4: Loan amount $450,000' }],
      },
    });
    expect(asked).toMatchObject([
      {
        payer: 'ann',
        request: { length: 'short', figures: [{ key: 'loanAmount', value: '$450,000', isConfirmed: true }] },
      },
    ]);
  });

  test('speaks a usual figure that was not found when the user types it', async () => {
    const absent = figure('apr', say('FIGURE_APR'), '', {
      kind: 'percent',
      question: say('SHEET_ABSENT'),
      page: 0,
      text: '',
    });
    kept.set('ann/s1', { name: 'sheet.png', reading: { ...reading, figures: [...reading.figures, absent] } });
    const { as } = await setUp();
    const typed = '[{ key: "apr", value: "6.812" }]';
    expect(await as('ann').graphql(scriptOf('s1', lender, typed))).toMatchObject({
      generateLenderScript: { figures: [{ value: '6.812%', source: 'Typed by you; not found on the sheet' }] },
    });
    expect(await as('ann').graphql(scriptOf('s1', lender, '[{ key: "apr", value: "" }]'))).toEqual({
      code: 'INVALID_INPUT',
      message: 'Please check this figure: APR.',
    });
  });

  test('says that a figure was corrected', async () => {
    const { as } = await setUp();
    const corrected = '[{ key: "interestRate", value: "6.75 %" }]';
    expect(await as('ann').graphql(scriptOf('s1', lender, corrected))).toMatchObject({
      generateLenderScript: {
        figures: [{ value: '6.75%', source: 'Corrected by you; page 1, line 4: Interest rate 6.625%' }],
      },
    });
  });

  test.each([
    [
      'a missing name',
      scriptOf('s1', '{ name: " ", phone: "1" }'),
      'Please provide at least lender name and phone number.',
    ],
    [
      'a missing phone',
      scriptOf('s1', '{ name: "Lena", phone: "" }'),
      'Please provide at least lender name and phone number.',
    ],
    [
      'a script as website',
      scriptOf('s1', '{ name: "Lena", phone: "512-555-0100", website: "javascript:alert(1)" }'),
      'Please check the website of the lender. It starts with https:// or is a name like lender.example.',
    ],
    [
      'markup as name',
      scriptOf('s1', '{ name: "<b>L</b>", phone: "512-555-0100" }'),
      'Please check the name of the lender.',
    ],
    ['no confirmed figure', scriptOf('s1', lender, '[]'), 'Please confirm at least one figure of the fee sheet.'],
    [
      'a word for an amount',
      scriptOf('s1', lender, '[{ key: "loanAmount", value: "a lot" }]'),
      'Please check this figure: Loan amount.',
    ],
    [
      'an unknown figure',
      scriptOf('s1', lender, '[{ key: "bonus", value: "$1" }]'),
      'A figure is not on the fee sheet.',
    ],
  ])('is refused for %s', async (_name, mutation, message) => {
    const { as } = await setUp();
    expect(await as('ann').graphql(mutation)).toEqual({ code: 'INVALID_INPUT', message });
    expect(asked).toEqual([]);
  });
});

test('samples are served with a policy that forbids everything', async () => {
  const { as } = await setUp();
  expect(await as().graphql('{ sampleFeeSheets { title format url } }')).toEqual({
    sampleFeeSheets: [{ title: 'A loan', format: 'PDF', url: '/samples/fee-sheets/a.pdf' }],
  });
  const { status, headers } = await as().bytes('/samples/fee-sheets/a.pdf');
  expect([status, headers['content-security-policy']]).toEqual([200, "default-src 'none'; sandbox"]);
  expect((await as().bytes('/samples/fee-sheets/b.pdf')).status).toBe(404);
});

test('the lengths cost 1.5, 3 and 5 credits at most', async () => {
  const { as } = await setUp();
  expect(await as().graphql('{ lenderScriptLengths { length fromSeconds toSeconds credits } }')).toEqual({
    lenderScriptLengths: [
      { length: 'SHORT', fromSeconds: 60, toSeconds: 90, credits: 1.5 },
      { length: 'MEDIUM', fromSeconds: 120, toSeconds: 180, credits: 3 },
      { length: 'LONG', fromSeconds: 180, toSeconds: 300, credits: 5 },
    ],
  });
});

describe('an uploaded file', () => {
  const boundary = 'x-boundary';
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const field = (name: string, value: string): string =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const form = (file: Buffer | undefined, fields: Readonly<Record<string, string>> = {}, name = 'sheet.png') =>
    Buffer.concat([
      ...Object.entries(fields).map(([key, value]) => Buffer.from(field(key, value))),
      ...(file === undefined
        ? []
        : [
            Buffer.from(
              `--${boundary}\r\ncontent-disposition: form-data; name="feeSheet"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`,
            ),
            file,
            Buffer.from('\r\n'),
          ]),
      Buffer.from(`--${boundary}--\r\n`),
    ]);
  const info = { lenderInfo: JSON.stringify({ name: 'Lena', phone: '512-555-0100' }), scriptLength: 'short' };
  const path = '/api/generate-lender-script';

  test('becomes a script with the documented fields, and asks about unconfirmed figures', async () => {
    // The script does not mention a figure that was not found.
    const absent = figure('apr', say('FIGURE_APR'), '', { question: say('SHEET_ABSENT'), page: 0 });
    read.mockResolvedValue({ ...reading, figures: [...reading.figures, absent] });
    const { as } = await setUp();
    const { status, body } = await as('ann').rest('POST', path, form(Buffer.from('x'), info), type);
    expect([status, body]).toEqual([
      200,
      {
        script: 'The loan amount is $450,000.',
        title: 'Your loan',
        duration: expect.any(Number),
        creditsNeeded: 0.5,
        figures: [
          { label: 'Loan amount', value: '$450,000', source: 'page 1, line 4: Loan amount $450,000' },
          { label: 'Interest rate', value: '6.625%', source: 'page 1, line 4: Interest rate 6.625%' },
        ],
      },
    ]);
    expect(asked).toMatchObject([{ request: { figures: [{ isConfirmed: false }, { isConfirmed: false }] } }]);
  });

  test('may have 10,485,760 bytes, and not one more', async () => {
    const { as } = await setUp();
    const most = Buffer.alloc(feeSheets.mostBytes);
    expect((await as('ann').rest('POST', path, form(most, info), type)).status).toBe(200);
    const larger = form(Buffer.concat([most, Buffer.from('x')]), info);
    const refused = await as('ann').rest('POST', path, larger, type);
    expect([refused.status, refused.body]).toMatchObject([
      413,
      { code: 'TOO_LARGE', message: 'Please upload a file smaller than 10MB.' },
    ]);
    expect(asked).toHaveLength(1);
  });

  test('of another type is refused with a sentence', async () => {
    read.mockRejectedValue(new Refusal('UNSUPPORTED_TYPE', 'Please upload a PDF, image (JPG/PNG), or text file.'));
    const { as } = await setUp();
    const { status, body } = await as('ann').rest('POST', path, form(Buffer.from('x'), info), type);
    expect([status, body]).toMatchObject([415, { error: 'Please upload a PDF, image (JPG/PNG), or text file.' }]);
  });

  test.each<[string, Buffer, string]>([
    ['file', form(undefined, info), 'Please upload a fee sheet file first.'],
    ['lender', form(Buffer.from('x'), {}), 'Please provide at least lender name and phone number.'],
    [
      'phone',
      form(Buffer.from('x'), { lenderInfo: '{"name":"Lena"}' }),
      'Please provide at least lender name and phone number.',
    ],
    ['JSON', form(Buffer.from('x'), { lenderInfo: 'Lena' }), 'Please provide at least lender name and phone number.'],
  ])('without a %s is refused before it is read', async (_name, body, message) => {
    const { as } = await setUp();
    const answer = await as('ann').rest('POST', path, body, type);
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_INPUT', message }]);
    expect(read).not.toHaveBeenCalled();
  });

  test('is refused before it is read when it breaks off', async () => {
    const { as } = await setUp();
    const answer = await as('ann').rest('POST', path, form(Buffer.from('half a sheet'), info).subarray(0, -20), type);
    expect([answer.status, answer.body]).toMatchObject([400, { message: 'The request could not be read.' }]);
    expect(read).not.toHaveBeenCalled();
  });

  test('without a session is refused', async () => {
    const { as } = await setUp();
    expect((await as().rest('POST', path, form(Buffer.from('x'), info), type)).status).toBe(401);
    expect((await as().rest('POST', '/files/fee-sheets', form(Buffer.from('x')), type)).status).toBe(401);
  });

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\loans\\fee sheet.pdf', 'fee sheet.pdf'],
    ['\u202efdp.exe', 'fdp.exe'],
    ['', 'fee sheet'],
    ['a'.repeat(5_000), 'a'.repeat(100)],
  ])('named %j is shown without forbidden characters', async (name, shown) => {
    const { as } = await setUp();
    const { status, body } = await as('ann').rest('POST', '/files/fee-sheets', form(Buffer.from('x'), {}, name), type);
    const { id } = JSON.parse(typeof body === 'string' ? body : JSON.stringify(body)) as { readonly id: string };
    expect([status, kept.get(`ann/${id}`)?.name]).toEqual([200, shown]);
  });
});
