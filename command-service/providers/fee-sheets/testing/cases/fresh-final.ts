import { sheet, type SheetCase } from './sheet-case.ts';

/** A fifth set, written before the reader had seen any of it, after it was changed for the first sixty-seven. */
export const freshFinal: readonly SheetCase[] = [
  sheet(
    'a short quote in two columns',
    `
Purchase price     $285,000        Rate               6.375%
Down payment       $57,000         APR                6.512%
Loan amount        $228,000        Term               30 years
P&I                $1,422.42       Taxes (monthly)    $198.00
Insurance          $82.00          Total payment      $1,702.42
Closing costs      $6,140          Cash to close      $63,140
`,
    {
      purchasePrice: 285_000,
      downPayment: 57_000,
      loanAmount: 228_000,
      interestRate: 6.375,
      apr: 6.512,
      term: 30,
      principalInterest: 1422.42,
      propertyTaxes: 198,
      homeInsurance: 82,
      monthlyPayment: 1702.42,
      closingCosts: 6140,
      cashToClose: 63_140,
    },
  ),
  sheet(
    'a mail that gives the rate of the day and the offer',
    `
Hi Jules, the market moved this morning: the average 30-year rate is now 6.31%. Your locked rate of 6.125% is safe until January 8.
As a reminder, the loan amount is $410,000, the APR is 6.244% and principal and interest are $2,491.20 a month.
`,
    { loanAmount: 410_000, apr: 6.244, principalInterest: 2491.2, interestRate: 6.125 },
  ),
  sheet(
    'a list of fees with their payers in brackets',
    `
Loan fees
Origination fee [borrower]        $1,800.00
Appraisal fee [borrower]          $550.00
Credit report [lender]            $65.00
Title insurance [borrower]        $1,125.00
Transfer tax [seller]             $940.00
Recording fees [borrower]         $98.00
`,
    {
      originationFee: 1800,
      appraisalFee: 550,
      titleInsurance: 1125,
      recordingFees: 98,
      creditReport: null,
      transferTaxes: null,
    },
  ),
  sheet(
    'a letter about an assumption of the loan of the seller',
    `
You will assume the seller's loan. The unpaid balance is $218,440.12 at 3.250% with 276 months left, and the payment is $1,148.90 with escrow.
The assumption fee is $900 and the credit report fee is $50. You pay the seller $96,559.88 in cash at closing for the rest of the price of $315,000.
`,
    {
      interestRate: null,
      loanAmount: null,
      monthlyPayment: null,
      purchasePrice: 315_000,
      creditReport: 50,
      cashToClose: null,
    },
  ),
  sheet(
    'an estimate with a discount on the origination fee',
    `
Loan amount                     $330,000
Origination fee                 $3,300
Less relationship discount      -$825
Net origination fee             $2,475
Appraisal fee                   $600
Flood certification             $16
Total estimated closing costs   $5,890
`,
    { loanAmount: 330_000, originationFee: null, appraisalFee: 600, floodCertification: 16, closingCosts: 5890 },
  ),
  sheet(
    'a worksheet of an FHA loan with its parts in words',
    `
Program: FHA 30 Year Fixed
Sale price: $240,000.00
Required down payment 3.5%: $8,400.00
Base loan amount: $231,600.00
Upfront mortgage insurance premium financed: $4,053.00
Total loan amount: $235,653.00
Note rate: 6.250%
Principal and interest payment: $1,450.96
Monthly mortgage insurance: $106.15
Monthly taxes: $242.00
Monthly homeowners insurance: $91.00
Total monthly payment: $1,890.11
`,
    {
      program: 'FHA 30 Year Fixed',
      purchasePrice: 240_000,
      downPayment: 8400,
      loanAmount: 231_600,
      totalLoanAmount: 235_653,
      interestRate: 6.25,
      principalInterest: 1450.96,
      mortgageInsurance: 106.15,
      propertyTaxes: 242,
      homeInsurance: 91,
      monthlyPayment: 1890.11,
      term: 30,
    },
  ),
];
