import { sheet, type SheetCase } from './sheet-case.ts';

/** Terse notes, mails and quotes of every kind of loan, written before the reader was changed for them. */
export const unseenNotes: readonly SheetCase[] = [
  sheet(
    'a note of one line',
    `
6.375% 30 yr fixed, 1 pt, APR 6.52, loan 340k
`,
    { interestRate: 6.375, term: 30, apr: 6.52, loanAmount: 340_000 },
  ),
  sheet(
    'a note with slashes',
    `
$425k purchase / 20% dn / $340k loan / 30yr fxd @ 6.49 / apr 6.61 / P&I 2,146.79 / ctc ~$97,400
`,
    {
      purchasePrice: 425_000,
      loanAmount: 340_000,
      term: 30,
      interestRate: 6.49,
      apr: 6.61,
      principalInterest: 2146.79,
      cashToClose: 97_400,
    },
  ),
  sheet(
    'a mail with prices in words',
    `
Hi Renee,

For the house on Alder we talked about a price of four hundred fifty thousand dollars with ninety thousand down, so you would
borrow three hundred sixty thousand. The rate today is six and three-eighths percent on a thirty-year fixed, and the APR is
6.51%. Closing costs should be about eighty-five hundred dollars.

Talk soon,
Gil
`,
    {
      purchasePrice: 450_000,
      downPayment: 90_000,
      loanAmount: 360_000,
      interestRate: 6.375,
      term: 30,
      apr: 6.51,
      closingCosts: 8500,
    },
  ),
  sheet(
    'a mail with two options in paragraphs',
    `
Option A: 30 year fixed at 6.250%, APR 6.433%, one point ($4,100). P&I $2,524.44.
Option B: 30 year fixed at 6.500%, APR 6.552%, no points. P&I $2,591.48.

Both are for a loan of $410,000 on a price of $512,500. Appraisal is $675 and credit report is $85 in both cases.
`,
    {
      interestRate: null,
      apr: null,
      term: 30,
      discountPoints: null,
      principalInterest: null,
      loanAmount: 410_000,
      purchasePrice: 512_500,
      appraisalFee: 675,
      creditReport: 85,
    },
  ),
  sheet(
    'a mail with three options in a list',
    `
Pricing as of 11/20/2026 for a $300,000 loan:
1) 6.125% - cost $4,500 - P&I $1,822.83
2) 6.375% - cost $1,500 - P&I $1,871.61
3) 6.625% - credit $1,200 - P&I $1,920.93
Lock period 45 days. Underwriting fee $1,195.
`,
    { loanAmount: 300_000, interestRate: null, principalInterest: null, underwritingFee: 1195 },
  ),
  sheet(
    'a text message about an FHA loan',
    `
FHA 30yr 5.99%, 3.5% down on 289,900. base loan 279,753 + ufmip 4,895 = 284,649 total. pmt PITI 2,287. need about 14,600 to close
`,
    {
      interestRate: 5.99,
      term: 30,
      purchasePrice: 289_900,
      loanAmount: 279_753,
      totalLoanAmount: 284_649,
      monthlyPayment: 2287,
      cashToClose: 14_600,
    },
  ),
  sheet(
    'a mail about a VA loan without a down payment',
    `
Sgt. Ruiz,

You're eligible for 100% financing. VA 30-year fixed at 5.875% (APR 6.102%), price $365,000, no money down. The funding fee is
2.15%, which brings the loan to $372,847. Principal and interest $2,205.54, taxes $301, insurance $142: $2,648.54 a month total.
The seller pays $7,300 toward closing costs, so your cash to close is only $410.
`,
    {
      term: 30,
      interestRate: 5.875,
      apr: 6.102,
      purchasePrice: 365_000,
      loanAmount: 372_847,
      principalInterest: 2205.54,
      propertyTaxes: 301,
      homeInsurance: 142,
      monthlyPayment: 2648.54,
      sellerCredit: 7300,
      cashToClose: 410,
    },
  ),
  sheet(
    'a USDA quote with a guarantee fee',
    `
USDA RURAL DEVELOPMENT ESTIMATE
Sales price                          $231,000.00
Base loan amount                     $231,000.00
Guarantee fee 1%                       $2,310.00
Total loan amount                    $233,310.00
Note rate                                 6.125%
APR                                       6.594%
Loan term                             360 months
Principal & interest                   $1,417.61
Annual fee (0.35%) per month              $66.87
Property taxes                           $185.00
Homeowners insurance                     $112.00
Total monthly payment                  $1,781.48
Closing costs                          $6,940.00
Seller concessions                    -$6,000.00
Cash needed to close                     $940.00
`,
    {
      purchasePrice: 231_000,
      loanAmount: 231_000,
      totalLoanAmount: 233_310,
      interestRate: 6.125,
      apr: 6.594,
      term: 30,
      principalInterest: 1417.61,
      propertyTaxes: 185,
      homeInsurance: 112,
      monthlyPayment: 1781.48,
      closingCosts: 6940,
      sellerCredit: 6000,
      cashToClose: 940,
    },
  ),
  sheet(
    'a quote for an adjustable loan with caps',
    `
Program:            7/6 SOFR ARM
Loan amount:        $760,000
Initial rate:       5.990% fixed for 84 months
APR:                6.845%
Caps:               5/1/5
Lifetime cap:       10.990%
Margin:             2.750%
Initial P&I:        $4,551.71
Points:             0.250% ($1,900)
`,
    {
      program: '7/6 SOFR ARM',
      loanAmount: 760_000,
      interestRate: 5.99,
      apr: 6.845,
      rateCap: 10.99,
      principalInterest: 4551.71,
      discountPoints: 1900,
    },
  ),
  sheet(
    'a temporary buydown with its years',
    `
2-1 Buydown, paid by seller: $8,244
Loan amount $395,000      Note rate 6.500%      APR 6.688%      30 Year Fixed

            Rate      Principal & Interest
Year 1      4.500%    $2,001.41
Year 2      5.500%    $2,242.77
Years 3-30  6.500%    $2,496.67
`,
    { loanAmount: 395_000, interestRate: 6.5, apr: 6.688, term: 30, principalInterest: null },
  ),
  sheet(
    'a construction loan',
    `
CONSTRUCTION-TO-PERMANENT ESTIMATE
Lot value                         $120,000
Cost to build                     $480,000
Loan amount                       $450,000
Interest-only rate during construction (12 months)   7.750%
Permanent rate                     6.625%
Permanent term                    30 years
Permanent P&I                    $2,881.40
Origination fee (1%)               $4,500
Construction inspections             $900
Appraisal                            $850
Total closing costs               $14,200
`,
    {
      loanAmount: 450_000,
      interestRate: null,
      term: 30,
      principalInterest: 2881.4,
      originationFee: 4500,
      appraisalFee: 850,
      closingCosts: 14_200,
    },
  ),
  sheet(
    'a line of credit',
    `
Home Equity Line of Credit
Credit limit: $85,000
Initial draw at closing: $40,000
Introductory APR: 6.99% for 6 months
Variable APR thereafter: 8.49% (Prime + 0.74%)
Maximum APR: 18.00%
Annual fee: $75
Application fee: $0
`,
    { apr: 8.49, rateCap: 18, applicationFee: 0 },
  ),
  sheet(
    'a first and a second loan',
    `
80/10/10 structure
Purchase price                 $900,000
First mortgage                 $720,000   6.375%   30 yr fixed   P&I $4,491.86
Second mortgage                 $90,000   8.250%   20 yr fixed   P&I   $766.86
Down payment                    $90,000
Combined P&I                  $5,258.72
Est. closing costs              $15,300
Cash to close                  $105,300
`,
    {
      purchasePrice: 900_000,
      loanAmount: 720_000,
      downPayment: 90_000,
      interestRate: null,
      term: null,
      principalInterest: null,
      closingCosts: 15_300,
      cashToClose: 105_300,
    },
  ),
  sheet(
    'a cash-out refinance with payoffs',
    `
CASH-OUT REFINANCE SUMMARY                      Prepared 11/18/2026
New loan amount                                      $352,000.00
Payoff of first mortgage (Harbor Bank)              -$268,114.20
Payoff of auto loan                                  -$14,902.77
Closing costs and prepaids                            -$9,385.40
Cash to you at closing                               $59,597.63
New rate 6.750%   APR 6.921%   Term 30 years
Current payment $2,401.00   New principal & interest $2,283.07
`,
    {
      loanAmount: 352_000,
      interestRate: 6.75,
      apr: 6.921,
      term: 30,
      principalInterest: 2283.07,
      cashToClose: -59_597.63,
    },
  ),
  sheet(
    'a reverse mortgage',
    `
HECM Loan Comparison
Appraised value                   $520,000
Principal limit                   $236,600
Initial interest rate               6.430%
Expected rate                       6.905%
Lifetime rate cap                  11.430%
Origination fee                     $6,000
Initial MIP (2%)                   $10,400
Appraisal                             $725
Credit report                          $40
Mortgage payoff                    $98,200
Remaining line of credit          $118,300
`,
    { interestRate: 6.43, rateCap: 11.43, originationFee: 6000, appraisalFee: 725, creditReport: 40 },
  ),
  sheet(
    'an email chain with quoted lines',
    `
On Tue, Nov 17, 2026 at 9:12 AM Bea Lund <bea@lending.example> wrote:
> The old quote was 6.750% with $2,850 in points.
>
Hi Tom, good news, the market moved. Your new rate is 6.500% with an APR of 6.637%. Loan amount stays at $388,000. The new
principal and interest payment is $2,452.42. Cash to close is now $104,750.
`,
    {
      interestRate: 6.5,
      apr: 6.637,
      loanAmount: 388_000,
      principalInterest: 2452.42,
      cashToClose: 104_750,
      discountPoints: null,
    },
  ),
  sheet(
    'a quote with labels and values on separate lines',
    `
Purchase Price
$572,000
Down Payment
$114,400 (20%)
Loan Amount
$457,600
Rate
6.250%
APR
6.389%
Principal & Interest
$2,817.52
Estimated Taxes
$612
Estimated Insurance
$155
Total Monthly
$3,584.52
Cash to Close
$128,930
`,
    {
      purchasePrice: 572_000,
      downPayment: 114_400,
      loanAmount: 457_600,
      interestRate: 6.25,
      apr: 6.389,
      principalInterest: 2817.52,
      propertyTaxes: 612,
      homeInsurance: 155,
      monthlyPayment: 3584.52,
      cashToClose: 128_930,
    },
  ),
  sheet(
    'bullets with the value before the label',
    `
Here's the breakdown:
* $310,000 sales price
* $15,500 down (5%)
* $294,500 loan amount
* 6.625% rate / 7.02% APR
* $1,885.72 principal and interest
* $258 taxes, $118 insurance, $127 PMI
* $2,388.72 total monthly payment
* $24,900 cash to close
`,
    {
      purchasePrice: 310_000,
      downPayment: 15_500,
      loanAmount: 294_500,
      interestRate: 6.625,
      apr: 7.02,
      principalInterest: 1885.72,
      propertyTaxes: 258,
      homeInsurance: 118,
      mortgageInsurance: 127,
      monthlyPayment: 2388.72,
      cashToClose: 24_900,
    },
  ),
  sheet(
    'a jumbo quote in a sentence with millions',
    `
Dr. Okafor, on a $1.85M purchase with 25% down we'd be at a $1,387,500 loan. Jumbo 30-year fixed is 6.125% today, 6.204% APR,
and the principal and interest comes to $8,430.60. Property taxes run about $19,800 a year and the HOA is $385 a month. You
should plan on roughly $491,000 to close including reserves.
`,
    {
      purchasePrice: 1_850_000,
      loanAmount: 1_387_500,
      term: 30,
      interestRate: 6.125,
      apr: 6.204,
      principalInterest: 8430.6,
      propertyTaxes: 19_800,
      hoaDues: 385,
      cashToClose: 491_000,
    },
  ),
  sheet(
    'a range of rates in a message',
    `
Rates are somewhere between 6.25% and 6.5% depending on the day. On a 320k loan P&I would land around $1,970 to $2,023.
Closing costs run $7,000-$8,500.
`,
    { interestRate: null, loanAmount: 320_000, principalInterest: null, closingCosts: null },
  ),
];
