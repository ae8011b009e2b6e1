import { sheet, type SheetCase } from './sheet-case.ts';

/** A second set, written before the reader had seen any of it, after it was changed for notes and loan systems. */
export const unseenQuick: readonly SheetCase[] = [
  sheet(
    'a note with commas',
    `
Conv 15 yr fixed at 5.625%, no points, APR 5.79%, loan amt $240,000, P&I $1,976.96, closing costs about $5,600
`,
    { interestRate: 5.625, term: 15, apr: 5.79, loanAmount: 240_000, principalInterest: 1976.96, closingCosts: 5600 },
  ),
  sheet(
    'a mail with a price in words',
    `
Good news, Ola. On a price of six hundred twenty-five thousand dollars you would put down one hundred twenty-five thousand dollars.
The loan is five hundred thousand dollars at six and a quarter percent for thirty years. Principal and interest is $3,078.59.
`,
    {
      purchasePrice: 625_000,
      downPayment: 125_000,
      loanAmount: 500_000,
      interestRate: 6.25,
      term: 30,
      principalInterest: 3078.59,
    },
  ),
  sheet(
    'a text message of a broker',
    `
hey! VA 30 yr at 5.75, apr 5.98. loan $412k, P&I $2,404.32. cash to close approx $3,900
`,
    { interestRate: 5.75, term: 30, apr: 5.98, loanAmount: 412_000, principalInterest: 2404.32, cashToClose: 3900 },
  ),
  sheet(
    'a quote with two columns of options',
    `
                    Option 1        Option 2
Interest rate       6.250%          6.625%
APR                 6.418%          6.662%
Points              $5,250          $0
P&I                 $2,155.01       $2,241.09
Loan amount         $350,000        $350,000
Purchase price      $437,500        $437,500
`,
    {
      interestRate: null,
      apr: null,
      discountPoints: null,
      principalInterest: null,
      loanAmount: 350_000,
      purchasePrice: 437_500,
    },
  ),
  sheet(
    'an adjustable loan in a letter',
    `
The 5/6 adjustable-rate mortgage starts at 5.500% with an APR of 6.722%. The loan amount is $680,000. Your principal and interest
payment for the first five years is $3,860.97, and the rate can never go above 10.500%.
`,
    { interestRate: 5.5, apr: 6.722, loanAmount: 680_000, principalInterest: 3860.97, rateCap: 10.5 },
  ),
  sheet(
    'a worksheet with short labels',
    `
Sales Price        $318,000.00      Int Rate      6.500%
Base Loan          $254,400.00      Term          360
Down Pmt            $63,600.00      APR           6.644%
P & I                $1,607.98
Tax                    $265.00 /mo
HOI                     $91.00 /mo
Total PITI           $1,963.98
Underwriting           $995.00
Appraisal              $575.00
Total Closing Costs  $7,244.00
Funds to Close      $70,844.00
`,
    {
      purchasePrice: 318_000,
      loanAmount: 254_400,
      downPayment: 63_600,
      interestRate: 6.5,
      term: 30,
      apr: 6.644,
      principalInterest: 1607.98,
      propertyTaxes: 265,
      homeInsurance: 91,
      monthlyPayment: 1963.98,
      underwritingFee: 995,
      appraisalFee: 575,
      closingCosts: 7244,
      cashToClose: 70_844,
    },
  ),
  sheet(
    'a refinance without cash out',
    `
REFINANCE QUOTE
Current balance         $287,400
New loan amount         $292,000
New rate                5.990%     APR 6.121%
Term                    30 years
New P&I                 $1,748.79
Current P&I             $2,034.00
Monthly savings         $285.21
Closing costs           $4,600
Cash to close           $0
`,
    {
      loanAmount: 292_000,
      interestRate: 5.99,
      apr: 6.121,
      term: 30,
      principalInterest: 1748.79,
      closingCosts: 4600,
      cashToClose: 0,
    },
  ),
  sheet(
    'a second lien',
    `
Closed-end second mortgage
Loan amount             $75,000.00
Note rate               8.500%
Term                    240 months
Monthly payment         $650.87
Origination fee         $750.00
Recording fee           $82.00
`,
    { loanAmount: 75_000, interestRate: 8.5, term: 20, monthlyPayment: 650.87, originationFee: 750, recordingFees: 82 },
  ),
  sheet(
    'a row of values between commas',
    `
Label,Value
Loan amount,"$310,000"
Interest rate,6.375%
APR,6.502%
Principal and interest,"$1,934.00"
Cash to close,"$84,250"
`,
    { loanAmount: 310_000, interestRate: 6.375, apr: 6.502, principalInterest: 1934, cashToClose: 84_250 },
  ),
  sheet(
    'a reply above the mail that it answers',
    `
Updated numbers: rate 6.375%, APR 6.51%, P&I $2,183.54, loan amount $350,000.

> Rate 6.750%, APR 6.88%, P&I $2,270.09
> Appraisal $600
`,
    { interestRate: 6.375, apr: 6.51, principalInterest: 2183.54, loanAmount: 350_000, appraisalFee: 600 },
  ),
  sheet(
    'a builder incentive',
    `
Price $489,990. Builder pays up to $12,000 of your closing costs with our lender. 30-year fixed at 5.490% (5.871% APR). 10% down,
loan amount $440,991, principal and interest $2,501.12.
`,
    {
      purchasePrice: 489_990,
      interestRate: 5.49,
      apr: 5.871,
      term: 30,
      loanAmount: 440_991,
      principalInterest: 2501.12,
    },
  ),
  sheet(
    'an estimate with a share before each fee',
    `
Loan amount             $400,000
Origination (0.75%)     $3,000
Discount (0.5 pt)       $2,000
Title insurance         $1,280
Escrow fee              $640
Recording               $120
Lender credits          ($500)
Total cash due at closing  $98,420
`,
    {
      loanAmount: 400_000,
      originationFee: 3000,
      discountPoints: 2000,
      titleInsurance: 1280,
      settlementFee: 640,
      recordingFees: 120,
      lenderCredit: 500,
      cashToClose: 98_420,
    },
  ),
];
