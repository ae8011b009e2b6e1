import { page, type SheetCase } from './sheet-case.ts';

/** Closing Disclosures with other columns, written by a person who has not seen the reader. */
export const blindChanges: readonly SheetCase[] = [
  {
    name: 'a Closing Disclosure that changed from the Loan Estimate',
    pages: [
      page(`
Closing Disclosure                This form is a statement of final loan terms and closing costs. Compare this document with
                                  your Loan Estimate.

Closing Information               Transaction Information                        Loan Information
Date Issued      6/15/2026        Borrower   Isaac Feld                          Loan Term   30 years
Closing Date     6/19/2026                   8 Harbor View                       Purpose     Purchase
Disbursement Date 6/19/2026                  Portland, ME 04101                  Product     Fixed Rate
Settlement Agent Casco Title      Seller     Lindqvist Family Trust
File #           CT-2291                                                         Loan Type   [x] Conventional  [ ] FHA
Property         60 Fore Street   Lender     Dirigo Bank & Trust                             [ ] VA  [ ] ________
                 Portland, ME                                                    Loan ID #   DBT0061902
Sale Price       $515,000                                                        MIC #

Loan Terms                                             Can this amount increase after closing?
Loan Amount                       $412,000             NO
Interest Rate                     6.5%                 NO
Monthly Principal & Interest      $2,604.12            NO

Prepayment Penalty                                     NO
Balloon Payment                                        NO

Projected Payments
Payment Calculation                                    Years 1-30
Principal & Interest                                   $2,604.12
Mortgage Insurance                                     +    —
Estimated Escrow                                       +    —
Estimated Total
Monthly Payment                                        $2,604.12

Estimated Taxes, Insurance        $836.42              This estimate includes                    In escrow?
& Assessments                     a month              [x] Property Taxes                        NO
Amount can increase over time                          [x] Homeowner's Insurance                 NO
                                                       [ ] Other:

Costs at Closing
Closing Costs                     $9,412.60            Includes $6,051.60 in Loan Costs + $4,861.00 in Other Costs – $1,500.00
                                                       in Lender Credits. See page 2 for details.
Cash to Close                    $97,337.60           Includes Closing Costs. See Calculating Cash to Close on page 3 for details.

CLOSING DISCLOSURE                                                                              PAGE 1 OF 5 • LOAN ID # DBT0061902
`),
      page(`
Calculating Cash to Close         Use this table to see what has changed from your Loan Estimate.

                                       Loan Estimate          Final        Did this change?
Total Closing Costs (J)                   $10,870.00      $9,412.60      YES  • See Total Loan Costs (D) and Total Other Costs (I)
Closing Costs Paid Before Closing              $0.00      – $575.00      YES  • You paid these Closing Costs before closing
Closing Costs Financed
(Paid from your Loan Amount)                   $0.00          $0.00      NO
Down Payment/Funds from Borrower         $107,000.00    $103,000.00      YES  • You decreased this payment. See Section L
Deposit                                 – $10,000.00   – $10,000.00      NO
Funds for Borrower                             $0.00          $0.00      NO
Seller Credits                           – $2,000.00    – $5,000.00      YES  • See Seller Credits in Section L
Adjustments and Other Credits                  $0.00        $500.00      YES  • See details in Section K
Cash to Close                            $105,870.00     $97,337.60

Summaries of Transactions         Use this table to see a summary of your transaction.

BORROWER'S TRANSACTION                                         SELLER'S TRANSACTION
K. Due from Borrower at Closing          $524,337.60           M. Due to Seller at Closing              $515,500.00
01 Sale Price of Property                $515,000.00           01 Sale Price of Property                $515,000.00
02 Sale Price of Any Personal Property                         02 Sale Price of Any Personal Property
03 Closing Costs Paid at Closing (J)       $8,837.60           Adjustments for Items Paid by Seller in Advance
Adjustments for Items Paid by Seller in Advance                09 City/Town Taxes 6/19/26 to 6/30/26        $500.00
08 City/Town Taxes 6/19/26 to 6/30/26        $500.00           N. Due from Seller at Closing            $301,744.19
L. Paid Already by or on Behalf of                             03 Closing Costs Paid at Closing (J)      $28,120.00
   Borrower at Closing                   $427,000.00           04 Payoff of First Mortgage Loan         $268,624.19
01 Deposit                                $10,000.00           08 Seller Credit                           $5,000.00
02 Loan Amount                           $412,000.00           CALCULATION
05 Seller Credit                           $5,000.00           Total Due to Seller at Closing (M)       $515,500.00
CALCULATION                                                    Total Due from Seller at Closing (N)   – $301,744.19
Total Due from Borrower at Closing (K)   $524,337.60           Cash to Close [ ] From [x] To Seller     $213,755.81
Total Paid Already (L)                 – $427,000.00
Cash to Close [x] From [ ] To Borrower    $97,337.60

CLOSING DISCLOSURE                                                                              PAGE 3 OF 5 • LOAN ID # DBT0061902
`),
    ],
    says: {
      form: 'Closing Disclosure',
      purchasePrice: 515_000,
      downPayment: 103_000,
      loanAmount: 412_000,
      program: 'Fixed Rate',
      loanType: 'Conventional',
      term: 30,
      interestRate: 6.5,
      principalInterest: 2604.12,
      monthlyPayment: 2604.12,
      lenderCredit: 1500,
      sellerCredit: 5000,
      earnestMoney: 10_000,
      closingCosts: 9412.6,
      cashToClose: 97_337.6,
    },
  },
  {
    name: 'a Closing Disclosure whose mortgage insurance ends',
    pages: [
      page(`
Closing Disclosure                This form is a statement of final loan terms and closing costs. Compare this document with
                                  your Loan Estimate.

Closing Information               Transaction Information                        Loan Information
Date Issued      6/22/2026        Borrower   Shanice Porter                      Loan Term   30 years
Closing Date     6/26/2026                   17 Elm Ct Apt 3                     Purpose     Purchase
Disbursement Date 6/26/2026                  Toledo, OH 43604                    Product     Fixed Rate
Settlement Agent Maumee Title
File #           MT-26-881        Seller     Glass City Homes LLC                Loan Type   [x] Conventional  [ ] FHA
Property         2244 Parkside               5 Industrial Pkwy                               [ ] VA  [ ] ________
                 Toledo, OH 43606            Toledo, OH 43612                    Loan ID #   4471-0096
Sale Price       $260,000         Lender     Erie Shore Mortgage                 MIC #       88120034

Loan Terms                                             Can this amount increase after closing?
Loan Amount                       $247,000             NO
Interest Rate                     6.375%               NO
Monthly Principal & Interest      $1,540.96            NO

Prepayment Penalty                                     NO
Balloon Payment                                        NO

Projected Payments
Payment Calculation               Years 1-9                           Years 10-30
Principal & Interest              $1,540.96                           $1,540.96
Mortgage Insurance                +  123.50                           +    —
Estimated Escrow                  +  428.75                           +  428.75
Amount can increase over time
Estimated Total
Monthly Payment                   $2,093.21                           $1,969.71

Estimated Taxes, Insurance        $428.75              This estimate includes                    In escrow?
& Assessments                     a month              [x] Property Taxes                        YES
Amount can increase over time                          [x] Homeowner's Insurance                 YES
                                                       [ ] Other:

Costs at Closing
Closing Costs                     $8,094.70            Includes $4,393.00 in Loan Costs + $3,701.70 in Other Costs – $0.00
                                                       in Lender Credits. See page 2 for details.
Cash to Close                    $11,594.70           Includes Closing Costs. See Calculating Cash to Close on page 3 for details.

CLOSING DISCLOSURE                                                                              PAGE 1 OF 5 • LOAN ID # 4471-0096
`),
      page(`
Closing Cost Details
                                                            Borrower-Paid              Seller-Paid            Paid by
Loan Costs                                             At Closing  Before Closing  At Closing  Before Closing  Others

A. Origination Charges                                       $1,845.00
01  % of Loan Amount (Points)
02  Administration Fee                                  $1,845.00
B. Services Borrower Did Not Shop For                          $613.00
01  Appraisal Fee          to Buckeye Valuation                           $495.00
02  Credit Report Fee      to Credco                       $68.00                                               (L)$25.00
03  Flood Determination Fee  to Corelogic                  $14.00
04  Tax Service Fee        to Corelogic                    $36.00
C. Services Borrower Did Shop For                            $1,935.00
01  Survey Fee             to Plat Surveyors              $210.00
02  Title – Lender's Title Insurance  to Maumee Title     $795.00
03  Title – Settlement Agent Fee  to Maumee Title         $550.00                 $550.00
04  Title – Title Search   to Maumee Title                $380.00
D. TOTAL LOAN COSTS (Borrower-Paid)                          $4,393.00
Loan Costs Subtotals (A + B + C)                        $3,898.00         $495.00

Other Costs

E. Taxes and Other Government Fees                             $170.00
01  Recording Fees    Deed: $42.00  Mortgage: $128.00     $170.00
02  Transfer Tax      to Lucas County                                           $1,040.00
F. Prepaids                                                  $1,491.70
01  Homeowner's Insurance Premium (12 mo.) to Ohio Mutual $1,276.00
02  Mortgage Insurance Premium (0 mo.)
03  Prepaid Interest ($43.14 per day from 6/26/26 to 7/1/26) $215.70
04  Property Taxes ( mo.)
G. Initial Escrow Payment at Closing                         $1,740.00
01  Homeowner's Insurance $106.33 per month for 3 mo.     $319.00
02  Mortgage Insurance           per month for   mo.
03  Property Taxes        $322.42 per month for 5 mo.   $1,612.08
04  Aggregate Adjustment                                 – 191.08
H. Other                                                       $300.00
01  Home Warranty Fee     to Shield Co.                                         $450.00
02  Title – Owner's Title Insurance (optional) to Maumee Title $300.00
I. TOTAL OTHER COSTS (Borrower-Paid)                         $3,701.70
Other Costs Subtotals (E + F + G + H)                   $3,701.70

J. TOTAL CLOSING COSTS (Borrower-Paid)                       $8,094.70
Closing Costs Subtotals (D + I)                         $7,599.70         $495.00   $2,040.00
Lender Credits

CLOSING DISCLOSURE                                                                              PAGE 2 OF 5 • LOAN ID # 4471-0096
`),
      page(`
Calculating Cash to Close         Use this table to see what has changed from your Loan Estimate.

                                       Loan Estimate          Final        Did this change?
Total Closing Costs (J)                    $8,301.00      $8,094.70      YES  • See Total Loan Costs (D) and Total Other Costs (I)
Closing Costs Paid Before Closing              $0.00      – $495.00      YES  • You paid these Closing Costs before closing
Closing Costs Financed
(Paid from your Loan Amount)                   $0.00          $0.00      NO
Down Payment/Funds from Borrower          $13,000.00     $13,000.00      NO
Deposit                                  – $2,600.00    – $2,600.00      NO
Funds for Borrower                             $0.00          $0.00      NO
Seller Credits                           – $5,200.00    – $5,200.00      NO
Adjustments and Other Credits                  $0.00    – $1,205.00      YES  • See details in Sections K and L
Cash to Close                             $13,501.00     $11,594.70

CLOSING DISCLOSURE                                                                              PAGE 3 OF 5 • LOAN ID # 4471-0096
`),
    ],
    says: {
      form: 'Closing Disclosure',
      purchasePrice: 260_000,
      downPayment: 13_000,
      loanAmount: 247_000,
      program: 'Fixed Rate',
      loanType: 'Conventional',
      term: 30,
      interestRate: 6.375,
      principalInterest: 1540.96,
      propertyTaxes: 322.42,
      homeInsurance: 106.33,
      mortgageInsurance: 123.5,
      monthlyPayment: 2093.21,
      originationFee: 1845,
      appraisalFee: 495,
      creditReport: 68,
      floodCertification: 14,
      lenderTitle: 795,
      ownerTitle: 300,
      settlementFee: 550,
      recordingFees: 170,
      transferTaxes: null,
      survey: 210,
      prepaidInterest: 215.7,
      sellerCredit: 5200,
      earnestMoney: 2600,
      closingCosts: 8094.7,
      cashToClose: 11_594.7,
    },
  },
];
