import { page, type SheetCase } from './sheet-case.ts';

/** Loan Estimates of other loans, written by a person who has not seen the reader. */
export const blindEstimates: readonly SheetCase[] = [
  {
    name: 'a Loan Estimate of a loan that adjusts every six months',
    pages: [
      page(`
SILVERLEAF SAVINGS BANK
200 Commerce Plaza • Denver, CO 80202                             Save this Loan Estimate to compare with your Closing Disclosure.

Loan Estimate
                                                     LOAN TERM   30 years
DATE ISSUED  5/4/2026                                PURPOSE     Purchase
APPLICANTS   Hannah Brandt                           PRODUCT     5/6 Adjustable Rate
             44 Vine Street, Denver, CO 80205        LOAN TYPE   [x] Conventional  [ ] FHA  [ ] VA  [ ] ______
PROPERTY     1190 Steele Street                      LOAN ID #   26050418
             Denver, CO 80206                        RATE LOCK   [x] NO  [ ] YES, until
SALE PRICE   $650,000                                            All other estimated closing costs expire on 5/18/2026

Loan Terms                                           Can this amount increase after closing?
Loan Amount                      $520,000            NO
Interest Rate                    5.875%              YES  • Adjusts every 6 months starting in year 6
                                                          • Can go as high as 10.875% in year 7
                                                          • See AIR Table on page 2 for details
Monthly Principal & Interest     $3,076.00           YES  • Adjusts every 6 months starting in year 6
See Projected Payments below for your                     • Can go as high as $4,668 in year 7
Estimated Total Monthly Payment
                                                     Does the loan have these features?
Prepayment Penalty                                   NO
Balloon Payment                                      NO

Projected Payments
Payment Calculation        Years 1-5             Year 6                Year 7                Years 8-30
Principal & Interest       $3,076.00             $2,264 min            $2,234 min            $2,234 min
                                                 $4,009 max            $4,668 max            $4,668 max
Mortgage Insurance         +      0              +      0              +      0              +      0
Estimated Escrow           +    868              +    868              +    868              +    868
Amount can increase
over time
Estimated Total
Monthly Payment            $3,944                $3,132 – $4,877       $3,102 – $5,536       $3,102 – $5,536

Estimated Taxes, Insurance       $868                This estimate includes                     In escrow?
& Assessments                    a month             [x] Property Taxes                         YES
Amount can increase over time                        [x] Homeowner's Insurance                  YES
                                                     [ ] Other:
Costs at Closing
Estimated Closing Costs          $9,846              Includes $5,377 in Loan Costs + $4,469 in Other Costs – $0 in Lender Credits.
Estimated Cash to Close          $119,846            Includes Closing Costs. See Calculating Cash to Close on page 2 for details.

LOAN ESTIMATE                                                                                     PAGE 1 OF 3 • LOAN ID # 26050418
`),
      page(`
Closing Cost Details

Loan Costs                                                      Other Costs

A. Origination Charges                             $2,275       E. Taxes and Other Government Fees                 $208
   0% of Loan Amount (Points)                          $0          Recording Fees and Other Taxes                  $143
   Commitment Fee                                    $900          Transfer Taxes                                   $65
   Underwriting Fee                                $1,375
                                                                F. Prepaids                                      $2,325
B. Services You Cannot Shop For                      $882          Homeowner's Insurance Premium (12 months)     $2,074
   Appraisal Fee                                     $725          Prepaid Interest ($83.70 per day for 3 days     $251
   Credit Report Fee                                  $57             @ 5.875%)
   Flood Determination Fee                            $20
   Tax Status Research Fee                            $80       G. Initial Escrow Payment at Closing             $1,736
                                                                   Homeowner's Insurance  $172.83 per month for 2 mo.   $346
C. Services You Can Shop For                       $2,220          Property Taxes         $695.00 per month for 2 mo. $1,390
   Title – Lender's Title Policy                   $1,075
   Title – Settlement Agent Fee                      $695       H. Other                                           $200
   Title – Endorsements                              $450          Title – Owner's Title Policy (optional)         $200

                                                                I. TOTAL OTHER COSTS (E + F + G + H)             $4,469

D. TOTAL LOAN COSTS (A + B + C)                    $5,377       J. TOTAL CLOSING COSTS                           $9,846
                                                                   D + I                                         $9,846
                                                                   Lender Credits

                                                                Calculating Cash to Close
                                                                Total Closing Costs (J)                          $9,846
                                                                Closing Costs Financed (Paid from your Loan Amount)  $0
                                                                Down Payment/Funds from Borrower               $130,000
                                                                Deposit                                       – $20,000
                                                                Funds for Borrower                                   $0
                                                                Seller Credits                                       $0
                                                                Adjustments and Other Credits                        $0
                                                                Estimated Cash to Close                        $119,846

Adjustable Interest Rate (AIR) Table
Index + Margin                                       30-day Avg SOFR + 2.75%
Initial Interest Rate                                                 5.875%
Minimum/Maximum Interest Rate                                  2.75%/10.875%
Change Frequency
  First Change                                    Beginning of 61st month
  Subsequent Changes                              Every 6 months after first change
Limits on Interest Rate Changes
  First Change                                                            2%
  Subsequent Changes                                                      1%

LOAN ESTIMATE                                                                                     PAGE 2 OF 3 • LOAN ID # 26050418
`),
    ],
    says: {
      form: 'Loan Estimate',
      rateLock: 'not locked',
      purchasePrice: 650_000,
      downPayment: 130_000,
      loanAmount: 520_000,
      program: '5/6 Adjustable Rate',
      loanType: 'Conventional',
      term: 30,
      interestRate: 5.875,
      rateCap: 10.875,
      principalInterest: 3076,
      paymentCap: 4668,
      propertyTaxes: 695,
      homeInsurance: 172.83,
      mortgageInsurance: 0,
      monthlyPayment: 3944,
      originationFee: 2275,
      discountPoints: 0,
      underwritingFee: 1375,
      appraisalFee: 725,
      creditReport: 57,
      floodCertification: 20,
      lenderTitle: 1075,
      ownerTitle: 200,
      settlementFee: 695,
      recordingFees: 143,
      transferTaxes: 65,
      prepaidInterest: 251,
      sellerCredit: 0,
      earnestMoney: 20_000,
      closingCosts: 9846,
      cashToClose: 119_846,
    },
  },
  {
    name: 'a Loan Estimate of a refinance with cash to the borrower',
    pages: [
      page(`
PRAIRIE STATE LENDING
900 W. Main • Peoria, IL 61602                                    Save this Loan Estimate to compare with your Closing Disclosure.

Loan Estimate
                                                     LOAN TERM   30 years
DATE ISSUED  5/12/2026                               PURPOSE     Refinance
APPLICANTS   Walter and June Deavers                 PRODUCT     Fixed Rate
             2105 Sheridan Road                      LOAN TYPE   [x] Conventional  [ ] FHA  [ ] VA  [ ] ______
             Peoria, IL 61604                        LOAN ID #   PSL-77120
PROPERTY     2105 Sheridan Road                      RATE LOCK   [ ] NO  [x] YES, until 6/26/2026 at 5:00 p.m. CDT
             Peoria, IL 61604                                   Before closing, your interest rate, points, and lender credits can
EST. PROP. VALUE  $350,000                                       change unless you lock the interest rate.

Loan Terms                                           Can this amount increase after closing?
Loan Amount                      $245,000            NO
Interest Rate                    6.75%               NO
Monthly Principal & Interest     $1,589.07           NO
                                                     Does the loan have these features?
Prepayment Penalty                                   NO
Balloon Payment                                      NO

Projected Payments
Payment Calculation                                  Years 1-30
Principal & Interest                                 $1,589.07
Mortgage Insurance                                   +       0
Estimated Escrow                                     +     423
Estimated Total
Monthly Payment                                      $2,012

Estimated Taxes, Insurance       $423                This estimate includes                     In escrow?
& Assessments                    a month             [x] Property Taxes                         YES
Amount can increase over time                        [x] Homeowner's Insurance                  YES

Costs at Closing
Estimated Closing Costs          $5,775            Includes $3,695 in Loan Costs + $2,580 in Other Costs – $500 in Lender Credits.
Estimated Cash to Close          $48,655             Includes Closing Costs. See Calculating Cash to Close on page 2 for details.
                                                     [ ] From  [x] To Borrower

LOAN ESTIMATE                                                                                    PAGE 1 OF 3 • LOAN ID # PSL-77120
`),
      page(`
Loan Costs                                                      Other Costs

A. Origination Charges                             $1,790       E. Taxes and Other Government Fees                 $178
   % of Loan Amount (Points)                                       Recording Fees and Other Taxes                  $178
   Processing Fee                                    $595          Transfer Taxes
   Underwriting Fee                                $1,195
                                                                F. Prepaids                                        $816
B. Services You Cannot Shop For                      $640          Homeowner's Insurance Premium ( months)
   Appraisal Fee                                     $550          Mortgage Insurance Premium ( months)
   Credit Report Fee                                  $78          Prepaid Interest ($45.31 per day for 18 days    $816
   Flood Determination Fee                            $12             @ 6.75%)

C. Services You Can Shop For                       $1,265       G. Initial Escrow Payment at Closing             $1,586
   Title – Lender's Title Policy                     $590          Homeowner's Insurance  $104.00 per month for 3 mo.   $312
   Title – Settlement Agent Fee                      $450          Mortgage Insurance             per month for   mo.
   Title – Title Search                              $225          Property Taxes         $318.50 per month for 4 mo. $1,274

                                                                H. Other                                             $0

                                                                I. TOTAL OTHER COSTS (E + F + G + H)             $2,580

                                                                J. TOTAL CLOSING COSTS                           $5,775
D. TOTAL LOAN COSTS (A + B + C)                    $3,695          D + I                                         $6,275
                                                                   Lender Credits                                – $500

                                                                Calculating Cash to Close
                                                                Loan Amount                                    $245,000
                                                                Total Closing Costs (J)                        – $5,775
                                                                Estimated Total Payoffs and Payments         – $190,570
                                                                Estimated Cash to Close  [ ] From [x] To Borrower  $48,655

                                                                Estimated Closing Costs Financed
                                                                (Paid from your Loan Amount)                     $5,775

LOAN ESTIMATE                                                                                    PAGE 2 OF 3 • LOAN ID # PSL-77120
`),
      page(`
Additional Information About This Loan
LENDER           Prairie State Lending               LOAN OFFICER     Kim Rowe
NMLS ID          884412                              PHONE            309-555-0144

Comparisons                  Use these measures to compare this loan with other loans.
In 5 Years                    $99,039   Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                              $15,005   Principal you will have paid off.
Annual Percentage Rate (APR)   6.853%   Your costs over the loan term expressed as a rate. This is not your interest rate.
Total Interest Percentage    133.829%   The total amount of interest that you will pay over the loan term as a
(TIP)                                   percentage of your loan amount.

LOAN ESTIMATE                                                                                    PAGE 3 OF 3 • LOAN ID # PSL-77120
`),
    ],
    says: {
      form: 'Loan Estimate',
      rateLock: 'locked until 6/26/2026',
      loanAmount: 245_000,
      program: 'Fixed Rate',
      loanType: 'Conventional',
      term: 30,
      interestRate: 6.75,
      apr: 6.853,
      principalInterest: 1589.07,
      propertyTaxes: 318.5,
      homeInsurance: 104,
      mortgageInsurance: 0,
      monthlyPayment: 2012,
      originationFee: 1790,
      underwritingFee: 1195,
      processingFee: 595,
      appraisalFee: 550,
      creditReport: 78,
      floodCertification: 12,
      lenderTitle: 590,
      settlementFee: 450,
      recordingFees: 178,
      prepaidInterest: 816,
      lenderCredit: 500,
      closingCosts: 5775,
      cashToClose: -48_655,
    },
  },
];
