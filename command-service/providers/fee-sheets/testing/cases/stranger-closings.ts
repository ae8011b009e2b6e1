import { page, type SheetCase } from './sheet-case.ts';

/** A Closing Disclosure with a credit of the seller by the fourth writer. */
export const strangerClosings: readonly SheetCase[] = [
  {
    name: 'Closing Disclosure pages 1-5, purchase, seller credit, lender credit, items paid before closing',
    pages: [
      page(`
Closing Disclosure                                          This form is a statement of final loan terms and closing costs. Compare this
                                                            document with your Loan Estimate.

Closing Information                                   Transaction Information                       Loan Information
Date Issued            3/24/2026                      Borrower  Imani Okonkwo-Reyes                 Loan Term   30 years
Closing Date           3/27/2026                                118 Vine Street Apt 6               Purpose     Purchase
Disbursement Date      3/27/2026                                Lexington, KY 40507                 Product     Fixed Rate
Settlement Agent       Bluegrass Title & Escrow       Seller    Harlan and Dot Petticrew
File #                 26-0884                                  309 Tolliver Mill Road              Loan Type   ☒ Conventional ☐ FHA
Property               309 Tolliver Mill Road         Lender    Derby Commonwealth Bank                         ☐ VA ☐ ________
                       Georgetown, KY 40324                                                         Loan ID #   DCB2600713
Sale Price             $356,500                                                                     MIC #

Loan Terms                                                  Can this amount increase after closing?
----------------------------------------------------------------------------------------------------------------------
Loan Amount                             $285,200            NO
Interest Rate                             6.375%            NO
Monthly Principal & Interest           $1,779.28            NO
See Projected Payments below for your Estimated Total Monthly Payment
                                                            Does the loan have these features?
Prepayment Penalty                                          NO
Balloon Payment                                             NO

Projected Payments
----------------------------------------------------------------------------------------------------------------------
Payment Calculation                                         Years 1-30
Principal & Interest                                        $1,779.28
Mortgage Insurance                                        + —
Estimated Escrow                                          + 375.25
Amount can increase over time
Estimated Total                                             $2,154.53
Monthly Payment

Estimated Taxes, Insurance        $375.25       This estimate includes                        In escrow?
& Assessments                     a month       ☒ Property Taxes                              YES
Amount can increase over time                   ☒ Homeowner's Insurance                       YES
See page 4 for details                          ☐ Other:

Costs at Closing
----------------------------------------------------------------------------------------------------------------------
Closing Costs             $8,141.95     Includes $3,860.90 in Loan Costs + $4,781.05 in Other Costs – $500.00 in Lender
                                        Credits. See page 2 for details.

Cash to Close             $68,604.82    Includes Closing Costs. See Calculating Cash to Close on page 3 for details.

CLOSING DISCLOSURE                                                                        PAGE 1 OF 5 • LOAN ID # DCB2600713
`),
      page(`

Closing Cost Details

                                                                   Borrower-Paid                 Seller-Paid    Paid by
Loan Costs                                                  At Closing  Before Closing   At Closing   Before Closing      Others
--------------------------------------------------------------------------------------------------------------------------------
A. Origination Charges                                                                     $1,385.00
01       % of Loan Amount (Points)
02  Application Fee                                              $300.00
03  Underwriting Fee                                           $1,085.00

B. Services Borrower Did Not Shop For                                                        $708.40
01  Appraisal Fee              to Keeneland Appraisals Inc.                     $550.00
02  Credit Report Fee          to Tri-Data Services                             $62.40
03  Flood Determination Fee    to Info Co.                        $16.00
04  Tax Status Research Fee    to Info Co.                        $80.00

C. Services Borrower Did Shop For                                                          $1,767.50
01  Pest Inspection Fee        to Pests Co.                      $120.50
02  Survey Fee                 to Elkhorn Surveys Co.             $85.00
03  Title – Insurance Binder   to Bluegrass Title & Escrow       $450.00
04  Title – Lender's Title Ins. to Bluegrass Title & Escrow       $612.00
05  Title – Settlement Agent   to Bluegrass Title & Escrow       $500.00

D. TOTAL LOAN COSTS (Borrower-Paid)                                          $3,860.90
Loan Costs Subtotals (A + B + C)                               $3,248.50       $612.40

Other Costs
--------------------------------------------------------------------------------------------------------------------------------
E. Taxes and Other Government Fees                                                           $132.00
01  Recording Fees     Deed: $46.00   Mortgage: $86.00           $132.00
02  Transfer Tax               to State of Kentucky                                          $356.50

F. Prepaids                                                                                $1,695.05
01  Homeowner's Insurance Premium (12 mo.) to Frontier Mutual     $1,446.00
02  Mortgage Insurance Premium (   mo.)
03  Prepaid Interest ($49.81 per day from 3/27/26 to 4/1/26)       $249.05
04  Property Taxes (   mo.)

G. Initial Escrow Payment at Closing                                                       $1,649.00
01  Homeowner's Insurance $120.50 per month for 2 mo.            $241.00
02  Mortgage Insurance      per month for    mo.
03  Property Taxes $254.75 per month for 6 mo.                 $1,528.50
04  Aggregate Adjustment                                        –$120.50

H. Other                                                                                   $1,305.00
01  Home Inspection Fee        to Square Level Inspections       $425.00
02  Home Warranty Fee          to XYZ Warranty Inc.                                          $495.00
03  Real Estate Commission     to Alpha Real Estate Broker                                 $8,912.50
04  Real Estate Commission     to Omega Real Estate Broker                                 $8,912.50
05  Title – Owner's Title Ins. (optional) to Bluegrass Title       $880.00

I. TOTAL OTHER COSTS (Borrower-Paid)                                         $4,781.05
Other Costs Subtotals (E + F + G + H)                          $4,781.05

J. TOTAL CLOSING COSTS (Borrower-Paid)                                       $8,141.95
Closing Costs Subtotals (D + I)                                $8,029.55       $612.40    $18,676.50
Lender Credits                                                  –$500.00

CLOSING DISCLOSURE                                                                        PAGE 2 OF 5 • LOAN ID # DCB2600713
`),
      page(`

Calculating Cash to Close                   Use this table to see what has changed from your Loan Estimate.
----------------------------------------------------------------------------------------------------------------------
                                               Loan Estimate           Final     Did this change?
Total Closing Costs (J)                               $8,110       $8,141.95     YES  • See Total Loan Costs (D) and Total Other Costs (I)
Closing Costs Paid Before Closing                         $0        –$612.40     YES  • You paid these Closing Costs before closing
Closing Costs Financed                                    $0              $0     NO
(Paid from your Loan Amount)
Down Payment/Funds from Borrower                     $71,300      $71,300.00     NO
Deposit                                              –$7,000      –$7,000.00     NO
Funds for Borrower                                        $0              $0     NO
Seller Credits                                            $0      –$2,500.00     YES  • See Seller Credits in Section L
Adjustments and Other Credits                             $0        –$724.73     YES  • See details in Sections K and L
Cash to Close                                        $72,410      $68,604.82

Summaries of Transactions                   Use this table to see a summary of your transaction.
----------------------------------------------------------------------------------------------------------------------
BORROWER'S TRANSACTION                                          SELLER'S TRANSACTION
K. Due from Borrower at Closing                  $364,029.55    M. Due to Seller at Closing                      $356,500.00
01  Sale Price of Property                       $356,500.00    01  Sale Price of Property                       $356,500.00
02  Sale Price of Any Personal Property Included in Sale        02
03  Closing Costs Paid at Closing (J)              $7,529.55
04
Adjustments
05
Adjustments for Items Paid by Seller in Advance
08  City/Town Taxes           to
09  County Taxes              to
10  Assessments               to
L. Paid Already by or on Behalf of Borrower                     N. Due from Seller at Closing                    $163,107.81
    at Closing                                   $295,424.73    01  Excess Deposit
01  Deposit                                        $7,000.00    02  Closing Costs Paid at Closing (J)             $18,676.50
02  Loan Amount                                  $285,200.00    03  Existing Loan(s) Assumed or Taken Subject to
03  Existing Loan(s) Assumed or Taken Subject to                04  Payoff of First Mortgage Loan                $141,206.58
04                                                              05  Payoff of Second Mortgage Loan
05  Seller Credit                                  $2,500.00    08  Seller Credit                                  $2,500.00
Other Credits
Adjustments for Items Unpaid by Seller                          Adjustments for Items Unpaid by Seller
12  City/Town Taxes           to                                14  City/Town Taxes           to
13  County Taxes  1/1/26 to 3/27/26                  $724.73    15  County Taxes  1/1/26 to 3/27/26                  $724.73
14  Assessments               to

CALCULATION                                                     CALCULATION
Total Due from Borrower at Closing (K)           $364,029.55    Total Due to Seller at Closing (M)               $356,500.00
Total Paid Already by or on Behalf of Borrower (L) –$295,424.73 Total Due from Seller at Closing (N)            –$163,107.81
Cash to Close ☒ From ☐ To Borrower                $68,604.82    Cash ☐ From ☒ To Seller                          $193,392.19

CLOSING DISCLOSURE                                                                        PAGE 3 OF 5 • LOAN ID # DCB2600713
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
Escrowed Property Costs            $4,503.00   Estimated total amount over year 1 for your escrowed property costs:
over Year 1                                    Homeowner's Insurance, Property Taxes
Non-Escrowed Property Costs            $0.00   Estimated total amount over year 1 for your non-escrowed property costs:
over Year 1                                    None. You may have other property costs.
Initial Escrow Payment             $1,649.00   A cushion for the escrow account you pay at closing. See Section G on page 2.
Monthly Escrow Payment               $375.25   The amount included in your total monthly payment.

CLOSING DISCLOSURE                                                                        PAGE 4 OF 5 • LOAN ID # DCB2600713
`),
      page(`

Loan Calculations                                                     Other Disclosures
----------------------------------------------------------------------------------------------------------------------
Total of Payments.                               $644,650.75          Appraisal
Total you will have paid after you make all payments of               If the property was appraised for your loan, your lender is
principal, interest, mortgage insurance, and loan costs, as           required to give you a copy at no additional cost.
scheduled.                                                            Contract Details
Finance Charge. The dollar amount the loan will  $356,570.85          See your note and security instrument for information about
cost you.                                                             what happens if you fail to make your payments.
Amount Financed. The loan amount available after $283,969.95          Liability after Foreclosure
paying your upfront finance charge.                                   State law may protect you from liability for the unpaid balance.
Annual Percentage Rate (APR). Your costs over         6.416%          Tax Deductions
the loan term expressed as a rate. This is not your interest          If you borrow more than this property is worth, the interest
rate.                                                                 on the loan amount above this property's fair market value
Total Interest Percentage (TIP). The total amount    124.68%          is not deductible from your federal income taxes.
of interest that you will pay over the loan term as a
percentage of your loan amount.

Contact Information
----------------------------------------------------------------------------------------------------------------------
                Lender                          Settlement Agent
Name            Derby Commonwealth Bank         Bluegrass Title & Escrow
NMLS ID         402117

CLOSING DISCLOSURE                                                                        PAGE 5 OF 5 • LOAN ID # DCB2600713
`),
    ],
    says: {
      loanAmount: 285_200,
      interestRate: 6.375,
      apr: 6.416,
      term: 30,
      principalInterest: 1779.28,
      monthlyPayment: 2154.53,
      closingCosts: 8141.95,
      propertyTaxes: 254.75,
      homeInsurance: 120.5,
      purchasePrice: 356_500,
      downPayment: 71_300,
      cashToClose: 68_604.82,
      lenderCredit: 500,
      program: 'Fixed Rate',
      loanType: 'Conventional',
      underwritingFee: 1085,
      applicationFee: 300,
      appraisalFee: 550,
      creditReport: 62.4,
      floodCertification: 16,
      recordingFees: 132,
      survey: 85,
      prepaidInterest: 249.05,
      sellerCredit: 2500,
      earnestMoney: 7000,
      form: 'Closing Disclosure',
    },
  },
];
