import { page, type SheetCase } from './sheet-case.ts';

/** Letters, quotes and forms in yet other words, written before the reader was changed for the mails and worksheets. */
export const unseenOffers: readonly SheetCase[] = [
  {
    name: 'a mail with a greeting, three paragraphs and a signature',
    pages: [
      page(`
Hey Tomas!

Great talking with you. For the townhouse at $329,000, if you put down 5% ($16,450), your loan would be $312,550. I can do
6.625% on a 30-year fixed, APR 6.912%.

That makes your P&I $2,001.30. Add $274.17 for taxes, $89 for insurance, $85.95 for PMI and the $210 HOA, and the total is
$2,660.42 a month.

Closing costs look like $8,125, so you'd bring about $24,575 to the closing.

Talk soon,
Reggie
NMLS 445120 | 555-0188
`),
    ],
    says: {
      purchasePrice: 329_000,
      downPayment: 16_450,
      loanAmount: 312_550,
      interestRate: 6.625,
      apr: 6.912,
      term: 30,
      principalInterest: 2001.3,
      propertyTaxes: 274.17,
      homeInsurance: 89,
      mortgageInsurance: 85.95,
      hoaDues: 210,
      monthlyPayment: 2660.42,
      closingCosts: 8125,
      cashToClose: 24_575,
    },
  },
  {
    name: 'a letter with the conditions of an approval',
    pages: [
      page(`
Re: Conditional approval, loan 88-20417

Dear Mr. Arroyo,

Your application for a loan in the amount of $487,500 has been approved subject to the conditions below. The property at 6
Harbor Mist Ct is being purchased for $650,000. You have chosen a 30-year fixed-rate mortgage with a note rate of 6.125% and an
annual percentage rate of 6.279%.

Principal and interest will be $2,962.10 per month. Taxes are estimated at $677.08 and hazard insurance at $158.33 per month.

Conditions:
1. Evidence of $172,940 in funds to close.
2. A gift letter for the $20,000 from your parents.
3. Payment of the appraisal fee of $725.
`),
    ],
    says: {
      loanAmount: 487_500,
      purchasePrice: 650_000,
      term: 30,
      interestRate: 6.125,
      apr: 6.279,
      principalInterest: 2962.1,
      propertyTaxes: 677.08,
      homeInsurance: 158.33,
      cashToClose: 172_940,
      appraisalFee: 725,
    },
  },
  {
    name: 'a quote with its figures in a paragraph and no labels before them',
    pages: [
      page(`
Quote for Dana R. - $275,000 purchase with 20% down. $220,000 loan amount at 6.000% (6.142% APR), 30 years fixed, no points.
$1,319.01 principal and interest, $206.25 taxes, $91.67 insurance, $1,616.93 total payment. $6,480 in closing costs and $61,480
cash to close.
`),
    ],
    says: {
      purchasePrice: 275_000,
      loanAmount: 220_000,
      interestRate: 6,
      apr: 6.142,
      term: 30,
      principalInterest: 1319.01,
      propertyTaxes: 206.25,
      homeInsurance: 91.67,
      monthlyPayment: 1616.93,
      closingCosts: 6480,
      cashToClose: 61_480,
    },
  },
  {
    name: 'a mail that quotes a thread below',
    pages: [
      page(`
Final figures below. Your rate is 5.990% with an APR of 6.177%. Loan amount: $341,000. Monthly payment including escrow:
$2,574.90. Cash needed at closing: $46,318.20.

On Mon, Nov 16, 2026 at 9:10 AM Carla Nuñez wrote:
> Preliminary figures: rate 6.125%, APR 6.310%, payment $2,602.44, cash to close $47,100.
`),
    ],
    says: { interestRate: null, apr: null, loanAmount: 341_000, monthlyPayment: null, cashToClose: null },
  },
  {
    name: 'a letter of an FHA lender',
    pages: [
      page(`
Dear First-Time Buyer,

Under our FHA program you can buy at $240,000 with a minimum investment of 3.5%, which is $8,400. The base loan amount is
$231,600. The upfront mortgage insurance premium of 1.75%, or $4,053, is added, so the total loan amount is $235,653.

At today's rate of 5.875% (APR 6.741%), the principal and interest payment is $1,393.98. Monthly mortgage insurance is $104.29.
Property taxes of $2,640 a year and homeowner's insurance of $1,140 a year add $315.00 a month.

Closing costs of $7,150 can be paid by the seller up to 6% of the price.
`),
    ],
    says: {
      purchasePrice: 240_000,
      downPayment: 8400,
      loanAmount: 231_600,
      totalLoanAmount: 235_653,
      interestRate: 5.875,
      apr: 6.741,
      principalInterest: 1393.98,
      mortgageInsurance: 104.29,
      propertyTaxes: '$2,640 a year',
      homeInsurance: '$1,140 a year',
      closingCosts: 7150,
    },
  },
  {
    name: 'a refinance mail with savings',
    pages: [
      page(`
Good afternoon Mrs. Lund,

Your current loan is $288,400 at 7.375% with a payment of $2,041.55. I can refinance it into a new 30-year loan of $294,000 at
6.250% (6.405% APR). The new principal and interest would be $1,810.21, which saves you $231.34 a month.

Our lender fee is $1,095, the appraisal is $600 and title is $1,150. You can roll the $5,600 of closing costs into the loan and
bring nothing to closing.
`),
    ],
    says: {
      loanAmount: 294_000,
      interestRate: 6.25,
      apr: 6.405,
      term: 30,
      principalInterest: 1810.21,
      appraisalFee: 600,
      closingCosts: 5600,
    },
  },
  {
    name: 'a message with amounts in thousands',
    pages: [
      page(`
Price 450k, 20% down = 90k, loan 360k. 30 yr at 6.375, apr 6.49. P+I is 2,245.93. Taxes 5.4k/yr, ins 1,450/yr. Closing around 9k.
Cash to close about 99k.
`),
    ],
    says: {
      purchasePrice: 450_000,
      downPayment: 90_000,
      loanAmount: 360_000,
      term: 30,
      interestRate: 6.375,
      apr: 6.49,
      principalInterest: 2245.93,
      propertyTaxes: '$5,400 a year',
      homeInsurance: '$1,450 a year',
      closingCosts: 9000,
      cashToClose: 99_000,
    },
  },
  {
    name: 'a pricing sheet with one scenario and three prices',
    pages: [
      page(`
SCENARIO: Purchase / Primary / SFR / 80% LTV / 760 FICO
Loan Amount: $400,000     Purchase Price: $500,000
Rate        Price       Points/Credit ($)     P&I
6.125%      99.250      3,000 cost            $2,430.44
6.375%      100.125     500 credit            $2,495.48
6.625%      101.000     4,000 credit          $2,561.24
`),
    ],
    says: {
      loanAmount: 400_000,
      purchasePrice: 500_000,
      interestRate: null,
      principalInterest: null,
      discountPoints: null,
      lenderCredit: null,
    },
  },
  {
    name: 'a worksheet of a credit union with two columns of boxes',
    pages: [
      page(`
ESTIMATED COST WORKSHEET                                  Prepared 11/19/2026
Sales Price              $284,900.00     |  P&I                      $1,402.15
Base Loan Amount         $227,920.00     |  Property Tax               $261.16
Rate / APR               6.250% / 6.389% |  Homeowner's Ins             $97.00
Term                     360 Months      |  PMI                          $0.00
LTV                      80%             |  HOA                         $35.00
                                         |  Total                    $1,795.31
Origination              $0.00           |  Down Payment            $56,980.00
Underwriting             $895.00         |  Closing Costs            $5,212.00
Appraisal                $550.00         |  Prepaids                 $2,018.44
Title Insurance          $1,010.00       |  Deposit                 -$2,850.00
Recording                $145.00         |  Cash from Borrower      $61,360.44
`),
    ],
    says: {
      purchasePrice: 284_900,
      loanAmount: 227_920,
      interestRate: 6.25,
      apr: 6.389,
      term: 30,
      principalInterest: 1402.15,
      propertyTaxes: 261.16,
      homeInsurance: 97,
      mortgageInsurance: 0,
      hoaDues: 35,
      monthlyPayment: 1795.31,
      originationFee: 0,
      underwritingFee: 895,
      appraisalFee: 550,
      titleInsurance: 1010,
      recordingFees: 145,
      downPayment: 56_980,
      closingCosts: 5212,
      earnestMoney: 2850,
      cashToClose: 61_360.44,
    },
  },
  {
    name: 'a Loan Estimate page one with a monthly range of an adjustable loan',
    pages: [
      page(`
Loan Estimate                         LOAN TERM   30 years
DATE ISSUED  11/16/2026               PURPOSE     Purchase
PROPERTY  18 Elm Court                PRODUCT     5/6 Adjustable Rate
SALE PRICE  $520,000                  LOAN TYPE   [x] Conventional [ ] FHA [ ] VA [ ] ___
                                      RATE LOCK   [x] NO [ ] YES, until
Loan Terms                            Can this amount increase after closing?
Loan Amount          $416,000         NO
Interest Rate        5.75%            YES  Adjusts every 6 months starting in year 6
                                           Can go as high as 10.75% in year 8
Monthly Principal & Interest  $2,427.66   YES  Adjusts every 6 months starting in year 6
                                           Can go as high as $3,719 in year 8
Projected Payments
Payment Calculation        Years 1-5        Years 6          Years 7          Years 8-30
Principal & Interest       $2,427.66        $2,427 min       $2,427 min       $2,427 min
                                            $2,871 max       $3,284 max       $3,719 max
Mortgage Insurance         + 0              + 0              + 0              + 0
Estimated Escrow           + 588            + 588            + 588            + 588
Estimated Total
Monthly Payment            $3,016           $3,015-$3,459    $3,015-$3,872    $3,015-$4,307
Costs at Closing
Estimated Closing Costs    $11,402   Includes $6,912 in Loan Costs + $4,490 in Other Costs - $0 in Lender Credits.
Estimated Cash to Close    $105,402  Includes Closing Costs.
`),
    ],
    says: {
      form: 'Loan Estimate',
      term: 30,
      program: '5/6 Adjustable Rate',
      loanType: 'Conventional',
      rateLock: 'not locked',
      purchasePrice: 520_000,
      loanAmount: 416_000,
      interestRate: 5.75,
      rateCap: 10.75,
      paymentCap: 3719,
      principalInterest: 2427.66,
      mortgageInsurance: 0,
      monthlyPayment: 3016,
      closingCosts: 11_402,
      cashToClose: 105_402,
    },
  },
  {
    name: 'a settlement statement of the standard of title companies, buyer only',
    pages: [
      page(`
ALTA Settlement Statement - Borrower/Buyer
Description                                            Borrower/Buyer
                                                  Debit            Credit
Financial
Sale Price of Property                       $312,000.00
Deposit                                                         $6,000.00
Loan Amount                                                   $249,600.00
Lender Charges
Underwriting Fee to First Coast              $1,095.00
Appraisal Fee to Lee Appraisals                $575.00
Prepaid Interest ($41.60 per day from 12/15 to 01/01)  $707.20
Title Charges
Title - Lender's Title Insurance               $811.00
Title - Closing Fee                            $450.00
Government Recording
Recording Fees                                 $162.00
Subtotals                                    $315,800.20      $255,600.00
Due From Borrower                                              $60,200.20
Totals                                       $315,800.20      $315,800.20
`),
    ],
    says: {
      purchasePrice: 312_000,
      earnestMoney: 6000,
      loanAmount: 249_600,
      underwritingFee: 1095,
      appraisalFee: 575,
      prepaidInterest: 707.2,
      lenderTitle: 811,
      settlementFee: 450,
      recordingFees: 162,
      cashToClose: 60_200.2,
    },
  },
  {
    name: 'notes of a phone call',
    pages: [
      page(`
Call w/ Gina @ Summit 11/23
- purchase 398, 10% dn
- loan amt 358,200
- 6.375% 30 yr, no pts, apr 6.61
- PI 2,234.72
- MI 104.47
- tax+ins approx 460
- PITI + MI = 2,799.19
- fees ~ 4,150, prepaids ~ 3,300
- CTC 47,250 incl. EMD 5k already paid
`),
    ],
    says: {
      purchasePrice: null,
      loanAmount: 358_200,
      interestRate: 6.375,
      term: 30,
      apr: 6.61,
      principalInterest: 2234.72,
      mortgageInsurance: 104.47,
      monthlyPayment: 2799.19,
      earnestMoney: 5000,
      cashToClose: 47_250,
    },
  },
];
