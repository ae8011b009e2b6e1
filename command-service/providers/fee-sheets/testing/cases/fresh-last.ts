import { sheet, type SheetCase } from './sheet-case.ts';

/** A fourth set, written before the reader had seen any of it, after it was changed for the first fifty-seven. */
export const freshLast: readonly SheetCase[] = [
  sheet(
    'a worksheet with codes of two letters and totals per section',
    `
LOAN FEE WORKSHEET                    Loan type: Conventional     Purpose: Purchase
Sales Price: $350,000.00    Loan Amount: $297,500.00    Rate: 6.375%    APR: 6.587%    Term: 360 months

A1  Origination Fee                 $1,487.50
A2  Underwriting Fee                  $895.00
A   TOTAL LENDER CHARGES            $2,382.50
B1  Appraisal Fee                     $600.00
B2  Credit Report Fee                  $78.00
B3  Flood Certification Fee            $12.50
B   TOTAL THIRD PARTY               $690.50
C1  Settlement Fee                    $475.00
C2  Lender's Title Policy             $812.00
C   TOTAL TITLE                     $1,287.00
D1  Recording Fee                     $134.00
D2  Transfer Tax                      $700.00
D   TOTAL GOVERNMENT                  $834.00
    TOTAL CLOSING COSTS             $5,194.00

Proposed Monthly Payment
Principal & Interest                $1,856.01
Property Taxes                        $321.00
Homeowners Insurance                  $104.00
Mortgage Insurance                     $87.00
TOTAL MONTHLY PAYMENT               $2,368.01
`,
    {
      loanType: 'Conventional',
      purchasePrice: 350_000,
      loanAmount: 297_500,
      interestRate: 6.375,
      apr: 6.587,
      term: 30,
      originationFee: 1487.5,
      underwritingFee: 895,
      appraisalFee: 600,
      creditReport: 78,
      floodCertification: 12.5,
      settlementFee: 475,
      lenderTitle: 812,
      recordingFees: 134,
      transferTaxes: 700,
      closingCosts: 5194,
      principalInterest: 1856.01,
      propertyTaxes: 321,
      homeInsurance: 104,
      mortgageInsurance: 87,
      monthlyPayment: 2368.01,
    },
  ),
  sheet(
    'a letter of a bank about a commitment',
    `
Dear Ms. Whitlow:

Lakeview Bank is pleased to offer you a first mortgage loan in the amount of $512,000 for the purchase of 6 Heron Court. The interest rate will
be 5.990% for a term of 30 years, and your monthly payment of principal and interest will be $3,066.41. The annual percentage rate is 6.104%.
You will also pay one twelfth of the annual property taxes ($9,240) and of the annual insurance premium ($2,160) each month.

At closing you will pay an origination fee of $1,500, an appraisal fee of $725 and recording fees of $190. This commitment expires on
January 29, 2027.
`,
    {
      loanAmount: 512_000,
      interestRate: 5.99,
      term: 30,
      principalInterest: 3066.41,
      apr: 6.104,
      propertyTaxes: 9240,
      originationFee: 1500,
      appraisalFee: 725,
      recordingFees: 190,
    },
  ),
  sheet(
    'a message of a buyer who asks about a sheet',
    `
Hey, is this right? My friend got 5.75% on a $500,000 loan last month. The sheet you sent says 6.625%, P&I $1,459.91 and loan amount $228,000.
Why is my rate so much higher?
`,
    { interestRate: null, loanAmount: null, principalInterest: 1459.91 },
  ),
  sheet(
    'a sheet with the present loan above the new one',
    `
YOUR CURRENT LOAN
Balance                    $371,204
Interest rate              7.625%
Principal & interest       $2,745.80
Mortgage insurance         $142.00

YOUR NEW LOAN
Loan amount                $388,000
Interest rate              6.250%
APR                        6.371%
Principal & interest       $2,388.98
Closing costs              $8,940
Cash to you                $7,856
`,
    {
      loanAmount: 388_000,
      interestRate: null,
      apr: 6.371,
      principalInterest: null,
      mortgageInsurance: null,
      closingCosts: 8940,
      cashToClose: -7856,
    },
  ),
  sheet(
    'a mail with numbers for several down payments',
    `
At a price of $800,000 here is what each down payment does: with 20% ($160,000) you finance $640,000 and P&I is $3,888.71; with 25% ($200,000)
you finance $600,000 and P&I is $3,645.66; with 30% ($240,000) it is $560,000 and $3,402.62. All at 6.125%, APR 6.203%.
`,
    {
      purchasePrice: 800_000,
      downPayment: null,
      loanAmount: null,
      principalInterest: null,
      interestRate: 6.125,
      apr: 6.203,
    },
  ),
  sheet(
    'a quote with the value in front of each label',
    `
$195,000     Purchase price
$175,500     Loan amount
6.500%       Rate (15 years)
6.738%       APR
$1,528.79    Principal and interest
$162.00      Taxes per month
$71.00       Insurance per month
$1,761.79    Total payment per month
$24,310      Cash to close
`,
    {
      purchasePrice: 195_000,
      loanAmount: 175_500,
      interestRate: 6.5,
      apr: 6.738,
      principalInterest: 1528.79,
      propertyTaxes: 162,
      homeInsurance: 71,
      monthlyPayment: 1761.79,
      cashToClose: 24_310,
      term: 15,
    },
  ),
  sheet(
    'an estimate with a fee refunded and a fee that may apply',
    `
Loan amount                         $346,500
Rate                                6.000%
Principal & interest                $2,077.44
Application fee                     $400     (refunded at closing)
Appraisal fee                       $575
Credit report                       $66
Flood certification, if required    $18
Survey (only if title requires it)  $425
Title insurance                     $1,288
Recording                           $155
Lender credit                       ($400)
`,
    {
      loanAmount: 346_500,
      interestRate: 6,
      principalInterest: 2077.44,
      applicationFee: null,
      appraisalFee: 575,
      creditReport: 66,
      floodCertification: null,
      survey: null,
      titleInsurance: 1288,
      recordingFees: 155,
      lenderCredit: 400,
    },
  ),
  sheet(
    'a table of the same loan with two lock periods',
    `
LOCK PERIOD          30 days          60 days
Rate                 7.000%           7.125%
APR                  7.112%           7.239%
P&I                  $1,676.56        $1,697.77
Loan amount          $252,000         $252,000
Lock fee             $0               $630
Float down           -                0.25% of the loan amount
`,
    { interestRate: null, apr: null, principalInterest: null, loanAmount: 252_000 },
  ),
  sheet(
    'a settlement statement of the buyer alone',
    `
BUYER'S ESTIMATED SETTLEMENT STATEMENT              Escrow 20-1187
                                                    Debit           Credit
Purchase price                                      $460,000.00
Initial deposit                                                     $9,200.00
New loan                                                            $414,000.00
Seller credit                                                       $5,500.00
Loan origination fee                                $2,070.00
Appraisal fee                                       $650.00
Prepaid interest 11/24 to 12/1 @ $70.89             $496.23
Homeowner's insurance for 1 year                    $1,812.00
Escrow fee                                          $1,080.00
Owner's title policy                                $1,725.00
Recording fees                                      $210.00
Property tax proration 11/24 to 1/1                                 $588.10
Balance due from buyer                                              $38,755.13
Totals                                              $468,043.23     $468,043.23
`,
    {
      purchasePrice: 460_000,
      earnestMoney: 9200,
      loanAmount: 414_000,
      sellerCredit: 5500,
      originationFee: 2070,
      appraisalFee: 650,
      prepaidInterest: 496.23,
      settlementFee: 1080,
      ownerTitle: 1725,
      recordingFees: 210,
      cashToClose: 38_755.13,
    },
  ),
  sheet(
    'a text with the monthly numbers in one sentence',
    `
Ok so for the townhouse: price 378k, 20 percent down, loan $302,400 at 6.49% for 30 yrs. That's $1,909.39 P&I plus $268 taxes, $74 insurance
and $215 HOA, so $2,466.39 total per month. Closing is around $7,800.
`,
    {
      purchasePrice: 378_000,
      loanAmount: 302_400,
      interestRate: 6.49,
      term: 30,
      principalInterest: 1909.39,
      propertyTaxes: 268,
      homeInsurance: 74,
      hoaDues: 215,
      monthlyPayment: 2466.39,
      closingCosts: 7800,
    },
  ),
];
