import { readFile } from 'node:fs/promises';
import { describe, expect, jest, test } from '@jest/globals';
import { composeLenderScript } from '../scripts/lender/lender-script.ts';
import { isFound } from './port.ts';
import { inWords, say } from '../../../words/index.ts';
import { createFeeSheetReader } from './reader.ts';

// Each sheet is read in a separate process, which may take minutes on a busy machine.
jest.setTimeout(600_000);

const reader = createFeeSheetReader({ limitMs: 500_000 });
const readingOf = async (file: string) =>
  reader.read(await readFile(new URL(`testing/reported/${file}`, import.meta.url)));
const figuresIn = async (file: string) => (await readingOf(file)).figures.filter(isFound);

/** Sheets that were once read wrongly, with the right values; null for a figure that is not on the sheet or open. */
const reported: readonly (readonly [string, Readonly<Record<string, string | null>>])[] = [
  ['01-prepaid-interest.txt', { prepaidInterest: '$352' }],
  ['04-va-tick.txt', { loanType: 'VA', program: null }],
  ['06-title-settlement.txt', { titleInsurance: null, settlementFee: '$417' }],
  ['07-recording-parts.txt', { recordingFees: '$85.00' }],
  ['09-two-line-label.pdf', { monthlyPayment: '$2,985', program: 'Fixed Rate' }],
  [
    '10-loan-estimate-words.txt',
    {
      discountPoints: '$405',
      settlementFee: '$502',
      recordingFees: '$85',
      downPayment: '$18,000',
      earnestMoney: '$10,000',
    },
  ],
  [
    '11-encompass-words.txt',
    {
      principalInterest: '$2,305.12',
      hoaDues: '$45.00',
      earnestMoney: '$5,000.00',
      cashToClose: '$48,503.60',
      term: '360 months',
    },
  ],
  ['14-buydown.pdf', { principalInterest: null }],
  ['20-rate-apr.txt', { interestRate: '6.500%', apr: '6.642%' }],
  [
    '23-cd-two-columns.png',
    {
      cashToClose: '$14,147.26',
      closingCosts: '$9,712.10',
      downPayment: '$18,000.00',
      purchasePrice: '$180,000.00',
      propertyTaxes: null,
    },
  ],
];

test.each(reported)('%s is read correctly', async (file, right) => {
  const figures = await figuresIn(file);
  const clear = (key: string) => figures.find((figure) => figure.key === key && figure.question === null);
  const shown = (key: string) => figures.find((figure) => figure.key === key)?.value;
  for (const [key, value] of Object.entries(right))
    expect([key, value === null ? (clear(key)?.value ?? null) : shown(key)]).toEqual([key, value]);
});

test('a photo that is on its side is read and shown upright', async () => {
  const { figures, pages } = await readingOf('17-rotated-90.jpg');
  expect(figures.find(({ key }) => key === 'loanAmount')?.value).toBe('$337,750.00');
  expect(pages[0]?.aspect).toBeLessThan(1);
});

describe('scripts of reported sheets', () => {
  const scriptOf = async (file: string): Promise<string> =>
    composeLenderScript({
      figures: (await figuresIn(file)).map(({ key, label, value }) => ({
        key,
        label: inWords(label, 'en'),
        value,
        isConfirmed: true,
      })),
      lender: { name: 'Dana Whitfield', phone: '512-555-0100', licenseNumber: '12345' },
      length: 'long',
    });

  test('money that the borrower receives is asked about and named as such', async () => {
    const [cash] = (await figuresIn('02-cash-to-borrower.txt')).filter(({ key }) => key === 'cashToClose');
    expect(cash).toMatchObject({ value: '-$18,214', question: say('SHEET_SIGN') });
    expect(await scriptOf('02-cash-to-borrower.txt')).toContain('You are estimated to receive $18,214 at closing.');
  });

  test('an adjustable rate is named as such, with its highest rate', async () => {
    const script = await scriptOf('16-adjustable.pdf');
    expect(script).toContain('adjustable rate');
    expect(script).toContain('10.875%');
  });

  test('a zero is not spoken', async () => {
    expect(await scriptOf('21-zero-lines.txt')).not.toMatch(/\$0\b/);
  });

  test('a locked rate is named as locked', async () => {
    const script = await scriptOf('24-rate-lock.txt');
    expect(script).toContain('The interest rate is locked until April 16, 2026.');
    expect(script).not.toMatch(/whether this rate is locked|until the rate is locked/i);
  });
});
