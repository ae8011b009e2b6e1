import { page, sheet, type SheetCase } from './sheet-case.ts';

/** A third set, written before the reader had seen any of it, after it was changed for the first forty-five. */
export const freshQuotes: readonly SheetCase[] = [
  sheet(
    'a quote with a heading over each group',
    `
PURCHASE QUOTE FOR THE ABERNATHY FAMILY

LOAN
   Sales price                                   $459,375
   Down payment                                  $91,875   (20%)
   Loan amount                                   $367,500
   30-year fixed at 6.250%, APR 6.374%

MONTHLY
   Principal and interest                        $2,262.76
   Property taxes                                $401.00
   Homeowners insurance                          $133.00
   HOA                                           $48.00
                                                 ---------
   Total                                         $2,844.76

UP FRONT
   Lender fees                                   $1,290
   Appraisal                                     $610
   Title and escrow                              $2,215
   Recording                                     $175
   Taxes, 3 months                               $1,203
   Insurance, first year                         $1,596
                                                 ---------
   Total                                         $7,089

   Cash to close                                 $98,964
`,
    {
      purchasePrice: 459_375,
      downPayment: 91_875,
      loanAmount: 367_500,
      term: 30,
      interestRate: 6.25,
      apr: 6.374,
      principalInterest: 2262.76,
      propertyTaxes: 401,
      homeInsurance: 133,
      hoaDues: 48,
      monthlyPayment: 2844.76,
      appraisalFee: 610,
      recordingFees: 175,
      cashToClose: 98_964,
    },
  ),
  sheet(
    'a mail about a refinance with money back',
    `
Hi Carmen, good news on the refinance. The new loan is $284,000 at 5.875% for 30 years (APR 6.012%), so principal and interest drop from
$2,031.40 to $1,679.97. We pay off your current balance of $251,300, closing costs are $6,180, and you walk away with $26,520 in cash. The
appraisal came in at $395,000.
`,
    {
      loanAmount: 284_000,
      interestRate: 5.875,
      term: 30,
      apr: 6.012,
      principalInterest: null,
      closingCosts: 6180,
      cashToClose: -26_520,
    },
  ),
  {
    name: 'a Closing Disclosure of a purchase, its first two pages',
    pages: [
      page(`
Closing Disclosure         This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.
Closing Information               Transaction Information               Loan Information
Date Issued       11/17/2026      Borrower   Grace Okonkwo              Loan Term   30 years
Closing Date      11/23/2026                 8 Tern Way                 Purpose     Purchase
Disbursement Date 11/23/2026      Seller     Paul and Ana Reyes         Product     Fixed Rate
Settlement Agent  Gulf Title                 19 Egret Ln                Loan Type   [x] Conventional [ ] FHA
File #            G-1188          Lender     Pelican Mortgage                       [ ] VA [ ] ______
Property          19 Egret Ln                                           Loan ID #   600812
Sale Price        $490,000                                              MIC #

Loan Terms                                    Can this amount increase after closing?
Loan Amount                    $441,000       NO
Interest Rate                  6.5%           NO
Monthly Principal & Interest   $2,787.42      NO
Prepayment Penalty                            NO
Balloon Payment                               NO

Projected Payments
Payment Calculation            Years 1-9                    Years 10-30
Principal & Interest           $2,787.42                    $2,787.42
Mortgage Insurance             +  172.73                    +  -
Estimated Escrow               +  688.00                    +  688.00
Amount can increase over time
Estimated Total
Monthly Payment                $3,648.15                    $3,475.42

Costs at Closing
Closing Costs                  $11,402.88     Includes $7,110.00 in Loan Costs + $4,792.88 in Other Costs - $500.00 in Lender Credits.
Cash to Close                  $45,902.88     Includes Closing Costs. See Calculating Cash to Close on page 3 for details.
CLOSING DISCLOSURE                                                            PAGE 1 OF 5 • LOAN ID # 600812
`),
      page(`
Closing Cost Details
                                                                         Borrower-Paid                   Seller-Paid           Paid by
Loan Costs                                                          At Closing  Before Closing    At Closing  Before Closing    Others
A. Origination Charges                                               $3,205.00
01 0.5 % of Loan Amount (Points)                                     $2,205.00
02 Application Fee                                                     $500.00
03 Underwriting Fee                                                    $500.00
B. Services Borrower Did Not Shop For                                  $745.00
01 Appraisal Fee    to Coastal Valuation                                               $625.00
02 Credit Report Fee    to CredCo                                       $95.00
03 Flood Determination Fee    to FloodInfo                              $25.00
C. Services Borrower Did Shop For                                    $3,160.00
01 Title - Settlement Fee    to Gulf Title                             $595.00                       $595.00
02 Title - Lender's Title Insurance    to Gulf Title                 $2,140.00
03 Survey Fee    to Bayline Surveyors                                  $425.00
D. TOTAL LOAN COSTS (Borrower-Paid)                                  $7,110.00
Other Costs
E. Taxes and Other Government Fees                                     $310.00
01 Recording Fees    Deed: $60.00    Mortgage: $250.00                 $310.00
02 Transfer Taxes    to State                                                                      $3,430.00
F. Prepaids                                                          $2,418.64
01 Homeowner's Insurance Premium ( 12 mo.) to Sunline                $1,790.40
03 Prepaid Interest ( $78.53 per day from 11/23/26 to 12/1/26 )        $628.24
G. Initial Escrow Payment at Closing                                 $2,064.24
01 Homeowner's Insurance    $149.20 per month for 3 mo.                $447.60
03 Property Taxes    $538.88 per month for 3 mo.                     $1,616.64
J. TOTAL CLOSING COSTS (Borrower-Paid)                              $11,402.88
Lender Credits                                                        -$500.00
CLOSING DISCLOSURE                                                                                      PAGE 2 OF 5 • LOAN ID # 600812
`),
    ],
    says: {
      form: 'Closing Disclosure',
      term: 30,
      program: 'Fixed Rate',
      loanType: 'Conventional',
      purchasePrice: 490_000,
      loanAmount: 441_000,
      interestRate: 6.5,
      principalInterest: 2787.42,
      mortgageInsurance: 172.73,
      monthlyPayment: 3648.15,
      originationFee: 3205,
      discountPoints: 2205,
      applicationFee: 500,
      underwritingFee: 500,
      appraisalFee: 625,
      creditReport: 95,
      floodCertification: 25,
      settlementFee: 595,
      lenderTitle: 2140,
      survey: 425,
      recordingFees: 310,
      prepaidInterest: 628.24,
      homeInsurance: 149.2,
      propertyTaxes: 538.88,
      lenderCredit: 500,
      closingCosts: 11_402.88,
      cashToClose: 45_902.88,
    },
  },
  sheet(
    'a worksheet that shows the cost over five years',
    `
COST ANALYSIS                 15-Year Fixed, no cash out
New loan amount                              $198,000.00
Interest rate                                     5.250%
APR                                               5.418%
Monthly P&I                                    $1,591.68
Total interest over 5 years                   $44,618.90
Total of payments over 15 years              $286,502.40
Principal paid after 5 years                  $50,881.90
Finance charge                                $91,214.12
Amount financed                              $195,288.28
`,
    { term: 15, loanAmount: null, interestRate: 5.25, apr: 5.418, principalInterest: 1591.68 },
  ),
  sheet(
    'a message with the numbers of two houses',
    `
Elm St: price $430,000, loan $322,500, P&I $2,011.98, cash $118k
Oak Ave: price $448,000, loan $336,000, P&I $2,096.20, cash $123k
same rate on both, 6.375%
`,
    { purchasePrice: null, loanAmount: null, principalInterest: null, cashToClose: null, interestRate: 6.375 },
  ),
  sheet(
    'an estimate with ranges for some fees',
    `
Estimate of settlement costs
Loan amount               $556,000
Rate                      6.125% with 0.625 points
Points                    $3,475
Appraisal                 $650 - $900
Title insurance           between $1,800 and $2,300
Recording fees            $150 to $250
Credit report             up to $120
Underwriting              $1,150
Principal & interest      $3,378.31
`,
    {
      loanAmount: 556_000,
      interestRate: 6.125,
      discountPoints: 3475,
      appraisalFee: null,
      titleInsurance: null,
      recordingFees: null,
      creditReport: null,
      underwritingFee: 1150,
      principalInterest: 3378.31,
    },
  ),
  sheet(
    'a quote of a VA refinance without an appraisal',
    `
VA IRRRL Quote                                             11/20/2026
Existing loan: 7.250%, $1,789.13 P&I
New loan amount (incl. 0.5% funding fee)      $263,340
New rate                                      6.250%
New P&I                                       $1,621.43
APR                                           6.388%
You save                                      $167.70 per month
Appraisal                                     Not required
Lender credit                                 $1,500
Estimated cash from borrower                  $0
`,
    {
      loanAmount: 263_340,
      interestRate: 6.25,
      principalInterest: 1621.43,
      apr: 6.388,
      lenderCredit: 1500,
      cashToClose: 0,
    },
  ),
  sheet(
    'an itemized list where the lender pays some fees',
    `
ITEM                               AMOUNT        PAID BY
Origination fee                    $1,290.00     Borrower
Appraisal fee                      $585.00       Borrower (paid at application)
Credit report                      $68.00        Lender
Title insurance                    $1,010.00     Borrower
Survey                             $390.00       Seller
Recording fees                     $142.00       Borrower
Transfer taxes                     $1,550.00     Seller
Total paid by borrower             $3,027.00
`,
    { originationFee: 1290, appraisalFee: 585, titleInsurance: 1010, recordingFees: 142 },
  ),
  sheet(
    'a mail that asks for a wire',
    `
Dear Ms. Novak,

Your closing is on December 4. The final cash to close is $61,218.44; please do not wire before you have called us at a number you know.
For your records: purchase price $310,000.00, loan amount $248,000.00, interest rate 6.000%, total monthly payment including escrow $1,893.20.
The daily interest is $40.77 and you will pay 28 days of it, $1,141.56.
`,
    {
      cashToClose: 61_218.44,
      purchasePrice: 310_000,
      loanAmount: 248_000,
      interestRate: 6,
      monthlyPayment: 1893.2,
      prepaidInterest: null,
    },
  ),
  sheet(
    'a sheet with an interest-only period',
    `
JUMBO 10/6 ARM INTEREST ONLY
Loan amount                     $680,000
Initial rate                    5.750%
Interest-only payment           $3,258.33     (first 10 years)
Fully amortizing payment        $4,774.17     (after year 10)
APR                             6.611%
Rate caps                       5% / 1% / 5%
Cash to close                   $231,940
`,
    {
      program: 'JUMBO 10/6 ARM INTEREST ONLY',
      loanAmount: 680_000,
      interestRate: 5.75,
      apr: 6.611,
      cashToClose: 231_940,
    },
  ),
  sheet(
    'a worksheet with a misprint in its total',
    `
Loan amount                  $475,200.00
Interest rate                     6.375%
Principal & Interest           $2,964.63
Taxes                            $512.00
Insurance                        $148.00
Mortgage insurance                $99.00
Total payment                  $3,273.63
`,
    {
      loanAmount: 475_200,
      interestRate: 6.375,
      principalInterest: 2964.63,
      propertyTaxes: 512,
      homeInsurance: 148,
      mortgageInsurance: 99,
      monthlyPayment: null,
    },
  ),
  sheet(
    'a line of a home equity loan in a letter',
    `
We are pleased to approve your fixed home equity loan of $135,000 for 30 years. The rate is 6.875% and the annual percentage rate is 6.941%.
Each month you will pay $886.85 in principal and interest. There is no application fee, and we pay the appraisal, usually $550.
`,
    { loanAmount: 135_000, term: 30, interestRate: 6.875, apr: 6.941, principalInterest: 886.85, appraisalFee: null },
  ),
];
