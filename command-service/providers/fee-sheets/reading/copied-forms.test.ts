import { describe, expect, test } from '@jest/globals';
import { figuresOf, sightingsOn } from './find-figures.ts';
import { rowsOf } from './rows.ts';
import { wordsOf } from './text.ts';

/** The figures of a text, each with a question mark when the user is asked. */
function read(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n');
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

const charges = (total: string): string => `A. Origination Charges

${total}

Origination Fee
Processing Fee
Underwriting Fee

$1,250
$400
$925`;

describe('a copied form with its labels and its amounts in separate blocks', () => {
  test('is put together when the total of a section is the sum of its amounts', () => {
    expect(read(charges('$2,575'))).toEqual({
      originationFee: '$1,250',
      processingFee: '$400',
      underwritingFee: '$925',
    });
  });

  test('stays open when the total is not the sum', () => {
    expect(read(charges('$2,600'))).toEqual({});
  });

  test('stays open when two blocks have as many lines', () => {
    const text = `A. Origination Charges

B. Services You Cannot Shop For

$660

Origination Fee
Underwriting Fee

Appraisal Fee
Credit Report Fee

$575
$85`;
    expect(read(text)).toEqual({});
  });

  test('is put together when the last line is the sum of the others', () => {
    const text = `Calculating Cash to Close
Total Closing Costs (J)
Deposit
Seller Credits
Estimated Cash to Close

$14,158
– $1,500
– $7,000
$5,658`;
    expect(read(text)).toMatchObject({ earnestMoney: '$1,500', sellerCredit: '$7,000', cashToClose: '$5,658' });
  });

  test('gives no line the amount of a sum before it', () => {
    expect(read('D + I\nLender Credits\n\n$14,158')).toEqual({});
  });

  test('gives prepaid interest the amount that is the product in its label', () => {
    const text = `Prepaid Interest ($45.14 per day for 20 days @ 6.25%)
Property Taxes (0 months)

$1,428

G. Initial Escrow Payment at Closing

$903`;
    expect(read(text)).toMatchObject({ prepaidInterest: '$903' });
  });
});

describe('a Closing Disclosure copied without its columns', () => {
  const lines = (last: string): string => `Borrower-Paid Seller-Paid Paid by
H. Other $770.00
01 HOA Capital Contribution to Sandpiper Cove $770.00
02 Title – Owner's Title Insurance (optional) to Emerald Coast Title ${last}`;

  test('has no lines that the total of their section leaves out', () => {
    expect(read(lines('$2,222.50'))).toEqual({});
  });

  test('comes with a question where several lines may make the total', () => {
    expect(read(lines('$770.00'))).toEqual({ ownerTitle: '$770.00?' });
  });
});
