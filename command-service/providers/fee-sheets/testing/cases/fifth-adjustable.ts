import { page, type SheetCase } from './sheet-case.ts';

/** Loan Estimates of adjustable loans by the fifth writer. */
export const fifthAdjustable: readonly SheetCase[] = [
  {
    name: 'Loan Estimate, purchase, 5/6 ARM with AIR table and seller credits',
    pages: [
      page(`
Copper Basin Credit Union
14 Foundry Ave • Tempe, AZ 85281                    Save this Loan Estimate to compare with your Closing Disclosure.

Loan Estimate                                LOAN TERM   30 years
                                             PURPOSE     Purchase
DATE ISSUED  5/19/2025                       PRODUCT     5/6 mo. Adjustable Rate
APPLICANTS   Whitney Halvorsen               LOAN TYPE   [X] Conventional [ ] FHA [ ] VA [ ] _____________
             2100 E Rio Salado Pkwy Apt 418  LOAN ID #   100983345
             Tempe, AZ 85288                 RATE LOCK   [ ] NO  [X] YES, until 7/3/2025 at 5:00 p.m. MST
PROPERTY     7316 S Juniper Street                       Before closing, your interest rate, points, and lender credits can
             Gilbert, AZ 85298                           change unless you lock the interest rate. All other estimated
SALE PRICE   $515,000                                    closing costs expire on 6/3/2025 at 5:00 p.m. MST

Loan Terms                                    Can this amount increase after closing?
Loan Amount                   $412,000        NO
Interest Rate                 5.875%          YES  • Adjusts every 6 months starting in year 6
                                                   • Can go as high as 10.875% in year 7
                                                   • See AIR Table on page 2 for details
Monthly Principal & Interest  $2,437.14       YES  • Adjusts every 6 months starting in year 6
                                                   • Can go as high as $3,699 in year 7
See Projected Payments below for your
Estimated Total Monthly Payment               Does the loan have these features?
Prepayment Penalty                            NO
Balloon Payment                               NO

Projected Payments
Payment Calculation         Years 1-5       Year 6          Year 7          Years 8-30
Principal & Interest        $2,437.14       $1,794 min      $1,770 min      $1,770 min
                                            $3,177 max      $3,699 max      $3,699 max
Mortgage Insurance          + 0             + 0             + 0             + 0
Estimated Escrow            + 641           + 641           + 641           + 641
Amount can increase over time
Estimated Total             $3,078          $2,435-$3,818   $2,411-$4,340   $2,411-$4,340
Monthly Payment

Estimated Taxes, Insurance    $641        This estimate includes            In escrow?
& Assessments                 a month     [X] Property Taxes                YES
Amount can increase over time             [X] Homeowner's Insurance         YES
                                          [ ] Other:
                              See Section G on page 2 for escrowed property costs. You must pay for other
                              property costs separately.

Costs at Closing
Estimated Closing Costs   $12,357     Includes $5,556 in Loan Costs + $6,801 in Other Costs – $0
                                      in Lender Credits. See page 2 for details.
Estimated Cash to Close   $99,357     Includes Closing Costs. See Calculating Cash to Close on page 2 for details.

Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.
LOAN ESTIMATE                                       PAGE 1 OF 3 • LOAN ID # 100983345
`),
      page(`
Closing Cost Details
Loan Costs                                  Other Costs
A. Origination Charges            $2,795    E. Taxes and Other Government Fees               $60
.375 % of Loan Amount (Points)    $1,545    Recording Fees and Other Taxes                   $60
Origination Fee                   $1,250    Transfer Taxes
                                            F. Prepaids                                   $2,502
B. Services You Cannot Shop For     $826    Homeowner's Insurance Premium ( 12 months)    $1,706
Appraisal Fee                       $650    Mortgage Insurance Premium (    months)
Credit Report Fee                    $92    Prepaid Interest ( $66.32 per day for 12 days @ 5.875%)  $796
Flood Determination Fee              $12    Property Taxes (   months)
Tax Service Fee                      $72    G. Initial Escrow Payment at Closing          $2,919
                                            Homeowner's Insurance   $142.17 per month for 3 mo.  $427
C. Services You Can Shop For      $1,935    Mortgage Insurance        per month for   mo.
Title – Lender's Title Policy     $1,105    Property Taxes          $498.33 per month for 5 mo.  $2,492
Title – Settlement Agent Fee        $680    H. Other                                      $1,320
Title – Endorsements                $150    Title – Owner's Title Policy (optional)       $1,320
                                            I. TOTAL OTHER COSTS (E + F + G + H)          $6,801

                                            J. TOTAL CLOSING COSTS                       $12,357
                                            D + I                                        $12,357
                                            Lender Credits

                                            Calculating Cash to Close
                                            Total Closing Costs (J)                      $12,357
                                            Closing Costs Financed (Paid from your Loan Amount)  $0
                                            Down Payment/Funds from Borrower            $103,000
                                            Deposit                                    – $10,000
                                            Funds for Borrower                                $0
                                            Seller Credits                              – $6,000
                                            Adjustments and Other Credits                     $0
D. TOTAL LOAN COSTS (A + B + C)   $5,556    Estimated Cash to Close                      $99,357

Adjustable Interest Rate (AIR) Table
Index + Margin                          30-day Average SOFR + 2.75%
Initial Interest Rate                   5.875%
Minimum/Maximum Interest Rate           2.75%/10.875%
Change Frequency
First Change                            Beginning of 61st month
Subsequent Changes                      Every 6th month after first change
Limits on Interest Rate Changes
First Change                            2%
Subsequent Changes                      1%

LOAN ESTIMATE                                       PAGE 2 OF 3 • LOAN ID # 100983345
`),
      page(`
Additional Information About This Loan

LENDER               Copper Basin Credit Union      MORTGAGE BROKER
NMLS/__ LICENSE ID   407755                         NMLS/__ LICENSE ID
LOAN OFFICER         Luis Ferrante                  LOAN OFFICER
NMLS/__ LICENSE ID   993021                         NMLS/__ LICENSE ID
EMAIL                lferrante@copperbasincu.example  EMAIL
PHONE                480-555-0118                   PHONE

Comparisons                     Use these measures to compare this loan with other loans.
In 5 Years                      $151,784  Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                $29,213   Principal you will have paid off.
Annual Percentage Rate (APR)    6.700%    Your costs over the loan term expressed as a rate. This is not your interest rate.
Total Interest Percentage (TIP) 133.92%   The total amount of interest that you will pay over the loan term as a
                                          percentage of your loan amount.
LOAN ESTIMATE                                       PAGE 3 OF 3 • LOAN ID # 100983345
`),
    ],
    says: {
      purchasePrice: 515000,
      downPayment: 103000,
      loanAmount: 412000,
      interestRate: 5.875,
      apr: 6.7,
      term: 30,
      principalInterest: 2437.14,
      monthlyPayment: 3078,
      mortgageInsurance: 0,
      propertyTaxes: 498.33,
      homeInsurance: 142.17,
      closingCosts: 12357,
      cashToClose: 99357,
      originationFee: 1250,
      discountPoints: 1545,
      lenderCredit: null,
      appraisalFee: 650,
      creditReport: 92,
      loanType: 'Conventional',
      program: '5/6 mo. Adjustable Rate',
      rateLock: 'locked until 7/3/2025',
      rateCap: 10.875,
      paymentCap: 3699,
      floodCertification: 12,
      lenderTitle: 1105,
      ownerTitle: 1320,
      settlementFee: 680,
      recordingFees: 60,
      prepaidInterest: 796,
      sellerCredit: 6000,
      earnestMoney: 10000,
      form: 'Loan Estimate',
    },
  },
  {
    name: 'Loan Estimate, jumbo interest-only 10/6 ARM with AP and AIR tables, no escrow',
    pages: [
      page(`
Pemberton Private Bank, N.A.
1 Montgomery Plaza • San Francisco, CA 94104        Save this Loan Estimate to compare with your Closing Disclosure.

Loan Estimate                                LOAN TERM   30 years
                                             PURPOSE     Purchase
DATE ISSUED  2/06/2025                       PRODUCT     10 Year Interest Only, 10/6 mo. Adjustable Rate
APPLICANTS   Hugo Lindqvist and Sarah Amari  LOAN TYPE   ☒ Conventional ☐ FHA ☐ VA ☐ _____________
             55 Vallejo Street #9            LOAN ID #   PB00871264
             San Francisco, CA 94111         RATE LOCK   ☐ NO  ☒ YES, until 4/7/2025 at 5:00 p.m. PST
PROPERTY     1220 Sequoia Court                          Before closing, your interest rate, points, and lender credits can
             Orinda, CA 94563                            change unless you lock the interest rate. All other estimated
SALE PRICE   $1,400,000                                  closing costs expire on 2/20/2025 at 5:00 p.m. PST

Loan Terms                                    Can this amount increase after closing?
Loan Amount                   $980,000        NO
Interest Rate                 6.5%            YES  • Adjusts every 6 months starting in year 11
                                                   • Can go as high as 11.5% in year 12
                                                   • See AIR Table on page 2 for details
Monthly Principal & Interest  $5,308.33       YES  • Adjusts every 6 months starting in year 11
                                                   • Can go as high as $10,387 in year 12
                                                   • Includes only interest and no principal until year 11
                                                   • See AP Table on page 2 for details
See Projected Payments below for your
Estimated Total Monthly Payment               Does the loan have these features?
Prepayment Penalty                            NO
Balloon Payment                               NO

Projected Payments
Payment Calculation         Years 1-10       Year 11          Year 12          Years 13-30
Principal & Interest        $5,308.33        $5,694 min       $5,339 min       $5,339 min
                            only interest    $9,124 max       $10,387 max      $10,387 max
Mortgage Insurance          + 0              + 0              + 0              + 0
Estimated Escrow            + 0              + 0              + 0              + 0
Amount can increase over time
Estimated Total             $5,308           $5,694-$9,124    $5,339-$10,387   $5,339-$10,387
Monthly Payment

Estimated Taxes, Insurance    $1,640      This estimate includes            In escrow?
& Assessments                 a month     ☒ Property Taxes                  NO
Amount can increase over time             ☒ Homeowner's Insurance           NO
                                          ☐ Other:
                              See Section G on page 2 for escrowed property costs. You must pay for other
                              property costs separately.

Costs at Closing
Estimated Closing Costs   $19,001     Includes $7,310 in Loan Costs + $11,691 in Other Costs – $0
                                      in Lender Credits. See page 2 for details.
Estimated Cash to Close   $397,001    Includes Closing Costs. See Calculating Cash to Close on page 2 for details.

Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.
LOAN ESTIMATE                                       PAGE 1 OF 3 • LOAN ID # PB00871264
`),
      page(`
Closing Cost Details
Loan Costs                                  Other Costs
A. Origination Charges            $2,620    E. Taxes and Other Government Fees              $1,735
.125 % of Loan Amount (Points)    $1,225    Recording Fees and Other Taxes                    $195
Underwriting Fee                  $1,395    Transfer Taxes                                  $1,540
                                            F. Prepaids                                     $7,066
B. Services You Cannot Shop For   $1,360    Homeowner's Insurance Premium ( 12 months)      $3,576
Appraisal Fee                     $1,150    Mortgage Insurance Premium (    months)
Credit Report Fee                   $105    Prepaid Interest ( $174.52 per day for 20 days @ 6.5%)  $3,490
Flood Determination Fee              $15    Property Taxes (   months)
Tax Service Fee                      $90    G. Initial Escrow Payment at Closing                $0
                                            Homeowner's Insurance       per month for   mo.
C. Services You Can Shop For      $3,330    Mortgage Insurance          per month for   mo.
Title – Lender's Title Policy     $1,480    Property Taxes              per month for   mo.
Title – Escrow Fee                $1,650    H. Other                                        $2,890
Title – Notary Fee                  $200    Title – Owner's Title Policy (optional)         $2,890
                                            I. TOTAL OTHER COSTS (E + F + G + H)           $11,691

                                            J. TOTAL CLOSING COSTS                         $19,001
                                            D + I                                          $19,001
                                            Lender Credits

                                            Calculating Cash to Close
                                            Total Closing Costs (J)                        $19,001
                                            Closing Costs Financed (Paid from your Loan Amount)  $0
                                            Down Payment/Funds from Borrower              $420,000
                                            Deposit                                      – $42,000
                                            Funds for Borrower                                  $0
                                            Seller Credits                                      $0
                                            Adjustments and Other Credits                       $0
D. TOTAL LOAN COSTS (A + B + C)   $7,310    Estimated Cash to Close                       $397,001

Adjustable Payment (AP) Table                                 Adjustable Interest Rate (AIR) Table
Interest Only Payments?   YES for your first 120 payments     Index + Margin                  SOFR + 2.75%
Optional Payments?        NO                                  Initial Interest Rate           6.5%
Step Payments?            NO                                  Minimum/Maximum Interest Rate   2.75%/11.5%
Seasonal Payments?        NO                                  Change Frequency
Monthly Principal and Interest Payments                       First Change                    Beginning of 121st month
First Change/Amount       $6,200 – $8,505 at 121st payment    Subsequent Changes              Every 6th month after first change
Subsequent Changes        Every 6 months                      Limits on Interest Rate Changes
Maximum Payment           $10,387 starting at 139th payment   First Change                    2%
                                                              Subsequent Changes              1%

LOAN ESTIMATE                                       PAGE 2 OF 3 • LOAN ID # PB00871264
`),
      page(`
Additional Information About This Loan

LENDER               Pemberton Private Bank, N.A.   MORTGAGE BROKER
NMLS/__ LICENSE ID   388001                         NMLS/__ LICENSE ID
LOAN OFFICER         Greta Solheim                  LOAN OFFICER
NMLS/__ LICENSE ID   450912                         NMLS/__ LICENSE ID
EMAIL                gsolheim@pembertonpb.example   EMAIL
PHONE                415-555-0190                   PHONE

Comparisons                     Use these measures to compare this loan with other loans.
In 5 Years                      $325,810  Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                $0        Principal you will have paid off.
Annual Percentage Rate (APR)    6.777%    Your costs over the loan term expressed as a rate. This is not your interest rate.
Total Interest Percentage (TIP) 152.23%   The total amount of interest that you will pay over the loan term as a
                                          percentage of your loan amount.
LOAN ESTIMATE                                       PAGE 3 OF 3 • LOAN ID # PB00871264
`),
    ],
    says: {
      purchasePrice: 1400000,
      downPayment: 420000,
      loanAmount: 980000,
      interestRate: 6.5,
      apr: 6.777,
      term: 30,
      principalInterest: 5308.33,
      monthlyPayment: 5308,
      mortgageInsurance: 0,
      homeInsurance: 3576,
      closingCosts: 19001,
      cashToClose: 397001,
      discountPoints: 1225,
      lenderCredit: null,
      appraisalFee: 1150,
      creditReport: 105,
      loanType: 'Conventional',
      program: null,
      rateLock: 'locked until 4/7/2025',
      rateCap: 11.5,
      paymentCap: 10387,
      originationFee: 2620,
      underwritingFee: 1395,
      floodCertification: 15,
      lenderTitle: 1480,
      ownerTitle: 2890,
      settlementFee: 1650,
      recordingFees: 195,
      transferTaxes: 1540,
      prepaidInterest: 3490,
      sellerCredit: 0,
      earnestMoney: 42000,
      form: 'Loan Estimate',
    },
  },
];
