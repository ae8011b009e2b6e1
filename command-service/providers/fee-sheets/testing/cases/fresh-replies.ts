import { page, sheet, type SheetCase } from './sheet-case.ts';

/** A second set, written before the reader had seen any of it, after it was changed for the first thirty. */
export const freshReplies: readonly SheetCase[] = [
  sheet(
    'a mail of a loan officer with a list in hyphens',
    `
Good afternoon Keisha!

Here is the breakdown we talked about for 4410 Larkspur:

- Price: $390,000 with 15% down ($58,500)
- Loan: $331,500, 30 year fixed, conventional
- Rate 6.25% / APR 6.61%
- Monthly P&I $2,041.10, taxes $355, insurance $118, PMI $96 = $2,610.10 total
- Origination $995, appraisal $575, title $1,340
- Seller is covering $4,000 of your closing costs
- You'd bring about $65,200 (you already gave $5,000 earnest money)

Lock expires Dec 18.
`,
    {
      purchasePrice: 390_000,
      downPayment: 58_500,
      loanAmount: 331_500,
      term: 30,
      interestRate: 6.25,
      rateLock: 'locked until Dec 18',
      apr: 6.61,
      principalInterest: 2041.1,
      propertyTaxes: 355,
      homeInsurance: 118,
      mortgageInsurance: 96,
      monthlyPayment: 2610.1,
      originationFee: 995,
      appraisalFee: 575,
      titleInsurance: 1340,
      sellerCredit: 4000,
      cashToClose: 65_200,
      earnestMoney: 5000,
    },
  ),
  sheet(
    'a mail that compares buying points with none',
    `
Hi Theo, on your $468,000 loan you can take 6.500% at no cost with a payment (P&I) of $2,958.08, or pay one point, $4,680, for 6.125% and
$2,843.62. You would break even after about 41 months. Let me know which one you prefer.
`,
    { loanAmount: 468_000, interestRate: null, principalInterest: null, discountPoints: null },
  ),
  sheet(
    'a message about rates in the market',
    `
FYI mortgage rates dropped again - national average is 6.22% for a 30-year and 5.54% for a 15-year. Yours was quoted at 6.375% in October
on $612,500. If we relock at 6.125% you'd save about $98 a month. Relock fee is 0.25% ($1,531.25).
`,
    { interestRate: null, loanAmount: null, discountPoints: null, principalInterest: null },
  ),
  sheet(
    'a cost sheet of a builder and its lender',
    `
HOMESITE 214 - THE ASPEN                       Preferred lender cost sheet
Base price                        $389,900
Lot premium                        $12,000
Options                            $26,450
Total price                       $428,350
Builder incentive                 -$10,000
Loan amount (95%)                 $406,932
Rate (bought down to)             5.490%
APR                               6.104%
P&I                               $2,307.95
Est. taxes                        $412.00 per month
Insurance                         $97.00 per month
PMI                               $118.00 per month
HOA                               $65.00 per month
Total monthly                     $2,999.95
Cash needed                       $19,870
`,
    {
      purchasePrice: null,
      loanAmount: 406_932,
      interestRate: 5.49,
      apr: 6.104,
      principalInterest: 2307.95,
      propertyTaxes: 412,
      homeInsurance: 97,
      mortgageInsurance: 118,
      hoaDues: 65,
      monthlyPayment: 2999.95,
      cashToClose: 19_870,
    },
  ),
  sheet(
    'a worksheet with amounts in a column of credits',
    `
CLOSING COST ESTIMATE                           Charges        Credits
Contract price                               $247,000.00
Loan amount                                                 $209,950.00
Earnest money                                                 $2,000.00
Seller paid costs                                             $4,940.00
Origination fee                                  $750.00
Appraisal                                        $500.00
Credit report                                     $60.00
Owner's title policy                             $890.00
Recording fees                                   $105.00
Prepaid interest                                 $296.40
Homeowners insurance, 1 year                   $1,164.00
Tax escrow, 4 months                           $1,080.00
Totals                                       $251,845.40    $216,890.00
Due from buyer                                $34,955.40
`,
    {
      purchasePrice: 247_000,
      loanAmount: 209_950,
      earnestMoney: 2000,
      sellerCredit: 4940,
      originationFee: 750,
      appraisalFee: 500,
      creditReport: 60,
      ownerTitle: 890,
      recordingFees: 105,
      prepaidInterest: 296.4,
      cashToClose: 34_955.4,
    },
  ),
  sheet(
    'a summary of an FHA loan with two loan amounts in one line',
    `
FHA 30 YR FIXED | PRICE 201,800 | LOAN 194,737 / 198,144 W MIP | RATE 6.625 | APR 7.402
P&I 1,268.74 | MI 87.20 | TAX 231.00 | INS 84.00 | TOTAL 1,670.94
CASH TO CLOSE 12,410
`,
    {
      program: 'FHA 30 YR FIXED',
      term: 30,
      purchasePrice: 201_800,
      loanAmount: 194_737,
      totalLoanAmount: null,
      interestRate: 6.625,
      apr: 7.402,
      principalInterest: 1268.74,
      mortgageInsurance: 87.2,
      propertyTaxes: 231,
      homeInsurance: 84,
      monthlyPayment: 1670.94,
      cashToClose: 12_410,
    },
  ),
  {
    name: 'a Loan Estimate with a credit that covers all costs',
    pages: [
      page(`
Loan Estimate                                                   LOAN TERM    30 years
DATE ISSUED   11/05/2026                                        PURPOSE      Refinance
APPLICANTS    Wen Li                                            PRODUCT      Fixed Rate
PROPERTY      21 Garnet Dr                                      LOAN TYPE    [x] Conventional  [ ] FHA  [ ] VA  [ ] ______
EST. PROP. VALUE  $640,000                                      RATE LOCK    [ ] NO  [x] YES, until 12/20/2026 at 5:00 p.m. PST

Loan Terms                                     Can this amount increase after closing?
Loan Amount                   $405,000         NO
Interest Rate                 5.99%            NO
Monthly Principal & Interest  $2,425.58        NO
Projected Payments
Payment Calculation                            Years 1-30
Principal & Interest                           $2,425.58
Mortgage Insurance                             +   0
Estimated Escrow                               +   0
Estimated Total Monthly Payment                $2,426
Estimated Taxes, Insurance    $821             This estimate includes             In escrow?
& Assessments                 a month          [x] Property Taxes                 NO
                                               [x] Homeowner's Insurance          NO
Costs at Closing
Estimated Closing Costs       $0               Includes $2,980 in Loan Costs + $1,120 in Other Costs - $4,100 in Lender Credits.
Estimated Cash to Close       $1,204           Includes Closing Costs. [x] From [ ] To Borrower
`),
      page(`
A. Origination Charges             $995         E. Taxes and Other Government Fees                 $190
Underwriting Fee                   $995         Recording Fees and Other Taxes                     $190
B. Services You Cannot Shop For    $745         F. Prepaids                                        $930
Appraisal Fee                      $650         Homeowner's Insurance Premium (  months)
Credit Report Fee                  $80          Prepaid Interest ($66.46 per day for 14 days @ 5.99%)  $930
Flood Determination Fee            $15          G. Initial Escrow Payment at Closing
C. Services You Can Shop For       $1,240
Title - Lender's Title Policy      $690
Title - Settlement Agent Fee       $550
D. TOTAL LOAN COSTS (A + B + C)    $2,980       I. TOTAL OTHER COSTS (E + F + G + H)               $1,120
                                                J. TOTAL CLOSING COSTS                             $0
                                                D + I                                              $4,100
                                                Lender Credits                                     -$4,100
`),
    ],
    says: {
      form: 'Loan Estimate',
      rateLock: 'locked until 12/20/2026',
      loanType: 'Conventional',
      program: 'Fixed Rate',
      term: 30,
      loanAmount: 405_000,
      interestRate: 5.99,
      principalInterest: 2425.58,
      mortgageInsurance: 0,
      monthlyPayment: 2426,
      originationFee: 995,
      underwritingFee: 995,
      appraisalFee: 650,
      creditReport: 80,
      floodCertification: 15,
      lenderTitle: 690,
      settlementFee: 550,
      recordingFees: 190,
      prepaidInterest: 930,
      lenderCredit: 4100,
      closingCosts: 0,
      cashToClose: 1204,
    },
  },
  sheet(
    'a sheet of a credit union with questions and answers',
    `
Your home loan at a glance
How much are you borrowing?                      $289,000
What is your rate?                               6.490% (fixed)
What is the APR?                                 6.583%
How long is the loan?                            30 years
What will I pay each month?                      $1,824.78 (principal and interest)
What about taxes and insurance?                  about $420 a month, paid into escrow
What does it cost to get this loan?              $5,275
How much do I need at closing?                   $37,410
`,
    {
      loanAmount: 289_000,
      interestRate: 6.49,
      apr: 6.583,
      term: 30,
      principalInterest: 1824.78,
      closingCosts: 5275,
      cashToClose: 37_410,
    },
  ),
  sheet(
    'a text with shorthand and slashes',
    `
360k purch / 20% dn / 288k ln amt
6.0 rate, 6.14 apr, 30yr
pi 1726.71 + tax 290 + ins 88 = 2104.71
cc ~6.4k, ctc ~78.4k
`,
    {
      purchasePrice: 360_000,
      loanAmount: 288_000,
      interestRate: 6,
      apr: 6.14,
      term: 30,
      principalInterest: 1726.71,
      propertyTaxes: 290,
      homeInsurance: 88,
      monthlyPayment: 2104.71,
      closingCosts: 6400,
      cashToClose: 78_400,
    },
  ),
  sheet(
    'a denial with a counteroffer',
    `
COUNTEROFFER
You asked for:     $550,000 at 5.750%, 30 years, no points
We can offer:      $525,000 at 5.875%, 30 years, 0.375 points ($1,968.75)
Payment (P&I):     $3,105.57
This counteroffer expires on December 10, 2026.
`,
    { loanAmount: null, interestRate: null, term: null, principalInterest: 3105.57, discountPoints: null },
  ),
  sheet(
    'a second mortgage beside the first',
    `
PIGGYBACK 80-10-10                     First mortgage        Second mortgage
Loan amount                            $416,000              $52,000
Rate                                   6.375%                8.250%
Term                                   30 years              15 years
P&I                                    $2,595.30             $504.47
Total of both payments                 $3,099.77
Purchase price                         $520,000
Down payment                           $52,000
`,
    {
      loanAmount: null,
      interestRate: null,
      term: null,
      principalInterest: null,
      purchasePrice: 520_000,
      downPayment: 52_000,
    },
  ),
  sheet(
    'a temporary buydown in a sentence',
    `
With the 2-1 buydown paid by the seller you start at 4.375% ($2,077.00 P&I) in year one and 5.375% ($2,329.48) in year two; from year three on
the note rate of 6.375% applies and P&I is $2,595.30 for the rest of the 30 years. Loan amount $416,000.
`,
    { interestRate: 6.375, principalInterest: null, term: 30, loanAmount: 416_000 },
  ),
  sheet(
    'a worksheet with the payment before the costs',
    `
MORTGAGE WORKSHEET              15-Year Fixed          Prepared by R. Boyd NMLS 204417
                          Monthly       One-time
P & I                   $2,044.95
Taxes                     $310.00      $1,240.00
Homeowner's                $92.00      $1,104.00
Appraisal                                $550.00
Title                                    $985.00
Underwriting                           $1,095.00
Total                   $2,446.95      $4,974.00

Loan amount $238,500     Rate 6.250%     APR 6.497%
`,
    {
      term: 15,
      principalInterest: 2044.95,
      propertyTaxes: 310,
      homeInsurance: 92,
      appraisalFee: 550,
      titleInsurance: 985,
      underwritingFee: 1095,
      monthlyPayment: 2446.95,
      loanAmount: 238_500,
      interestRate: 6.25,
      apr: 6.497,
    },
  ),
  sheet(
    'a statement of changed circumstances',
    `
REVISED ESTIMATE - reason: appraised value lower than expected
                        Was              Is now
Purchase price          $1,010,000       $1,000,000
Loan amount             $808,000         $800,000
Rate                    6.125%           6.125%
P&I                     $4,909.49        $4,860.88
Cash to close           $226,900         $224,650
`,
    {
      purchasePrice: null,
      loanAmount: null,
      interestRate: 6.125,
      principalInterest: null,
      cashToClose: null,
    },
  ),
  sheet(
    'a reverse mortgage summary',
    `
HECM SUMMARY
Home value                 $425,000
Principal limit            $198,900
Initial interest rate      6.750%
Maximum rate               11.750%
Origination fee            $6,000
Upfront MIP                $8,500
Other closing costs        $3,412
Mortgage payoff            $64,300
Available to you at closing   $55,070
No monthly mortgage payment is required.
`,
    { interestRate: 6.75, rateCap: 11.75, originationFee: 6000, closingCosts: null },
  ),
];
