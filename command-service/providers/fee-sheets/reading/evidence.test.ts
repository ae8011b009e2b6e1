import { describe, expect, test } from '@jest/globals';
import { figuresOf, sightingsOn } from './find-figures.ts';
import { rowsOf } from './rows.ts';
import { wordsOf } from './text.ts';

/** The figures of lines, each with a question mark when the user is asked. */
function read(...lines: readonly string[]): Readonly<Record<string, string>> {
  const words = wordsOf(lines);
  const page = {
    width: Math.max(...words.map(({ right }) => right)),
    height: lines.length,
    rows: rowsOf(words),
    isScan: false,
  };
  const figures = figuresOf(sightingsOn(page, 1), [page], () => true);
  return Object.fromEntries(
    figures.map(({ key, value, question }) => [key, `${value}${question === null ? '' : '?'}`]),
  );
}

describe('a figure in a sentence', () => {
  test('is clear when the sentence says it plainly', () => {
    expect(read('Your loan amount is $250,000.')).toEqual({ loanAmount: '$250,000' });
  });

  test('is asked when the phrase goes on after it', () => {
    expect(read('Your principal and interest is $2,098 and change.')).toEqual({ principalInterest: '$2,098?' });
  });

  test('is asked when a word is only near it', () => {
    expect(read('You pay the recorder $45.00 at closing for the filing.')).toEqual({ cashToClose: '$45.00?' });
  });

  test('is asked on a sheet that names two loans', () => {
    expect(
      read('Loan amount    $300,000', 'Example: a loan amount of $250,000 is common. The appraisal fee is $575.'),
    ).toMatchObject({ appraisalFee: '$575?' });
  });

  test('is clear when the arithmetic confirms it', () => {
    expect(
      read('We can offer you $320,000 as a loan of $320,000 for 30 years fixed at 6.5%, and you pay $2,022.62 in P&I.'),
    ).toMatchObject({ principalInterest: '$2,022.62' });
  });
});

describe('a remark in a row', () => {
  test.each([
    ['Credit report    $75  while it lasts'],
    ['Credit report (unless you bring one)    $75'],
    ['Credit report    $75 (we may return it)'],
  ])('with unknown words leaves the figure open: %s', (row) => {
    expect(read(row)).toEqual({ creditReport: '$75?' });
  });

  test.each([['Credit report    $75'], ['Credit report (optional)    $75'], ['Credit report    $75    NO']])(
    'with known words does not: %s',
    (row) => {
      expect(read(row)).toEqual({ creditReport: '$75' });
    },
  );
});

test('taxes without a period are asked, unless the total of the month shows it', () => {
  expect(read('Principal & interest  $2,000.00', 'Property taxes  $300.00')).toMatchObject({
    propertyTaxes: '$300.00?',
  });
  expect(
    read('Principal & interest  $2,000.00', 'Property taxes        $300.00', 'Total payment         $2,300.00'),
  ).toMatchObject({ propertyTaxes: '$300.00 a month' });
});

test('a price that may be a payoff is asked', () => {
  expect(read('Purchase Price/Payoff    $303,880.44')).toEqual({ purchasePrice: '$303,880.44?' });
});

test('prepaid interest of one day is asked', () => {
  const loan = ['Loan amount    $268,400', 'Interest rate    6.25%'];
  expect(read(...loan, 'Prepaid interest    $45.96')).toMatchObject({ prepaidInterest: '$45.96?' });
  expect(read(...loan, 'Prepaid interest    $459.60')).toMatchObject({ prepaidInterest: '$459.60' });
});

test('a share of the loan or the price that no lender has is asked', () => {
  expect(read('Loan amount    $300,000', 'Origination fee    $30,000')).toMatchObject({ originationFee: '$30,000?' });
  expect(read('Purchase price    $300,000', 'Seller credit    $60,000')).toMatchObject({ sellerCredit: '$60,000?' });
});

test('the rate and the term of a loan with a construction phase are asked', () => {
  expect(read('CONSTRUCTION PHASE', 'Interest rate    7.125%', 'Loan term    30 years')).toEqual({
    interestRate: '7.125%?',
    term: '30 years?',
  });
});

test('the new loan of a comparison is asked where the loans differ', () => {
  expect(
    read(
      '                   Existing loan       Proposed loan',
      'Interest rate      7.250%              6.000%',
      'Loan term          30 years            30 years',
    ),
  ).toEqual({ interestRate: '6.000%?', term: '30 years' });
});

describe('a label without its amount', () => {
  test.each([
    ['Appraisal Fee           —       E. Taxes and Other Government Fees   $92', 'appraisalFee'],
    ['01  Recording Fees   Deed: $35.00   Mortgage: $78.00', 'recordingFees'],
    ['Note rate   6.000%     APR', 'apr'],
    ['Owner’s Title Insurance   First Title   Seller   $1,420.00', 'ownerTitle'],
    ['Total due at closing:      after EMD of $2,500.00', 'cashToClose'],
  ])('takes no other one: %s', (row, key) => {
    expect(read('Loan amount   $300,000', row)).not.toHaveProperty(key);
  });

  test('takes none of the labelled row below', () => {
    expect(read('Monthly payment', 'Lender fees      $1,490')).toEqual({});
  });

  test('takes none of a second column of labels', () => {
    expect(
      read(
        'Appraisal        $500.00     Hazard        $1,320.00',
        'Survey           $400.00     Tax reserve   $1,510.00',
        'Credit report                Aggregate     $220.00',
      ),
    ).not.toHaveProperty('creditReport');
  });
});

test('one amount for two fees is asked', () => {
  expect(read('Our underwriting and processing is $1,590 and the appraisal is $650.')).toEqual({
    processingFee: '$1,590?',
    appraisalFee: '$650',
  });
});
