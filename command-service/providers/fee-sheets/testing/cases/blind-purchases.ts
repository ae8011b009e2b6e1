import { page, type SheetCase } from './sheet-case.ts';

/** Official forms of purchases, written by a person who has not seen the reader. */
export const blindPurchases: readonly SheetCase[] = [
  {
    name: 'a Loan Estimate of a purchase with two columns of costs',
    pages: [
      page(`
FICUS BANK
4321 Random Boulevard • Somecity, ST 12340                        Save this Loan Estimate to compare with your Closing Disclosure.

Loan Estimate
                                                     LOAN TERM   30 years
DATE ISSUED  3/16/2026                               PURPOSE     Purchase
APPLICANTS   Renata Olmos and David Keel             PRODUCT     Fixed Rate
             118 Larch Street                        LOAN TYPE   [x] Conventional  [ ] FHA  [ ] VA  [ ] ______
             Somecity, ST 12340                      LOAN ID #   2603001177
PROPERTY     77 Quarry Road                          RATE LOCK   [ ] NO  [x] YES, until 5/15/2026 at 5:00 p.m. EDT
             Somecity, ST 12340                                 Before closing, your interest rate, points, and lender credits can
SALE PRICE   $425,000                                            change unless you lock the interest rate. All other estimated
                                                                 closing costs expire on 3/30/2026 at 5:00 p.m. EDT

Loan Terms                                           Can this amount increase after closing?
Loan Amount                      $340,000            NO
Interest Rate                    6.625%              NO
Monthly Principal & Interest     $2,177.06           NO
See Projected Payments below for your
Estimated Total Monthly Payment
                                                     Does the loan have these features?
Prepayment Penalty                                   NO
Balloon Payment                                      NO

Projected Payments
Payment Calculation                                  Years 1-30
Principal & Interest                                 $2,177.06
Mortgage Insurance                                   +       0
Estimated Escrow                                     +     511
Amount can increase over time
Estimated Total
Monthly Payment                                      $2,688

                                                     This estimate includes                     In escrow?
Estimated Taxes, Insurance       $511                [x] Property Taxes                         YES
& Assessments                    a month             [x] Homeowner's Insurance                  YES
Amount can increase over time                        [ ] Other:

                                                     See Section G on page 2 for escrowed property costs. You must pay for other
                                                     property costs separately.
Costs at Closing
Estimated Closing Costs          $13,900             Includes $6,859 in Loan Costs + $7,041 in Other Costs – $0 in Lender Credits.
                                                     See page 2 for details.
Estimated Cash to Close          $84,900             Includes Closing Costs. See Calculating Cash to Close on page 2 for details.

LOAN ESTIMATE                                                                                   PAGE 1 OF 3 • LOAN ID # 2603001177
`),
      page(`
Closing Cost Details

Loan Costs                                                      Other Costs

A. Origination Charges                             $3,190       E. Taxes and Other Government Fees               $2,267
   0.5% of Loan Amount (Points)                    $1,700          Recording Fees and Other Taxes                  $142
   Application Fee                                   $395          Transfer Taxes                                $2,125
   Underwriting Fee                                $1,095
                                                                F. Prepaids                                      $2,378
                                                                   Homeowner's Insurance Premium (12 months)     $1,452
B. Services You Cannot Shop For                      $757          Mortgage Insurance Premium ( months)
   Appraisal Fee                                     $575          Prepaid Interest ($61.71 per day for 15 days    $926
   Credit Report Fee                                  $65            @ 6.625%)
   Flood Determination Fee                            $14          Property Taxes ( months)
   Flood Monitoring Fee                               $28
   Tax Monitoring Fee                                 $75       G. Initial Escrow Payment at Closing             $1,411
                                                                   Homeowner's Insurance  $121.00 per month for 2 mo.   $242
C. Services You Can Shop For                       $2,912          Mortgage Insurance             per month for   mo.
   Pest Inspection Fee                               $125          Property Taxes         $389.58 per month for 3 mo. $1,169
   Survey Fee                                        $450
   Title – Insurance Binder                          $250       H. Other                                           $985
   Title – Lender's Title Policy                   $1,012          Title – Owner's Title Policy (optional)         $985
   Title – Settlement Agent Fee                      $595
   Title – Title Search                              $480       I. TOTAL OTHER COSTS (E + F + G + H)             $7,041

D. TOTAL LOAN COSTS (A + B + C)                    $6,859       J. TOTAL CLOSING COSTS                          $13,900
                                                                   D + I                                        $13,900
                                                                   Lender Credits

                                                                Calculating Cash to Close

                                                                Total Closing Costs (J)                         $13,900
                                                                Closing Costs Financed (Paid from your Loan Amount)  $0
                                                                Down Payment/Funds from Borrower                $85,000
                                                                Deposit                                       – $10,000
                                                                Funds for Borrower                                   $0
                                                                Seller Credits                                 – $4,000
                                                                Adjustments and Other Credits                        $0
                                                                Estimated Cash to Close                         $84,900

LOAN ESTIMATE                                                                                   PAGE 2 OF 3 • LOAN ID # 2603001177
`),
      page(`
Additional Information About This Loan

LENDER           Ficus Bank                          MORTGAGE BROKER
NMLS/__ LICENSE ID                                   NMLS/__ LICENSE ID
LOAN OFFICER     Joe Smith                           LOAN OFFICER
NMLS/__ LICENSE ID   12345                           NMLS/__ LICENSE ID
EMAIL            joesmith@ficusbank.example          EMAIL
PHONE            123-456-7890                        PHONE

Comparisons                  Use these measures to compare this loan with other loans.
In 5 Years                   $137,483   Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                              $21,269   Principal you will have paid off.
Annual Percentage Rate (APR) 6.768%     Your costs over the loan term expressed as a rate. This is not your interest rate.
Total Interest Percentage    130.785%   The total amount of interest that you will pay over the loan term as a
(TIP)                                   percentage of your loan amount.

Other Considerations
Appraisal            We may order an appraisal to determine the property's value and charge you for this appraisal. We will
                     promptly give you a copy of any appraisal, even if your loan does not close.
Assumption           If you sell or transfer this property to another person, we
                     [ ] will allow, under certain conditions, this person to assume this loan on the original terms.
                     [x] will not allow assumption of this loan on the original terms.
Homeowner's          This loan requires homeowner's insurance on the property, which you may obtain from a company of your
Insurance            choice that we find acceptable.
Late Payment         If your payment is more than 15 days late, we will charge a late fee of 5% of the monthly principal and
                     interest payment.
Refinance            Refinancing this loan will depend on your future financial situation, the property value, and market
                     conditions. You may not be able to refinance this loan.
Servicing            We intend [ ] to service your loan. If so, you will make your payments to us.
                     [x] to transfer servicing of your loan.

Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have
signed or received this form.

_______________________________   ________      _______________________________   ________
Applicant Signature               Date          Co-Applicant Signature            Date

LOAN ESTIMATE                                                                                   PAGE 3 OF 3 • LOAN ID # 2603001177
`),
    ],
    says: {
      form: 'Loan Estimate',
      rateLock: 'locked until 5/15/2026',
      purchasePrice: 425_000,
      downPayment: 85_000,
      loanAmount: 340_000,
      program: 'Fixed Rate',
      loanType: 'Conventional',
      term: 30,
      interestRate: 6.625,
      apr: 6.768,
      principalInterest: 2177.06,
      propertyTaxes: 389.58,
      homeInsurance: 121,
      mortgageInsurance: 0,
      monthlyPayment: 2688,
      originationFee: 3190,
      discountPoints: 1700,
      underwritingFee: 1095,
      applicationFee: 395,
      appraisalFee: 575,
      creditReport: 65,
      floodCertification: 14,
      lenderTitle: 1012,
      ownerTitle: 985,
      settlementFee: 595,
      recordingFees: 142,
      transferTaxes: 2125,
      survey: 450,
      prepaidInterest: 926,
      sellerCredit: 4000,
      earnestMoney: 10_000,
      closingCosts: 13_900,
      cashToClose: 84_900,
    },
  },
];
