import { page, type SheetCase } from './sheet-case.ts';

/** Loan Estimates of a seventh writer, who has not seen the reader: an FHA purchase, a refinance. */
export const seventhEstimates: readonly SheetCase[] = [
  {
    name: 'Loan Estimate, FHA purchase with a financed premium, locked',
    pages: [
      page(`
CARDINAL RIDGE MORTGAGE, LLC
1480 Dublin Road, Suite 210 • Columbus, OH 43215                             Save this Loan Estimate to compare with your Closing Disclosure.


Loan Estimate                                                            LOAN TERM
                                                                         PURPOSE
                                                                                              30 years
                                                                                              Purchase
DATE ISSUED          8/4/2025                                            PRODUCT              Fixed Rate
APPLICANTS           Marcus Delane and Tonya Delane                      LOAN TYPE            ☐ Conventional ☒ FHA ☐ VA ☐ _____________
                     276 Fairwood Avenue                                 LOAN ID #            CRM2508-00417
                     Columbus, OH 43205                                  RATE LOCK            ☐ NO ☒ YES, until 9/19/2025 at 5:00 p.m. EDT
PROPERTY             3918 Sugar Maple Drive                                         Before closing, your interest rate, points, and lender credits can
                     Grove City, OH 43123                                           change unless you lock the interest rate. All other estimated
                                                                                    closing costs expire on 8/18/2025 at 5:00 p.m. EDT
SALE PRICE           $285,000


 Loan Terms                                               Can this amount increase after closing?

 Loan Amount                               $279,837       NO

 Interest Rate                             6.25%          NO

 Monthly Principal & Interest $1,723.00                   NO
 See Projected Payments below for your
 Estimated Total Monthly Payment

                                                          Does the loan have these features?
 Prepayment Penalty                                       NO
 Balloon Payment                                          NO


 Projected Payments
 Payment Calculation                                                               Years 1 - 30
 Principal & Interest                                                                $1,723.00
 Mortgage Insurance                                   +                                                           125
 Estimated Escrow                                     +                                                           450
 Amount can increase over time

 Estimated Total
                                                                                      $2,298
 Monthly Payment

 Estimated Taxes, Insurance              $450             This estimate includes                                       In escrow?
 & Assessments                           a month          ☒ Property Taxes                                             YES
 Amount can increase over time                            ☒ Homeowner's Insurance                                      YES
                                                          ☐ Other:
                                                          See Section G on page 2 for escrowed property costs. You must pay for other
                                                          property costs separately.

 Costs at Closing
 Estimated Closing Costs                 $13,423          Includes $8,712 in Loan Costs + $4,711 in Other Costs – $0
                                                          in Lender Credits. See page 2 for details.

 Estimated Cash to Close                 $10,586          Includes Closing Costs. See Calculating Cash to Close on page 2 for details.




Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.

LOAN ESTIMATE                                                                                            PAGE 1 OF 3 • LOAN ID # CRM2508-00417
`),
      page(`
Closing Cost Details
 Loan Costs                                        Other Costs
A. Origination Charges                   $1,790   E. Taxes and Other Government Fees                          $178
  % of Loan Amount (Points)                       Recording Fees and Other Taxes                              $178
Processing Fee                             $695   Transfer Taxes
Underwriting Fee                         $1,095
                                                  F. Prepaids                                               $1,859
                                                  Homeowner's Insurance Premium ( 12 months)                $1,284
B. Services You Cannot Shop For          $5,647   Mortgage Insurance Premium ( months)
Appraisal Fee                              $650   Prepaid Interest ( $47.92 per day for 12 days @ 6.25%)      $575
Credit Report Fee                           $95   Property Taxes ( months)
FHA Upfront Mortgage Insurance Premium   $4,812
                                                  G. Initial Escrow Payment at Closing                      $2,034
Flood Determination Fee                     $12
                                                  Homeowner's Insurance $107.00 per month for 3 mo.           $321
Tax Service Fee                             $78
                                                  Mortgage Insurance          per month for mo.
                                                  Property Taxes      $342.50 per month for 5 mo.           $1,713
C. Services You Can Shop For             $1,275
                                                  H. Other                                                    $640
Title – Closing Protection Letter          $40
                                                  Title – Owner's Title Policy (optional)                     $640
Title – Courier Fee                        $35
Title – Lender's Title Policy             $525    I. TOTAL OTHER COSTS (E + F + G + H)                      $4,711
Title – Settlement Fee                    $450
Title – Title Search                      $225    J. TOTAL CLOSING COSTS                                   $13,423
                                                  D+I                                                      $13,423
                                                  Lender Credits


                                                   Calculating Cash to Close
                                                  Total Closing Costs (J)                                  $13,423
                                                  Closing Costs Financed (Paid from your Loan Amount)           $0
                                                  Down Payment/Funds from Borrower                          $5,163
                                                  Deposit                                                  – $3,000
                                                  Funds for Borrower                                            $0
                                                  Seller Credits                                           – $5,000
                                                  Adjustments and Other Credits                                 $0
D. TOTAL LOAN COSTS (A + B + C)          $8,712   Estimated Cash to Close                                  $10,586




LOAN ESTIMATE                                                                PAGE 2 OF 3 • LOAN ID # CRM2508-00417
`),
      page(`
Additional Information About This Loan
LENDER                  Cardinal Ridge Mortgage, LLC                       MORTGAGE BROKER
NMLS/__ LICENSE ID      387116                                             NMLS/__ LICENSE ID
LOAN OFFICER            Bethany Kroll                                      LOAN OFFICER
NMLS/__ LICENSE ID      1120934                                            NMLS/__ LICENSE ID
EMAIL                   bkroll@cardinalridge.example                       EMAIL
PHONE                   614-555-0177                                       PHONE


 Comparisons                    Use these measures to compare this loan with other loans.

 In 5 Years                          $120,190          Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                     $18,645           Principal you will have paid off.
 Annual Percentage Rate (APR)        7.21%             Your costs over the loan term expressed as a rate. This is not your interest rate.
 Total Interest Percentage (TIP)     121.86%           The total amount of interest that you will pay over the loan term as a percentage of
                                                       your loan amount.


 Other Considerations
 Appraisal               We may order an appraisal to determine the property's value and charge you for this appraisal. We will
                         promptly give you a copy of any appraisal, even if your loan does not close. You can pay for an additional
                         appraisal for your own use at your own cost.
 Assumption              If you sell or transfer this property to another person, we
                         ☒ will allow, under certain conditions, this person to assume this loan on the original terms.
                         ☐ will not allow assumption of this loan on the original terms.
 Homeowner's             This loan requires homeowner's insurance on the property, which you may obtain from a company of your
 Insurance               choice that we find acceptable.
 Late Payment            If your payment is more than 15 days late, we will charge a late fee of 4% of the monthly principal and
                         interest payment.
 Refinance               Refinancing this loan will depend on your future financial situation, the property value, and market
                         conditions. You may not be able to refinance this loan.
 Servicing               We intend
                         ☐ to service your loan. If so, you will make your payments to us.
                         ☒ to transfer servicing of your loan.


 Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or
received this form.




Applicant Signature                             Date                     Co-Applicant Signature                            Date




LOAN ESTIMATE                                                                                       PAGE 3 OF 3 • LOAN ID # CRM2508-00417
`),
    ],
    says: {
      purchasePrice: 285_000,
      downPayment: 5163,
      loanAmount: 279_837,
      interestRate: 6.25,
      apr: 7.21,
      term: 30,
      principalInterest: 1723,
      monthlyPayment: 2298,
      mortgageInsurance: 125,
      propertyTaxes: 342.5,
      homeInsurance: 107,
      closingCosts: 13_423,
      cashToClose: 10_586,
      underwritingFee: 1095,
      processingFee: 695,
      appraisalFee: 650,
      creditReport: 95,
      lenderTitle: 525,
      ownerTitle: 640,
      recordingFees: 178,
      prepaidInterest: 575,
      sellerCredit: 5000,
      earnestMoney: 3000,
      loanType: 'FHA',
      program: 'Fixed Rate',
      rateLock: 'locked until 9/19/2025',
      originationFee: 1790,
      floodCertification: 12,
      settlementFee: 450,
      form: 'Loan Estimate',
    },
  },
  {
    name: 'Loan Estimate, refinance of 15 years with a credit of the lender',
    pages: [
      page(`
Tidewater Community Credit Union
905 Granby Street, Norfolk, VA 23510                                         Save this Loan Estimate to compare with your Closing Disclosure.


Loan Estimate                                                            LOAN TERM
                                                                         PURPOSE
                                                                                              15 years
                                                                                              Refinance
DATE ISSUED      10/14/2025                                              PRODUCT              Fixed Rate
APPLICANTS       Leonard P. Achterberg                                   LOAN TYPE            X Conventional           FHA        VA       _____________
                 Susan M. Achterberg                                     LOAN ID #            4410027735
                 5520 Heron Point Lane                                   RATE LOCK            X NO         YES
                 Chesapeake, VA 23321                                               Before closing, your interest rate, points, and lender credits can
PROPERTY         5520 Heron Point Lane                                              change unless you lock the interest rate. All other estimated
                                                                                    closing costs expire on 10/28/2025 at 5:00 p.m. EDT
                 Chesapeake, VA 23321
EST. PROP. VALUE $468,000


 Loan Terms                                               Can this amount increase after closing?

 Loan Amount                               $212,000       NO

 Interest Rate                             5.625%         NO

 Monthly Principal & Interest $1,746.31                   NO
 See Projected Payments below for your
 Estimated Total Monthly Payment

                                                          Does the loan have these features?
 Prepayment Penalty                                       NO
 Balloon Payment                                          NO


 Projected Payments
 Payment Calculation                                                               Years 1 - 15
 Principal & Interest                                                                $1,746.31
 Mortgage Insurance                                   +                                                               0
 Estimated Escrow                                     +                                                           629
 Amount can increase over time

 Estimated Total
                                                                                      $2,375
 Monthly Payment

 Estimated Taxes, Insurance              $629             This estimate includes                                       In escrow?
 & Assessments                           a month          X Property Taxes                                             YES
 Amount can increase over time                            X Homeowner's Insurance                                      YES
                                                            Other:
                                                          See Section G on page 2 for escrowed property costs. You must pay for other
                                                          property costs separately.

 Costs at Closing
 Estimated Closing Costs                 $5,090           Includes $3,083 in Loan Costs + $3,457 in Other Costs – $1,450
                                                          in Lender Credits. See page 2 for details.

 Estimated Cash to Close                 $2,458           Includes Closing Costs. See Calculating Cash to Close on page 2 for details.
                                                          X From        To Borrower




Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.

LOAN ESTIMATE                                                                                                 PAGE 1 OF 3 • LOAN ID # 4410027735
`),
      page(`
Closing Cost Details
 Loan Costs                                 Other Costs
A. Origination Charges            $1,245   E. Taxes and Other Government Fees                            $709
  % of Loan Amount (Points)                Recording Fees and Other Taxes                                $709
Application Fee                    $395    Transfer Taxes
Underwriting Fee                   $850
                                           F. Prepaids                                                   $294
                                           Homeowner's Insurance Premium ( months)
B. Services You Cannot Shop For    $752    Mortgage Insurance Premium ( months)
Appraisal Fee                      $600    Prepaid Interest ( $32.67 per day for 9 days @ 5.625%)        $294
Credit Report Fee                   $72    Property Taxes ( months)
Flood Determination Fee              $9
Flood Monitoring Fee                 $6    G. Initial Escrow Payment at Closing                        $2,454
Tax Status Research Fee             $65    Homeowner's Insurance $141.25 per month for 7 mo.             $989
                                           Mortgage Insurance          per month for mo.
                                           Property Taxes      $488.17 per month for 3 mo.             $1,465
C. Services You Can Shop For      $1,086
Title – Closing Fee                $425    H. Other                                                        $0
Title – Lender's Title Policy      $486    I. TOTAL OTHER COSTS (E + F + G + H)                        $3,457
Title – Title Exam                 $175
                                           J. TOTAL CLOSING COSTS                                      $5,090
                                           D+I                                                          $6,540
                                           Lender Credits                                             – $1,450


                                            Calculating Cash to Close
                                           Loan Amount                                               $212,000
                                           Total Closing Costs (J)                                    – $5,090
                                           Estimated Total Payoffs and Payments                     – $209,368
D. TOTAL LOAN COSTS (A + B + C)   $3,083   Estimated Cash to Close X From           To Borrower        $2,458
                                           Estimated Closing Costs Financed                            $2,632
                                           (Paid from your Loan Amount)




LOAN ESTIMATE                                                           PAGE 2 OF 3 • LOAN ID # 4410027735
`),
      page(`
Additional Information About This Loan
LENDER                  Tidewater Community Credit Union                   MORTGAGE BROKER
NMLS/__ LICENSE ID      501882                                             NMLS/__ LICENSE ID
LOAN OFFICER            Andre Fontaine                                     LOAN OFFICER
NMLS/__ LICENSE ID      774310                                             NMLS/__ LICENSE ID
EMAIL                   afontaine@tidewatercu.example                      EMAIL
PHONE                   757-555-0128                                       PHONE


 Comparisons                    Use these measures to compare this loan with other loans.

 In 5 Years                          $108,156          Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                     $52,003           Principal you will have paid off.
 Annual Percentage Rate (APR)        5.668%            Your costs over the loan term expressed as a rate. This is not your interest rate.
 Total Interest Percentage (TIP)     48.41%            The total amount of interest that you will pay over the loan term as a percentage of
                                                       your loan amount.


 Other Considerations
 Appraisal               We may order an appraisal to determine the property's value and charge you for this appraisal. We will
                         promptly give you a copy of any appraisal, even if your loan does not close. You can pay for an additional
                         appraisal for your own use at your own cost.
 Assumption              If you sell or transfer this property to another person, we
                             will allow, under certain conditions, this person to assume this loan on the original terms.
                         X will not allow assumption of this loan on the original terms.

 Homeowner's             This loan requires homeowner's insurance on the property, which you may obtain from a company of your
 Insurance               choice that we find acceptable.
 Late Payment            If your payment is more than 15 days late, we will charge a late fee of 5% of the monthly principal and
                         interest payment.
 Liability after         Taking this loan could end any state law protection you may currently have against liability for unpaid debt if
 Foreclosure             your lender forecloses on your home. If you lose this protection, you may have to pay any debt remaining
                         even after foreclosure. You may want to consult a lawyer for more information.
 Refinance               Refinancing this loan will depend on your future financial situation, the property value, and market
                         conditions. You may not be able to refinance this loan.
 Servicing               We intend
                         X to service your loan. If so, you will make your payments to us.
                           to transfer servicing of your loan.


 Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or
received this form.




Applicant Signature                             Date                     Co-Applicant Signature                            Date




LOAN ESTIMATE                                                                                           PAGE 3 OF 3 • LOAN ID # 4410027735
`),
    ],
    says: {
      loanAmount: 212_000,
      interestRate: 5.625,
      apr: 5.668,
      term: 15,
      principalInterest: 1746.31,
      monthlyPayment: 2375,
      propertyTaxes: 488.17,
      homeInsurance: 141.25,
      closingCosts: 5090,
      cashToClose: 2458,
      lenderCredit: 1450,
      underwritingFee: 850,
      appraisalFee: 600,
      creditReport: 72,
      lenderTitle: 486,
      recordingFees: 709,
      prepaidInterest: 294,
      loanType: 'Conventional',
      program: 'Fixed Rate',
      mortgageInsurance: 0,
      originationFee: 1245,
      applicationFee: 395,
      floodCertification: 9,
      settlementFee: 425,
      form: 'Loan Estimate',
    },
  },
];
