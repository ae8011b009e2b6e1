import { page, type SheetCase } from './sheet-case.ts';

/** A Loan Estimate of an adjustable rate by the fourth writer. */
export const strangerAdjustable: readonly SheetCase[] = [
  {
    name: 'Loan Estimate pages 1-3, 7/6 ARM purchase with AIR table, seller credit, HOA not in escrow',
    pages: [
      page(`
CASCADIA FEDERAL MORTGAGE
1800 Seventh Quay, 14th Floor • Seattle, WA 98101             Save this Loan Estimate to compare with your Closing Disclosure.

Loan Estimate                                                 LOAN TERM   30 years
                                                              PURPOSE     Purchase
DATE ISSUED  3/3/2026                                         PRODUCT     7/6 mo. Adjustable Rate
APPLICANTS   Anneliese Thorvaldsen                            LOAN TYPE   þ Conventional  o FHA  o VA  o ________
             Kwame Thorvaldsen                                LOAN ID #   CFM00884127
PROPERTY     20418 88th Place W                               RATE LOCK   o NO  þ YES, until 4/17/2026 at 5:00 p.m. PST
             Edmonds, WA 98026                                            Before closing, your interest rate, points, and lender credits can
SALE PRICE   $720,000                                                     change unless you lock the interest rate. All other estimated
                                                                          closing costs expire on 3/17/2026 at 5:00 p.m. PST

Loan Terms                                                  Can this amount increase after closing?
------------------------------------------------------------------------------------------------------------------------
Loan Amount                             $540,000            NO

Interest Rate                             6.125%            YES   • Adjusts every 6 months starting in year 8
                                                                  • Can go as high as 11.125% in year 8
                                                                  • See AIR Table on page 2 for details

Monthly Principal & Interest           $3,281.10            YES   • Adjusts every 6 months starting in year 8
See Projected Payments below for your                             • Can go as high as $4,880 in year 8
Estimated Total Monthly Payment

                                                            Does the loan have these features?
Prepayment Penalty                                          NO
Balloon Payment                                             NO

Projected Payments
------------------------------------------------------------------------------------------------------------------------
Payment Calculation                           Years 1-7                 Years 8-30
Principal & Interest                          $3,281.10                 $2,374 min
                                                                        $4,880 max
Mortgage Insurance                            + 0                       + 0
Estimated Escrow                              + 640                     + 640
  Amount can increase over time
Estimated Total                               $3,921                    $3,014 – $5,520
Monthly Payment

Estimated Taxes, Insurance        $735        This estimate includes                        In escrow?
& Assessments                     a month     þ Property Taxes                              YES
Amount can increase over time                 þ Homeowner's Insurance                       YES
                                              þ Other: Homeowner's Association Dues         NO
                                              See Section G on page 2 for escrowed property costs.

Costs at Closing
------------------------------------------------------------------------------------------------------------------------
Estimated Closing Costs       $15,998   Includes $8,546 in Loan Costs + $7,452 in Other Costs – $0 in
                              Lender Credits. See page 2 for details.

Estimated Cash to Close       $170,998   Includes Closing Costs. See Calculating Cash to Close on page 2 for details.

Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.
LOAN ESTIMATE                                                                             PAGE 1 OF 3 • LOAN ID # CFM00884127
`),
      page(`

Closing Cost Details

Loan Costs                                                  Other Costs
--------------------------------------------------------    --------------------------------------------------------------
A. Origination Charges                            $5,400    E. Taxes and Other Government Fees                        $310
  .75 % of Loan Amount (Points)                   $4,050      Recording Fees and Other Taxes                          $310
  Underwriting Fee                                $1,350      Transfer Taxes

B. Services You Cannot Shop For                   $1,041    F. Prepaids                                             $3,245
  Appraisal Fee                                     $850      Homeowner's Insurance Premium (12 months)             $1,704
  Credit Report Fee                                  $96      Mortgage Insurance Premium (   months)
  Flood Determination Fee                            $11      Prepaid Interest ($90.62 per day for 17 days @ 6.125%) $1,541
  Tax Service Fee                                    $84      Property Taxes (   months)

C. Services You Can Shop For                      $2,105    G. Initial Escrow Payment at Closing                    $1,922
  Title – Escrow Fee                              $1,180      Homeowner's Insurance $142.00 per month for 3 mo.       $426
  Title – Lender's Title Policy                     $925      Mortgage Insurance          per month for    mo.
                                                              Property Taxes        $498.50 per month for 3 mo.     $1,496
D. TOTAL LOAN COSTS (A + B + C)                   $8,546
                                                            H. Other                                                $1,975
                                                              HOA Capital Contribution                                $570
                                                              Title – Owner's Title Policy (optional)               $1,405

                                                            I. TOTAL OTHER COSTS (E + F + G + H)                    $7,452

                                                            J. TOTAL CLOSING COSTS                                 $15,998
                                                              D + I                                                $15,998
                                                              Lender Credits

                                                            Calculating Cash to Close
                                                            --------------------------------------------------------------
                                                            Total Closing Costs (J)                                $15,998
                                                            Closing Costs Financed (Paid from your Loan Amount)         $0
                                                            Down Payment/Funds from Borrower                      $180,000
                                                            Deposit                                               –$20,000
                                                            Funds for Borrower                                          $0
                                                            Seller Credits                                         –$5,000
                                                            Adjustments and Other Credits                               $0
                                                            Estimated Cash to Close                               $170,998

Adjustable Interest Rate (AIR) Table
------------------------------------------------------------
Index + Margin                      30-day Avg. SOFR + 2.75%
Initial Interest Rate                                 6.125%
Minimum/Maximum Interest Rate                  2.75%/11.125%
Change Frequency
  First Change                       Beginning of 85th month
  Subsequent Changes      Every 6th month after first change
Limits on Interest Rate Changes
  First Change                                            5%
  Subsequent Changes                                      1%

LOAN ESTIMATE                                                                             PAGE 2 OF 3 • LOAN ID # CFM00884127
`),
      page(`

Additional Information About This Loan

LENDER         CASCADIA FEDERAL MORTGAGE                    MORTGAGE BROKER
NMLS/__ LICENSE ID  330917                                  NMLS/__ LICENSE ID
LOAN OFFICER   Dashiell Moreau                              LOAN OFFICER
NMLS/__ LICENSE ID  771204                                  NMLS/__ LICENSE ID
EMAIL          dmoreau@cascadiafm.example                   EMAIL
PHONE          206-555-0182                                 PHONE

Comparisons                         Use these measures to compare this loan with other loans.
------------------------------------------------------------------------------------------------------------------------
In 5 Years                          $206,953    Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                    $36,737     Principal you will have paid off.
Annual Percentage Rate (APR)        6.600%      Your costs over the loan term expressed as a rate. This is not your interest rate.
Total Interest Percentage (TIP)     130.00%     The total amount of interest that you will pay over the loan term as a
                                                percentage of your loan amount.

Other Considerations
------------------------------------------------------------------------------------------------------------------------
Appraisal             We may order an appraisal to determine the property's value and charge you for this appraisal.
Assumption            If you sell or transfer this property to another person, we
                      o will allow, under certain conditions, this person to assume this loan on the original terms.
                      þ will not allow assumption of this loan on the original terms.
Homeowner's           This loan requires homeowner's insurance on the property, which you may obtain from a
Insurance             company of your choice that we find acceptable.
Late Payment          If your payment is more than 15 days late, we will charge a late fee of 5% of the monthly
                      principal and interest payment.
Refinance             Refinancing this loan will depend on your future financial situation, the property value, and
                      market conditions. You may not be able to refinance this loan.
Servicing             We intend
                      o to service your loan. If so, you will make your payments to us.
                      þ to transfer servicing of your loan.

Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan
because you have signed or received this form.

______________________________  __________      ______________________________  __________
Applicant Signature               Date            Co-Applicant Signature            Date
LOAN ESTIMATE                                                                             PAGE 3 OF 3 • LOAN ID # CFM00884127
`),
    ],
    says: {
      loanAmount: 540_000,
      interestRate: 6.125,
      apr: 6.6,
      term: 30,
      principalInterest: 3281.1,
      monthlyPayment: 3921,
      closingCosts: 15_998,
      propertyTaxes: 498.5,
      homeInsurance: 142,
      purchasePrice: 720_000,
      downPayment: 180_000,
      cashToClose: 170_998,
      discountPoints: 4050,
      program: '7/6 mo. Adjustable Rate',
      loanType: 'Conventional',
      rateCap: 11.125,
      paymentCap: 4880,
      mortgageInsurance: 0,
      originationFee: 5400,
      underwritingFee: 1350,
      appraisalFee: 850,
      creditReport: 96,
      floodCertification: 11,
      lenderTitle: 925,
      ownerTitle: 1405,
      settlementFee: 1180,
      recordingFees: 310,
      prepaidInterest: 1541,
      sellerCredit: 5000,
      earnestMoney: 20_000,
      form: 'Loan Estimate',
    },
  },
];
