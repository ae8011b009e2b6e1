import { page, type SheetCase } from './sheet-case.ts';

/** Loan Estimates with unusual terms, written by a person who has not seen the reader. */
export const blindInterestOnly: readonly SheetCase[] = [
  {
    name: 'a Loan Estimate of an interest-only loan',
    pages: [
      page(`
HARBORVIEW BANK, N.A.
1 Marina Plaza • San Diego, CA 92101                              Save this Loan Estimate to compare with your Closing Disclosure.

Loan Estimate
                                                     LOAN TERM   30 years
DATE ISSUED  5/18/2026                               PURPOSE     Purchase
APPLICANTS   Julian and Petra Voss                   PRODUCT     Year 10 Interest Only, Fixed Rate
             9 Coronado Ave                          LOAN TYPE   [x] Conventional  [ ] FHA  [ ] VA  [ ] ______
PROPERTY     2730 Point Loma Blvd                    LOAN ID #   HV2605-3304
             San Diego, CA 92106                     RATE LOCK   [ ] NO  [x] YES, until 7/2/2026 at 5:00 p.m. PDT
SALE PRICE   $1,000,000

Loan Terms                                           Can this amount increase after closing?
Loan Amount                      $700,000            NO
Interest Rate                    6.75%               NO
Monthly Principal & Interest     $3,937.50           YES • Includes only interest and no principal until year 11
See Projected Payments below for your                    • Can go as high as $5,323 in year 11
Estimated Total Monthly Payment
                                                     Does the loan have these features?
Prepayment Penalty                                   NO
Balloon Payment                                      NO

Projected Payments
Payment Calculation                Years 1-10                         Years 11-30
Principal & Interest               $3,937.50                          $5,322.55
                                   only interest
Mortgage Insurance                 +       0                          +       0
Estimated Escrow                   +   1,287                          +   1,287
Amount can increase over time
Estimated Total
Monthly Payment                    $5,225                             $6,610

Estimated Taxes, Insurance       $1,287              This estimate includes                     In escrow?
& Assessments                    a month             [x] Property Taxes                         YES
Amount can increase over time                        [x] Homeowner's Insurance                  YES
                                                     [ ] Other:
Costs at Closing
Estimated Closing Costs          $15,720            Includes $4,680 in Loan Costs + $11,040 in Other Costs – $0 in Lender Credits.
Estimated Cash to Close          $265,720            Includes Closing Costs. See Calculating Cash to Close on page 2 for details.

LOAN ESTIMATE                                                                                  PAGE 1 OF 3 • LOAN ID # HV2605-3304
`),
      page(`
Closing Cost Details

Loan Costs                                                      Other Costs

A. Origination Charges                             $1,495       E. Taxes and Other Government Fees               $3,190
   0% of Loan Amount (Points)                          $0          Recording Fees and Other Taxes                  $190
   Underwriting Fee                                $1,495          Transfer Taxes                                $3,000

B. Services You Cannot Shop For                      $935       F. Prepaids                                      $4,235
   Appraisal Fee                                     $850          Homeowner's Insurance Premium (12 months)     $2,940
   Credit Report Fee                                  $70          Prepaid Interest ($129.45 per day for 10 days $1,295
   Flood Determination Fee                            $15             @ 6.75%)

C. Services You Can Shop For                       $2,250       G. Initial Escrow Payment at Closing             $3,615
   Title – Lender's Title Policy                   $1,350          Homeowner's Insurance  $245.00 per month for 2 mo.   $490
   Title – Settlement Agent Fee                      $900          Property Taxes       $1,041.67 per month for 3 mo. $3,125

D. TOTAL LOAN COSTS (A + B + C)                    $4,680       H. Other                                             $0

                                                                I. TOTAL OTHER COSTS (E + F + G + H)            $11,040

                                                                J. TOTAL CLOSING COSTS                          $15,720
                                                                   D + I                                        $15,720
                                                                   Lender Credits

                                                                Calculating Cash to Close
                                                                Total Closing Costs (J)                         $15,720
                                                                Closing Costs Financed (Paid from your Loan Amount)  $0
                                                                Down Payment/Funds from Borrower               $300,000
                                                                Deposit                                       – $50,000
                                                                Funds for Borrower                                   $0
                                                                Seller Credits                                       $0
                                                                Adjustments and Other Credits                        $0
                                                                Estimated Cash to Close                        $265,720

Adjustable Payment (AP) Table
Interest Only Payments?              YES   for your first 120 payments
Optional Payments?                   NO
Step Payments?                       NO
Seasonal Payments?                   NO
Monthly Principal and Interest Payments
  First Change/Amount                $5,322.55 at 121st payment
  Subsequent Changes                 No subsequent changes
  Maximum Payment                    $5,322.55 starting at 121st payment

LOAN ESTIMATE                                                                                  PAGE 2 OF 3 • LOAN ID # HV2605-3304
`),
    ],
    says: {
      form: 'Loan Estimate',
      rateLock: 'locked until 7/2/2026',
      purchasePrice: 1_000_000,
      downPayment: 300_000,
      loanAmount: 700_000,
      program: null,
      loanType: 'Conventional',
      term: 30,
      interestRate: 6.75,
      principalInterest: 3937.5,
      paymentCap: 5323,
      propertyTaxes: 1041.67,
      homeInsurance: 245,
      mortgageInsurance: 0,
      monthlyPayment: 5225,
      originationFee: 1495,
      discountPoints: 0,
      underwritingFee: 1495,
      appraisalFee: 850,
      creditReport: 70,
      floodCertification: 15,
      lenderTitle: 1350,
      settlementFee: 900,
      recordingFees: 190,
      transferTaxes: 3000,
      prepaidInterest: 1295,
      sellerCredit: 0,
      earnestMoney: 50_000,
      closingCosts: 15_720,
      cashToClose: 265_720,
    },
  },
  {
    name: 'a Loan Estimate without cash to close',
    pages: [
      page(`
LARKSPUR MORTGAGE COMPANY
77 Orchard Row • Madison, WI 53703                                Save this Loan Estimate to compare with your Closing Disclosure.

Loan Estimate
                                                     LOAN TERM   30 years
DATE ISSUED  6/1/2026                                PURPOSE     Refinance
APPLICANTS   Gail Thorsen                            PRODUCT     Fixed Rate
             340 Lake Street, Madison, WI 53715      LOAN TYPE   [x] Conventional  [ ] FHA  [ ] VA  [ ] ______
PROPERTY     340 Lake Street                         LOAN ID #   LMC-9917
             Madison, WI 53715                       RATE LOCK   [ ] NO  [x] YES, until 7/10/2026 at 5:00 p.m. CDT
EST. PROP. VALUE  $310,000

Loan Terms                                           Can this amount increase after closing?
Loan Amount                      $218,000            NO
Interest Rate                    6.875%              NO
Monthly Principal & Interest     $1,432.10           NO
                                                     Does the loan have these features?
Prepayment Penalty                                   NO
Balloon Payment                                      NO

Projected Payments
Payment Calculation                                  Years 1-30
Principal & Interest                                 $1,432.10
Mortgage Insurance                                   +       0
Estimated Escrow                                     +     353
Estimated Total
Monthly Payment                                      $1,785

Estimated Taxes, Insurance       $353                This estimate includes                     In escrow?
& Assessments                    a month             [x] Property Taxes                         YES
Amount can increase over time                        [x] Homeowner's Insurance                  YES

Costs at Closing
Estimated Closing Costs          $1,717          Includes $2,340 in Loan Costs + $1,857 in Other Costs – $2,480 in Lender Credits.
Estimated Cash to Close          $0                  Includes Closing Costs. See Calculating Cash to Close on page 2 for details.
                                                     [ ] From  [ ] To Borrower

LOAN ESTIMATE                                                                                     PAGE 1 OF 3 • LOAN ID # LMC-9917
`),
      page(`
Loan Costs                                                      Other Costs

A. Origination Charges                               $995       E. Taxes and Other Government Fees                 $140
   0% of Loan Amount (Points)                          $0          Recording Fees and Other Taxes                  $140
   Underwriting Fee                                  $995          Transfer Taxes                                    $0

B. Services You Cannot Shop For                       $80       F. Prepaids                                        $657
   Appraisal Fee                                       $0          Homeowner's Insurance Premium ( months)           $0
   Credit Report Fee                                  $70          Mortgage Insurance Premium ( months)              $0
   Flood Determination Fee                            $10          Prepaid Interest ($41.06 per day for 16 days    $657
                                                                      @ 6.875%)
C. Services You Can Shop For                       $1,265          Property Taxes ( months)                          $0
   Title – Lender's Title Policy                     $560
   Title – Settlement Agent Fee                      $475       G. Initial Escrow Payment at Closing             $1,060
   Title – Title Search                              $230          Homeowner's Insurance   $92.00 per month for 3 mo.   $276
                                                                   Mortgage Insurance       $0.00 per month for 0 mo.     $0
                                                                   Property Taxes         $261.33 per month for 3 mo.   $784

                                                                H. Other                                             $0

                                                                I. TOTAL OTHER COSTS (E + F + G + H)             $1,857

                                                                J. TOTAL CLOSING COSTS                           $1,717
                                                                   D + I                                         $4,197
D. TOTAL LOAN COSTS (A + B + C)                    $2,340          Lender Credits                              – $2,480

                                                                Calculating Cash to Close
                                                                Loan Amount                                    $218,000
                                                                Total Closing Costs (J)                        – $1,717
                                                                Estimated Total Payoffs and Payments         – $216,283
                                                                Estimated Cash to Close  [ ] From [ ] To Borrower       $0

                                                                Estimated Closing Costs Financed
                                                                (Paid from your Loan Amount)                     $1,717

LOAN ESTIMATE                                                                                     PAGE 2 OF 3 • LOAN ID # LMC-9917
`),
    ],
    says: {
      form: 'Loan Estimate',
      rateLock: 'locked until 7/10/2026',
      loanAmount: 218_000,
      program: 'Fixed Rate',
      loanType: 'Conventional',
      term: 30,
      interestRate: 6.875,
      principalInterest: 1432.1,
      propertyTaxes: 261.33,
      homeInsurance: 92,
      mortgageInsurance: 0,
      monthlyPayment: 1785,
      originationFee: 995,
      discountPoints: 0,
      underwritingFee: 995,
      appraisalFee: 0,
      creditReport: 70,
      floodCertification: 10,
      lenderTitle: 560,
      settlementFee: 475,
      recordingFees: 140,
      transferTaxes: 0,
      prepaidInterest: 657,
      lenderCredit: 2480,
      closingCosts: 1717,
      cashToClose: 0,
    },
  },
];
