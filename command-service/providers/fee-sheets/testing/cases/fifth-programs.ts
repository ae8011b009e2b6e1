import { page, type SheetCase } from './sheet-case.ts';

/** Loan Estimates of FHA and VA loans by the fifth writer. */
export const fifthPrograms: readonly SheetCase[] = [
  {
    name: 'Loan Estimate, FHA purchase with financed up-front MIP and seller credits',
    pages: [
      page(`
Red Cedar Home Lending, Inc.
5020 Nolensville Pike • Nashville, TN 37211       Save this Loan Estimate to compare with your Closing Disclosure.

Loan Estimate                           LOAN TERM   30 years
                                        PURPOSE     Purchase
DATE ISSUED  6/02/2025                  PRODUCT     Fixed Rate
APPLICANTS   Terrance and Alicia Boyd   LOAN TYPE   ☐ Conventional ☒ FHA ☐ VA ☐ _____________
             1408 Shady Grove Ct        LOAN ID #   RC25060112
             Antioch, TN 37013          RATE LOCK   ☐ NO  ☒ YES, until 7/17/2025 at 5:00 p.m. CDT
PROPERTY     612 Cloverdale Drive                   Before closing, your interest rate, points, and lender credits can
             La Vergne, TN 37086                    change unless you lock the interest rate. All other estimated
SALE PRICE   $268,000                               closing costs expire on 6/16/2025 at 5:00 p.m. CDT

Loan Terms                                  Can this amount increase after closing?
Loan Amount                   $263,146      NO
Interest Rate                 6.125%        NO
Monthly Principal & Interest  $1,598.90     NO
See Projected Payments below for your
Estimated Total Monthly Payment             Does the loan have these features?
Prepayment Penalty                          NO
Balloon Payment                             NO

Projected Payments
Payment Calculation         Years 1-30
Principal & Interest        $1,598.90
Mortgage Insurance          + 119
Estimated Escrow            + 391
Amount can increase over time
Estimated Total             $2,109
Monthly Payment

Estimated Taxes, Insurance    $391        This estimate includes            In escrow?
& Assessments                 a month     ☒ Property Taxes                  YES
Amount can increase over time             ☒ Homeowner's Insurance           YES
                                          ☐ Other:
                              See Section G on page 2 for escrowed property costs. You must pay for other
                              property costs separately.

Costs at Closing
Estimated Closing Costs   $15,887     Includes $9,917 in Loan Costs + $5,970 in Other Costs – $0
                                      in Lender Credits. See page 2 for details.
Estimated Cash to Close   $14,241     Includes Closing Costs. See Calculating Cash to Close on page 2 for details.

Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.
LOAN ESTIMATE                                     PAGE 1 OF 3 • LOAN ID # RC25060112
`),
      page(`
Closing Cost Details
Loan Costs                                   Other Costs
A. Origination Charges             $3,381    E. Taxes and Other Government Fees                $1,394
     % of Loan Amount (Points)               Recording Fees and Other Taxes                      $402
Origination Fee                    $2,586    Transfer Taxes                                      $992
Underwriting Fee                     $795    F. Prepaids                                       $1,869
                                             Homeowner's Insurance Premium ( 12 months)        $1,427
B. Services You Cannot Shop For    $5,246    Mortgage Insurance Premium (    months)
Appraisal Fee                        $600    Prepaid Interest ( $44.16 per day for 10 days @ 6.125%)  $442
Credit Report Fee                    $110    Property Taxes (   months)
Flood Determination Fee               $10    G. Initial Escrow Payment at Closing              $1,987
Up-Front Mortgage Insurance Premium  $4,526  Homeowner's Insurance   $118.92 per month for 3 mo.  $357
                                             Mortgage Insurance        per month for   mo.
C. Services You Can Shop For       $1,290    Property Taxes          $271.67 per month for 6 mo.  $1,630
Title – Lender's Title Policy        $715    H. Other                                            $720
Title – Closing Fee                  $400    Title – Owner's Title Policy (optional)             $295
Title – Title Search                 $175    Home Inspection Fee                                 $425
                                             I. TOTAL OTHER COSTS (E + F + G + H)              $5,970

                                             J. TOTAL CLOSING COSTS                           $15,887
                                             D + I                                            $15,887
                                             Lender Credits

                                             Calculating Cash to Close
                                             Total Closing Costs (J)                          $15,887
                                             Closing Costs Financed (Paid from your Loan Amount)  – $4,526
                                             Down Payment/Funds from Borrower                  $9,380
                                             Deposit                                         – $2,500
                                             Funds for Borrower                                    $0
                                             Seller Credits                                  – $4,000
                                             Adjustments and Other Credits                         $0
D. TOTAL LOAN COSTS (A + B + C)    $9,917    Estimated Cash to Close                          $14,241
LOAN ESTIMATE                                     PAGE 2 OF 3 • LOAN ID # RC25060112
`),
      page(`
Additional Information About This Loan

LENDER               Red Cedar Home Lending, Inc. MORTGAGE BROKER
NMLS/__ LICENSE ID   221904                       NMLS/__ LICENSE ID
LOAN OFFICER         Monique Tharpe               LOAN OFFICER
NMLS/__ LICENSE ID   874410                       NMLS/__ LICENSE ID
EMAIL                mtharpe@redcedarhl.example   EMAIL
PHONE                615-555-0163                 PHONE

Comparisons                     Use these measures to compare this loan with other loans.
In 5 Years                      $112,991  Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                $17,902   Principal you will have paid off.
Annual Percentage Rate (APR)    7.149%    Your costs over the loan term expressed as a rate. This is not your interest rate.
Total Interest Percentage (TIP) 118.74%   The total amount of interest that you will pay over the loan term as a
                                          percentage of your loan amount.

Other Considerations
Appraisal      We may order an appraisal to determine the property's value and charge you for this
               appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close.
               You can pay for an additional appraisal for your own use at your own cost.
Assumption     If you sell or transfer this property to another person, we
               ☒ will allow, under certain conditions, this person to assume this loan on the original terms.
               ☐ will not allow assumption of this loan on the original terms.
Homeowner's    This loan requires homeowner's insurance on the property, which you may obtain from a
Insurance      company of your choice that we find acceptable.
Late Payment   If your payment is more than 15 days late, we will charge a late fee of 4% of the monthly
               principal and interest payment.
Refinance      Refinancing this loan will depend on your future financial situation, the property value, and
               market conditions. You may not be able to refinance this loan.
Servicing      We intend
               ☐ to service your loan. If so, you will make your payments to us.
               ☒ to transfer servicing of your loan.

Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or
received this form.

Applicant Signature        Date          Co-Applicant Signature        Date
LOAN ESTIMATE                                     PAGE 3 OF 3 • LOAN ID # RC25060112
`),
    ],
    says: {
      purchasePrice: 268000,
      downPayment: 9380,
      loanAmount: 263146,
      interestRate: 6.125,
      apr: 7.149,
      term: 30,
      principalInterest: 1598.9,
      monthlyPayment: 2109,
      mortgageInsurance: 119,
      propertyTaxes: 271.67,
      homeInsurance: 118.92,
      closingCosts: 15887,
      cashToClose: 14241,
      originationFee: 2586,
      lenderCredit: null,
      appraisalFee: 600,
      creditReport: 110,
      loanType: 'FHA',
      program: 'Fixed Rate',
      rateLock: 'locked until 7/17/2025',
      underwritingFee: 795,
      floodCertification: 10,
      lenderTitle: 715,
      ownerTitle: 295,
      settlementFee: 400,
      recordingFees: 402,
      transferTaxes: 992,
      prepaidInterest: 442,
      sellerCredit: 4000,
      earnestMoney: 2500,
      form: 'Loan Estimate',
    },
  },
  {
    name: 'Loan Estimate, VA purchase with nothing down, funding fee financed, lender credits',
    pages: [
      page(`
Anchor & Eagle Mortgage Company
700 Granby St, 4th Floor • Norfolk, VA 23510      Save this Loan Estimate to compare with your Closing Disclosure.

Loan Estimate                           LOAN TERM   30 years
                                        PURPOSE     Purchase
DATE ISSUED  10/14/2025                 PRODUCT     Fixed Rate
APPLICANTS   Marcus T. Delacroix        LOAN TYPE   ☐ Conventional ☐ FHA ☑ VA ☐ _____________
             229 Pinewell Dr            LOAN ID #   AE-3350072
             Norfolk, VA 23503          RATE LOCK   ☑ NO  ☐ YES, until
PROPERTY     1846 Wicklow Trace                     Before closing, your interest rate, points, and lender credits can
             Chesapeake, VA 23320                   change unless you lock the interest rate. All other estimated
SALE PRICE   $342,000                               closing costs expire on 10/28/2025 at 5:00 p.m. EDT

Loan Terms                                  Can this amount increase after closing?
Loan Amount                   $349,353      NO
Interest Rate                 5.75%         NO
Monthly Principal & Interest  $2,038.73     NO
See Projected Payments below for your
Estimated Total Monthly Payment             Does the loan have these features?
Prepayment Penalty                          NO
Balloon Payment                             NO

Projected Payments
Payment Calculation         Years 1-30
Principal & Interest        $2,038.73
Mortgage Insurance          + 0
Estimated Escrow            + 454
Amount can increase over time
Estimated Total             $2,493
Monthly Payment

Estimated Taxes, Insurance    $502        This estimate includes            In escrow?
& Assessments                 a month     ☑ Property Taxes                  YES
Amount can increase over time             ☑ Homeowner's Insurance           YES
                                          ☑ Other: HOA Dues                 NO
                              See Section G on page 2 for escrowed property costs. You must pay for other
                              property costs separately.

Costs at Closing
Estimated Closing Costs   $15,279     Includes $11,239 in Loan Costs + $6,240 in Other Costs – $2,200
                                      in Lender Credits. See page 2 for details.
Estimated Cash to Close   $4,926      Includes Closing Costs. See Calculating Cash to Close on page 2 for details.

Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.
LOAN ESTIMATE                                     PAGE 1 OF 3 · LOAN ID # AE-3350072
`),
      page(`
Closing Cost Details
Loan Costs                                  Other Costs
A. Origination Charges            $1,495    E. Taxes and Other Government Fees                $2,035
0 % of Loan Amount (Points)           $0    Recording Fees and Other Taxes                    $1,180
Origination Fee                   $1,495    Transfer Taxes                                      $855
                                            F. Prepaids                                       $2,020
B. Services You Cannot Shop For   $8,196    Homeowner's Insurance Premium ( 12 months)        $1,635
Appraisal Fee                       $750    Mortgage Insurance Premium (  months)
Credit Report Fee                    $85    Prepaid Interest ( $55.04 per day for 7 days @ 5.75%)  $385
Flood Certification                   $8    Property Taxes (  months)
VA Funding Fee                    $7,353    G. Initial Escrow Payment at Closing              $1,545
                                            Homeowner's Insurance   $136.25 per month for 2 mo.  $273
C. Services You Can Shop For      $1,548    Mortgage Insurance        per month for   mo.
Pest Inspection Fee                  $95    Property Taxes          $318.00 per month for 4 mo.  $1,272
Title – Lender's Title Insurance    $858    H. Other                                            $640
Title – Settlement Fee              $595    Title – Owner's Title Policy (optional)             $640
                                            I. TOTAL OTHER COSTS (E + F + G + H)              $6,240

                                            J. TOTAL CLOSING COSTS                           $15,279
                                            D + I                                            $17,479
                                            Lender Credits                                  – $2,200

                                            Calculating Cash to Close
                                            Total Closing Costs (J)                          $15,279
                                            Closing Costs Financed (Paid from your Loan Amount)  – $7,353
                                            Down Payment/Funds from Borrower                      $0
                                            Deposit                                         – $3,000
                                            Funds for Borrower                                    $0
                                            Seller Credits                                        $0
                                            Adjustments and Other Credits                         $0
D. TOTAL LOAN COSTS (A + B + C)  $11,239    Estimated Cash to Close                           $4,926
LOAN ESTIMATE                                     PAGE 2 OF 3 · LOAN ID # AE-3350072
`),
      page(`
Additional Information About This Loan

LENDER               Anchor & Eagle Mortgage Company  MORTGAGE BROKER
NMLS/__ LICENSE ID   501128                       NMLS/__ LICENSE ID
LOAN OFFICER         Denise Okafor                LOAN OFFICER
NMLS/__ LICENSE ID   715563                       NMLS/__ LICENSE ID
EMAIL                dokafor@anchoreagle.example  EMAIL
PHONE                757-555-0129                 PHONE

Comparisons                     Use these measures to compare this loan with other loans.
In 5 Years                      $133,563  Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                $25,286   Principal you will have paid off.
Annual Percentage Rate (APR)    5.954%    Your costs over the loan term expressed as a rate. This is not your interest rate.
Total Interest Percentage (TIP) 110.09%   The total amount of interest that you will pay over the loan term as a
                                          percentage of your loan amount.

Other Considerations
Appraisal      We may order an appraisal to determine the property's value and charge you for this
               appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close.
               You can pay for an additional appraisal for your own use at your own cost.
Assumption     If you sell or transfer this property to another person, we
               ☑ will allow, under certain conditions, this person to assume this loan on the original terms.
               ☐ will not allow assumption of this loan on the original terms.
Homeowner's    This loan requires homeowner's insurance on the property, which you may obtain from a
Insurance      company of your choice that we find acceptable.
Late Payment   If your payment is more than 15 days late, we will charge a late fee of 4% of the monthly
               principal and interest payment.
Refinance      Refinancing this loan will depend on your future financial situation, the property value, and
               market conditions. You may not be able to refinance this loan.
Servicing      We intend
               ☐ to service your loan. If so, you will make your payments to us.
               ☑ to transfer servicing of your loan.

Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or
received this form.

Applicant Signature        Date          Co-Applicant Signature        Date
LOAN ESTIMATE                                     PAGE 3 OF 3 · LOAN ID # AE-3350072
`),
    ],
    says: {
      purchasePrice: 342000,
      downPayment: 0,
      loanAmount: 349353,
      interestRate: 5.75,
      apr: 5.954,
      term: 30,
      principalInterest: 2038.73,
      monthlyPayment: 2493,
      mortgageInsurance: 0,
      propertyTaxes: 318,
      homeInsurance: 136.25,
      closingCosts: 15279,
      cashToClose: 4926,
      originationFee: 1495,
      discountPoints: 0,
      lenderCredit: 2200,
      appraisalFee: 750,
      creditReport: 85,
      loanType: 'VA',
      program: 'Fixed Rate',
      rateLock: 'not locked',
      floodCertification: 8,
      lenderTitle: 858,
      ownerTitle: 640,
      settlementFee: 595,
      recordingFees: 1180,
      transferTaxes: 855,
      prepaidInterest: 385,
      sellerCredit: 0,
      earnestMoney: 3000,
      form: 'Loan Estimate',
    },
  },
];
