import { describe, expect, test } from '@jest/globals';
import { figuresOf, sightingsOn } from './find-figures.ts';
import type { WordPage } from './pairs.ts';
import { rowsOf } from './rows.ts';
import { wordsOf } from './text.ts';
import { parseValue } from './values.ts';

/** The figures of a sheet in text form: `value`, or `value?` for one that asks. */
function read(...lines: readonly string[]): Record<string, string> {
  const words = wordsOf(lines);
  const page: WordPage = { width: 200, height: lines.length, rows: rowsOf(words), isScan: false };
  const figures = figuresOf(sightingsOn(page, 1), [page], () => true);
  return Object.fromEntries(figures.map(({ key, value, question }) => [key, question === null ? value : `${value}?`]));
}

describe('signs', () => {
  test.each([
    ['-$3,500.00', '-$3,500.00'],
    ['($3,500.00)', '-$3,500.00'],
    ['$3,500.00 CR', '-$3,500.00'],
    ['$3,500.00', '$3,500.00'],
    ['- $3,500.00', '$3,500.00?'],
  ])('cash to close %s', (written, said) => {
    expect(read(`Cash to Close    ${written}`)).toEqual({ cashToClose: said });
  });

  test('a credit means the same with and without a minus', () => {
    expect(read('Lender Credits   -$1,250.00', 'Deposit          – $10,000')).toEqual({
      lenderCredit: '$1,250.00',
      earnestMoney: '$10,000',
    });
  });

  test('a negative amount is asked about where none is possible', () => {
    expect(read('Discount Points  -$1,250.00')).toEqual({ discountPoints: '-$1,250.00?' });
  });

  test('a person can type a minus', () => {
    expect(parseValue('-$3,500.00', 'money')).toEqual({ text: '-$3,500.00', amount: -3500 });
    expect(parseValue('($3,500.00)', 'money')).toEqual({ text: '-$3,500.00', amount: -3500 });
  });
});

describe('ticks', () => {
  test.each([
    ['$18,214   [ ] From   [x] To Borrower', '-$18,214?'],
    ['$18,214   [x] From   [ ] To Borrower', '$18,214'],
    ['$18,214   ☐ From   ☒ To Borrower', '-$18,214?'],
    ['$18,214   [ ] From   [ ] To Borrower', '$18,214?'],
  ])('cash to close %s', (written, said) => {
    expect(read(`Estimated Cash to Close   ${written}`)).toEqual({ cashToClose: said });
  });

  test.each([
    ['[ ] Conventional   [ ] FHA   [x] VA   [ ] ________', 'VA'],
    ['☐ Conventional   ☒ FHA   ☐ VA', 'FHA'],
    ['[x] Conventional   [ ] FHA   [ ] VA', 'Conventional'],
    ['Conventional   FHA   VA', 'Conventional?'],
    ['[x] Conventional   [x] FHA   [ ] VA', 'Conventional?'],
  ])('loan type %s', (written, said) => {
    expect(read(`LOAN TYPE   ${written}`)).toEqual({ loanType: said });
  });
});

describe('amounts within a row', () => {
  test('the daily rate is not the prepaid interest', () => {
    expect(read('Prepaid Interest  ( $23.44  per day for 15 days @ 4.00%)      $352')).toEqual({
      prepaidInterest: '$352',
    });
  });

  test('the last amount is the sum of the parts before it', () => {
    expect(read('01  Recording Fees      Deed: $40.00    Mortgage: $45.00      $85.00')).toEqual({
      recordingFees: '$85.00',
    });
  });

  test('the rate and the APR are read after one label', () => {
    expect(read('Interest rate / APR              6.500% / 6.642%')).toEqual({ interestRate: '6.500%', apr: '6.642%' });
  });
});

describe('sums', () => {
  const payments = (insurance: string, total: string): readonly string[] => [
    'Principal & Interest    $1,500.00',
    'Property Taxes            $300.00',
    `Homeowner's Insurance     ${insurance}`,
    `Total Monthly Payment   ${total}`,
  ];

  test('a payment that its parts do not add up to is asked about, and so are the parts', () => {
    expect(read(...payments('$100.00', '$1,900.00'))).toEqual({
      principalInterest: '$1,500.00',
      propertyTaxes: '$300.00 a month',
      homeInsurance: '$100.00 a month',
      monthlyPayment: '$1,900.00',
    });
    expect(read(...payments('$100.00', '$1,960.00'))).toEqual({
      principalInterest: '$1,500.00?',
      propertyTaxes: '$300.00?',
      homeInsurance: '$100.00?',
      monthlyPayment: '$1,960.00?',
    });
  });

  test('a figure without cents or a sign is clear where the total confirms it', () => {
    expect(read('Origination fee    1500', 'Appraisal fee      $600.00', 'Credit report      $90.00')).toMatchObject({
      originationFee: '$1,500?',
    });
    expect(
      read(
        'Origination fee    1500',
        'Appraisal fee      $600.00',
        'Credit report      $90.00',
        'Total closing costs $2,190.00',
      ),
    ).toEqual({
      originationFee: '$1,500',
      appraisalFee: '$600.00',
      creditReport: '$90.00',
      closingCosts: '$2,190.00',
    });
  });

  test('the parts of a monthly payment are paid by the month, whatever else it contains', () => {
    const lines = ['Principal & Interest $1,500.00', 'Annual fee            $60.00', 'Property Taxes       $300.00'];
    expect(read(...lines, 'Total                  $1,860.00')).toMatchObject({ propertyTaxes: '$300.00 a month' });
  });

  test('both amounts of a payment are shown', () => {
    const words = wordsOf(payments('$100.00', '$1,960.00'));
    const page: WordPage = { width: 200, height: 4, rows: rowsOf(words), isScan: false };
    const [figure] = figuresOf(sightingsOn(page, 1), [page], () => true).filter(({ key }) => key === 'monthlyPayment');
    expect(figure).toMatchObject({ alternatives: ['$1,960.00', '$1,900.00'], question: { code: 'SHEET_SUM' } });
  });

  test('amounts of a scan that is hard to read are clear when they add up to their total', () => {
    const faint = (lines: readonly string[]): readonly (string | null | undefined)[] => {
      const words = wordsOf(lines).map((word) => ({ ...word, confidence: 60 }));
      const page: WordPage = { width: 200, height: lines.length, rows: rowsOf(words), isScan: true };
      return figuresOf(sightingsOn(page, 1), [page], () => false).map(({ question }) => question?.code ?? null);
    };
    expect(faint(payments('$100.00', '$1,900.00'))).toEqual([null, null, null, null]);
    expect(faint(payments('$100.00', '$1,960.00'))).not.toContain(null);
    const loan = ['Loan Amount $240,000.00', 'Interest Rate 6.500%', 'Term 30 years'];
    // No total, but the payment follows from loan, rate and term to the cent.
    expect(faint([...loan, 'Principal & Interest $1,516.96'])).toEqual([null, null, null, null]);
    expect(faint([...loan, 'Principal & Interest $1,519.96'])).not.toContain(null);
  });
});

describe('figures of another loan', () => {
  test('an amount that another buyer pays is asked about', () => {
    expect(read('My neighbor got a loan of $510,000 and paid $9,400 in closing costs.')).toEqual({
      loanAmount: '$510,000?',
      closingCosts: '$9,400?',
    });
  });

  test('figures before a correction are asked about', () => {
    expect(read('Rate: 6.500%', 'Scratch that.', 'APR: 6.750%')).toEqual({ interestRate: '6.500%?', apr: '6.750%' });
  });

  test('a figure of one of two offers is asked about', () => {
    expect(read('Option 1', 'Rate: 6.500%', 'APR: 6.600%', 'Option 2', 'Rate: 6.500%', 'Points: $2,500')).toEqual({
      interestRate: '6.500%',
      apr: '6.600%?',
      discountPoints: '$2,500?',
    });
  });
});

describe('tables of periods', () => {
  test('the payment of the first year of a buy-down is not the payment', () => {
    expect(
      read(
        '            Rate       P&I          Subsidy',
        'Year 1      4.625%     $2,056.56    $471.71',
        'Note Rate   6.625%',
      ),
    ).toEqual({ interestRate: '6.625%' });
  });

  test('a total that differs between two periods is asked about', () => {
    expect(read('Estimated Total', '                   $2,985     $2,837', 'Monthly Payment')).toEqual({
      monthlyPayment: '$2,985?',
    });
    expect(read('Estimated Total', '                   $2,985', 'Monthly Payment')).toEqual({
      monthlyPayment: '$2,985',
    });
  });
});

describe('words of the standard forms', () => {
  test('the product is the program, apart from the loan type', () => {
    expect(read('PRODUCT     5/6 mo. Adjustable Rate', 'LOAN TYPE   [x] Conventional   [ ] FHA   [ ] VA')).toEqual({
      program: '5/6 mo. Adjustable Rate',
      loanType: 'Conventional',
    });
    expect(read('PRODUCT     Fixed Rate')).toEqual({ program: 'Fixed Rate' });
  });

  test('are read on a Loan Estimate', () => {
    expect(
      read(
        '.25% of Loan Amount (Points)     $405',
        'Title – Settlement Agent Fee     $502',
        'Recording Fees and Other Taxes   $85',
        'Down Payment/Funds from Borrower $18,000',
      ),
    ).toEqual({ downPayment: '$18,000', discountPoints: '$405', settlementFee: '$502', recordingFees: '$85' });
  });

  test('are read on a worksheet', () => {
    expect(
      read(
        'Total Loan Amount: $ 360,000     Interest Rate: 6.625 %     Term/Due In: 360 / 360 mths',
        'First Mortgage (P & I)           2,305.12',
        'Homeowner Assn. Dues             45.00',
        'Cash Deposit on sales contract (-)    5,000.00',
        'Total Estimated Funds needed to close 48,503.60',
      ),
    ).toEqual({
      totalLoanAmount: '$360,000',
      term: '360 months',
      interestRate: '6.625%',
      principalInterest: '$2,305.12',
      // By the month or by the year: the sheet has no total that tells.
      hoaDues: '$45.00?',
      earnestMoney: '$5,000.00',
      cashToClose: '$48,503.60',
    });
  });
});
