import { page, type SheetCase } from './sheet-case.ts';

/** Loan Estimates of a fifth writer, who has not seen the reader: a purchase with mortgage insurance, a refinance. */
export const fifthPurchases: readonly SheetCase[] = [
  {
    name: 'Loan Estimate, purchase, conventional fixed with PMI, points and escrow, three pages',
    pages: [
      page(`
HARBORLINE SAVINGS BANK
2200 Commerce Street • Duluth, MN 55802           Save this Loan Estimate to compare with your Closing Disclosure.

Loan Estimate                                 LOAN TERM   30 years
                                              PURPOSE     Purchase
DATE ISSUED  3/11/2025                        PRODUCT     Fixed Rate
APPLICANTS   Daniel Ostrowski and Priya Venn  LOAN TYPE   ☒ Conventional ☐ FHA ☐ VA ☐ _____________
             918 Birch Lane                   LOAN ID #   7720451893
             Superior, WI 54880               RATE LOCK   ☐ NO  ☒ YES, until 4/25/2025 at 5:00 p.m. CDT
PROPERTY     4471 Tamarack Road                           Before closing, your interest rate, points, and lender credits can
             Hermantown, MN 55811                         change unless you lock the interest rate. All other estimated
SALE PRICE   $370,000                                     closing costs expire on 3/25/2025 at 5:00 p.m. CDT

Loan Terms                                  Can this amount increase after closing?
Loan Amount                   $351,500      NO
Interest Rate                 6.375%        NO
Monthly Principal & Interest  $2,192.90     NO
See Projected Payments below for your
Estimated Total Monthly Payment             Does the loan have these features?
Prepayment Penalty                          NO
Balloon Payment                             NO

Projected Payments
Payment Calculation         Years 1-12          Years 13-30
Principal & Interest        $2,192.90           $2,192.90
Mortgage Insurance          + 161               + —
Estimated Escrow            + 515               + 515
Amount can increase over time
Estimated Total             $2,869              $2,708
Monthly Payment

Estimated Taxes, Insurance    $515        This estimate includes            In escrow?
& Assessments                 a month     ☒ Property Taxes                  YES
Amount can increase over time             ☒ Homeowner's Insurance           YES
                                          ☐ Other:
                              See Section G on page 2 for escrowed property costs. You must pay for other
                              property costs separately.

Costs at Closing
Estimated Closing Costs   $11,143     Includes $6,247 in Loan Costs + $4,896 in Other Costs – $0
                                      in Lender Credits. See page 2 for details.
Estimated Cash to Close   $24,643     Includes Closing Costs. See Calculating Cash to Close on page 2 for details.

Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.
LOAN ESTIMATE                                     PAGE 1 OF 3 • LOAN ID # 7720451893
`),
      page(`
Closing Cost Details
Loan Costs                                  Other Costs
A. Origination Charges            $3,603    E. Taxes and Other Government Fees                 $92
.5 % of Loan Amount (Points)      $1,758    Recording Fees and Other Taxes                     $92
Origination Fee                     $995    Transfer Taxes
Underwriting Fee                    $850    F. Prepaids                                     $2,463
                                            Homeowner's Insurance Premium ( 12 months)      $1,542
B. Services You Cannot Shop For     $752    Mortgage Insurance Premium (    months)
Appraisal Fee                       $575    Prepaid Interest ( $61.39 per day for 15 days @ 6.375%)  $921
Credit Report Fee                    $78    Property Taxes (   months)
Flood Determination Fee              $14    G. Initial Escrow Payment at Closing            $1,931
Tax Service Fee                      $85    Homeowner's Insurance   $128.50 per month for 3 mo.  $386
                                            Mortgage Insurance             per month for   mo.
C. Services You Can Shop For      $1,892    Property Taxes          $386.25 per month for 4 mo.  $1,545
Pest Inspection Fee                 $125    H. Other                                          $410
Survey Fee                          $250    Title – Owner's Title Policy (optional)           $410
Title – Lender's Title Policy       $742    I. TOTAL OTHER COSTS (E + F + G + H)            $4,896
Title – Settlement Agent Fee        $495
Title – Title Search                $280    J. TOTAL CLOSING COSTS                         $11,143
                                            D + I                                          $11,143
                                            Lender Credits

                                            Calculating Cash to Close
                                            Total Closing Costs (J)                        $11,143
                                            Closing Costs Financed (Paid from your Loan Amount)  $0
                                            Down Payment/Funds from Borrower               $18,500
                                            Deposit                                       – $5,000
                                            Funds for Borrower                                  $0
                                            Seller Credits                                      $0
                                            Adjustments and Other Credits                       $0
D. TOTAL LOAN COSTS (A + B + C)   $6,247    Estimated Cash to Close                        $24,643
LOAN ESTIMATE                                     PAGE 2 OF 3 • LOAN ID # 7720451893
`),
      page(`
Additional Information About This Loan

LENDER               Harborline Savings Bank      MORTGAGE BROKER
NMLS/__ LICENSE ID   418820                       NMLS/__ LICENSE ID
LOAN OFFICER         Carla Wendt                  LOAN OFFICER
NMLS/__ LICENSE ID   662190                       NMLS/__ LICENSE ID
EMAIL                cwendt@harborlinesb.example  EMAIL
PHONE                218-555-0142                 PHONE

Comparisons                     Use these measures to compare this loan with other loans.
In 5 Years                      $147,481  Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                $22,934   Principal you will have paid off.
Annual Percentage Rate (APR)    6.946%    Your costs over the loan term expressed as a rate. This is not your interest rate.
Total Interest Percentage (TIP) 124.59%   The total amount of interest that you will pay over the loan term as a
                                          percentage of your loan amount.

Other Considerations
Appraisal      We may order an appraisal to determine the property's value and charge you for this
               appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close.
               You can pay for an additional appraisal for your own use at your own cost.
Assumption     If you sell or transfer this property to another person, we
               ☐ will allow, under certain conditions, this person to assume this loan on the original terms.
               ☒ will not allow assumption of this loan on the original terms.
Homeowner's    This loan requires homeowner's insurance on the property, which you may obtain from a
Insurance      company of your choice that we find acceptable.
Late Payment   If your payment is more than 15 days late, we will charge a late fee of 5% of the monthly
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
LOAN ESTIMATE                                     PAGE 3 OF 3 • LOAN ID # 7720451893
`),
    ],
    says: {
      purchasePrice: 370000,
      downPayment: 18500,
      loanAmount: 351500,
      interestRate: 6.375,
      apr: 6.946,
      term: 30,
      principalInterest: 2192.9,
      monthlyPayment: 2869,
      mortgageInsurance: 161,
      propertyTaxes: 386.25,
      homeInsurance: 128.5,
      closingCosts: 11143,
      cashToClose: 24643,
      originationFee: 995,
      discountPoints: 1758,
      lenderCredit: null,
      appraisalFee: 575,
      creditReport: 78,
      loanType: 'Conventional',
      program: 'Fixed Rate',
      rateLock: 'locked until 4/25/2025',
      underwritingFee: 850,
      floodCertification: 14,
      lenderTitle: 742,
      ownerTitle: 410,
      settlementFee: 495,
      recordingFees: 92,
      survey: 250,
      prepaidInterest: 921,
      sellerCredit: 0,
      earnestMoney: 5000,
      form: 'Loan Estimate',
    },
  },
  {
    name: 'Loan Estimate, rate-and-term refinance, alternative cash to close table, lender credits, no escrow',
    pages: [
      page(`
Tallgrass Mutual Mortgage, LLC
81 Prairie View Pkwy, Suite 300 • Overland Park, KS 66210    Save this Loan Estimate to compare with your Closing Disclosure.

Loan Estimate                             LOAN TERM   20 years
                                          PURPOSE     Refinance
DATE ISSUED  9/04/2025                    PRODUCT     Fixed Rate
APPLICANTS   Lorraine M. Esquibel         LOAN TYPE   x Conventional □ FHA □ VA □ _____________
             3307 W 98th Terrace          LOAN ID #   TG-2509-00417
             Leawood, KS 66206            RATE LOCK   x NO  □ YES, until
PROPERTY     3307 W 98th Terrace                      Before closing, your interest rate, points, and lender credits can
             Leawood, KS 66206                        change unless you lock the interest rate. All other estimated
PROP. VALUE  $415,000                                 closing costs expire on 9/18/2025 at 5:00 p.m. CDT

Loan Terms                                    Can this amount increase after closing?
Loan Amount                   $236,000        NO
Interest Rate                 5.99%           NO
Monthly Principal & Interest  $1,689.42       NO
See Projected Payments below for your
Estimated Total Monthly Payment               Does the loan have these features?
Prepayment Penalty                            NO
Balloon Payment                               NO

Projected Payments
Payment Calculation         Years 1-20
Principal & Interest        $1,689.42
Mortgage Insurance          + 0
Estimated Escrow            + 0
Amount can increase over time
Estimated Total             $1,689
Monthly Payment

Estimated Taxes, Insurance    $559        This estimate includes            In escrow?
& Assessments                 a month     x Property Taxes                  NO
Amount can increase over time             x Homeowner's Insurance           NO
                                          □ Other:
                              See Section G on page 2 for escrowed property costs. You must pay for other
                              property costs separately.

Costs at Closing
Estimated Closing Costs   $2,785      Includes $3,428 in Loan Costs + $807 in Other Costs – $1,450
                                      in Lender Credits. See page 2 for details.
Estimated Cash to Close   $1,345      Includes Closing Costs. See Calculating Cash to Close on page 2 for details.
                                      □ From x To Borrower

Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.
LOAN ESTIMATE                                       PAGE 1 OF 3 • LOAN ID # TG-2509-00417
`),
      page(`
Closing Cost Details
Loan Costs                                   Other Costs
A. Origination Charges             $1,590    E. Taxes and Other Government Fees                $110
     % of Loan Amount (Points)               Recording Fees and Other Taxes                    $110
Processing Fee                       $595    Transfer Taxes
Underwriting Fee                     $995    F. Prepaids                                       $697
                                             Homeowner's Insurance Premium (    months)
B. Services You Cannot Shop For      $623    Mortgage Insurance Premium (    months)
Appraisal Fee                        $525    Prepaid Interest ( $38.73 per day for 18 days @ 5.99%)  $697
Credit Report Fee                     $64    Property Taxes (   months)
Flood Determination Fee                $9    G. Initial Escrow Payment at Closing                $0
MERS Registration Fee                 $25    Homeowner's Insurance      per month for   mo.
                                             Mortgage Insurance         per month for   mo.
C. Services You Can Shop For       $1,215    Property Taxes             per month for   mo.
Title – Lender's Title Policy        $640    H. Other                                            $0
Title – Settlement Fee               $375    I. TOTAL OTHER COSTS (E + F + G + H)              $807
Title – Title Search                 $200
                                             J. TOTAL CLOSING COSTS                          $2,785
                                             D + I                                           $4,235
                                             Lender Credits                                – $1,450

                                             Calculating Cash to Close
                                             Loan Amount                                   $236,000
                                             Total Closing Costs (J)                       – $2,785
                                             Estimated Total Payoffs and Payments        – $231,870
                                             Estimated Cash to Close □ From x To Borrower    $1,345
                                             Estimated Closing Costs Financed
D. TOTAL LOAN COSTS (A + B + C)    $3,428    (Paid from your Loan Amount)                    $2,785
LOAN ESTIMATE                                       PAGE 2 OF 3 • LOAN ID # TG-2509-00417
`),
      page(`
Additional Information About This Loan

LENDER               Tallgrass Mutual Mortgage, LLC MORTGAGE BROKER
NMLS/__ LICENSE ID   390117                         NMLS/__ LICENSE ID
LOAN OFFICER         Ken Abara                      LOAN OFFICER
NMLS/__ LICENSE ID   1140223                        NMLS/__ LICENSE ID
EMAIL                k.abara@tallgrassmm.example    EMAIL
PHONE                (913) 555-0177                 PHONE

Comparisons                     Use these measures to compare this loan with other loans.
In 5 Years                      $104,793  Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                $35,670   Principal you will have paid off.
Annual Percentage Rate (APR)    6.056%    Your costs over the loan term expressed as a rate. This is not your interest rate.
Total Interest Percentage (TIP) 71.81%    The total amount of interest that you will pay over the loan term as a
                                          percentage of your loan amount.

Other Considerations
Appraisal      We may order an appraisal to determine the property's value and charge you for this
               appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close.
               You can pay for an additional appraisal for your own use at your own cost.
Assumption     If you sell or transfer this property to another person, we
               □ will allow, under certain conditions, this person to assume this loan on the original terms.
               x will not allow assumption of this loan on the original terms.
Homeowner's    This loan requires homeowner's insurance on the property, which you may obtain from a
Insurance      company of your choice that we find acceptable.
Late Payment   If your payment is more than 15 days late, we will charge a late fee of 5% of the monthly
               principal and interest payment.
Liability after Taking this loan could end any state law protection you may currently have against liability
Foreclosure     for unpaid debt if your lender forecloses on your home. If you lose this protection, you may
                have to pay any debt remaining even after foreclosure. You may want to consult a lawyer.
Refinance      Refinancing this loan will depend on your future financial situation, the property value, and
               market conditions. You may not be able to refinance this loan.
Servicing      We intend
               □ to service your loan. If so, you will make your payments to us.
               x to transfer servicing of your loan.

Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or
received this form.

Applicant Signature        Date          Co-Applicant Signature        Date
LOAN ESTIMATE                                       PAGE 3 OF 3 • LOAN ID # TG-2509-00417
`),
    ],
    says: {
      loanAmount: 236000,
      interestRate: 5.99,
      apr: 6.056,
      term: 20,
      principalInterest: 1689.42,
      monthlyPayment: 1689,
      mortgageInsurance: 0,
      closingCosts: 2785,
      cashToClose: -1345,
      lenderCredit: 1450,
      appraisalFee: 525,
      creditReport: 64,
      loanType: 'Conventional',
      program: 'Fixed Rate',
      originationFee: 1590,
      underwritingFee: 995,
      processingFee: 595,
      floodCertification: 9,
      lenderTitle: 640,
      settlementFee: 375,
      recordingFees: 110,
      prepaidInterest: 697,
      form: 'Loan Estimate',
    },
  },
];
