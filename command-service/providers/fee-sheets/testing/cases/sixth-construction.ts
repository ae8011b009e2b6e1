import { page, type SheetCase } from './sheet-case.ts';

/** A Loan Estimate of a loan for construction by the sixth writer. */
export const sixthConstruction: readonly SheetCase[] = [
  {
    name: 'Loan Estimate, construction loan that becomes permanent, interest only in its first year',
    pages: [
      page(`
Prairie State Bank & Trust                                                          Save this Loan Estimate to compare with your Closing Disclosure.
77 Main Street • Norman, OK 73069


Loan Estimate                                                                 LOAN TERM
                                                                              PURPOSE
                                                                                                  31 years
                                                                                                  Construction
DATE ISSUED      4/3/2026                                                     PRODUCT             1 Year Interest Only, Fixed Rate
APPLICANTS       Hollis and Wren Abernathy                                    LOAN TYPE           ☒ Conventional ☐ FHA ☐ VA ☐ _____________
                 2710 Shadowridge Drive                                       LOAN ID #           PSB-C-60412
                 Norman, OK 73072                                             RATE LOCK           ☐ NO ☒ YES, until 6/2/2026 at 4:00 p.m. CDT
PROPERTY         Lot 14, Block 2, Cedar Creek Estates                                             Before closing, your interest rate, points, and lender credits can
                 Blanchard, OK 73010                                                              change unless you lock the interest rate. All other estimated
                                                                                                  closing costs expire on 4/17/2026 at 4:00 p.m. CDT
EST. PROP. VALUE $565,000

Loan Terms                                                                Can this amount increase after closing?

Loan Amount                                 $420,000                      NO

Interest Rate                               6.875%                        NO

Monthly Principal & Interest                $1,203.13                     YES       • Adjusts once in year 2
See Projected Payments below for your                                               • Can go as high as $2,759 in year 2
Estimated Total Monthly Payment                                                     • Includes only interest and no principal until year 2
                                                                          Does the loan have these features?
Prepayment Penalty                                                        NO
Balloon Payment                                                           NO

Projected Payments
Payment Calculation                                         Year 1                                                             Years 2-31
Principal & Interest                                      $1,203.13                                                            $2,759.10
                                                         only interest
Mortgage Insurance                                      +        —                                                         +          —
Estimated Escrow                                        +        —                                                         +         542
Amount can increase over time

Estimated Total
                                                            $1,203                                                               $3,301
Monthly Payment

Estimated Taxes, Insurance              $542                  This estimate includes                                                        In escrow?
& Assessments                           a month               ☒ Property Taxes                                                              YES
Amount can increase over time
                                                              ☒ Homeowner's Insurance                                                       YES
                                                              ☐ Other:
                                                              See Section G on page 2 for escrowed property costs. You must pay for other
                                                              property costs separately.


Costs at Closing
Estimated Closing Costs                 $14,214         Includes $12,237 in Loan Costs + $1,977 in Other Costs – $0
                                                        in Lender Credits. See page 2 for details.

Estimated Cash to Close                 $40,714         Includes Closing Costs. See Calculating Cash to Close on page 2 for details.
                                                        ☒ From ☐ To Borrower




Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.

LOAN ESTIMATE                                                                                                                  PAGE 1 OF 3 • LOAN ID # PSB-C-60412
`),
      page(`
Closing Cost Details
Loan Costs                                        Other Costs
A. Origination Charges                   $7,245   E. Taxes and Other Government Fees                              $542
1 % of Loan Amount (Points)              $4,200   Recording Fees and Other Taxes                                   $542
Construction Administration Fee           $950    Transfer Taxes
Origination Fee                          $1,495
Processing Fee                            $600    F. Prepaids                                                   $1,310
                                                  Homeowner's Insurance Premium ( months)
B. Services You Cannot Shop For          $2,078   Mortgage Insurance Premium ( months)
Appraisal Fee (subject to completion)     $725    Prepaid Interest (     per day for days @        )
Credit Report Fee                          $89    Property Taxes ( months)
Flood Determination Fee                    $14    Builder's Risk Insurance Premium ( 12 months)                  $1,310
Inspection Fees (6 draws)                 $900
Plan Review Fee                           $350    G. Initial Escrow Payment at Closing                               $0
                                                  Homeowner's Insurance            per month for mo.
C. Services You Can Shop For             $2,914   Mortgage Insurance               per month for mo.
Survey Fee                                $575    Property Taxes                   per month for mo.
Title – Lender's Title Policy            $1,044
Title – Settlement Agent Fee              $595    H. Other                                                        $125
Title – Date Down Endorsements            $450    Construction Contingency Escrow Set-up                           $125
Title – Title Search                      $250
                                                  I. TOTAL OTHER COSTS (E + F + G + H)                          $1,977

                                                  J. TOTAL CLOSING COSTS                                       $14,214
                                                  D+I                                                           $14,214
                                                  Lender Credits

                                                  Calculating Cash to Close
                                                  Loan Amount                                                  $420,000
                                                  Total Closing Costs (J)                                     – $14,214
                                                  Estimated Total Payoffs and Payments                       – $446,500
                                                  Estimated Cash to Close                                       $40,714
                                                  ☒ From ☐ To Borrower


D. TOTAL LOAN COSTS (A + B + C)         $12,237




LOAN ESTIMATE                                                                        PAGE 2 OF 3 • LOAN ID # PSB-C-60412
`),
      page(`
Additional Information About This Loan
LENDER                         Prairie State Bank & Trust                          MORTGAGE BROKER
NMLS/__ LICENSE ID             512290                                              NMLS/__ LICENSE ID
LOAN OFFICER                   Doug Tahlequah                                      LOAN OFFICER
NMLS/__ LICENSE ID             660318                                              NMLS/__ LICENSE ID
EMAIL                          dtahlequah@prairiestatebt.example                   EMAIL
PHONE                          405-555-0133                                        PHONE


Comparisons                          Use these measures to compare this loan with other loans.

In 5 Years                                   $159,111            Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                             $19,431             Principal you will have paid off.

Annual Percentage Rate (APR)                 7.110%              Your costs over the loan term expressed as a rate. This is not your interest rate.

Total Interest Percentage (TIP)              139.932%            The total amount of interest that you will pay over the loan term as a
                                                                 percentage of your loan amount.


Other Considerations
Appraisal                         We may order an appraisal to determine the property's value and charge you for this
                                  appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close.
                                  You can pay for an additional appraisal for your own use at your own cost.

Assumption                        If you sell or transfer this property to another person, we
                                  ☐ will allow, under certain conditions, this person to assume this loan on the original terms.
                                  ☒ will not allow assumption of this loan on the original terms.

Homeowner's                       This loan requires homeowner's insurance on the property, which you may obtain from a
Insurance                         company of your choice that we find acceptable.

Late Payment                      If your payment is more than 15 days late, we will charge a late fee of 5% of the
                                  monthly principal and interest payment.

Refinance                         Refinancing this loan will depend on your future financial situation, the property value, and
                                  market conditions. You may not be able to refinance this loan.

Servicing                         We intend
                                  ☐ to service your loan. If so, you will make your payments to us.
                                  ☒ to transfer servicing of your loan.

Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or
received this form.



Applicant Signature                                   Date                         Co-Applicant Signature                                 Date




LOAN ESTIMATE                                                                                                              PAGE 3 OF 3 • LOAN ID # PSB-C-60412
`),
    ],
    says: {
      loanAmount: 420_000,
      interestRate: 6.875,
      apr: 7.11,
      term: 31,
      principalInterest: 1203.13,
      monthlyPayment: 1203,
      closingCosts: 14_214,
      cashToClose: 40_714,
      discountPoints: 4200,
      originationFee: 1495,
      processingFee: 600,
      appraisalFee: 725,
      creditReport: 89,
      lenderTitle: 1044,
      recordingFees: 542,
      lenderCredit: null,
      loanType: 'Conventional',
      program: null,
      rateLock: 'locked until 6/2/2026',
      paymentCap: 2759,
      floodCertification: 14,
      settlementFee: 595,
      survey: 575,
      form: 'Loan Estimate',
    },
  },
];
