import { page, type SheetCase } from './sheet-case.ts';

/** A Loan Estimate of a refinance by the fourth writer. */
export const strangerRefinances: readonly SheetCase[] = [
  {
    name: 'Loan Estimate pages 1-3, refinance, alternative cash to close, lender credit',
    pages: [
      page(`
Juniper Mesa Credit Union
3001 Paseo Verde, Suite 110 • Las Cruces, NM 88001            Save this Loan Estimate to compare with your Closing Disclosure.

Loan Estimate                                                 LOAN TERM   20 years
                                                              PURPOSE     Refinance
DATE ISSUED  2/9/2026                                         PRODUCT     Fixed Rate
APPLICANTS   Ignatius P. Calloway                             LOAN TYPE   [x] Conventional  [ ] FHA  [ ] VA  [ ] ________
                                                              LOAN ID #   RF-2260417
PROPERTY     645 Yucca Crest Drive                            RATE LOCK   [x] NO  [ ] YES, until
             Las Cruces, NM 88011                                         Before closing, your interest rate, points, and lender credits can
EST. PROP. VALUE  $395,000                                                change unless you lock the interest rate. All other estimated
                                                                          closing costs expire on 2/24/2026 at 5:00 p.m. MST

Loan Terms                                                  Can this amount increase after closing?
------------------------------------------------------------------------------------------------------------------------
Loan Amount                             $258,000            NO

Interest Rate                              5.99%            NO

Monthly Principal & Interest           $1,846.90            NO
See Projected Payments below for your
Estimated Total Monthly Payment

                                                            Does the loan have these features?
Prepayment Penalty                                          NO
Balloon Payment                                             NO

Projected Payments
------------------------------------------------------------------------------------------------------------------------
Payment Calculation                           Years 1-20
Principal & Interest                          $1,846.90
Mortgage Insurance                            + 0
Estimated Escrow                              + 375
  Amount can increase over time
Estimated Total                               $2,222
Monthly Payment

Estimated Taxes, Insurance        $375        This estimate includes                        In escrow?
& Assessments                     a month     [x] Property Taxes                              YES
Amount can increase over time                 [x] Homeowner's Insurance                       YES
                                              [ ] Other:
                                              See Section G on page 2 for escrowed property costs.

Costs at Closing
------------------------------------------------------------------------------------------------------------------------
Estimated Closing Costs       $5,438   Includes $3,628 in Loan Costs + $3,010 in Other Costs – $1,200 in
                              Lender Credits. See page 2 for details.

Estimated Cash to Close       $32,922   Includes Closing Costs. See Calculating Cash to Close on page 2 for details.
                              [ ] From  [x] To Borrower

Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.
LOAN ESTIMATE                                                                             PAGE 1 OF 3 • LOAN ID # RF-2260417
`),
      page(`

Closing Cost Details

Loan Costs                                                  Other Costs
--------------------------------------------------------    --------------------------------------------------------------
A. Origination Charges                            $1,490    E. Taxes and Other Government Fees                         $95
  0 % of Loan Amount (Points)                                 Recording Fees and Other Taxes                           $95
  Processing Fee                                    $595      Transfer Taxes
  Underwriting Fee                                  $895
                                                            F. Prepaids                                             $1,170
B. Services You Cannot Shop For                     $652      Homeowner's Insurance Premium (6 months)                $789
  Appraisal Fee                                     $575      Mortgage Insurance Premium (   months)
  Credit Report Fee                                  $65      Prepaid Interest ($42.34 per day for 9 days @ 5.99%)    $381
  Flood Determination Fee                            $12      Property Taxes (   months)

C. Services You Can Shop For                      $1,486    G. Initial Escrow Payment at Closing                    $1,745
  Title – Lender's Title Policy                     $811      Homeowner's Insurance $131.50 per month for 4 mo.       $526
  Title – Settlement Agent Fee                      $450      Mortgage Insurance          per month for    mo.
  Title – Title Search                              $225      Property Taxes        $243.75 per month for 5 mo.     $1,219

D. TOTAL LOAN COSTS (A + B + C)                   $3,628    H. Other                                                    $0

                                                            I. TOTAL OTHER COSTS (E + F + G + H)                    $3,010

                                                            J. TOTAL CLOSING COSTS                                  $5,438
                                                              D + I                                                 $6,638
                                                              Lender Credits                                       –$1,200

                                                            Calculating Cash to Close
                                                            --------------------------------------------------------------
                                                            Loan Amount                                           $258,000
                                                            Total Closing Costs (J)                                –$5,438
                                                            Estimated Total Payoffs and Payments                 –$219,640
                                                            Estimated Cash to Close  [ ] From [x] To Borrower          $32,922

                                                            Estimated Closing Costs Financed                        $5,438
                                                            (Paid from your Loan Amount)

LOAN ESTIMATE                                                                             PAGE 2 OF 3 • LOAN ID # RF-2260417
`),
      page(`

Additional Information About This Loan

LENDER         Juniper Mesa Credit Union                    MORTGAGE BROKER
NMLS/__ LICENSE ID  502216                                  NMLS/__ LICENSE ID
LOAN OFFICER   Rosalind Etcheverry                          LOAN OFFICER
NMLS/__ LICENSE ID  118820                                  NMLS/__ LICENSE ID
EMAIL          retcheverry@junipermesa.example              EMAIL
PHONE          575-555-0106                                 PHONE

Comparisons                         Use these measures to compare this loan with other loans.
------------------------------------------------------------------------------------------------------------------------
In 5 Years                          $114,823    Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                    $38,995     Principal you will have paid off.
Annual Percentage Rate (APR)        6.081%      Your costs over the loan term expressed as a rate. This is not your interest rate.
Total Interest Percentage (TIP)     71.95%      The total amount of interest that you will pay over the loan term as a
                                                percentage of your loan amount.

Other Considerations
------------------------------------------------------------------------------------------------------------------------
Appraisal             We may order an appraisal to determine the property's value and charge you for this appraisal.
Assumption            If you sell or transfer this property to another person, we
                      [ ] will allow, under certain conditions, this person to assume this loan on the original terms.
                      [x] will not allow assumption of this loan on the original terms.
Homeowner's           This loan requires homeowner's insurance on the property, which you may obtain from a
Insurance             company of your choice that we find acceptable.
Late Payment          If your payment is more than 15 days late, we will charge a late fee of 5% of the monthly
                      principal and interest payment.
Refinance             Refinancing this loan will depend on your future financial situation, the property value, and
                      market conditions. You may not be able to refinance this loan.
Servicing             We intend
                      [ ] to service your loan. If so, you will make your payments to us.
                      [x] to transfer servicing of your loan.

Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan
because you have signed or received this form.

______________________________  __________      ______________________________  __________
Applicant Signature               Date            Co-Applicant Signature            Date
LOAN ESTIMATE                                                                             PAGE 3 OF 3 • LOAN ID # RF-2260417
`),
    ],
    says: {
      loanAmount: 258_000,
      interestRate: 5.99,
      apr: 6.081,
      term: 20,
      principalInterest: 1846.9,
      monthlyPayment: 2222,
      closingCosts: 5438,
      propertyTaxes: 243.75,
      homeInsurance: 131.5,
      cashToClose: -32_922,
      lenderCredit: 1200,
      program: 'Fixed Rate',
      loanType: 'Conventional',
      rateLock: 'not locked',
      mortgageInsurance: 0,
      originationFee: 1490,
      underwritingFee: 895,
      processingFee: 595,
      appraisalFee: 575,
      creditReport: 65,
      floodCertification: 12,
      lenderTitle: 811,
      settlementFee: 450,
      recordingFees: 95,
      prepaidInterest: 381,
      form: 'Loan Estimate',
    },
  },
];
