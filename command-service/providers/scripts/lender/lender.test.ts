import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lenderScriptSeconds, limits, type ScriptLength } from '../../../../domain/catalog.ts';
import { estimateScript, fairHousingWarnings, findPlaceholders } from '../../../../domain/scripts/index.ts';
import { saysForeignSheetFigure } from './check.ts';
import { composeLenderScript, type LenderScriptRequest, type SheetFigure } from './lender-script.ts';
import { figureLines } from './lines.ts';

const figure = (key: string, label: string, value: string, isConfirmed = true): SheetFigure => ({
  key,
  label,
  value,
  isConfirmed,
});
const figures = [
  figure('loanAmount', 'Loan amount', '$450,000'),
  figure('interestRate', 'Interest rate', '6.625%'),
  figure('apr', 'APR', '6.812%'),
  figure('term', 'Loan term', '30 years'),
  figure('monthlyPayment', 'Total monthly payment', '$3,412.10'),
  figure('closingCosts', 'Total closing costs', '$11,420'),
  figure('cashToClose', 'Cash to close', '$123,920'),
];
const lender = { name: 'Lena Lender', phone: '512-555-0100', licenseNumber: '12345' };
const request = (more: Partial<LenderScriptRequest> = {}): LenderScriptRequest => ({
  figures,
  lender,
  length: 'short',
  ...more,
});

test.each<ScriptLength>(['short', 'medium', 'long'])('a %s script takes its time and never costs more', (length) => {
  const script = composeLenderScript(request({ length }));
  const { from, to } = lenderScriptSeconds[length];
  const { seconds } = estimateScript(script);
  expect([seconds >= from, seconds <= to, script.length <= limits.scriptCharacters]).toEqual([true, true, true]);
});

test('says every figure, how to reach the lender, the license and the disclaimer', () => {
  const script = composeLenderScript(request());
  for (const { value } of figures) expect(script).toContain(value);
  expect(script).toContain('Lena Lender will gladly go through it with you. Call 512-555-0100.');
  expect(script).toContain('NMLS number 12345.');
  expect(script).toContain('This is not a commitment to lend.');
  expect(findPlaceholders(script)).toEqual([]);
  expect(fairHousingWarnings(script)).toEqual([]);
});

test('names email and website if there are any, and asks for a missing license number', () => {
  const more = { name: 'Lena', phone: '1', email: 'lena@lender.example', website: 'https://www.lender.example/' };
  const script = composeLenderScript(request({ lender: more }));
  expect(script).toContain('Call 1, or write to lena@lender.example or visit lender.example.');
  expect(findPlaceholders(script)).toEqual(['[your NMLS number]']);
});

test('the presenter never claims to be the lender', () => {
  expect(composeLenderScript(request({ length: 'long' }))).not.toMatch(/\bI am\b|this is Lena|\bask me\b|call me/i);
});

test('money that the borrower receives is never money to bring', () => {
  const script = composeLenderScript(request({ figures: [figure('cashToClose', 'Cash to close', '-$3,500.00')] }));
  expect(script).toContain('You are estimated to receive $3,500 at closing.');
  expect(script).not.toMatch(/bring to the table|-\$/);
});

test('a zero is not spoken', () => {
  const zeros = [figure('sellerCredit', 'Seller credit', '$0'), figure('hoaDues', 'HOA dues', '$0.00 a month')];
  expect(composeLenderScript(request({ figures: [...figures, ...zeros] }))).not.toMatch(/\$0\b/);
});

test('an adjustable rate is named as such', () => {
  const program = figure('program', 'Loan program', '5/6 ARM');
  expect(composeLenderScript(request({ figures: [...figures, program], length: 'short' }))).toMatch(
    /interest rate is 6\.625%\. This loan has an adjustable rate/,
  );
});

test('calls a payment that can change the initial payment, and names the highest rate', () => {
  const cap = figure('rateCap', 'Highest interest rate', '10.875%');
  const script = composeLenderScript(request({ figures: [...figures, cap] }));
  expect(script).toContain('The rate can go as high as 10.875%.');
  expect(script).toContain('Your total monthly payment is estimated at $3,412.10 to begin with.');
});

test('a Closing Disclosure is named, and its figures are final', () => {
  const form = figure('form', 'Form', 'Closing Disclosure');
  const script = composeLenderScript(request({ figures: [...figures, form], length: 'long' }));
  expect(script).toContain('Let us go through the figures of your Closing Disclosure with Lena Lender.');
  expect(script).toContain('Your cash to close is $123,920.');
  expect(script).not.toMatch(/estimated|Before the closing you receive|Ask for a loan estimate|whether this rate/);
});

test('amounts are said without zero cents, and months as years', () => {
  const script = composeLenderScript(
    request({
      figures: [figure('loanAmount', 'Loan amount', '$385,000.00'), figure('term', 'Loan term', '360 months')],
    }),
  );
  expect(script).toContain('The loan amount is $385,000.');
  expect(script).toContain('The term of the loan is 30 years.');
});

test.each([
  ['interestRate', '5.750%', 'The interest rate is 5.75%.'],
  ['interestRate', '6.000%', 'The interest rate is 6%.'],
  ['interestRate', '6.375%', 'The interest rate is 6.375%.'],
  [
    'rateLock',
    'locked until 12/1/2026',
    'The interest rate is locked until December 1, 2026. That rate holds until then',
  ],
  ['rateLock', 'not locked', 'The interest rate is not locked. Until it is locked, it can change'],
  ['program', 'Conv 30 Yr Fixed', 'This is a conventional 30-year fixed loan.'],
  [
    'program',
    'FHA 30 YR FIXED',
    'This is an FHA 30-year fixed loan. The Federal Housing Administration insures such a loan',
  ],
  ['program', 'Fixed Rate', 'This is a fixed-rate loan.'],
  [
    'program',
    '7/6m Adjustable Rate',
    'The rate is fixed for the first 7 years, and can change every 6 months after that.',
  ],
  ['program', '5/1 ARM', 'The rate is fixed for the first 5 years, and can change every year after that.'],
  ['loanType', 'Conventional', 'The loan type is conventional.'],
  ['loanType', 'VA', 'The loan type is VA. The Department of Veterans Affairs guarantees'],
])('%s %s is said as "%s"', (key, value, said) => {
  expect(composeLenderScript(request({ figures: [figure(key, key, value)], length: 'long' }))).toContain(said);
});

test('the charges of an official form are one sum', () => {
  const charges = figure('originationFee', 'Origination fee', '$1,695');
  const form = figure('form', 'Form', 'Loan Estimate');
  expect(composeLenderScript(request({ figures: [charges, form] }))).toContain(
    'origination charges come to $1,695 in all',
  );
  expect(composeLenderScript(request({ figures: [charges] }))).toContain('The origination fee is $1,695.');
});

test('money that a Closing Disclosure gives the borrower is no estimate', () => {
  const figuresOfForm = [
    figure('cashToClose', 'Cash to close', '-$3,500'),
    figure('form', 'Form', 'Closing Disclosure'),
  ];
  expect(composeLenderScript(request({ figures: figuresOfForm }))).toContain('You receive $3,500 at closing.');
});

test('an unconfirmed figure is in brackets, which block the video', () => {
  const open = figures.map((each) => ({ ...each, isConfirmed: false }));
  const script = composeLenderScript(request({ figures: open }));
  expect(findPlaceholders(script)).toEqual(
    expect.arrayContaining(['[confirm loan amount: $450,000]', '[confirm APR: 6.812%]']),
  );
  expect(findPlaceholders(script)).toHaveLength(figures.length);
});

test('says only confirmed numbers, for any figures', () => {
  fc.assert(
    fc.property(
      fc.subarray(figures),
      fc.constantFrom<ScriptLength>('short', 'medium', 'long'),
      fc.boolean(),
      (some, length, isConfirmed) => {
        const given = some.map((each) => ({ ...each, isConfirmed }));
        const script = composeLenderScript(request({ figures: given, length }));
        const spoken = script
          .replace(/\[[^\]]*\]/g, '')
          .replace('512-555-0100', '')
          .replace('12345', '');
        const numbers = spoken.match(/\d[\d,.]*\d|\d/g) ?? [];
        const known = isConfirmed ? some.map(({ value }) => value.replace(/[^\d.,]/g, '')) : [];
        return numbers.every((number) => known.includes(number.replace(/[.,]$/, '')));
      },
    ),
    { numRuns: 60 },
  );
});

test('no sentence of ours contains a number', () => {
  const texts = Object.values(figureLines).flatMap(({ says, explains }) => [says, ...explains]);
  expect(texts.filter((text) => /\d/.test(text))).toEqual([]);
});

describe('a sentence of a language model', () => {
  test.each([
    ['The loan amount is $450,000.', false],
    ['You borrow $450,000 for 30 years.', false],
    ['The APR is 6.812%.', false],
    ['Talk to me before you decide.', false],
    ['The loan amount is [confirm loan amount: $999,999].', false],
    ['The loan amount is $540,000.', true],
    ['The interest rate is 6.812%.', true],
    ['Your closing costs are $450,000.', true],
    ['Only 3 days are left.', true],
    ['Save $100 today.', true],
  ])('%s is foreign: %s', (sentence, isForeign) => {
    expect(saysForeignSheetFigure(sentence, figures)).toBe(isForeign);
  });

  test('must not say an unconfirmed figure', () => {
    const open = [figure('loanAmount', 'Loan amount', '$450,000', false)];
    expect(saysForeignSheetFigure('The loan amount is $450,000.', open)).toBe(true);
    expect(saysForeignSheetFigure('The loan amount is [confirm loan amount: $450,000].', open)).toBe(false);
  });
});

test('the annual rate of a credit line without another rate adjusts, and is not said to include costs', () => {
  const line = [figure('apr', 'APR', '8.24%'), figure('rateCap', 'Highest rate', '18.00%')];
  const script = composeLenderScript(request({ figures: line, length: 'medium' }));
  expect(script).toContain('APR, is 8.24%. This loan has an adjustable rate');
  expect(script).not.toContain('The APR adds');
});

test('a total loan amount that equals the loan amount is not said again', () => {
  const same = [...figures, figure('totalLoanAmount', 'Total loan amount', '$450,000')];
  expect(composeLenderScript(request({ figures: same, length: 'long' }))).not.toContain('added to it');
});

test('a script of a Closing Disclosure mentions no other programs, insurers or offers to compare', () => {
  const final = [
    ...figures,
    figure('form', 'Form', 'Closing Disclosure'),
    figure('program', 'Program', 'Fixed Rate'),
    figure('homeInsurance', 'Insurance', '$120 a month'),
  ];
  const script = composeLenderScript(request({ figures: final, length: 'long' }));
  expect(script).not.toMatch(/other programs|pays to compare|compare between lenders/i);
});
