import { page, type SheetCase } from './sheet-case.ts';
/** A second set of sheets that were written before the reader was changed for them. */
export const unseenQuotes: readonly SheetCase[] = [
  {
    name: 'a Closing Disclosure for a refinance without a seller',
    pages: [
      page(`
Closing Disclosure                        This form is a statement of final loan terms and closing costs.
Closing Information                       Transaction Information                 Loan Information
Date Issued        10/5/2026              Borrower   Ivy Laurent                  Loan Term   15 years
Closing Date       10/9/2026                         8 Mill Lane                  Purpose     Refinance
Disbursement Date  10/14/2026                        Anytown, ST 12345            Product     Fixed Rate
Appraised Prop. Value $410,000            Lender     Elm Credit Union             Loan Type   [ ] Conventional  [x] FHA
                                                                                              [ ] VA  [ ] ________
Loan Terms                                         Can this amount increase after closing?
Loan Amount                       $205,000         NO
Interest Rate                     5.25%            NO
Monthly Principal & Interest      $1,647.95        NO
Projected Payments
Payment Calculation               Years 1-11                        Years 12-15
Principal & Interest              $1,647.95                         $1,647.95
Mortgage Insurance                +   68.33                         +   —
Estimated Escrow                  +   390.10                        +   390.10
Estimated Total
Monthly Payment                   $2,106.38                         $2,038.05
Costs at Closing
Closing Costs                     $6,120.40   Includes $4,410.00 in Loan Costs + $1,710.40 in Other Costs – $0
                                              in Lender Credits. See page 2 for details.
Cash to Close                     $12,379.60  [ ] From  [x] To Borrower   Includes Closing Costs.
`),
    ],
    says: {
      form: 'Closing Disclosure',
      loanAmount: 205000,
      program: 'Fixed Rate',
      loanType: 'FHA',
      term: 15,
      interestRate: 5.25,
      principalInterest: 1647.95,
      mortgageInsurance: 68.33,
      monthlyPayment: 2106.38,
      closingCosts: 6120.4,
      cashToClose: -12379.6,
    },
  },
  {
    name: 'a loan estimate for interest only',
    pages: [
      page(`
Loan Estimate                                                       LOAN TERM      30 years
DATE ISSUED       4/3/2026                                          PURPOSE        Purchase
APPLICANTS        Tom Reyes                                         PRODUCT        5 Year Interest Only, 5/3 Adjustable Rate
PROPERTY          44 Ash Way                                        LOAN TYPE      [x] Conventional  [ ] FHA  [ ] VA  [ ] ______
SALE PRICE        $240,000                                          LOAN ID #      1330172608
                                                                    RATE LOCK      [ ] NO  [x] YES, until 5/2/2026 at 5:00 p.m. EDT
Loan Terms                                         Can this amount increase after closing?
Loan Amount                       $211,000         NO
Interest Rate                     4%               YES  • Adjusts every 3 years starting in year 6
                                                        • Can go as high as 12% in year 15
Monthly Principal & Interest      $703.33          YES  • Adjusts every 3 years starting in year 6
                                                        • Can go as high as $2,068 in year 15
Projected Payments
Payment Calculation    Years 1-5           Years 6-8              Years 9-11             Years 12-30
Principal & Interest   $703.33             $1,028 min             $1,028 min             $1,028 min
                       only interest       $1,359 max             $1,604 max             $2,068 max
Mortgage Insurance     + 109               + 109                  + 109                  + —
Estimated Escrow       + 0                 + 0                    + 0                    + 0
Estimated Total        $812                $1,137-$1,468          $1,137-$1,713          $1,028-$2,068
Monthly Payment
Costs at Closing
Estimated Closing Costs   $8,791   Includes $5,851 in Loan Costs + $2,940 in Other Costs – $0 in Lender Credits.
Estimated Cash to Close   $27,791  Includes Closing Costs.
`),
    ],
    says: {
      form: 'Loan Estimate',
      rateLock: 'locked until 5/2/2026',
      purchasePrice: 240000,
      loanAmount: 211000,
      program: null,
      loanType: 'Conventional',
      term: 30,
      interestRate: 4,
      rateCap: 12,
      principalInterest: null,
      paymentCap: 2068,
      mortgageInsurance: 109,
      monthlyPayment: 812,
      closingCosts: 8791,
      cashToClose: 27791,
    },
  },
  {
    name: 'numbered lines of an old worksheet',
    pages: [
      page(`
ESTIMATED CLOSING COSTS                         VA LOAN
801  Loan Origination Fee          1.000%       3,150.00
802  Loan Discount                              0.00
803  Appraisal Fee                              600.00   POC
804  Credit Report                              55.00
901  Interest for 12 days @ $49.64             595.68
903  Hazard Insurance Premium                  1,380.00
1002 Hazard Ins. Reserves   3 months @ $115.00  345.00
1101 Settlement or Closing Fee                  450.00
1108 Title Insurance                            1,120.00
1201 Recording Fees                             110.00
VA Funding Fee (financed)                       6,772.50
TOTAL ESTIMATED CLOSING COSTS                   7,805.68
Base loan amount    $315,000.00      Interest rate  5.750%
P & I  $1,877.83    Taxes $290.00    Hazard Ins $115.00    TOTAL PITI  $2,282.83
`),
    ],
    says: {
      originationFee: 3150,
      discountPoints: 0,
      appraisalFee: 600,
      creditReport: 55,
      prepaidInterest: 595.68,
      settlementFee: 450,
      titleInsurance: 1120,
      recordingFees: 110,
      closingCosts: 7805.68,
      loanAmount: 315000,
      interestRate: 5.75,
      principalInterest: 1877.83,
      propertyTaxes: 290,
      homeInsurance: 115,
      monthlyPayment: 2282.83,
    },
  },
  {
    name: 'a letter with credits',
    pages: [
      page(`
Hi Mei,
Your numbers for 12 Bay Street: price $389,000, down payment $77,800 (20%), loan amount $311,200.
We locked 6.125% for 45 days, with an APR of 6.287%. The lender credit of $1,500 goes toward your costs, and the seller credit is $4,000.
Principal and interest is $1,890.89 a month; taxes are $340 and insurance is $120, so plan for all three.
You would bring $81,400 to closing.
`),
    ],
    says: {
      purchasePrice: 389000,
      downPayment: 77800,
      loanAmount: 311200,
      interestRate: 6.125,
      apr: 6.287,
      lenderCredit: 1500,
      sellerCredit: 4000,
      principalInterest: 1890.89,
      propertyTaxes: 340,
      homeInsurance: 120,
      cashToClose: 81400,
    },
  },
  {
    name: 'a comparison of three programs has no figures without a question',
    pages: [
      page(`
                     30 Yr Fixed     15 Yr Fixed      7/6 ARM
Interest Rate        6.375%          5.750%           5.875%
APR                  6.521%          5.964%           6.802%
P&I                  $2,183.55       $2,906.43        $2,070.39
Loan Amount          $350,000        $350,000         $350,000
`),
    ],
    says: { loanAmount: 350000, interestRate: null, apr: null, principalInterest: null },
  },
  {
    name: 'a table of monthly costs with its words behind the amounts',
    pages: [
      page(`
Monthly payment breakdown
$1,798.65   Principal & interest
$312.00     Property taxes
$98.00      Homeowners insurance
$2,208.65   Total monthly payment
Loan: $300,000
`),
    ],
    says: {
      loanAmount: 300000,
      principalInterest: 1798.65,
      propertyTaxes: 312,
      homeInsurance: 98,
      monthlyPayment: 2208.65,
    },
  },
];
