import { page, type SheetCase } from './sheet-case.ts';

/** A Closing Disclosure of a condo by the fourth writer. */
export const strangerCondos: readonly SheetCase[] = [
  {
    name: 'Closing Disclosure pages 1-5, 15-year condo purchase, insurance and HOA not in escrow',
    pages: [
      page(`
Closing Disclosure                                          This form is a statement of final loan terms and closing costs. Compare this
                                                            document with your Loan Estimate.

Closing Information                                   Transaction Information                       Loan Information
Date Issued            5/11/2026                      Borrower  Leopold Van der Hoorn               Loan Term   15 years
Closing Date           5/15/2026                                77 Canal Street                     Purpose     Purchase
Disbursement Date      5/15/2026                                Akron, OH 44308                     Product     Fixed Rate
Settlement Agent       Gulfwind Closings LLC          Seller    Estate of Ruth Ambelang
File #                 GW-51526                                 c/o 14 Court Square                 Loan Type   ☒ Conventional ☐ FHA
Property               2200 Pelican Reach Blvd #1104  Lender    Suncoast Heritage Bank                          ☐ VA ☐ ________
                       Clearwater, FL 33767                                                         Loan ID #   0099-441276
Sale Price             $298,000                                                                     MIC #

Loan Terms                                                  Can this amount increase after closing?
----------------------------------------------------------------------------------------------------------------------
Loan Amount                             $223,500            NO
Interest Rate                              5.75%            NO
Monthly Principal & Interest           $1,855.97            NO
See Projected Payments below for your Estimated Total Monthly Payment
                                                            Does the loan have these features?
Prepayment Penalty                                          NO
Balloon Payment                                             NO

Projected Payments
----------------------------------------------------------------------------------------------------------------------
Payment Calculation                                         Years 1-15
Principal & Interest                                        $1,855.97
Mortgage Insurance                                        + —
Estimated Escrow                                          + 311.20
Amount can increase over time
Estimated Total                                             $2,167.17
Monthly Payment

Estimated Taxes, Insurance        $693.70       This estimate includes                        In escrow?
& Assessments                     a month       ☒ Property Taxes                              YES
Amount can increase over time                   ☒ Homeowner's Insurance                       NO
See page 4 for details                          ☒ Other: Homeowner's Association Dues         NO

Costs at Closing
----------------------------------------------------------------------------------------------------------------------
Closing Costs             $8,174.12     Includes $3,310.60 in Loan Costs + $4,863.52 in Other Costs – $0 in Lender
                                        Credits. See page 2 for details.

Cash to Close             $65,691.93    Includes Closing Costs. See Calculating Cash to Close on page 3 for details.

CLOSING DISCLOSURE                                                                        PAGE 1 OF 5 • LOAN ID # 0099-441276
`),
      page(`

Closing Cost Details

                                                                   Borrower-Paid                 Seller-Paid    Paid by
Loan Costs                                                  At Closing  Before Closing   At Closing   Before Closing      Others
--------------------------------------------------------------------------------------------------------------------------------
A. Origination Charges                                                                     $1,708.75
01  .25 % of Loan Amount (Points)                                $558.75
02  Origination Fee                                            $1,150.00

B. Services Borrower Did Not Shop For                                                        $656.85
01  Appraisal Fee              to Bayview Valuation                            $600.00
02  Condo Questionnaire Fee    to Pelican Reach COA                                                                      $275.00
03  Credit Report Fee          to Tri-Data Services               $41.85
04  Flood Determination Fee    to Info Co.                        $15.00

C. Services Borrower Did Shop For                                                            $945.00
01  Title – Lender's Title Ins. to Gulfwind Closings LLC         $350.00
02  Title – Settlement Fee     to Gulfwind Closings LLC          $595.00

D. TOTAL LOAN COSTS (Borrower-Paid)                                          $3,310.60
Loan Costs Subtotals (A + B + C)                               $2,710.60       $600.00

Other Costs
--------------------------------------------------------------------------------------------------------------------------------
E. Taxes and Other Government Fees                                                         $1,419.75
01  Recording Fees     Deed: $27.00   Mortgage: $163.50          $190.50
02  Intangible Tax             to State of Florida               $447.00
03  Doc Stamps – Mortgage      to State of Florida               $782.25
04  Doc Stamps – Deed          to State of Florida                                         $2,086.00

F. Prepaids                                                                                $1,084.57
01  Homeowner's Insurance Premium (12 mo.) to Anhinga HO-6       $486.00
02  Mortgage Insurance Premium (   mo.)
03  Prepaid Interest ($35.21 per day from 5/15/26 to 6/1/26)       $598.57
04  Property Taxes (   mo.)

G. Initial Escrow Payment at Closing                                                       $1,867.20
01  Homeowner's Insurance      per month for    mo.
02  Mortgage Insurance      per month for    mo.
03  Property Taxes $311.20 per month for 8 mo.                 $2,489.60
04  Aggregate Adjustment                                        –$622.40

H. Other                                                                                     $492.00
01  HOA Transfer Fee           to Pelican Reach COA              $150.00
02  HOA Dues (June)            to Pelican Reach COA              $342.00
03  Real Estate Commission     to Barrier Isle Realty                                      $7,450.00
04  Real Estate Commission     to Osprey & Main                                            $7,450.00
05  Title – Owner's Title Ins. (optional) to Gulfwind                                      $1,565.00

I. TOTAL OTHER COSTS (Borrower-Paid)                                         $4,863.52
Other Costs Subtotals (E + F + G + H)                          $4,863.52

J. TOTAL CLOSING COSTS (Borrower-Paid)                                       $8,174.12
Closing Costs Subtotals (D + I)                                $7,574.12       $600.00    $18,551.00                     $275.00
Lender Credits

CLOSING DISCLOSURE                                                                        PAGE 2 OF 5 • LOAN ID # 0099-441276
`),
      page(`

Calculating Cash to Close                   Use this table to see what has changed from your Loan Estimate.
----------------------------------------------------------------------------------------------------------------------
                                               Loan Estimate           Final     Did this change?
Total Closing Costs (J)                               $8,240       $8,174.12     YES  • See Total Loan Costs (D) and Total Other Costs (I)
Closing Costs Paid Before Closing                         $0        –$600.00     YES  • You paid these Closing Costs before closing
Closing Costs Financed                                    $0              $0     NO
(Paid from your Loan Amount)
Down Payment/Funds from Borrower                     $74,500      $74,500.00     NO
Deposit                                             –$15,000     –$15,000.00     NO
Funds for Borrower                                        $0              $0     NO
Seller Credits                                            $0              $0     NO
Adjustments and Other Credits                             $0      –$1,382.19     YES  • See details in Sections K and L
Cash to Close                                        $67,740      $65,691.93

Summaries of Transactions                   Use this table to see a summary of your transaction.
----------------------------------------------------------------------------------------------------------------------
BORROWER'S TRANSACTION                                          SELLER'S TRANSACTION
K. Due from Borrower at Closing                  $305,574.12    M. Due to Seller at Closing                      $298,000.00
01  Sale Price of Property                       $298,000.00    01  Sale Price of Property                       $298,000.00
02  Sale Price of Any Personal Property Included in Sale        02
03  Closing Costs Paid at Closing (J)              $7,574.12
04
Adjustments
05
Adjustments for Items Paid by Seller in Advance
08  City/Town Taxes           to
09  County Taxes              to
10  Assessments               to
L. Paid Already by or on Behalf of Borrower                     N. Due from Seller at Closing                     $19,933.19
    at Closing                                   $239,882.19    01  Excess Deposit
01  Deposit                                       $15,000.00    02  Closing Costs Paid at Closing (J)             $18,551.00
02  Loan Amount                                  $223,500.00    03  Existing Loan(s) Assumed or Taken Subject to
03  Existing Loan(s) Assumed or Taken Subject to                04  Payoff of First Mortgage Loan                      $0.00
04                                                              05  Payoff of Second Mortgage Loan
05  Seller Credit                                               08  Seller Credit
Other Credits
Adjustments for Items Unpaid by Seller                          Adjustments for Items Unpaid by Seller
12  City/Town Taxes           to                                14  City/Town Taxes           to
13  County Taxes  1/1/26 to 5/15/26                $1,382.19    15  County Taxes  1/1/26 to 5/15/26                $1,382.19
14  Assessments               to

CALCULATION                                                     CALCULATION
Total Due from Borrower at Closing (K)           $305,574.12    Total Due to Seller at Closing (M)               $298,000.00
Total Paid Already by or on Behalf of Borrower (L) –$239,882.19 Total Due from Seller at Closing (N)             –$19,933.19
Cash to Close ☒ From ☐ To Borrower                $65,691.93    Cash ☐ From ☒ To Seller                          $278,066.81

CLOSING DISCLOSURE                                                                        PAGE 3 OF 5 • LOAN ID # 0099-441276
`),
      page(`

Additional Information About This Loan

Loan Disclosures
Assumption
If you sell or transfer this property to another person, your lender
☐ will allow, under certain conditions, this person to assume this loan on the original terms.
☒ will not allow assumption of this loan on the original terms.
Late Payment
If your payment is more than 15 days late, your lender will charge a late fee of 5% of the
monthly principal and interest payment.

Escrow Account
For now, your loan ☒ will have an escrow account (also called an "impound" or "trust" account) to pay
the property costs listed below.

Escrow
Escrowed Property Costs            $3,734.40   Estimated total amount over year 1 for your escrowed property costs:
over Year 1                                    Property Taxes
Non-Escrowed Property Costs        $4,590.00   Estimated total amount over year 1 for your non-escrowed property costs:
over Year 1                                    Homeowner's Association Dues ($342.00 per month), Homeowner's Insurance
Initial Escrow Payment             $1,867.20   A cushion for the escrow account you pay at closing. See Section G on page 2.
Monthly Escrow Payment               $311.20   The amount included in your total monthly payment.

CLOSING DISCLOSURE                                                                        PAGE 4 OF 5 • LOAN ID # 0099-441276
`),
      page(`

Loan Calculations                                                     Other Disclosures
----------------------------------------------------------------------------------------------------------------------
Total of Payments.                               $337,983.77          Appraisal
Total you will have paid after you make all payments of               If the property was appraised for your loan, your lender is
principal, interest, mortgage insurance, and loan costs, as           required to give you a copy at no additional cost.
scheduled.                                                            Contract Details
Finance Charge. The dollar amount the loan will  $112,896.92          See your note and security instrument for information about
cost you.                                                             what happens if you fail to make your payments.
Amount Financed. The loan amount available after $221,177.68          Liability after Foreclosure
paying your upfront finance charge.                                   State law may protect you from liability for the unpaid balance.
Annual Percentage Rate (APR). Your costs over         5.912%          Tax Deductions
the loan term expressed as a rate. This is not your interest          If you borrow more than this property is worth, the interest
rate.                                                                 on the loan amount above this property's fair market value
Total Interest Percentage (TIP). The total amount     49.74%          is not deductible from your federal income taxes.
of interest that you will pay over the loan term as a
percentage of your loan amount.

Contact Information
----------------------------------------------------------------------------------------------------------------------
                Lender                          Settlement Agent
Name            Suncoast Heritage Bank          Gulfwind Closings LLC
NMLS ID         618840

CLOSING DISCLOSURE                                                                        PAGE 5 OF 5 • LOAN ID # 0099-441276
`),
    ],
    says: {
      loanAmount: 223_500,
      interestRate: 5.75,
      apr: 5.912,
      term: 15,
      principalInterest: 1855.97,
      monthlyPayment: 2167.17,
      closingCosts: 8174.12,
      propertyTaxes: 311.2,
      homeInsurance: 486,
      purchasePrice: 298_000,
      downPayment: 74_500,
      cashToClose: 65_691.93,
      discountPoints: 558.75,
      hoaDues: 342,
      program: 'Fixed Rate',
      loanType: 'Conventional',
      originationFee: 1150,
      appraisalFee: 600,
      creditReport: 41.85,
      floodCertification: 15,
      settlementFee: 595,
      recordingFees: 190.5,
      prepaidInterest: 598.57,
      sellerCredit: 0,
      earnestMoney: 15_000,
      form: 'Closing Disclosure',
    },
  },
];
