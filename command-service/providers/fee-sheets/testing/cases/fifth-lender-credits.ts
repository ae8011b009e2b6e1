import { page, type SheetCase } from './sheet-case.ts';

/** A Closing Disclosure with a credit of the lender by the fifth writer. */
export const fifthLenderCredits: readonly SheetCase[] = [
  {
    name: 'Closing Disclosure, FHA purchase, lender credits, UFMIP financed, pages 1-3 and 5',
    pages: [
      page(`
Closing Disclosure                  This form is a statement of final loan terms and closing costs. Compare this
                                    document with your Loan Estimate.

Closing Information                        Transaction Information            Loan Information
Date Issued         7/15/2025              Borrower  Keisha Armstead          Loan Term    30 years
Closing Date        7/18/2025                        340 N Florissant Rd      Purpose      Purchase
Disbursement Date   7/18/2025                        Ferguson, MO 63135       Product      Fixed Rate
Settlement Agent    Arch Title Agency      Seller    Paul and June Novak      Loan Type    □ Conventional x FHA
File #              25-07-0992             Lender    River Bluff Home Loans                □ VA □ ________
Property            1155 Maple Glen Dr                                        Loan ID #    FH2025-60418
                    Florissant, MO 63033                                      MIC #        292-8810442
Sale Price          $226,000

Loan Terms                                    Can this amount increase after closing?
Loan Amount                   $221,907        NO
Interest Rate                 5.99%           NO
Monthly Principal & Interest  $1,329.02       NO
See Projected Payments below for your
Estimated Total Monthly Payment               Does the loan have these features?
Prepayment Penalty                            NO
Balloon Payment                               NO

Projected Payments
Payment Calculation           Years 1-30
Principal & Interest          $1,329.02
Mortgage Insurance            + 99.96
Estimated Escrow              + 349.50
Amount can increase over time
Estimated Total               $1,778.48
Monthly Payment

Estimated Taxes, Insurance     $349.50     This estimate includes                  In escrow?
& Assessments                  a month     x Property Taxes                        YES
Amount can increase over time              x Homeowner's Insurance                 YES
See page 4 for details                     □ Other:
                               See Escrow Account on page 4 for details. You must pay for other property
                               costs separately.

Costs at Closing
Closing Costs       $9,385.53     Includes $6,533.00 in Loan Costs + $4,102.53 in Other Costs – $1,250.00
                                  in Lender Credits. See page 2 for details.
Cash to Close       $11,393.53    Includes Closing Costs. See Calculating Cash to Close on page 3 for details.

CLOSING DISCLOSURE                                          PAGE 1 OF 5 • LOAN ID # FH2025-60418
`),
      page(`
Closing Cost Details
                                                                  Borrower-Paid              Seller-Paid          Paid by
Loan Costs                                                     At Closing Before Closing   At Closing Before Closing  Others
A. Origination Charges                                                    $995.00
01     % of Loan Amount (Points)
02 Underwriting Fee                                               $995.00
B. Services Borrower Did Not Shop For                                   $4,498.00
01 Appraisal Fee to Gateway Appraisal Co.                                        $585.00
02 Credit Report Fee to OneBureau                                  $96.00
03 Up-Front Mortgage Insurance Premium to HUD                   $3,817.00
C. Services Borrower Did Shop For                                       $1,040.00
01 Title – Lender's Title Insurance to Arch Title Agency          $690.00
02 Title – Closing Fee to Arch Title Agency                       $350.00
D. TOTAL LOAN COSTS (Borrower-Paid)                                     $6,533.00
Loan Costs Subtotals (A + B + C)                                $5,948.00        $585.00

Other Costs
E. Taxes and Other Government Fees                                        $105.00
01 Recording Fees   Deed: $36.00   Mortgage: $69.00               $105.00
F. Prepaids                                                             $1,809.84
01 Homeowner's Insurance Premium (12 mo.) to Heartland Fire     $1,299.96
02 Prepaid Interest ($36.42 per day from 7/18/25 to 8/1/25)       $509.88
G. Initial Escrow Payment at Closing                                    $2,037.69
01 Homeowner's Insurance $108.33 per month for 3 mo.              $324.99
02 Property Taxes $241.17 per month for 8 mo.                   $1,929.36
03 Aggregate Adjustment                                         – $216.66
H. Other                                                                  $150.00
01 HOA Transfer Fee to Maple Glen HOA                             $150.00
02 Real Estate Commission to Crestwood Realty                                               $6,780.00
I. TOTAL OTHER COSTS (Borrower-Paid)                                    $4,102.53
Other Costs Subtotals (E + F + G + H)                           $4,102.53

J. TOTAL CLOSING COSTS (Borrower-Paid)                                  $9,385.53
Closing Costs Subtotals (D + I)                                $10,050.53        $585.00    $6,780.00
Lender Credits                                                – $1,250.00
CLOSING DISCLOSURE                                          PAGE 2 OF 5 • LOAN ID # FH2025-60418
`),
      page(`
Calculating Cash to Close                     Use this table to see what has changed from your Loan Estimate.
                                               Loan Estimate           Final   Did this change?
Total Closing Costs (J)                            $9,291.00       $9,385.53   YES • See Total Loan Costs (D) and Total Other Costs (I)
Closing Costs Paid Before Closing                         $0       – $585.00   YES • You paid these Closing Costs before closing
Closing Costs Financed                           – $3,817.00     – $3,817.00   NO
(Paid from your Loan Amount)
Down Payment/Funds from Borrower                   $7,910.00       $7,910.00   NO
Deposit                                          – $1,500.00     – $1,500.00   NO
Funds for Borrower                                        $0              $0   NO
Seller Credits                                            $0              $0   NO
Adjustments and Other Credits                             $0              $0   NO
Cash to Close                                     $11,884.00      $11,393.53
CLOSING DISCLOSURE                                          PAGE 3 OF 5 • LOAN ID # FH2025-60418
`),
      page(`
Loan Calculations
Total of Payments. Total you will have paid after             $520,965.80
you make all payments of principal, interest,
mortgage insurance, and loan costs, as scheduled.
Finance Charge. The dollar amount the loan will               $296,947.68
cost you.
Amount Financed. The loan amount available after              $217,485.12
paying your upfront finance charge.
Annual Percentage Rate (APR). Your costs over                 6.877%
the loan term expressed as a rate. This is not your
interest rate.
Total Interest Percentage (TIP). The total amount             115.61%
of interest that you will pay over the loan term as a
percentage of your loan amount.
CLOSING DISCLOSURE                                          PAGE 5 OF 5 • LOAN ID # FH2025-60418
`),
    ],
    says: {
      purchasePrice: 226000,
      downPayment: 7910,
      loanAmount: 221907,
      interestRate: 5.99,
      apr: 6.877,
      term: 30,
      principalInterest: 1329.02,
      monthlyPayment: 1778.48,
      mortgageInsurance: 99.96,
      propertyTaxes: 241.17,
      homeInsurance: 108.33,
      closingCosts: 9385.53,
      cashToClose: 11393.53,
      lenderCredit: 1250,
      appraisalFee: 585,
      creditReport: 96,
      loanType: 'FHA',
      program: 'Fixed Rate',
      originationFee: 995,
      underwritingFee: 995,
      lenderTitle: 690,
      settlementFee: 350,
      recordingFees: 105,
      prepaidInterest: 509.88,
      sellerCredit: 0,
      earnestMoney: 1500,
      form: 'Closing Disclosure',
    },
  },
];
