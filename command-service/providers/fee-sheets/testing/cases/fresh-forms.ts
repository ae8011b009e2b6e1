import { page, sheet, type SheetCase } from './sheet-case.ts';

/** Worksheets of loan systems and official forms, written before the reader was changed for them. */
export const freshForms: readonly SheetCase[] = [
  sheet(
    'a fees worksheet with numbered sections and its payments at the right',
    `
                                            FEES WORKSHEET
Fee Details and Summary
Applicants: Noor Haddad                                 Application No: 2611-0418
Date Prepared: 11/18/2026                               Loan Program: Conv 30 Yr Fixed
Prepared By: Cedar Mortgage Group

THIS IS NOT A GOOD FAITH ESTIMATE. This "Fees Worksheet" is provided for informational purposes ONLY.

Total Loan Amount: $427,500.00    Interest Rate: 6.375 %    Term/Due In: 360 / 360 mths
Fee                                     Paid To              Paid By        Fee Split**         Amount   PFC / F / POC
ORIGINATION CHARGES                                                                             $  3,690.00
Underwriting Fee                        Lender               Borrower                              1,195.00   PFC
Processing Fee                          Broker               Borrower                                695.00   PFC
Discount points                         Lender               Borrower                              1,800.00   PFC
OTHER CHARGES                                                                                   $  3,062.50
Appraisal Fee                           Appraiser            Borrower                                625.00   POC
Credit Report                           Credit Co.           Borrower                                 88.50
Flood Certification                     Lender               Borrower                                 14.00   PFC
Closing/Escrow Fee                      Title Co.            Borrower                                750.00   PFC
Lender's Title Insurance                Title Co.            Borrower                              1,325.00
Recording Fees: Mortgage                County               Borrower                                260.00
RESERVES AND PREPAIDS                                                                           $  3,320.05
Daily interest charges    $74.67 x 15 day(s)                                                       1,120.05   PFC
Hazard Insurance Premium  12 mths at $110.00                                                       1,320.00
County Property Tax reserves  2 mths at $440.00                                                      880.00

TOTAL ESTIMATED FUNDS NEEDED TO CLOSE                          TOTAL ESTIMATED MONTHLY PAYMENT
Purchase Price (+)               475,000.00                    Principal & Interest          2,667.04
Loan Amount (-)                  427,500.00                    Other Financing (P & I)
Estimated Closing Costs (+)        6,752.50                    Hazard Insurance                110.00
Estimated Prepaids/Reserves (+)    3,320.05                    Real Estate Taxes               440.00
Total Paid by Seller (-)                                       Mortgage Insurance              121.13
Earnest Money (-)                  5,000.00                    Homeowner Assn. Dues             38.00
Total Est. Funds needed to close  52,572.55                    Total Monthly Payment         3,376.17
`,
    {
      program: 'Conv 30 Yr Fixed',
      totalLoanAmount: 427_500,
      loanAmount: 427_500,
      interestRate: 6.375,
      term: 30,
      underwritingFee: 1195,
      processingFee: 695,
      discountPoints: 1800,
      originationFee: 3690,
      appraisalFee: 625,
      creditReport: 88.5,
      floodCertification: 14,
      settlementFee: 750,
      lenderTitle: 1325,
      recordingFees: 260,
      prepaidInterest: 1120.05,
      purchasePrice: 475_000,
      closingCosts: 6752.5,
      earnestMoney: 5000,
      cashToClose: 52_572.55,
      principalInterest: 2667.04,
      homeInsurance: 110,
      propertyTaxes: 440,
      mortgageInsurance: 121.13,
      hoaDues: 38,
      monthlyPayment: 3376.17,
    },
  ),
  sheet(
    'an itemization with line numbers and a column of the seller',
    `
INITIAL FEES WORKSHEET                                                     Loan #: 90-21177
Borrower: D. Okafor            Base Loan $312,000.00   Rate 6.750%   Term 30 yrs   Sales Price $390,000.00

                                                      Borrower       Seller       Other
800   ITEMS PAYABLE IN CONNECTION WITH LOAN
801   Loan Origination Fee          1.000%            3,120.00
802   Loan Discount Points          0.500%            1,560.00
804   Appraisal Fee                                     575.00
805   Credit Report                                      72.00
810   Processing Fee                                    545.00
811   Underwriting Fee                                                              995.00
900   ITEMS REQUIRED BY LENDER TO BE PAID IN ADVANCE
901   Interest for 10 days @ $57.70 per day             577.00
903   Hazard Insurance Premium 12 mo @ 98.00          1,176.00
1100  TITLE CHARGES
1101  Settlement Fee                                    450.00      450.00
1103  Owner's Title Insurance                                     1,480.00
1104  Lender's Title Insurance                          640.00
1200  GOVERNMENT RECORDING AND TRANSFER CHARGES
1201  Recording Fees                                    165.00       25.00
1203  Transfer Taxes                                                780.00
      TOTAL ESTIMATED SETTLEMENT CHARGES              8,880.00    2,735.00
      CASH FROM BORROWER                             86,880.00
`,
    {
      loanAmount: 312_000,
      interestRate: 6.75,
      term: 30,
      purchasePrice: 390_000,
      originationFee: 3120,
      discountPoints: 1560,
      appraisalFee: 575,
      creditReport: 72,
      processingFee: 545,
      prepaidInterest: 577,
      settlementFee: 450,
      lenderTitle: 640,
      recordingFees: 165,
      closingCosts: 8880,
      cashToClose: 86_880,
    },
  ),
  sheet(
    'a loan scenario with pairs side by side',
    `
LOAN SCENARIO #4                                   11/20/2026 9:12 AM
Occupancy        Primary Residence                 Purchase Price       $360,000.00
Program          15 Year Fixed                     Down Payment         $72,000.00 (20.00%)
Lien             First                             Base Loan Amt        $288,000.00
LTV / CLTV       80.00% / 80.00%                   Note Rate            5.875%
FICO             748                               APR                  6.021%

MONTHLY HOUSING EXPENSE                            CASH TO CLOSE
1st Mortgage P&I      $2,410.90                    Down Payment         $72,000.00
Property Taxes          $375.00                    Closing Costs         $6,212.40
Hazard Ins              $102.00                    Prepaids              $2,655.35
Mortgage Ins              $0.00                    Lender Credit        ($1,440.00)
HOA Dues                 $55.00                    Seller Credit        ($3,000.00)
TOTAL PITIA           $2,942.90                    Cash to Close        $76,427.75
`,
    {
      program: '15 Year Fixed',
      term: 15,
      purchasePrice: 360_000,
      downPayment: 72_000,
      loanAmount: 288_000,
      interestRate: 5.875,
      apr: 6.021,
      principalInterest: 2410.9,
      propertyTaxes: 375,
      homeInsurance: 102,
      mortgageInsurance: 0,
      hoaDues: 55,
      monthlyPayment: 2942.9,
      closingCosts: 6212.4,
      lenderCredit: 1440,
      sellerCredit: 3000,
      cashToClose: 76_427.75,
    },
  ),
  {
    name: 'a Loan Estimate of an FHA loan with the insurance financed',
    pages: [
      page(`
HARVEST HOME LENDING
Loan Estimate                                                    LOAN TERM     30 years
DATE ISSUED   10/02/2026                                         PURPOSE       Purchase
APPLICANTS    Rosa Quiroga                                       PRODUCT       Fixed Rate
              5 Canal St                                         LOAN TYPE     ☐ Conventional ☑ FHA ☐ VA ☐ ______
              Toledo, OH 43604                                   LOAN ID #     7700412
PROPERTY      116 Orchard Way                                    RATE LOCK     ☐ NO ☑ YES, until 12/1/2026 at 5:00 p.m. EST
              Toledo, OH 43606
SALE PRICE    $290,000

Loan Terms                                      Can this amount increase after closing?
Loan Amount                    $284,735         NO
Interest Rate                  5.99%            NO
Monthly Principal & Interest   $1,705.30        NO
Prepayment Penalty                              NO
Balloon Payment                                 NO

Projected Payments
Payment Calculation                             Years 1 - 30
Principal & Interest                            $1,705.30
Mortgage Insurance                              +  126
Estimated Escrow                                +  452
Estimated Total Monthly Payment                 $2,283

Estimated Taxes, Insurance     $452             This estimate includes              In escrow?
& Assessments                  a month          ☑ Property Taxes                    YES
                                                ☑ Homeowner's Insurance             YES

Costs at Closing
Estimated Closing Costs        $13,190          Includes $9,340 in Loan Costs + $3,850 in Other Costs – $0 in Lender Credits.
Estimated Cash to Close        $13,455          Includes Closing Costs. See Calculating Cash to Close on page 2 for details.
PAGE 1 OF 3 • LOAN ID # 7700412
`),
      page(`
Closing Cost Details
Loan Costs                                               Other Costs
A. Origination Charges                  $1,695           E. Taxes and Other Government Fees                  $214
 % of Loan Amount (Points)                               Recording Fees and Other Taxes                      $214
Administration Fee                      $500             Transfer Taxes
Underwriting Fee                        $1,195
B. Services You Cannot Shop For         $5,690           F. Prepaids                                         $2,034
Appraisal Fee                           $650             Homeowner's Insurance Premium (12 months)           $1,380
Credit Report Fee                       $90              Mortgage Insurance Premium (  months)
Flood Determination Fee                 $15              Prepaid Interest ($46.73 per day for 14 days @ 5.99%)   $654
Upfront FHA Mortgage Insurance Premium  $4,935           Property Taxes (  months)
C. Services You Can Shop For            $1,955           G. Initial Escrow Payment at Closing                $902
Title – Lender's Title Policy           $780             Homeowner's Insurance $115.00 per month for 2 mo.   $230
Title – Settlement Agent Fee            $525             Property Taxes $336.00 per month for 2 mo.          $672
Title – Title Search                    $650
                                                         H. Other                                            $700
                                                         Title – Owner's Title Policy (optional)             $700
D. TOTAL LOAN COSTS (A + B + C)         $9,340           I. TOTAL OTHER COSTS (E + F + G + H)                $3,850
                                                         J. TOTAL CLOSING COSTS                              $13,190
                                                         D + I                                               $13,190
                                                         Lender Credits
                                                         Calculating Cash to Close
                                                         Total Closing Costs (J)                             $13,190
                                                         Closing Costs Financed (Paid from your Loan Amount) – $4,935
                                                         Down Payment/Funds from Borrower                    $10,200
                                                         Deposit                                             – $3,000
                                                         Funds for Borrower                                  $0
                                                         Seller Credits                                      – $2,000
                                                         Adjustments and Other Credits                       $0
                                                         Estimated Cash to Close                             $13,455
PAGE 2 OF 3 • LOAN ID # 7700412
`),
    ],
    says: {
      form: 'Loan Estimate',
      rateLock: 'locked until 12/1/2026',
      loanType: 'FHA',
      program: 'Fixed Rate',
      term: 30,
      purchasePrice: 290_000,
      loanAmount: 284_735,
      interestRate: 5.99,
      principalInterest: 1705.3,
      mortgageInsurance: 126,
      monthlyPayment: 2283,
      originationFee: 1695,
      underwritingFee: 1195,
      appraisalFee: 650,
      creditReport: 90,
      floodCertification: 15,
      lenderTitle: 780,
      ownerTitle: 700,
      settlementFee: 525,
      recordingFees: 214,
      prepaidInterest: 654,
      propertyTaxes: 336,
      homeInsurance: 115,
      downPayment: 10_200,
      earnestMoney: 3000,
      sellerCredit: 2000,
      closingCosts: 13_190,
      cashToClose: 13_455,
    },
  },
  {
    name: 'the second and third page of a Closing Disclosure',
    pages: [
      page(`
Closing Cost Details
                                                    Borrower-Paid               Seller-Paid              Paid by
Loan Costs                                      At Closing  Before Closing   At Closing  Before Closing   Others
A. Origination Charges                               $2,245.00
01 0.25 % of Loan Amount (Points)                      $950.00
02 Underwriting Fee                                  $1,295.00
B. Services Borrower Did Not Shop For                  $733.00
01 Appraisal Fee              to Blue Ridge Appraisal              $560.00
02 Credit Report Fee          to National Credit        $54.00                                            $30.00
03 Flood Determination Fee    to FloodCo                $19.00
04 Tax Service Fee            to TaxTrack              $100.00
C. Services Borrower Did Shop For                    $1,910.00
01 Title – Settlement Fee     to Piedmont Title        $485.00                  $485.00
02 Title – Lender's Policy    to Piedmont Title      $1,050.00
03 Survey Fee                 to Corner Pin            $375.00
D. TOTAL LOAN COSTS (Borrower-Paid)                  $4,888.00
Other Costs
E. Taxes and Other Government Fees                     $188.00
01 Recording Fees   Deed: $38.00  Mortgage: $150.00    $188.00
02 Transfer Tax               to State                                        $912.00
F. Prepaids                                          $2,022.72
01 Homeowner's Insurance Premium (12 mo.) to Acme    $1,500.00
03 Prepaid Interest ($65.34 per day from 11/23/26 to 12/1/26)   $522.72
G. Initial Escrow Payment at Closing                   $981.00
01 Homeowner's Insurance $125.00 per month for 3 mo.   $375.00
03 Property Taxes $202.00 per month for 3 mo.          $606.00
H. Other                                               $425.00
01 HOA Transfer Fee           to Oak Run HOA                                  $150.00
02 Title – Owner's Title Insurance (optional) to Piedmont Title   $425.00
I. TOTAL OTHER COSTS (Borrower-Paid)                 $3,616.72
J. TOTAL CLOSING COSTS (Borrower-Paid)               $8,204.72
Closing Costs Subtotals (D + I)                      $7,944.72     $560.00
Lender Credits                                        -$300.00
CLOSING DISCLOSURE                                                               PAGE 2 OF 5 • LOAN ID # 55-1047
`),
      page(`
Calculating Cash to Close        Use this table to see what has changed from your Loan Estimate.
                                        Loan Estimate      Final          Did this change?
Total Closing Costs (J)                 $8,350.00          $8,204.72      YES • See Total Loan Costs (D) and Total Other Costs (I)
Closing Costs Paid Before Closing       $0                 -$560.00       YES • You paid these Closing Costs before closing
Closing Costs Financed                  $0                 $0             NO
Down Payment/Funds from Borrower        $95,000.00         $95,000.00     NO
Deposit                                 -$9,500.00         -$9,500.00     NO
Funds for Borrower                      $0                 $0             NO
Seller Credits                          $0                 -$1,500.00     YES • See Seller Credits in Section L
Adjustments and Other Credits           $0                 -$211.40       YES • See details in Sections K and L
Cash to Close                           $93,850.00         $91,433.32

Summaries of Transactions        Use this table to see a summary of your transaction.
BORROWER'S TRANSACTION                                      SELLER'S TRANSACTION
K. Due from Borrower at Closing         $482,644.72         M. Due to Seller at Closing            $475,000.00
01 Sale Price of Property               $475,000.00         01 Sale Price of Property              $475,000.00
03 Closing Costs Paid at Closing (J)    $7,644.72
L. Paid Already by or on Behalf of Borrower at Closing  $391,211.40   N. Due from Seller at Closing   $274,310.00
01 Deposit                              $9,500.00           02 Closing Costs Paid at Closing (J)   $1,547.00
02 Loan Amount                          $380,000.00         04 Payoff of First Mortgage Loan       $271,051.60
05 Seller Credit                        $1,500.00           08 Seller Credit                       $1,500.00
14 County Taxes 7/1/26 to 11/23/26      $211.40             14 County Taxes 7/1/26 to 11/23/26     $211.40
CALCULATION
Total Due from Borrower at Closing (K)  $482,644.72         Total Due to Seller at Closing (M)     $475,000.00
Total Paid Already by or on Behalf of Borrower (L) -$391,211.40   Total Due from Seller (N)        -$274,310.00
Cash to Close  [x] From  [ ] To Borrower  $91,433.32        Cash  [ ] From  [x] To Seller          $200,690.00
CLOSING DISCLOSURE                                                               PAGE 3 OF 5 • LOAN ID # 55-1047
`),
    ],
    says: {
      form: 'Closing Disclosure',
      originationFee: 2245,
      discountPoints: 950,
      underwritingFee: 1295,
      appraisalFee: 560,
      creditReport: 54,
      floodCertification: 19,
      settlementFee: 485,
      lenderTitle: 1050,
      ownerTitle: 425,
      survey: 375,
      recordingFees: 188,
      prepaidInterest: 522.72,
      homeInsurance: 125,
      propertyTaxes: 202,
      lenderCredit: 300,
      closingCosts: 8204.72,
      downPayment: 95_000,
      earnestMoney: 9500,
      sellerCredit: 1500,
      purchasePrice: 475_000,
      loanAmount: 380_000,
      cashToClose: 91_433.32,
    },
  },
  {
    name: 'a Closing Disclosure of a refinance with payoffs',
    pages: [
      page(`
Closing Disclosure
Closing Information                Transaction Information             Loan Information
Date Issued    11/10/2026          Borrower  Tomas Lind                Loan Term   20 years
Closing Date   11/14/2026          Lender    Lakeshore Savings         Purpose     Refinance
Settlement Agent  Shoreline Title                                      Product     Fixed Rate
Property       88 Quay Rd                                              Loan Type   [x] Conventional [ ] FHA [ ] VA [ ] ___
Appraised Prop. Value  $300,000                                        Loan ID #   R-2291

Loan Terms                                      Can this amount increase after closing?
Loan Amount                    $189,000         NO
Interest Rate                  6.5%             NO
Monthly Principal & Interest   $1,409.13        NO

Costs at Closing
Closing Costs                  $3,914.60        Includes $2,610.00 in Loan Costs + $1,504.60 in Other Costs - $200.00 in Lender Credits.
Cash to Close                  $6,118.77        Includes Closing Costs. See Calculating Cash to Close on page 3 for details.
                                                [ ] From [x] To Borrower
`),
      page(`
Payoffs and Payments       Use this table to see a summary of your payoffs and payments to others from your loan amount.
TO                                                                 AMOUNT
01 Old Harbor Bank - mortgage payoff                               $171,402.13
02 Citywide Card                                                     $7,564.50
K. TOTAL PAYOFFS AND PAYMENTS                                      $178,966.63

Calculating Cash to Close              Loan Estimate        Final            Did this change?
Loan Amount                            $189,000.00          $189,000.00      NO
Total Closing Costs (J)                -$4,020.00           -$3,914.60       YES
Closing Costs Paid Before Closing (J)  $0                   $0               NO
Total Payoffs and Payments (K)         -$179,500.00         -$178,966.63     YES
Cash to Close                          $5,480.00            $6,118.77
                                       [ ] From [x] To      [ ] From [x] To
                                       Borrower             Borrower
`),
    ],
    says: {
      form: 'Closing Disclosure',
      term: 20,
      program: 'Fixed Rate',
      loanType: 'Conventional',
      loanAmount: 189_000,
      interestRate: 6.5,
      principalInterest: 1409.13,
      closingCosts: 3914.6,
      lenderCredit: 200,
      cashToClose: -6118.77,
    },
  },
  sheet(
    'a Loan Estimate of a seven-year adjustable loan, its first page',
    `
Loan Estimate                                                LOAN TERM     30 years
DATE ISSUED  11/12/2026                                      PURPOSE       Purchase
APPLICANTS   Mei Tanaka                                      PRODUCT       7/6m Adjustable Rate
PROPERTY     900 Alder Loop                                  LOAN TYPE     [x] Conventional [ ] FHA [ ] VA [ ] _____
SALE PRICE   $775,000                                        RATE LOCK     [x] NO [ ] YES, until
Loan Terms                                    Can this amount increase after closing?
Loan Amount                  $620,000         NO
Interest Rate                5.875%           YES  • Adjusts every 6 months starting in year 8
                                                   • Can go as high as 10.875% in year 10
Monthly Principal & Interest $3,667.53        YES  • Adjusts every 6 months starting in year 8
                                                   • Can go as high as $5,497 in year 10
Projected Payments
Payment Calculation     Years 1-7       Years 8-9          Years 10-30
Principal & Interest    $3,667.53       $3,000 min         $3,000 min
                                        $4,940 max         $5,497 max
Mortgage Insurance      +    0          +    0             +    0
Estimated Escrow        +  918          +  918             +  918
Estimated Total         $4,586          $3,918 - $5,858    $3,918 - $6,415
Monthly Payment
Costs at Closing
Estimated Closing Costs      $14,870    Includes $11,200 in Loan Costs + $4,920 in Other Costs - $1,250 in Lender Credits.
Estimated Cash to Close      $162,370   Includes Closing Costs.
`,
    {
      form: 'Loan Estimate',
      rateLock: 'not locked',
      term: 30,
      program: '7/6m Adjustable Rate',
      loanType: 'Conventional',
      purchasePrice: 775_000,
      loanAmount: 620_000,
      interestRate: 5.875,
      rateCap: 10.875,
      principalInterest: 3667.53,
      paymentCap: 5497,
      mortgageInsurance: 0,
      monthlyPayment: 4586,
      lenderCredit: 1250,
      closingCosts: 14_870,
      cashToClose: 162_370,
    },
  ),
  sheet(
    'a settlement statement of buyer and seller with debits and credits',
    `
American Land Title Association                                   ALTA Settlement Statement - Combined
File No.: 26-0933          Settlement Date: 11/24/2026            Escrow Officer: L. Brandt

      Seller                                                              Borrower/Buyer
 Debit       Credit                    Description                        Debit         Credit
                          Financial
             520,000.00   Sales Price of Property                         520,000.00
                          Deposit                                                       10,400.00
                          Loan Amount                                                   416,000.00
  4,000.00                Seller Credit                                                 4,000.00
                          Loan Charges to Bayside Lending
                          Underwriting Fee                                1,150.00
                          Appraisal Fee                                   600.00
                          Prepaid Interest ($71.23 per day)               498.61
                          Title Charges & Escrow / Settlement Charges
    525.00                Escrow Fee to Harbor Escrow                     525.00
  1,890.00                Owner's Title Insurance
                          Lender's Title Insurance                        910.00
                          Government Recording and Transfer Charges
                          Recording Fees                                  225.00
  2,600.00                Transfer Tax
  9,015.00   520,000.00   Subtotals                                       523,908.61    430,400.00
                          Due From Borrower                                             93,508.61
510,985.00                Due To Seller
520,000.00   520,000.00   Totals                                          523,908.61    523,908.61
`,
    {
      purchasePrice: 520_000,
      earnestMoney: 10_400,
      loanAmount: 416_000,
      sellerCredit: 4000,
      underwritingFee: 1150,
      appraisalFee: 600,
      prepaidInterest: 498.61,
      settlementFee: 525,
      lenderTitle: 910,
      recordingFees: 225,
      cashToClose: 93_508.61,
    },
  ),
  sheet(
    'a settlement statement with lines 101 to 303',
    `
J. SUMMARY OF BORROWER'S TRANSACTION               K. SUMMARY OF SELLER'S TRANSACTION
100. Gross Amount Due From Borrower                400. Gross Amount Due To Seller
101. Contract sales price          245,000.00      401. Contract sales price          245,000.00
103. Settlement charges (1400)       7,318.20      403.
120. Gross Amount Due             252,318.20      420. Gross Amount Due              245,000.00
200. Amounts Paid By Borrower                      500. Reductions In Amount Due
201. Deposit or earnest money        2,500.00      501. Excess deposit
202. Principal amount of new loan  196,000.00      502. Settlement charges (1400)      15,940.00
220. Total Paid By/For Borrower    198,500.00      520. Total Reduction                15,940.00
303. CASH FROM BORROWER             53,818.20      603. CASH TO SELLER                229,060.00
`,
    {
      purchasePrice: 245_000,
      earnestMoney: 2500,
      loanAmount: 196_000,
      closingCosts: 7318.2,
      cashToClose: 53_818.2,
    },
  ),
  sheet(
    'an estimate with dotted leaders of several kinds',
    `
ESTIMATE OF COSTS                                        Prepared 11/19/26
Sale price . . . . . . . . . . . . . . . . . .  $ 310,000.00
Less: down payment - - - - - - - - - - - - - -  $  31,000.00
Mortgage amount ............................... $ 279,000.00
Interest rate ................................. 6.250 %
Loan origination fee ......_................... $   1,395.00
Appraisal ...,................................. $     550.00
Credit report ::::::::::::::::::::::::::::::::: $      65.00
Title insurance ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ $   1,104.00
Recording •••••••••••••••••••••••••••••••••••••• $     128.00
Survey *************************************** $     400.00
Total closing costs =========================== $   3,642.00
CASH TO CLOSE --------------------------------> $  34,642.00
`,
    {
      purchasePrice: 310_000,
      downPayment: 31_000,
      loanAmount: 279_000,
      interestRate: 6.25,
      originationFee: 1395,
      appraisalFee: 550,
      creditReport: 65,
      titleInsurance: 1104,
      recordingFees: 128,
      survey: 400,
      closingCosts: 3642,
      cashToClose: 34_642,
    },
  ),
];
