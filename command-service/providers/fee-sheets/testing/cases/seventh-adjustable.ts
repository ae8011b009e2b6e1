import { page, type SheetCase } from './sheet-case.ts';

/** A Loan Estimate of an adjustable loan by the seventh writer. */
export const seventhAdjustable: readonly SheetCase[] = [
  {
    name: 'Loan Estimate, adjustable purchase without escrow, half a point',
    pages: [
      page(`
Sierra Vista Home Lending, Inc.
3100 Oak Grove Boulevard • Roseville, CA 95661                                    Save this Loan Estimate to compare with your Closing Disclosure.


Loan Estimate                                                                 LOAN TERM
                                                                              PURPOSE
                                                                                                     30 years
                                                                                                     Purchase
DATE ISSUED          2/9/2026                                                 PRODUCT                5/6 mo. Adjustable Rate
APPLICANTS           Hannah Liu and Gregory Tassone                           LOAN TYPE              ✘ Conventional           FHA        VA       _____________
                     1127 Cottonwood Court, Apt. 4                            LOAN ID #              126020338
                     Sacramento, CA 95825                                     RATE LOCK                 NO ✘ YES, until 3/27/2026 at 5:00 p.m. PDT
PROPERTY             8846 Mill Race Way                                                    Before closing, your interest rate, points, and lender credits can
                     Folsom, CA 95630                                                      change unless you lock the interest rate. All other estimated
                                                                                           closing costs expire on 2/24/2026 at 5:00 p.m. PST
SALE PRICE           $640,000


 Loan Terms                                                    Can this amount increase after closing?

 Loan Amount                               $512,000            NO

 Interest Rate                             6.125%              YES     • Adjusts every 6 months starting in year 6
                                                                       • Can go as high as 11.125% in year 7
                                                                       • See AIR Table on page 2 for details


 Monthly Principal & Interest $3,110.97                        YES     • Adjusts every 6 months starting in year 6
 See Projected Payments below for your                                 • Can go as high as $4,697 in year 7
 Estimated Total Monthly Payment

                                                               Does the loan have these features?
 Prepayment Penalty                                            NO
 Balloon Payment                                               NO


 Projected Payments
 Payment Calculation                            Years 1 - 5                   Year 6                           Year 7                     Years 8 - 30
 Principal & Interest                           $3,110.97                 $2,298 min                       $2,208 min                     $2,208 min
                                                                          $4,041 max                       $4,697 max                     $4,697 max
 Mortgage Insurance                         +              0            +          0                     +          0                   +          0
 Estimated Escrow                           +              0            +              0                 +              0               +              0
 Amount can increase over time

 Estimated Total                                                            $2,298 min                       $2,208 min                     $2,208 min
                                                  $3,111
 Monthly Payment                                                            $4,041 max                       $4,697 max                     $4,697 max

 Estimated Taxes, Insurance              $1,024                This estimate includes                                         In escrow?
 & Assessments                           a month               ✘ Property Taxes                                               NO
 Amount can increase over time                                 ✘ Homeowner's Insurance                                        NO
                                                               ✘ Other: Homeowner's Association Dues                          NO
                                                               See Section G on page 2 for escrowed property costs. You must pay for other
                                                               property costs separately.

 Costs at Closing
 Estimated Closing Costs                 $13,226               Includes $7,990 in Loan Costs + $5,236 in Other Costs – $0
                                                               in Lender Credits. See page 2 for details.

 Estimated Cash to Close                 $131,226              Includes Closing Costs. See Calculating Cash to Close on page 2 for details.




Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.

LOAN ESTIMATE                                                                                                          PAGE 1 OF 3 • LOAN ID # 126020338
`),
      page(`
Closing Cost Details
 Loan Costs                                 Other Costs
A. Origination Charges            $4,785   E. Taxes and Other Government Fees                            $225
0.5 % of Loan Amount (Points)     $2,560   Recording Fees and Other Taxes                                $225
Origination Fee                   $1,250   Transfer Taxes
Underwriting Fee                    $975
                                           F. Prepaids                                                 $3,149
                                           Homeowner's Insurance Premium ( 12 months)                  $1,860
B. Services You Cannot Shop For    $901    Mortgage Insurance Premium ( months)
Appraisal Fee                      $695    Prepaid Interest ( $85.92 per day for 15 days @ 6.125%)     $1,289
Credit Report Fee                  $110    Property Taxes ( months)
Flood Determination Fee             $14
                                           G. Initial Escrow Payment at Closing                            $0
Tax Service Fee                     $82
                                           Homeowner's Insurance                per month for mo.
                                           Mortgage Insurance                per month for mo.
C. Services You Can Shop For      $2,304   Property Taxes                    per month for mo.
Pest Inspection Fee                 $145
                                           H. Other                                                    $1,862
Title – Escrow Fee                $1,180
Title – Lender's Title Policy       $764   HOA Transfer Fee                                              $350
Title – Notary Fee                  $200   Title – Owner's Title Policy (optional)                     $1,512
Title – Recording Service Fee        $15   I. TOTAL OTHER COSTS (E + F + G + H)                        $5,236

                                           J. TOTAL CLOSING COSTS                                     $13,226
                                           D+I                                                        $13,226
                                           Lender Credits


                                            Calculating Cash to Close
                                           Total Closing Costs (J)                                    $13,226
                                           Closing Costs Financed (Paid from your Loan Amount)             $0
                                           Down Payment/Funds from Borrower                          $128,000
                                           Deposit                                                   – $10,000
                                           Funds for Borrower                                              $0
                                           Seller Credits                                                  $0
                                           Adjustments and Other Credits                                   $0
D. TOTAL LOAN COSTS (A + B + C)   $7,990   Estimated Cash to Close                                   $131,226


                                            Adjustable Interest Rate (AIR) Table
                                           Index + Margin                      30-day Avg SOFR + 2.75%
                                           Initial Interest Rate                                     6.125%
                                           Minimum/Maximum Interest Rate                  2.75%/11.125%
                                           Change Frequency
                                             First Change                         Beginning of 61st month
                                             Subsequent Changes           Every 6 months after first change
                                           Limits on Interest Rate Changes
                                             First Change                                                2%
                                             Subsequent Changes                                          1%




LOAN ESTIMATE                                                               PAGE 2 OF 3 • LOAN ID # 126020338
`),
      page(`
Additional Information About This Loan
LENDER                  Sierra Vista Home Lending, Inc.                    MORTGAGE BROKER
NMLS/__ LICENSE ID      254417                                             NMLS/__ LICENSE ID
LOAN OFFICER            Rafael Montano                                     LOAN OFFICER
NMLS/__ LICENSE ID      1338206                                            NMLS/__ LICENSE ID
EMAIL                   rmontano@sierravista.example                       EMAIL
PHONE                   916-555-0164                                       PHONE


 Comparisons                    Use these measures to compare this loan with other loans.

 In 5 Years                          $195,937          Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                     $34,832           Principal you will have paid off.
 Annual Percentage Rate (APR)        6.852%            Your costs over the loan term expressed as a rate. This is not your interest rate.
 Total Interest Percentage (TIP)     136.10%           The total amount of interest that you will pay over the loan term as a percentage of
                                                       your loan amount.


 Other Considerations
 Appraisal               We may order an appraisal to determine the property's value and charge you for this appraisal. We will
                         promptly give you a copy of any appraisal, even if your loan does not close. You can pay for an additional
                         appraisal for your own use at your own cost.
 Assumption              If you sell or transfer this property to another person, we
                             will allow, under certain conditions, this person to assume this loan on the original terms.
                         ✘ will not allow assumption of this loan on the original terms.

 Homeowner's             This loan requires homeowner's insurance on the property, which you may obtain from a company of your
 Insurance               choice that we find acceptable.
 Late Payment            If your payment is more than 15 days late, we will charge a late fee of 5% of the monthly principal and
                         interest payment.
 Refinance               Refinancing this loan will depend on your future financial situation, the property value, and market
                         conditions. You may not be able to refinance this loan.
 Servicing               We intend
                           to service your loan. If so, you will make your payments to us.
                         ✘ to transfer servicing of your loan.


 Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or
received this form.




Applicant Signature                             Date                     Co-Applicant Signature                            Date




LOAN ESTIMATE                                                                                             PAGE 3 OF 3 • LOAN ID # 126020338
`),
    ],
    says: {
      purchasePrice: 640_000,
      downPayment: 128_000,
      loanAmount: 512_000,
      interestRate: 6.125,
      apr: 6.852,
      term: 30,
      principalInterest: 3110.97,
      monthlyPayment: 3111,
      homeInsurance: 1860,
      closingCosts: 13_226,
      cashToClose: 131_226,
      discountPoints: 2560,
      originationFee: 1250,
      underwritingFee: 975,
      appraisalFee: 695,
      creditReport: 110,
      lenderTitle: 764,
      ownerTitle: 1512,
      recordingFees: 225,
      prepaidInterest: 1289,
      earnestMoney: 10_000,
      loanType: 'Conventional',
      program: '5/6 mo. Adjustable Rate',
      rateLock: 'locked until 3/27/2026',
      rateCap: 11.125,
      paymentCap: 4697,
      propertyTaxes: 145,
      mortgageInsurance: 0,
      floodCertification: 14,
      settlementFee: 1180,
      sellerCredit: 0,
      form: 'Loan Estimate',
    },
  },
];
