import { sheet, type SheetCase } from './sheet-case.ts';

/** Several layouts for each fault that was once reported, a few lines each. */
export const kinds: readonly SheetCase[] = [
  sheet(
    'prepaid interest by the day, as a worksheet writes it',
    `
Loan Amount              $240,000
Prepaid Interest         15 days @ $42.7397 per day      $641.10
`,
    { loanAmount: 240_000, prepaidInterest: 641.1 },
  ),
  sheet(
    'per diem interest in a separate sentence',
    `
Loan Amount              $240,000
Per Diem Interest ($42.74/day x 12 days)                 $512.88
`,
    { loanAmount: 240_000, prepaidInterest: 512.88 },
  ),
  sheet(
    'prepaid interest from a date to a date',
    `
Loan Amount              $318,000
03 Prepaid Interest ( $56.63 per day from 8/14/26 to 9/1/26 )     $1,019.34
`,
    { loanAmount: 318_000, prepaidInterest: 1019.34 },
  ),
  sheet(
    'cash to the borrower as a label',
    `
New Loan Amount          $260,000
Cash to Borrower         $14,220.18
`,
    { loanAmount: 260_000, cashToClose: -14_220.18 },
  ),
  sheet(
    'cash due from or to the borrower with a mark before the word',
    `
Loan Amount              $260,000
Cash to Close   $6,120.00   x From   To Borrower
`,
    { loanAmount: 260_000, cashToClose: 6120 },
  ),
  sheet(
    'cash to close in parentheses with its dollar sign outside',
    `
Loan Amount              $260,000
Cash at Closing          $(2,118.40)
`,
    { loanAmount: 260_000, cashToClose: -2118.4 },
  ),
  sheet(
    'a loan type in a line by itself',
    `
Loan Type: USDA
Loan Amount              $188,500
`,
    { loanType: 'USDA', loanAmount: 188_500 },
  ),
  sheet(
    'boxes behind their names',
    `
Loan Type     Conventional [ ]   FHA [x]   VA [ ]
Loan Amount              $188,500
`,
    { loanType: 'FHA', loanAmount: 188_500 },
  ),
  sheet(
    'a box with a check mark',
    `
LOAN TYPE   ☐ Conventional  ☐ FHA  ☑ VA
Loan Amount              $188,500
`,
    { loanType: 'VA', loanAmount: 188_500 },
  ),
  sheet(
    'settlement, title and escrow fees',
    `
Loan Amount              $300,000
Title - Lender's Policy              $780
Title - Owner's Policy (optional)    $1,105
Title - Closing Fee                  $450
Title Search                         $225
Title Insurance Binder               $90
`,
    { loanAmount: 300_000, lenderTitle: 780, ownerTitle: 1105, settlementFee: 450 },
  ),
  sheet(
    'recording fees with their parts in parentheses',
    `
Loan Amount              $300,000
Recording Fees (Deed $28, Mortgage $92)        $120.00
`,
    { loanAmount: 300_000, recordingFees: 120 },
  ),
  sheet(
    'recording fees with their parts below',
    `
Loan Amount              $300,000
Recording Fees           $120.00
   Deed                  $28.00
   Mortgage              $92.00
`,
    { loanAmount: 300_000, recordingFees: 120 },
  ),
  sheet(
    'a buy-down with its years across the page',
    `
Loan Amount              $350,000
Note Rate                6.875%
               Year 1       Year 2       Years 3-30
Rate           4.875%       5.875%       6.875%
P&I            $1,852.22    $2,070.37    $2,299.25
`,
    { loanAmount: 350_000, interestRate: null, principalInterest: null },
  ),
  sheet(
    'a buy-down with its payments in words',
    `
Loan Amount              $350,000
Interest Rate            6.875%
Year 1 payment at 4.875%             $1,852.22
Year 2 payment at 5.875%             $2,070.37
Full payment from year 3             $2,299.25
`,
    { loanAmount: 350_000, interestRate: 6.875 },
  ),
  sheet(
    'an adjustable rate with its caps',
    `
Loan Program             7/6 ARM
Loan Amount              $410,000
Initial Rate             5.750%
Caps                     5/1/5
Maximum Rate             10.750%
`,
    { program: '7/6 ARM', loanAmount: 410_000, interestRate: 5.75, rateCap: 10.75 },
  ),
  sheet(
    'an adjustable rate in a sentence',
    `
Loan Amount              $410,000
Interest Rate            5.750%
The rate adjusts every six months after year 7 and can go as high as 10.75%.
`,
    { loanAmount: 410_000, interestRate: 5.75, rateCap: 10.75 },
  ),
  sheet(
    'a rate that is locked for some days',
    `
Loan Amount              $410,000
Interest Rate            6.250%
Your rate is locked until May 14, 2026.
`,
    { loanAmount: 410_000, interestRate: 6.25, rateLock: 'locked until May 14, 2026' },
  ),
  sheet(
    'a rate that floats',
    `
Loan Amount              $410,000
Interest Rate            6.250%
RATE LOCK                [x] NO    [ ] YES, until
`,
    { loanAmount: 410_000, interestRate: 6.25, rateLock: 'not locked' },
  ),
  sheet(
    'final figures beside those of the estimate',
    `
                              Loan Estimate        Final
Loan Amount                   $280,000.00          $284,000.00
Total Closing Costs (J)       $9,100.00            $9,260.40
Cash to Close                 $31,000.00           $29,118.22
`,
    { loanAmount: 284_000, closingCosts: 9260.4, cashToClose: 29_118.22 },
  ),
  sheet(
    'columns of buyer and seller',
    `
ESTIMATED SETTLEMENT STATEMENT
                              Buyer                Seller
Origination Fee               $1,400.00
Owner's Title Insurance                            $1,310.00
Settlement Fee                $425.00              $425.00
Transfer Tax                                       $1,875.00
Recording Fees                $96.00               $35.00
`,
    { originationFee: 1400, settlementFee: 425, recordingFees: 96 },
  ),
  sheet(
    'taxes by the half year are not a figure of a month',
    `
Loan Amount              $310,000
Principal and Interest   $1,934.13
Property Taxes           $2,250.00 semi-annually
`,
    { loanAmount: 310_000, principalInterest: 1934.13, propertyTaxes: null },
  ),
  sheet(
    'insurance as a premium of a year',
    `
Loan Amount              $310,000
Principal and Interest   $1,934.13
Homeowner's Insurance    $1,440.00 annually
`,
    { loanAmount: 310_000, principalInterest: 1934.13, homeInsurance: '$1,440.00 a year' },
  ),
  sheet(
    'a mail with a list of figures',
    `
Hi Sam, here are the numbers we talked about:
- Loan amount: $275,000
- Rate: 6.125% (APR 6.301%)
- P&I: $1,670.93
- Cash to close: $58,240
Thanks, Dana
`,
    { loanAmount: 275_000, interestRate: 6.125, apr: 6.301, principalInterest: 1670.93, cashToClose: 58_240 },
  ),
  sheet(
    'a mail that names the current loan and the market beside the new loan',
    `
Your current monthly payment is $1,990 and your existing interest rate is 7.25%. The prime rate is 7.5% and the tax rate is 1.8%.
With the new loan your interest rate is 5.875% and your total monthly payment is $1,742.
`,
    { interestRate: 5.875, monthlyPayment: 1742 },
  ),
  sheet(
    'a mail about somebody else’s loan beside the own one',
    `
Your neighbor paid $450,000, but your loan amount is $320,000 and your interest rate is 6.5%.
You would need about $41,200 to close.
`,
    { loanAmount: 320_000, interestRate: 6.5, cashToClose: 41_200 },
  ),
];
