import { page, type SheetCase } from './sheet-case.ts';

/** A Loan Estimate by a fourth writer, who has not seen the reader. */
export const strangerEstimates: readonly SheetCase[] = [
  {
    name: 'Loan Estimate pages 1-3, purchase, fixed, PMI, points',
    pages: [
      page(`
HARBORLIGHT SAVINGS BANK
90 Customs House Row • Erie, PA 16501                         Save this Loan Estimate to compare with your Closing Disclosure.

Loan Estimate                                                 LOAN TERM   30 years
                                                              PURPOSE     Purchase
DATE ISSUED  1/22/2026                                        PRODUCT     Fixed Rate
APPLICANTS   Tobias Wrenfield                                 LOAN TYPE   ☒ Conventional  ☐ FHA  ☐ VA  ☐ ________
             Marisol Wrenfield                                LOAN ID #   7700218834
PROPERTY     1127 Chautauqua Bluff Road                       RATE LOCK   ☐ NO  ☒ YES, until 3/23/2026 at 5:00 p.m. EST
             Erie, PA 16511                                               Before closing, your interest rate, points, and lender credits can
SALE PRICE   $412,000                                                     change unless you lock the interest rate. All other estimated
                                                                          closing costs expire on 2/5/2026 at 5:00 p.m. EST

Loan Terms                                                  Can this amount increase after closing?
------------------------------------------------------------------------------------------------------------------------
Loan Amount                             $370,800            NO

Interest Rate                             6.625%            NO

Monthly Principal & Interest           $2,374.27            NO
See Projected Payments below for your
Estimated Total Monthly Payment

                                                            Does the loan have these features?
Prepayment Penalty                                          NO
Balloon Payment                                             NO

Projected Payments
------------------------------------------------------------------------------------------------------------------------
Payment Calculation                           Years 1-10                Years 11-30
Principal & Interest                          $2,374.27                 $2,374.27
Mortgage Insurance                            + 142                     + —
Estimated Escrow                              + 510                     + 510
  Amount can increase over time
Estimated Total                               $3,026                    $2,884
Monthly Payment

Estimated Taxes, Insurance        $510        This estimate includes                        In escrow?
& Assessments                     a month     ☒ Property Taxes                              YES
Amount can increase over time                 ☒ Homeowner's Insurance                       YES
                                              ☐ Other:
                                              See Section G on page 2 for escrowed property costs.

Costs at Closing
------------------------------------------------------------------------------------------------------------------------
Estimated Closing Costs       $16,743   Includes $6,952 in Loan Costs + $9,791 in Other Costs – $0 in
                              Lender Credits. See page 2 for details.

Estimated Cash to Close       $49,943   Includes Closing Costs. See Calculating Cash to Close on page 2 for details.

Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.
LOAN ESTIMATE                                                                             PAGE 1 OF 3 • LOAN ID # 7700218834
`),
      page(`

Closing Cost Details

Loan Costs                                                  Other Costs
--------------------------------------------------------    --------------------------------------------------------------
A. Origination Charges                            $3,299    E. Taxes and Other Government Fees                      $4,288
  .5 % of Loan Amount (Points)                    $1,854      Recording Fees and Other Taxes                          $168
  Application Fee                                   $350      Transfer Taxes                                        $4,120
  Underwriting Fee                                $1,095
                                                            F. Prepaids                                             $2,296
B. Services You Cannot Shop For                     $799      Homeowner's Insurance Premium (12 months)             $1,488
  Appraisal Fee                                     $625      Mortgage Insurance Premium (   months)
  Credit Report Fee                                  $78      Prepaid Interest ($67.30 per day for 12 days @ 6.625%)  $808
  Flood Determination Fee                            $14      Property Taxes (   months)
  Tax Status Research Fee                            $82
                                                            G. Initial Escrow Payment at Closing                    $1,917
C. Services You Can Shop For                      $2,854      Homeowner's Insurance $124.00 per month for 3 mo.       $372
  Pest Inspection Fee                               $135      Mortgage Insurance          per month for    mo.
  Survey Fee                                        $475      Property Taxes        $386.25 per month for 4 mo.     $1,545
  Title – Insurance Binder                          $700
  Title – Lender's Title Policy                   $1,042    H. Other                                                $1,290
  Title – Settlement Agent Fee                      $502      Title – Owner's Title Policy (optional)               $1,290

D. TOTAL LOAN COSTS (A + B + C)                   $6,952    I. TOTAL OTHER COSTS (E + F + G + H)                    $9,791

                                                            J. TOTAL CLOSING COSTS                                 $16,743
                                                              D + I                                                $16,743
                                                              Lender Credits

                                                            Calculating Cash to Close
                                                            --------------------------------------------------------------
                                                            Total Closing Costs (J)                                $16,743
                                                            Closing Costs Financed (Paid from your Loan Amount)         $0
                                                            Down Payment/Funds from Borrower                       $41,200
                                                            Deposit                                                –$8,000
                                                            Funds for Borrower                                          $0
                                                            Seller Credits                                              $0
                                                            Adjustments and Other Credits                               $0
                                                            Estimated Cash to Close                                $49,943

LOAN ESTIMATE                                                                             PAGE 2 OF 3 • LOAN ID # 7700218834
`),
      page(`

Additional Information About This Loan

LENDER         HARBORLIGHT SAVINGS BANK                     MORTGAGE BROKER
NMLS/__ LICENSE ID  411883                                  NMLS/__ LICENSE ID
LOAN OFFICER   Bernadette Osei                              LOAN OFFICER
NMLS/__ LICENSE ID  905512                                  NMLS/__ LICENSE ID
EMAIL          bosei@harborlight.example                    EMAIL
PHONE          814-555-0133                                 PHONE

Comparisons                         Use these measures to compare this loan with other loans.
------------------------------------------------------------------------------------------------------------------------
In 5 Years                          $158,745    Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                    $23,195     Principal you will have paid off.
Annual Percentage Rate (APR)        7.069%      Your costs over the loan term expressed as a rate. This is not your interest rate.
Total Interest Percentage (TIP)     130.73%     The total amount of interest that you will pay over the loan term as a
                                                percentage of your loan amount.

Other Considerations
------------------------------------------------------------------------------------------------------------------------
Appraisal             We may order an appraisal to determine the property's value and charge you for this appraisal.
Assumption            If you sell or transfer this property to another person, we
                      ☐ will allow, under certain conditions, this person to assume this loan on the original terms.
                      ☒ will not allow assumption of this loan on the original terms.
Homeowner's           This loan requires homeowner's insurance on the property, which you may obtain from a
Insurance             company of your choice that we find acceptable.
Late Payment          If your payment is more than 15 days late, we will charge a late fee of 5% of the monthly
                      principal and interest payment.
Refinance             Refinancing this loan will depend on your future financial situation, the property value, and
                      market conditions. You may not be able to refinance this loan.
Servicing             We intend
                      ☐ to service your loan. If so, you will make your payments to us.
                      ☒ to transfer servicing of your loan.

Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan
because you have signed or received this form.

______________________________  __________      ______________________________  __________
Applicant Signature               Date            Co-Applicant Signature            Date
LOAN ESTIMATE                                                                             PAGE 3 OF 3 • LOAN ID # 7700218834
`),
    ],
    says: {
      loanAmount: 370_800,
      interestRate: 6.625,
      apr: 7.069,
      term: 30,
      principalInterest: 2374.27,
      monthlyPayment: 3026,
      closingCosts: 16_743,
      propertyTaxes: 386.25,
      homeInsurance: 124,
      purchasePrice: 412_000,
      downPayment: 41_200,
      cashToClose: 49_943,
      mortgageInsurance: 142,
      discountPoints: 1854,
      program: 'Fixed Rate',
      loanType: 'Conventional',
      rateLock: 'locked until 3/23/2026',
      originationFee: 3299,
      underwritingFee: 1095,
      applicationFee: 350,
      appraisalFee: 625,
      creditReport: 78,
      floodCertification: 14,
      lenderTitle: 1042,
      ownerTitle: 1290,
      settlementFee: 502,
      recordingFees: 168,
      transferTaxes: 4120,
      survey: 475,
      prepaidInterest: 808,
      sellerCredit: 0,
      earnestMoney: 8000,
      form: 'Loan Estimate',
    },
  },
];
