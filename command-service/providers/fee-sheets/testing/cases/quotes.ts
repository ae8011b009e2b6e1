import { page, type SheetCase } from './sheet-case.ts';

/** Mails in sentences, rate quotes and short sheets. */
export const quotes: readonly SheetCase[] = [
  {
    name: 'a mail in sentences',
    pages: [
      page(`
Hi Jordan,

Great talking with you today. Based on a purchase price of $425,000 with 10% down ($42,500), here is where we are:
your loan amount would be $382,500 on a 30-year fixed at 6.375% (6.512% APR). Principal and interest comes to
$2,386.28 a month. With taxes of about $390 a month and homeowner's insurance of $125 a month, your total monthly payment
is estimated at $2,901.28. Closing costs are about $9,450, and you will need roughly $51,950 in cash to close.
The rate is locked until April 30.

Let me know if you have any questions!
Dana Whitfield
`),
    ],
    says: {
      purchasePrice: 425_000,
      downPayment: 42_500,
      loanAmount: 382_500,
      term: 30,
      interestRate: 6.375,
      apr: 6.512,
      principalInterest: 2386.28,
      propertyTaxes: 390,
      homeInsurance: 125,
      monthlyPayment: 2901.28,
      closingCosts: 9450,
      cashToClose: 51_950,
      rateLock: 'locked until April 30',
    },
  },
  {
    name: 'a mail in short sentences',
    pages: [
      page(`
Subject: Your numbers for 9 Lake Road

The sales price is $310,000 and your down payment is $62,000. That makes a loan of $248,000 for 15 years.
Your interest rate is 5.625% and the APR is 5.811%.
The origination fee is $995. The appraisal runs $575, and the credit report is $64.
Your P&I payment will be $2,042.83 per month.
Cash to close: $69,118.
`),
    ],
    says: {
      purchasePrice: 310_000,
      downPayment: 62_000,
      loanAmount: 248_000,
      term: 15,
      interestRate: 5.625,
      apr: 5.811,
      originationFee: 995,
      appraisalFee: 575,
      creditReport: 64,
      principalInterest: 2042.83,
      cashToClose: 69_118,
    },
  },
  {
    name: 'a mail that compares two loans says none of their rates as the rate',
    pages: [
      page(`
Hello, for a loan amount of $300,000 we can offer either 6.25% with one point or 6.625% without points.
The payment is $1,847.15 a month with the point and $1,920.93 a month without it.
`),
    ],
    says: { loanAmount: 300_000, monthlyPayment: null },
  },
  {
    name: 'rate and APR in one cell',
    pages: [
      page(`
RATE QUOTE                      Prepared 06/01/2026
Loan Amount                     $275,000
Program                         30 Year Fixed
Rate / APR                      6.125% / 6.298%
Rate (APR)                      6.125% (6.298%)
Points                          $1,375.00
P&I                             $1,670.93
`),
    ],
    says: {
      loanAmount: 275_000,
      program: '30 Year Fixed',
      term: 30,
      interestRate: 6.125,
      apr: 6.298,
      discountPoints: 1375,
      principalInterest: 1670.93,
    },
  },
  {
    name: 'new-loan wordings',
    pages: [
      page(`
New Loan Amount: $228,000            New Interest Rate: 5.875%
New Loan Term: 20 years              New Monthly Payment (P&I): $1,617.05
Current Loan Balance: $221,450       Current Interest Rate: 7.250%
Current Monthly Payment: $1,790.12
Closing Costs: $5,210
Cash Back at Closing: $1,340
`),
    ],
    says: {
      loanAmount: 228_000,
      interestRate: 5.875,
      term: 20,
      principalInterest: 1617.05,
      closingCosts: 5210,
      cashToClose: -1340,
    },
  },
  {
    name: 'fees that are waived, or paid by the seller or the lender',
    pages: [
      page(`
Loan Amount                        $350,000
Interest Rate                      6.500%
Origination Fee                    $1,750.00
Application Fee                    $395.00  WAIVED
Underwriting Fee                   Waived ($995.00)
Appraisal Fee                      $650.00 (paid by seller)
Credit Report                      $75.00 paid by lender
Processing Fee                     $0.00
Survey                             $425.00
Transfer Taxes                     $880.00 - Seller
`),
    ],
    says: { loanAmount: 350_000, interestRate: 6.5, originationFee: 1750, processingFee: 0, survey: 425 },
  },
  {
    name: 'options side by side',
    pages: [
      page(`
Loan Comparison            Option 1         Option 2         Option 3
Loan Amount                $400,000         $400,000         $400,000
Interest Rate              6.250%           6.500%           6.750%
APR                        6.410%           6.612%           6.801%
Loan Term                  30 years         30 years         30 years
Principal & Interest       $2,462.87        $2,528.27        $2,594.39
Cash to Close              $96,500          $93,100          $90,200
`),
    ],
    says: {
      loanAmount: 400_000,
      term: 30,
      interestRate: null,
      apr: null,
      principalInterest: null,
      cashToClose: null,
    },
  },
  {
    name: 'sums with a minus behind, in parentheses and as a credit',
    pages: [
      page(`
Loan Amount                 $290,000.00
Discount Points              (1,450.00)
Lender Credits               2,900.00-
Seller Credit                $4,000.00 CR
Cash to Close                $1,118.00-
`),
    ],
    says: { loanAmount: 290_000, discountPoints: null, lenderCredit: 2900, sellerCredit: 4000, cashToClose: -1118 },
  },
  {
    name: 'ticks of many kinds',
    pages: [
      page(`
Loan Type:   ( ) Conventional   (X) FHA   ( ) VA   ( ) USDA
Loan Amount              $199,000
Rate                     6.000%
Cash to Close   $6,420   (X) From Borrower   ( ) To Borrower
`),
    ],
    says: { loanType: 'FHA', loanAmount: 199_000, interestRate: 6, cashToClose: 6420 },
  },
  {
    name: 'a payment card of a web page',
    pages: [
      page(`
Your estimated payment
$2,744 /mo
Home price
$389,900
Down payment
$77,980
Loan amount
$311,920
Interest rate
6.49%
Loan term
30 years
`),
    ],
    says: {
      monthlyPayment: 2744,
      purchasePrice: 389_900,
      downPayment: 77_980,
      loanAmount: 311_920,
      interestRate: 6.49,
      term: 30,
    },
  },
];
