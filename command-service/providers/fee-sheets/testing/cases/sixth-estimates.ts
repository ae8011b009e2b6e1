import { page, type SheetCase } from './sheet-case.ts';

/** A Loan Estimate of a sixth writer, who has not seen the reader: points and a credit of the lender. */
export const sixthEstimates: readonly SheetCase[] = [
  {
    name: 'Loan Estimate, purchase with 15 % down, points and a credit of the lender',
    pages: [
      page(`
Blue Heron Mortgage LLC                                                                 Save this Loan Estimate to compare with your Closing Disclosure.
1180 Lakeshore Drive, Suite 210 • Concord, NH 03301


Loan Estimate                                                                     LOAN TERM
                                                                                  PURPOSE
                                                                                                      30 years
                                                                                                      Purchase
DATE ISSUED            8/14/2025                                                  PRODUCT             Fixed Rate
APPLICANTS             Marcus T. Ellery and Joanna Ellery                         LOAN TYPE           ☒ Conventional ☐ FHA ☐ VA ☐ _____________
                       3306 Wexford Court                                         LOAN ID #           25080033917
                       Bow, NH 03304                                              RATE LOCK           ☐ NO ☒ YES, until 9/29/2025 at 5:00 p.m. EDT
PROPERTY               758 Cobblestone Lane                                                           Before closing, your interest rate, points, and lender credits can
                       Hopkinton, NH 03229                                                            change unless you lock the interest rate. All other estimated
                                                                                                      closing costs expire on 8/28/2025 at 5:00 p.m. EDT
SALE PRICE             $412,000

Loan Terms                                                                    Can this amount increase after closing?

Loan Amount                                 $350,200                          NO

Interest Rate                               6.5%                              NO

Monthly Principal & Interest                $2,213.50                         NO
See Projected Payments below for your
Estimated Total Monthly Payment                                               Does the loan have these features?
Prepayment Penalty                                                            NO
Balloon Payment                                                               NO

Projected Payments
Payment Calculation                                             Years 1-7                                                          Years 8-30
Principal & Interest                                            $2,213.50                                                          $2,213.50
Mortgage Insurance                                          +       120                                                        +          —
Estimated Escrow                                            +       556                                                        +         556
Amount can increase over time

Estimated Total
                                                                 $2,890                                                              $2,770
Monthly Payment

Estimated Taxes, Insurance              $556                      This estimate includes                                                        In escrow?
& Assessments                           a month                   ☒ Property Taxes                                                              YES
Amount can increase over time
                                                                  ☒ Homeowner's Insurance                                                       YES
                                                                  ☐ Other:
                                                                  See Section G on page 2 for escrowed property costs. You must pay for other
                                                                  property costs separately.


Costs at Closing
Estimated Closing Costs                 $15,725             Includes $7,329 in Loan Costs + $8,696 in Other Costs – $300
                                                            in Lender Credits. See page 2 for details.

Estimated Cash to Close                 $65,525             Includes Closing Costs. See Calculating Cash to Close on page 2 for details.




Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.

LOAN ESTIMATE                                                                                                                      PAGE 1 OF 3 • LOAN ID # 25080033917
`),
      page(`
Closing Cost Details
Loan Costs                                   Other Costs
A. Origination Charges              $4,329   E. Taxes and Other Government Fees                               $3,238
.625 % of Loan Amount (Points)      $2,189   Recording Fees and Other Taxes                                     $148
Origination Fee                      $750    Transfer Taxes                                                    $3,090
Processing Fee                       $495
Underwriting Fee                     $895    F. Prepaids                                                      $2,402
                                             Homeowner's Insurance Premium ( 12 months)                        $1,716
B. Services You Cannot Shop For      $827    Mortgage Insurance Premium ( months)
Appraisal Fee                        $625    Prepaid Interest ( $62.36 per day for 11 days @ 6.5%)               $686
Credit Report Fee                    $112    Property Taxes ( months)
Flood Determination Fee               $12
Tax Service Fee                       $78    G. Initial Escrow Payment at Closing                             $2,492
                                             Homeowner's Insurance$143.00 per month for 3 mo.                    $429
C. Services You Can Shop For        $2,173   Mortgage Insurance            per month for mo.
Pest Inspection Fee                   $95    Property Taxes       $412.50 per month for 5 mo.                  $2,063
Survey Fee                           $425
Title – Closing Protection Letter     $50    H. Other                                                           $564
Title – Lender's Title Policy        $868    Title – Owner's Title Policy (optional)                             $564
Title – Settlement Agent Fee         $525
                                             I. TOTAL OTHER COSTS (E + F + G + H)                             $8,696
Title – Title Search                 $210
                                             J. TOTAL CLOSING COSTS                                          $15,725
                                             D+I                                                              $16,025
                                             Lender Credits                                                    – $300

                                             Calculating Cash to Close
                                             Total Closing Costs (J)                                         $15,725
                                             Closing Costs Financed (Paid from your Loan Amount)                   $0
                                             Down Payment/Funds from Borrower                                $61,800
                                             Deposit                                                         – $8,000
                                             Funds for Borrower                                                    $0
                                             Seller Credits                                                  – $4,000
                                             Adjustments and Other Credits                                         $0
                                             Estimated Cash to Close                                         $65,525
D. TOTAL LOAN COSTS (A + B + C)     $7,329




LOAN ESTIMATE                                                                      PAGE 2 OF 3 • LOAN ID # 25080033917
`),
      page(`
Additional Information About This Loan
LENDER                         Blue Heron Mortgage LLC                             MORTGAGE BROKER
NMLS/__ LICENSE ID             1904417                                             NMLS/__ LICENSE ID
LOAN OFFICER                   Teresa Vandenberg                                   LOAN OFFICER
NMLS/__ LICENSE ID             877120                                              NMLS/__ LICENSE ID
EMAIL                          tvandenberg@blueheronmtg.example                    EMAIL
PHONE                          603-555-0117                                        PHONE


Comparisons                          Use these measures to compare this loan with other loans.

In 5 Years                                   $147,318            Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                             $22,374             Principal you will have paid off.

Annual Percentage Rate (APR)                 6.861%              Your costs over the loan term expressed as a rate. This is not your interest rate.

Total Interest Percentage (TIP)              127.741%            The total amount of interest that you will pay over the loan term as a
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




LOAN ESTIMATE                                                                                                              PAGE 3 OF 3 • LOAN ID # 25080033917
`),
    ],
    says: {
      purchasePrice: 412_000,
      downPayment: 61_800,
      loanAmount: 350_200,
      interestRate: 6.5,
      apr: 6.861,
      term: 30,
      principalInterest: 2213.5,
      monthlyPayment: 2890,
      mortgageInsurance: 120,
      propertyTaxes: 412.5,
      homeInsurance: 143,
      closingCosts: 15_725,
      cashToClose: 65_525,
      discountPoints: 2189,
      originationFee: 750,
      processingFee: 495,
      underwritingFee: 895,
      appraisalFee: 625,
      creditReport: 112,
      lenderTitle: 868,
      ownerTitle: 564,
      recordingFees: 148,
      transferTaxes: 3090,
      prepaidInterest: 686,
      lenderCredit: 300,
      sellerCredit: 4000,
      earnestMoney: 8000,
      loanType: 'Conventional',
      program: 'Fixed Rate',
      rateLock: 'locked until 9/29/2025',
      floodCertification: 12,
      settlementFee: 525,
      survey: 425,
      form: 'Loan Estimate',
    },
  },
];
