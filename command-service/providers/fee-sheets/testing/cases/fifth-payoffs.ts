import { page, type SheetCase } from './sheet-case.ts';

/** A Closing Disclosure of a refinance by the fifth writer. */
export const fifthPayoffs: readonly SheetCase[] = [
  {
    name: 'Closing Disclosure, cash-out refinance, pages 1-3 and 5, cash to borrower',
    pages: [
      page(`
Closing Disclosure                  This form is a statement of final loan terms and closing costs. Compare this
                                    document with your Loan Estimate.

Closing Information                     Transaction Information                Loan Information
Date Issued         11/04/2025          Borrower  Sylvia and Grant Pelkey      Loan Term    30 years
Closing Date        11/07/2025                    9 Ledge Hill Road            Purpose      Refinance
Disbursement Date   11/12/2025                    Bow, NH 03304                Product      Fixed Rate
Settlement Agent    Monadnock Title     Lender    White Birch Mortgage Corp.   Loan Type    ☑ Conventional ☐ FHA
File #              MT25-1180                                                               ☐ VA ☐ ________
Property            9 Ledge Hill Road                                          Loan ID #    NH-88213
                    Bow, NH 03304                                              MIC #
Appraised Prop. Value $455,000

Loan Terms                                    Can this amount increase after closing?
Loan Amount                   $310,000        NO
Interest Rate                 6.25%           NO
Monthly Principal & Interest  $1,908.72       NO
See Projected Payments below for your
Estimated Total Monthly Payment               Does the loan have these features?
Prepayment Penalty                            NO
Balloon Payment                               NO

Projected Payments
Payment Calculation           Years 1-30
Principal & Interest          $1,908.72
Mortgage Insurance            + 0
Estimated Escrow              + 567.33
Amount can increase over time
Estimated Total               $2,476.05
Monthly Payment

Estimated Taxes, Insurance     $567.33     This estimate includes                  In escrow?
& Assessments                  a month     ☑ Property Taxes                        YES
Amount can increase over time              ☑ Homeowner's Insurance                 YES
See page 4 for details                     ☐ Other:
                               See Escrow Account on page 4 for details. You must pay for other property
                               costs separately.

Costs at Closing
Closing Costs       $9,211.52     Includes $4,194.70 in Loan Costs + $5,016.82 in Other Costs – $0
                                  in Lender Credits. See page 2 for details.
Cash to Close       $30,506.97    Includes Closing Costs. See Calculating Cash to Close on page 3 for details.
                                  ☐ From ☑ To Borrower

CLOSING DISCLOSURE                                          PAGE 1 OF 5 • LOAN ID # NH-88213
`),
      page(`
Closing Cost Details
                                                                    Borrower-Paid         Paid by
Loan Costs                                                       At Closing Before Closing  Others
A. Origination Charges                                                    $2,245.00
01     % of Loan Amount (Points)
02 Loan Origination Fee                                           $1,550.00
03 Processing Fee                                                   $695.00
B. Services Borrower Did Not Shop For                                       $684.70
01 Appraisal Fee to Bedrock Appraisals LLC                                         $600.00
02 Credit Report Fee to Meridian Credit                              $74.20
03 Flood Determination Fee to FloodPro                               $10.50
C. Services Borrower Did Shop For                                         $1,265.00
01 Title – Lender's Title Insurance to Monadnock Title              $815.00
02 Title – Settlement Fee to Monadnock Title                        $450.00
D. TOTAL LOAN COSTS (Borrower-Paid)                                       $4,194.70
Loan Costs Subtotals (A + B + C)                                  $3,594.70        $600.00

Other Costs
E. Taxes and Other Government Fees                                          $128.00
01 Recording Fees   Deed:        Mortgage: $128.00                  $128.00
02 Transfer Tax
F. Prepaids                                                               $3,425.02
01 Homeowner's Insurance Premium (  mo.)
02 Mortgage Insurance Premium (  mo.)
03 Prepaid Interest ($53.08 per day from 11/12/25 to 12/1/25)     $1,008.52
04 Property Taxes (6 mo.) to Town of Bow                          $2,416.50
G. Initial Escrow Payment at Closing                                      $1,463.80
01 Homeowner's Insurance $164.58 per month for 5 mo.                $822.90
02 Mortgage Insurance        per month for    mo.
03 Property Taxes $402.75 per month for 2 mo.                       $805.50
04 Aggregate Adjustment                                           – $164.60
H. Other                                                                      $0.00
I. TOTAL OTHER COSTS (Borrower-Paid)                                      $5,016.82
Other Costs Subtotals (E + F + G + H)                             $5,016.82

J. TOTAL CLOSING COSTS (Borrower-Paid)                                    $9,211.52
Closing Costs Subtotals (D + I)                                   $8,611.52        $600.00
Lender Credits
CLOSING DISCLOSURE                                          PAGE 2 OF 5 • LOAN ID # NH-88213
`),
      page(`
Payoffs and Payments                          Use this table to see a summary of your payoffs and payments to others
                                              from your loan amount.
TO                                                      AMOUNT
01 Granite State Servicing (Loan 44120)            $241,806.33
02 Visa – First Coastal Bank                        $11,420.18
03 Kestrel Auto Finance                             $17,655.00
04
05
K. TOTAL PAYOFFS AND PAYMENTS                      $270,881.51

Calculating Cash to Close                     Use this table to see what has changed from your Loan Estimate.
                                               Loan Estimate           Final   Did this change?
Loan Amount                                      $310,000.00     $310,000.00   NO
Total Closing Costs (J)                          – $9,400.00     – $9,211.52   YES • See Total Loan Costs (D) and Total Other Costs (I)
Closing Costs Paid Before Closing                         $0         $600.00   YES • You paid these Closing Costs before closing
Total Payoffs and Payments (K)                 – $271,000.00   – $270,881.51   YES • See Payoffs and Payments (K)
Cash to Close                                     $29,600.00      $30,506.97   Closing Costs Financed
                                                 ☐ From ☑ To     ☐ From ☑ To   (Paid from your Loan Amount)
                                                    Borrower        Borrower   $8,611.52
CLOSING DISCLOSURE                                          PAGE 3 OF 5 • LOAN ID # NH-88213
`),
      page(`
Loan Calculations
Total of Payments. Total you will have paid after             $691,333.90
you make all payments of principal, interest,
mortgage insurance, and loan costs, as scheduled.
Finance Charge. The dollar amount the loan will               $380,853.22
cost you.
Amount Financed. The loan amount available after              $306,285.98
paying your upfront finance charge.
Annual Percentage Rate (APR). Your costs over                 6.364%
the loan term expressed as a rate. This is not your
interest rate.
Total Interest Percentage (TIP). The total amount             121.66%
of interest that you will pay over the loan term as a
percentage of your loan amount.
CLOSING DISCLOSURE                                          PAGE 5 OF 5 • LOAN ID # NH-88213
`),
    ],
    says: {
      loanAmount: 310000,
      interestRate: 6.25,
      apr: 6.364,
      term: 30,
      principalInterest: 1908.72,
      monthlyPayment: 2476.05,
      mortgageInsurance: 0,
      propertyTaxes: 402.75,
      homeInsurance: 164.58,
      closingCosts: 9211.52,
      cashToClose: -30506.97,
      originationFee: 1550,
      lenderCredit: null,
      appraisalFee: 600,
      creditReport: 74.2,
      loanType: 'Conventional',
      program: 'Fixed Rate',
      processingFee: 695,
      floodCertification: 10.5,
      lenderTitle: 815,
      settlementFee: 450,
      recordingFees: 128,
      prepaidInterest: 1008.52,
      form: 'Closing Disclosure',
    },
  },
];
