import { sheet, type SheetCase } from './sheet-case.ts';

/** Applications, statements and changes, written by a person who has not seen the reader. */
export const blindApplications: readonly SheetCase[] = [
  sheet(
    'a summary of changes between two Loan Estimates',
    `
FEE VARIANCE / CHANGED CIRCUMSTANCE SUMMARY                                                   Loan No. 55-880921
Borrower: Nadia Horvat                 Reason: Borrower requested rate lock with points       Redisclosed: 06/03/2026

                                              Initial LE            Revised LE             Change
                                              05/20/2026            06/03/2026
-----------------------------------------------------------------------------------------------------
Sale Price                                      $385,000              $385,000
Loan Amount                                     $365,750              $365,750
Interest Rate                                     6.375%                6.250%            -0.125%
Monthly P&I                                    $2,281.80             $2,251.99            -$29.81
Mortgage Insurance (monthly)                     $198.11               $198.11

A. Origination Charges                            $1,395                $3,224            +$1,829
   Points                                             $0                $1,829            +$1,829
   Underwriting Fee                               $1,395                $1,395
B. Services You Cannot Shop For                     $698                  $773               +$75
   Appraisal Fee                                    $600                  $675               +$75
   Credit Report Fee                                 $85                   $85
   Flood Determination Fee                           $13                   $13
C. Services You Can Shop For                      $1,745                $1,745
D. Total Loan Costs                               $3,838                $5,742            +$1,904
E. Taxes and Other Government Fees                  $155                  $155
F. Prepaids                                       $2,083                $2,070              -$13
G. Initial Escrow Payment                         $1,632                $1,632
H. Other                                            $910                  $910
I. Total Other Costs                              $4,780                $4,767              -$13
J. Total Closing Costs                            $8,618               $10,509            +$1,891

Estimated Cash to Close                          $23,868               $25,759            +$1,891

Zero tolerance bucket: appraisal increase of $75 is supported by the changed circumstance. No cure is required.
`,
    {
      purchasePrice: 385_000,
      loanAmount: 365_750,
      interestRate: 6.25,
      principalInterest: 2251.99,
      mortgageInsurance: 198.11,
      originationFee: 3224,
      discountPoints: 1829,
      underwritingFee: 1395,
      appraisalFee: 675,
      creditReport: 85,
      floodCertification: 13,
      closingCosts: 10_509,
      cashToClose: 25_759,
    },
  ),
  sheet(
    'the lender’s part of a loan application',
    `
                                                                    Lender Loan No./Universal Loan Identifier  0098172634
                                                                    Agency Case No.
Uniform Residential Loan Application — Lender Loan Information
This section is completed by your Lender.

L1. Property and Loan Information
Community Property State                        Transaction Detail
[ ] At least one borrower lives in a            [ ] Conversion of Contract for Deed or Land Contract
    community property state.                   [ ] Renovation
                                                [ ] Construction-Conversion/Construction-to-Permanent
L2. Title Information
Title to the Property Will be Held in What Name(s):   Oscar Lindgren and Faye Lindgren

L3. Mortgage Loan Information
Mortgage Type Applied For                       Terms of Loan                       Mortgage Lien Type
[x] Conventional   [ ] USDA-RD                  Note Rate   6.625 %                 [x] First Lien
[ ] FHA  [ ] VA    [ ] Other:                   Loan Term   360 (months)            [ ] Subordinate Lien

Amortization Type                               Proposed Monthly Payment for Property
[x] Fixed Rate     [ ] Other (explain):         First Mortgage (P & I)                               $    2,689.31
[ ] Adjustable Rate                             Subordinate Lien(s) (P & I)                          $
    If Adjustable Rate:                         Homeowner's Insurance                                $      164.00
    Initial Period Prior to First Adj. __ mo    Supplemental Property Insurance                      $
    Subsequent Adjustment Period __ mo          Property Taxes                                       $      546.88
Loan Features                                   Mortgage Insurance                                   $
[ ] Balloon / Balloon Term __ (months)          Association/Project Dues (Condo, Co-Op, PUD)         $       35.00
[ ] Interest Only / Term __ (months)            Other                                                $
[ ] Negative Amortization                       TOTAL                                                $    3,435.19

L4. Qualifying the Borrower — Minimum Required Funds or Cash Back
DUE FROM BORROWER(S)
A. Sales Contract Price                                                                              $  525,000.00
B. Improvements, Renovations, and Repairs                                                            $
C. Land (if acquired separately)                                                                     $
D. For Refinance: Balance of Mortgage Loans on the Property to be paid off in the Transaction        $
E. Credit Cards and Other Debts Paid Off                                                             $
F. Borrower Closing Costs (including Prepaid and Initial Escrow Payments)                            $   14,206.18
G. Discount Points                                                                                   $    2,100.00
H. TOTAL DUE FROM BORROWER(s) (Total of A thru G)                                                    $  541,306.18

TOTAL MORTGAGE LOANS
I. Loan Amount
   Loan Amount Excluding Financed Mortgage Insurance (or Mortgage Insurance Equivalent)  $ 420,000.00
   Financed Mortgage Insurance (or Mortgage Insurance Equivalent) Amount                 $       0.00 $  420,000.00
J. Other New Mortgage Loans on the Property the Borrower(s) is Buying or Refinancing                 $
K. TOTAL MORTGAGE LOANS (Total of I and J)                                                           $  420,000.00

TOTAL CREDITS
L. Seller Credits (Enter the amount of Borrower(s) costs paid by the property seller)                $    7,500.00
M. Other Credits (Enter the sum of all other credits — Earnest Money)                                $   15,000.00
N. TOTAL CREDITS (Total of L and M)                                                                  $   22,500.00

CALCULATION
TOTAL DUE FROM BORROWER(s) (Line H)                                                                  $  541,306.18
LESS TOTAL MORTGAGE LOANS (Line K) AND TOTAL CREDITS (Line N)                                      – $  442,500.00
Cash From/To the Borrower (Line H minus Line K and Line N)                                           $   98,806.18

Uniform Residential Loan Application — Lender Loan Information
Freddie Mac Form 65 • Fannie Mae Form 1003                                                              Effective 1/2021
`,
    {
      purchasePrice: 525_000,
      loanAmount: 420_000,
      term: 30,
      interestRate: 6.625,
      principalInterest: 2689.31,
      propertyTaxes: 546.88,
      homeInsurance: 164,
      hoaDues: 35,
      monthlyPayment: 3435.19,
      discountPoints: 2100,
      sellerCredit: 7500,
      earnestMoney: 15_000,
      closingCosts: 14_206.18,
      cashToClose: 98_806.18,
    },
  ),
  sheet(
    'a settlement statement of a borrower',
    `
American Land Title Association                                       ALTA Settlement Statement - Borrower/Buyer
                                                                                       Adopted 05-01-2015
File No./Escrow No.: NCS-118824                  Pioneer Escrow Company
Print Date & Time: 06/11/26 10:02 AM             2200 3rd Ave, Tacoma WA 98402
Officer/Escrow Officer: Dee Walsh
Settlement Location: Tacoma
Property Address: 4408 N 26th St, Tacoma WA 98407
Borrower: Ravi and Anika Menon
Seller: J. Torvald
Lender: Sound Credit Union
Settlement Date: 06/12/26              Disbursement Date: 06/12/26

Description                                                                   Borrower/Buyer
                                                                          Debit            Credit
---------------------------------------------------------------------------------------------------
Financial
  Sales Price of Property                                            495,000.00
  Deposit including earnest money                                                       15,000.00
  Loan Amount                                                                          396,000.00
  Seller Credit                                                                          6,000.00
  Lender Credit                                                                          1,188.00

Prorations/Adjustments
  County Taxes 06/12/26 to 07/01/26                                      221.67

Loan Charges to Sound Credit Union
  Origination Charge                                                   1,450.00
  Appraisal Fee                                                          725.00
  Credit Report                                                           61.00
  Prepaid Interest 06/12/26 to 07/01/26 (19 days @ 69.1644)            1,314.12

Other Loan Charges
  Homeowner's Insurance Premium to PEMCO 12 months                     1,404.00

Impounds
  Homeowner's Insurance 3 months @ $117.00                               351.00
  Property Taxes 3 months @ $350.00                                    1,050.00
  Aggregate Adjustment                                                                     234.00

Title Charges & Escrow / Settlement Charges
  Lender's Title Insurance $396,000 coverage                             842.00
  Escrow Fee                                                           1,105.00
  Sales tax on escrow fee                                                113.82

Government Recording and Transfer Charges
  Recording Fees                                                         518.50
---------------------------------------------------------------------------------------------------
Subtotals                                                            504,156.11       418,422.00
Due from Borrower                                                                      85,734.11
Totals                                                               504,156.11       504,156.11

Acknowledgement
We/I have carefully reviewed the ALTA Settlement Statement and find it to be a true and accurate statement of all receipts and
disbursements made on my account or by me in this transaction.
`,
    {
      purchasePrice: 495_000,
      loanAmount: 396_000,
      propertyTaxes: 350,
      homeInsurance: 117,
      originationFee: 1450,
      appraisalFee: 725,
      creditReport: 61,
      lenderTitle: 842,
      settlementFee: 1105,
      recordingFees: 518.5,
      prepaidInterest: 1314.12,
      lenderCredit: 1188,
      sellerCredit: 6000,
      earnestMoney: 15_000,
      cashToClose: 85_734.11,
    },
  ),
];
