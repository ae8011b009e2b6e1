import { page, type SheetCase } from './sheet-case.ts';

/** A Loan Estimate of a VA loan by the seventh writer. */
export const seventhPrograms: readonly SheetCase[] = [
  {
    name: 'Loan Estimate, VA purchase with nothing down through a broker',
    pages: [
      page(`
Patriot Landing Mortgage Corp.
77 Lafayette Plaza, 3rd Floor • Fredericksburg, VA 22401                     Save this Loan Estimate to compare with your Closing Disclosure.


Loan Estimate                                                            LOAN TERM
                                                                         PURPOSE
                                                                                              30 years
                                                                                              Purchase
DATE ISSUED          5/19/2025                                           PRODUCT              Fixed Rate
APPLICANTS           Joseph R. Whitcomb                                  LOAN TYPE            ☐ Conventional ☐ FHA ☒ VA ☐ _____________
                     14 Garrison Street                                  LOAN ID #            PLM-90025518
                     Stafford, VA 22554                                  RATE LOCK            ☐ NO ☒ YES, until 7/3/2025 at 11:59 p.m. EDT
PROPERTY             209 Rosemont Circle                                            Before closing, your interest rate, points, and lender credits can
                     Spotsylvania, VA 22553                                         change unless you lock the interest rate. All other estimated
                                                                                    closing costs expire on 6/3/2025 at 5:00 p.m. EDT
SALE PRICE           $340,000


 Loan Terms                                               Can this amount increase after closing?

 Loan Amount                               $347,310       NO

 Interest Rate                             5.875%         NO

 Monthly Principal & Interest $2,054.47                   NO
 See Projected Payments below for your
 Estimated Total Monthly Payment

                                                          Does the loan have these features?
 Prepayment Penalty                                       NO
 Balloon Payment                                          NO


 Projected Payments
 Payment Calculation                                                               Years 1 - 30
 Principal & Interest                                                                $2,054.47
 Mortgage Insurance                                   +                                                               0
 Estimated Escrow                                     +                                                           392
 Amount can increase over time

 Estimated Total
                                                                                      $2,446
 Monthly Payment

 Estimated Taxes, Insurance              $392             This estimate includes                                       In escrow?
 & Assessments                           a month          ☒ Property Taxes                                             YES
 Amount can increase over time                            ☒ Homeowner's Insurance                                      YES
                                                          ☐ Other:
                                                          See Section G on page 2 for escrowed property costs. You must pay for other
                                                          property costs separately.

 Costs at Closing
 Estimated Closing Costs                 $19,313          Includes $13,082 in Loan Costs + $6,231 in Other Costs – $0
                                                          in Lender Credits. See page 2 for details.

 Estimated Cash to Close                 $6,503           Includes Closing Costs. See Calculating Cash to Close on page 2 for details.




Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.

LOAN ESTIMATE                                                                                              PAGE 1 OF 3 • LOAN ID # PLM-90025518
`),
      page(`
Closing Cost Details
 Loan Costs                                  Other Costs
A. Origination Charges             $2,797   E. Taxes and Other Government Fees                        $2,419
0.375 % of Loan Amount (Points)    $1,302   Recording Fees and Other Taxes                            $1,286
Origination Fee                    $1,495   Transfer Taxes                                            $1,133

                                            F. Prepaids                                               $1,869
B. Services You Cannot Shop For    $8,032   Homeowner's Insurance Premium ( 12 months)                $1,422
Appraisal Fee                        $625   Mortgage Insurance Premium ( months)
Credit Report Fee                     $86   Prepaid Interest ( $55.90 per day for 8 days @ 5.875%)      $447
Flood Determination Fee               $11   Property Taxes ( months)
VA Funding Fee                     $7,310
                                            G. Initial Escrow Payment at Closing                      $1,331
                                            Homeowner's Insurance $118.50 per month for 2 mo.           $237
C. Services You Can Shop For       $2,253   Mortgage Insurance          per month for mo.
Survey Fee                          $375    Property Taxes      $273.42 per month for 4 mo.           $1,094
Termite Inspection Fee               $75
Title – Lender's Title Policy       $958    H. Other                                                    $612
Title – Settlement Fee              $595    Title – Owner's Title Policy (optional)                     $612
Title – Title Search                $250    I. TOTAL OTHER COSTS (E + F + G + H)                      $6,231

                                            J. TOTAL CLOSING COSTS                                   $19,313
                                            D+I                                                      $19,313
                                            Lender Credits


                                             Calculating Cash to Close
                                            Total Closing Costs (J)                                  $19,313
                                            Closing Costs Financed (Paid from your Loan Amount)      – $7,310
                                            Down Payment/Funds from Borrower                              $0
                                            Deposit                                                  – $1,000
                                            Funds for Borrower                                            $0
                                            Seller Credits                                           – $4,500
                                            Adjustments and Other Credits                                 $0
D. TOTAL LOAN COSTS (A + B + C)   $13,082   Estimated Cash to Close                                  $6,503




LOAN ESTIMATE                                                            PAGE 2 OF 3 • LOAN ID # PLM-90025518
`),
      page(`
Additional Information About This Loan
LENDER                  Patriot Landing Mortgage Corp.                     MORTGAGE BROKER           Blue Ridge Home Finance LLC
NMLS/__ LICENSE ID      198845                                             NMLS/__ LICENSE ID        1770263
LOAN OFFICER                                                               LOAN OFFICER              Denise Ashworth
NMLS/__ LICENSE ID                                                         NMLS/__ LICENSE ID        845519
EMAIL                                                                      EMAIL                     denise@blueridgehf.example
PHONE                                                                      PHONE                     540-555-0109


 Comparisons                    Use these measures to compare this loan with other loans.

 In 5 Years                          $136,797          Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                     $24,626           Principal you will have paid off.
 Annual Percentage Rate (APR)        6.18%             Your costs over the loan term expressed as a rate. This is not your interest rate.
 Total Interest Percentage (TIP)     113.08%           The total amount of interest that you will pay over the loan term as a percentage of
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




LOAN ESTIMATE                                                                                         PAGE 3 OF 3 • LOAN ID # PLM-90025518
`),
    ],
    says: {
      purchasePrice: 340_000,
      loanAmount: 347_310,
      interestRate: 5.875,
      apr: 6.18,
      term: 30,
      principalInterest: 2054.47,
      monthlyPayment: 2446,
      propertyTaxes: 273.42,
      homeInsurance: 118.5,
      closingCosts: 19_313,
      cashToClose: 6503,
      discountPoints: 1302,
      originationFee: 1495,
      appraisalFee: 625,
      creditReport: 86,
      lenderTitle: 958,
      ownerTitle: 612,
      recordingFees: 1286,
      transferTaxes: 1133,
      prepaidInterest: 447,
      sellerCredit: 4500,
      earnestMoney: 1000,
      loanType: 'VA',
      downPayment: 0,
      program: 'Fixed Rate',
      rateLock: 'locked until 7/3/2025',
      mortgageInsurance: 0,
      floodCertification: 11,
      settlementFee: 595,
      survey: 375,
      form: 'Loan Estimate',
    },
  },
];
