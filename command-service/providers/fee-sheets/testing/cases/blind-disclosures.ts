import { page, type SheetCase } from './sheet-case.ts';

/** Closing Disclosures, written by a person who has not seen the reader. */
export const blindDisclosures: readonly SheetCase[] = [
  {
    name: 'a Closing Disclosure with columns of seller and Loan Estimate',
    pages: [
      page(`
Closing Disclosure                This form is a statement of final loan terms and closing costs. Compare this document with
                                  your Loan Estimate.

Closing Information               Transaction Information                        Loan Information
Date Issued      6/9/2026         Borrower   Amara and Tobias Wren               Loan Term   30 years
Closing Date     6/12/2026                   902 Poplar Court                    Purpose     Purchase
Disbursement Date 6/12/2026                  Anytown, ST 12345                   Product     Fixed Rate
Settlement Agent Epsilon Title Co.
File #           26-4410          Seller     Steve Cole and Amy Doe              Loan Type   [x] Conventional  [ ] FHA
Property         456 Somewhere Ave           321 Somewhere Drive                             [ ] VA  [ ] ________
                 Anytown, ST 12345           Anytown, ST 12345                   Loan ID #   883120067
Sale Price       $360,000         Lender     Ficus Bank                          MIC #

Loan Terms                                             Can this amount increase after closing?
Loan Amount                       $288,000             NO
Interest Rate                     6.25%                NO
Monthly Principal & Interest      $1,773.27            NO
See Projected Payments below for your
Estimated Total Monthly Payment
                                                       Does the loan have these features?
Prepayment Penalty                                     NO
Balloon Payment                                        NO

Projected Payments
Payment Calculation                                    Years 1-30
Principal & Interest                                   $1,773.27
Mortgage Insurance                                     +    —
Estimated Escrow                                       +  425.00
Amount can increase over time
Estimated Total
Monthly Payment                                        $2,198.27

Estimated Taxes, Insurance        $520.00              This estimate includes                    In escrow?
& Assessments                     a month              [x] Property Taxes                        YES
Amount can increase over time                          [x] Homeowner's Insurance                 YES
See page 4 for details                                 [x] Other: Homeowner's Association Dues   NO

Costs at Closing
Closing Costs                     $11,749.98           Includes $4,704.90 in Loan Costs + $7,345.08 in Other Costs – $300.00
                                                       in Lender Credits. See page 2 for details.
Cash to Close                    $70,594.98           Includes Closing Costs. See Calculating Cash to Close on page 3 for details.

CLOSING DISCLOSURE                                                                              PAGE 1 OF 5 • LOAN ID # 883120067
`),
      page(`
Closing Cost Details
                                                            Borrower-Paid              Seller-Paid            Paid by
Loan Costs                                             At Closing  Before Closing  At Closing  Before Closing  Others

A. Origination Charges                                       $2,265.00
01  0.25 % of Loan Amount (Points)                        $720.00
02  Processing Fee                                        $550.00
03  Underwriting Fee                                      $995.00
B. Services Borrower Did Not Shop For                          $669.90
01  Appraisal Fee          to John Smith Appraisers Inc.                  $525.00
02  Credit Report Fee      to Information Inc.             $48.90
03  Flood Determination Fee  to Info Co.                   $16.00
04  Tax Monitoring Fee     to Info Co.                     $80.00
C. Services Borrower Did Shop For                            $1,770.00
01  Pest Inspection Fee    to Pests Co.                   $120.00
02  Title – Lender's Title Insurance  to Epsilon Title Co.  $575.00
03  Title – Settlement Agent Fee  to Epsilon Title Co.    $650.00
04  Title – Title Search   to Epsilon Title Co.           $425.00
D. TOTAL LOAN COSTS (Borrower-Paid)                          $4,704.90
Loan Costs Subtotals (A + B + C)                        $4,179.90         $525.00

Other Costs

E. Taxes and Other Government Fees                             $113.00
01  Recording Fees    Deed: $35.00  Mortgage: $78.00      $113.00
02  Transfer Tax      to Any State                                                     $720.00
F. Prepaids                                                  $4,147.08
01  Homeowner's Insurance Premium (12 mo.) to Insurance Co. $1,320.00
02  Mortgage Insurance Premium ( mo.)
03  Prepaid Interest ($49.32 per day from 6/12/26 to 7/1/26) $937.08
04  Property Taxes (6 mo.) to Any County                $1,890.00
G. Initial Escrow Payment at Closing                         $1,370.00
01  Homeowner's Insurance $110.00 per month for 2 mo.     $220.00
02  Mortgage Insurance           per month for   mo.
03  Property Taxes        $315.00 per month for 4 mo.   $1,260.00
04  Aggregate Adjustment                                 – 110.00
H. Other                                                     $1,715.00
01  HOA Capital Contribution to HOA Acre Inc.             $350.00
02  Home Inspection Fee   to Engineers Inc.                               $475.00
03  Real Estate Commission to Alpha Real Estate Broker                               $9,000.00
04  Real Estate Commission to Omega Real Estate Broker                               $9,000.00
05  Title – Owner's Title Insurance (optional) to Epsilon Title Co.  $890.00
I. TOTAL OTHER COSTS (Borrower-Paid)                         $7,345.08
Other Costs Subtotals (E + F + G + H)                   $6,870.08         $475.00

J. TOTAL CLOSING COSTS (Borrower-Paid)                      $11,749.98
Closing Costs Subtotals (D + I)                        $11,049.98       $1,000.00  $18,720.00
Lender Credits                                           – $300.00

CLOSING DISCLOSURE                                                                              PAGE 2 OF 5 • LOAN ID # 883120067
`),
      page(`
Calculating Cash to Close         Use this table to see what has changed from your Loan Estimate.

                                       Loan Estimate        Final        Did this change?
Total Closing Costs (J)                   $12,310.00     $11,749.98      YES  • See Total Loan Costs (D) and Total Other Costs (I)
Closing Costs Paid Before Closing              $0.00    – $1,000.00      YES  • You paid these Closing Costs before closing
Closing Costs Financed
(Paid from your Loan Amount)                   $0.00          $0.00      NO
Down Payment/Funds from Borrower          $72,000.00     $72,000.00      NO
Deposit                                  – $7,500.00    – $7,500.00      NO
Funds for Borrower                             $0.00          $0.00      NO
Seller Credits                           – $3,000.00    – $3,500.00      YES  • See Seller Credits in Section L
Adjustments and Other Credits                  $0.00    – $1,155.00      YES  • See details in Sections K and L
Cash to Close                             $73,810.00     $70,594.98

CLOSING DISCLOSURE                                                                              PAGE 3 OF 5 • LOAN ID # 883120067
`),
      page(`
Loan Calculations                                               Other Disclosures

Total of Payments. Total you will have paid after               Appraisal
you make all payments of principal, interest,                   If the property was appraised for your loan, your lender is
mortgage insurance, and loan costs, as scheduled.               required to give you a copy at no additional cost at least
                                             $643,082.10        3 days before closing.

Finance Charge. The dollar amount the loan will
cost you.                                    $354,229.28

Amount Financed. The loan amount available after
paying your upfront finance charge.          $284,147.92

Annual Percentage Rate (APR). Your costs over
the loan term expressed as a rate. This is not
your interest rate.                               6.378%

Total Interest Percentage (TIP). The total amount
of interest that you will pay over the loan term as a
percentage of your loan amount.                 121.984%

CLOSING DISCLOSURE                                                                              PAGE 5 OF 5 • LOAN ID # 883120067
`),
    ],
    says: {
      form: 'Closing Disclosure',
      purchasePrice: 360_000,
      downPayment: 72_000,
      loanAmount: 288_000,
      program: 'Fixed Rate',
      loanType: 'Conventional',
      term: 30,
      interestRate: 6.25,
      apr: 6.378,
      principalInterest: 1773.27,
      propertyTaxes: 315,
      homeInsurance: 110,
      monthlyPayment: 2198.27,
      originationFee: 2265,
      discountPoints: 720,
      underwritingFee: 995,
      processingFee: 550,
      appraisalFee: 525,
      creditReport: 48.9,
      floodCertification: 16,
      lenderTitle: 575,
      ownerTitle: 890,
      settlementFee: 650,
      recordingFees: 113,
      transferTaxes: null,
      prepaidInterest: 937.08,
      lenderCredit: 300,
      sellerCredit: 3500,
      earnestMoney: 7500,
      closingCosts: 11_749.98,
      cashToClose: 70_594.98,
    },
  },
];
