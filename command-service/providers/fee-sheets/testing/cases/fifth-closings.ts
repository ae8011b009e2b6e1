import { page, type SheetCase } from './sheet-case.ts';

/** A Closing Disclosure with a credit of the seller by the fifth writer. */
export const fifthClosings: readonly SheetCase[] = [
  {
    name: 'Closing Disclosure, purchase, pages 1-3, seller credit, some costs paid before closing',
    pages: [
      page(`
Closing Disclosure                  This form is a statement of final loan terms and closing costs. Compare this
                                    document with your Loan Estimate.

Closing Information                            Transaction Information          Loan Information
Date Issued         8/18/2025                  Borrower  Owen R. Castellano     Loan Term    30 years
Closing Date        8/21/2025                            402 Forster St         Purpose      Purchase
Disbursement Date   8/21/2025                            Harrisburg, PA 17102   Product      Fixed Rate
Settlement Agent    Susquehanna Abstract Co.   Seller    Edith Brandt           Loan Type    ☒ Conventional ☐ FHA
File #              SA-25-3318                           27 Millrace Lane                    ☐ VA ☐ ________
Property            27 Millrace Lane                     Harrisburg, PA 17110   Loan ID #    9940027716
                    Harrisburg, PA 17110       Lender    Old Canal Bank         MIC #
Sale Price          $298,500

Loan Terms                                    Can this amount increase after closing?
Loan Amount                   $238,800        NO
Interest Rate                 6.625%          NO
Monthly Principal & Interest  $1,529.06       NO
See Projected Payments below for your
Estimated Total Monthly Payment               Does the loan have these features?
Prepayment Penalty                            NO
Balloon Payment                               NO

Projected Payments
Payment Calculation           Years 1-30
Principal & Interest          $1,529.06
Mortgage Insurance            + 0
Estimated Escrow              + 431.40
Amount can increase over time
Estimated Total               $1,960.46
Monthly Payment

Estimated Taxes, Insurance     $456.40     This estimate includes                  In escrow?
& Assessments                  a month     ☒ Property Taxes                        YES
Amount can increase over time              ☒ Homeowner's Insurance                 YES
See page 4 for details                     ☒ Other: Homeowner's Association Dues   NO
                               See Escrow Account on page 4 for details. You must pay for other property
                               costs separately.

Costs at Closing
Closing Costs       $12,153.84    Includes $4,821.25 in Loan Costs + $7,332.59 in Other Costs – $0
                                  in Lender Credits. See page 2 for details.
Cash to Close       $60,260.09    Includes Closing Costs. See Calculating Cash to Close on page 3 for details.

CLOSING DISCLOSURE                                          PAGE 1 OF 5 • LOAN ID # 9940027716
`),
      page(`
Closing Cost Details
                                                                  Borrower-Paid              Seller-Paid          Paid by
Loan Costs                                                     At Closing Before Closing   At Closing Before Closing  Others
A. Origination Charges                                                  $2,547.00
01 0.25 % of Loan Amount (Points)                                 $597.00
02 Origination Fee                                                $900.00
03 Underwriting Fee                                             $1,050.00
B. Services Borrower Did Not Shop For                                     $708.75
01 Appraisal Fee to Keystone Valuation Group                                     $550.00
02 Credit Report Fee to CrediTrak Inc.                                            $68.75
03 Flood Determination Fee to National Flood Svc                   $11.00
04 Tax Service Fee to TaxLink Services                             $79.00
C. Services Borrower Did Shop For                                       $1,565.50
01 Title – Lender's Title Policy to Susquehanna Abstract Co.    $1,240.50
02 Title – Settlement Agent Fee to Susquehanna Abstract Co.       $325.00
D. TOTAL LOAN COSTS (Borrower-Paid)                                     $4,821.25
Loan Costs Subtotals (A + B + C)                                $4,202.50        $618.75

Other Costs
E. Taxes and Other Government Fees                                      $3,199.25
01 Recording Fees   Deed: $82.50   Mortgage: $131.75              $214.25
02 Transfer Tax to Dauphin County                               $2,985.00                   $2,985.00
F. Prepaids                                                             $1,904.74
01 Homeowner's Insurance Premium (12 mo.) to Penn Mutual P&C    $1,428.00
02 Mortgage Insurance Premium (  mo.)
03 Prepaid Interest ($43.34 per day from 8/21/25 to 9/1/25)       $476.74
04 Property Taxes (  mo.)
G. Initial Escrow Payment at Closing                                    $1,368.60
01 Homeowner's Insurance $119.00 per month for 2 mo.              $238.00
02 Mortgage Insurance        per month for    mo.
03 Property Taxes $312.40 per month for 4 mo.                   $1,249.60
04 Aggregate Adjustment                                         – $119.00
H. Other                                                                  $860.00
01 Home Inspection Fee to Capitol Inspections                                    $475.00
02 Real Estate Commission to Riverbend Realty                                               $8,955.00
03 Title – Owner's Title Insurance (optional) to Susquehanna      $385.00
I. TOTAL OTHER COSTS (Borrower-Paid)                                    $7,332.59
Other Costs Subtotals (E + F + G + H)                           $6,857.59        $475.00

J. TOTAL CLOSING COSTS (Borrower-Paid)                                 $12,153.84
Closing Costs Subtotals (D + I)                                $11,060.09      $1,093.75   $11,940.00
Lender Credits
CLOSING DISCLOSURE                                          PAGE 2 OF 5 • LOAN ID # 9940027716
`),
      page(`
Calculating Cash to Close                     Use this table to see what has changed from your Loan Estimate.
                                               Loan Estimate           Final   Did this change?
Total Closing Costs (J)                           $11,541.00      $12,153.84   YES • See Total Loan Costs (D) and Total Other Costs (I)
Closing Costs Paid Before Closing                         $0     – $1,093.75   YES • You paid these Closing Costs before closing
Closing Costs Financed                                    $0              $0   NO
(Paid from your Loan Amount)
Down Payment/Funds from Borrower                  $59,700.00      $59,700.00   NO
Deposit                                          – $6,000.00     – $6,000.00   NO
Funds for Borrower                                        $0              $0   NO
Seller Credits                                   – $4,500.00     – $4,500.00   NO
Adjustments and Other Credits                             $0              $0   NO
Cash to Close                                     $60,741.00      $60,260.09

Summaries of Transactions                     Use this table to see a summary of your transaction.
BORROWER'S TRANSACTION
K. Due from Borrower at Closing                    $309,560.09
01 Sale Price of Property                          $298,500.00
02 Sale Price of Any Personal Property Included in Sale
03 Closing Costs Paid at Closing (J)                $11,060.09
Adjustments for Items Paid by Seller in Advance
05 City/Town Taxes            to
06 County Taxes               to
L. Paid Already by or on Behalf of Borrower at Closing  $249,300.00
01 Deposit                                           $6,000.00
02 Loan Amount                                     $238,800.00
03 Existing Loan(s) Assumed or Taken Subject to
05 Seller Credit                                     $4,500.00
CALCULATION
Total Due from Borrower at Closing (K)             $309,560.09
Total Paid Already by or on Behalf of Borrower at Closing (L)  – $249,300.00
Cash to Close ☒ From ☐ To Borrower                  $60,260.09
CLOSING DISCLOSURE                                          PAGE 3 OF 5 • LOAN ID # 9940027716
`),
    ],
    says: {
      purchasePrice: 298500,
      downPayment: 59700,
      loanAmount: 238800,
      interestRate: 6.625,
      term: 30,
      principalInterest: 1529.06,
      monthlyPayment: 1960.46,
      mortgageInsurance: 0,
      propertyTaxes: 312.4,
      homeInsurance: 119,
      closingCosts: 12153.84,
      cashToClose: 60260.09,
      originationFee: 900,
      discountPoints: 597,
      lenderCredit: null,
      appraisalFee: 550,
      creditReport: 68.75,
      loanType: 'Conventional',
      program: 'Fixed Rate',
      underwritingFee: 1050,
      floodCertification: 11,
      lenderTitle: 1240.5,
      ownerTitle: 385,
      settlementFee: 325,
      recordingFees: 214.25,
      transferTaxes: 2985,
      prepaidInterest: 476.74,
      sellerCredit: 4500,
      earnestMoney: 6000,
      form: 'Closing Disclosure',
    },
  },
];
