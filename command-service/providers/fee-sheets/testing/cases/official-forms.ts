import { page, type SheetCase } from './sheet-case.ts';

/**
 * Loan Estimates and Closing Disclosures in the layout of the Consumer Financial Protection Bureau, with invented
 * loans.
 */
const loanEstimateFixed: SheetCase = {
  name: 'Loan Estimate: purchase, fixed rate, conventional, locked',
  pages: [
    page(`
JUNIPER BANK                                                        Save this Loan Estimate to compare with your Closing Disclosure.
100 Harbor Way • Somecity, ST 12340
Loan Estimate                                                       LOAN TERM      30 years
DATE ISSUED       3/10/2026                                         PURPOSE        Purchase
APPLICANTS        Alex Rivera and Jo Kim                            PRODUCT        Fixed Rate
                  77 Elm Street                                     LOAN TYPE      [x] Conventional   [ ] FHA   [ ] VA   [ ] ________
                  Anytown, ST 12345                                 LOAN ID #      40012345
PROPERTY          9 Lake Road                                       RATE LOCK      [ ] NO   [x] YES, until 5/9/2026 at 5:00 p.m. EDT
                  Anytown, ST 12345                                                Before closing, your interest rate, points, and lender credits can
SALE PRICE        $240,000                                                         change unless you lock the interest rate.

Loan Terms                                         Can this amount increase after closing?
Loan Amount                       $216,000         NO
Interest Rate                     6.125%           NO
Monthly Principal & Interest      $1,312.44        NO
See Projected Payments below for your
Estimated Total Monthly Payment
                                                   Does the loan have these features?
Prepayment Penalty                                 YES    • As high as $4,320 if you pay off the loan during the first 2 years
Balloon Payment                                    NO

Projected Payments
Payment Calculation               Years 1-7                         Years 8-30
Principal & Interest              $1,312.44                         $1,312.44
Mortgage Insurance                +   109                           +   —
Estimated Escrow                  +   275                           +   275
Amount can increase over time
Estimated Total
                                  $1,696                            $1,587
Monthly Payment
                                                   This estimate includes            In escrow?
Estimated Taxes, Insurance        $275             [x] Property Taxes                YES
& Assessments                     a month          [x] Homeowner's Insurance         YES
Amount can increase over time                      [ ] Other:

Costs at Closing
Estimated Closing Costs           $10,739    Includes $7,563 in Loan Costs + $3,176 in Other Costs – $0
                                             in Lender Credits. See page 2 for details.
Estimated Cash to Close           $22,739    Includes Closing Costs. See Calculating Cash to Close on page 2 for details.
                                             Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.
LOAN ESTIMATE                                                                                  PAGE 1 OF 3 • LOAN ID # 40012345
`),
    page(`
Closing Cost Details
Loan Costs                                                   Other Costs
A. Origination Charges                       $2,402          E. Taxes and Other Government Fees                         $113
.25% of Loan Amount (Points)                 $540            Recording Fees and Other Taxes                             $113
Application Fee                              $400            Transfer Taxes
Underwriting Fee                             $1,462
                                                             F. Prepaids                                                $1,350
                                                             Homeowner's Insurance Premium ( 6 months)                  $806
                                                             Mortgage Insurance Premium (    months)
                                                             Prepaid Interest ( $36.25 per day for 15 days @ 6.125%)    $544
                                                             Property Taxes (    months)
B. Services You Cannot Shop For              $897            G. Initial Escrow Payment at Closing                       $551
Appraisal Fee                                $540            Homeowner's Insurance  $134.33 per month for 2 mo.         $269
Credit Report Fee                            $40             Mortgage Insurance            per month for    mo.
Flood Determination Fee                      $27             Property Taxes         $141.00 per month for 2 mo.         $282
Flood Monitoring Fee                         $43
Tax Monitoring Fee                           $100
Tax Status Research Fee                      $147
                                                             H. Other                                                   $1,162
C. Services You Can Shop For                 $4,264          Title – Owner's Title Policy (optional)                    $1,162
Pest Inspection Fee                          $180
Survey Fee                                   $87             I. TOTAL OTHER COSTS (E + F + G + H)                       $3,176
Title – Insurance Binder                     $933
Title – Lender's Title Policy                $713            J. TOTAL CLOSING COSTS                                     $10,739
Title – Settlement Agent Fee                 $670            D + I                                                      $10,739
Title – Title Search                         $1,681          Lender Credits

                                                             Calculating Cash to Close
                                                             Total Closing Costs (J)                                    $10,739
                                                             Closing Costs Financed (Paid from your Loan Amount)        $0
D. TOTAL LOAN COSTS (A + B + C)              $7,563          Down Payment/Funds from Borrower                           $24,000
                                                             Deposit                                                    – $12,000
                                                             Funds for Borrower                                         $0
                                                             Seller Credits                                             $0
                                                             Adjustments and Other Credits                              $0
                                                             Estimated Cash to Close                                    $22,739
LOAN ESTIMATE                                                                                  PAGE 2 OF 3 • LOAN ID # 40012345
`),
    page(`
Additional Information About This Loan
LENDER              Juniper Bank                             MORTGAGE BROKER
NMLS/__ LICENSE ID                                           NMLS/__ LICENSE ID
LOAN OFFICER        Pat Smith                                LOAN OFFICER
NMLS/__ LICENSE ID  12345                                    NMLS/__ LICENSE ID
EMAIL               pat@juniper.example                      EMAIL
PHONE               123-456-7890                             PHONE

Comparisons                        Use these measures to compare this loan with other loans.
In 5 Years                         $92,709    Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                   $15,012    Principal you will have paid off.
Annual Percentage Rate (APR)       6.584%     Your costs over the loan term expressed as a rate. This is not your interest rate.
Total Interest Percentage (TIP)    118.74%    The total amount of interest that you will pay over the loan term as a
                                              percentage of your loan amount.
Other Considerations
Appraisal              We may order an appraisal to determine the property's value and charge you for this appraisal.
Late Payment           If your payment is more than 15 days late, we will charge a late fee of 5% of the monthly
                       principal and interest payment.
Servicing              We intend [ ] to service your loan. [x] to transfer servicing of your loan.
LOAN ESTIMATE                                                                                  PAGE 3 OF 3 • LOAN ID # 40012345
`),
  ],
  says: {
    form: 'Loan Estimate',
    rateLock: 'locked until 5/9/2026',
    purchasePrice: 240_000,
    downPayment: 24_000,
    loanAmount: 216_000,
    program: 'Fixed Rate',
    loanType: 'Conventional',
    term: 30,
    interestRate: 6.125,
    apr: 6.584,
    principalInterest: 1312.44,
    propertyTaxes: 141,
    homeInsurance: 134.33,
    mortgageInsurance: 109,
    monthlyPayment: 1696,
    originationFee: 2402,
    discountPoints: 540,
    underwritingFee: 1462,
    applicationFee: 400,
    appraisalFee: 540,
    creditReport: 40,
    floodCertification: 27,
    lenderTitle: 713,
    ownerTitle: 1162,
    settlementFee: 670,
    recordingFees: 113,
    survey: 87,
    prepaidInterest: 544,
    sellerCredit: 0,
    earnestMoney: 12_000,
    closingCosts: 10_739,
    cashToClose: 22_739,
  },
};

const loanEstimateRefinance: SheetCase = {
  name: 'Loan Estimate: refinance of a VA loan, money to the borrower',
  pages: [
    page(`
Loan Estimate                                                       LOAN TERM      15 years
DATE ISSUED       1/22/2026                                         PURPOSE        Refinance
APPLICANTS        Sam Ortiz                                         PRODUCT        Fixed Rate
                  12 Pine Court                                     LOAN TYPE      [ ] Conventional   [ ] FHA   [x] VA   [ ] ________
                  Anytown, ST 12345                                 LOAN ID #      88112
PROPERTY          12 Pine Court                                     RATE LOCK      [x] NO   [ ] YES, until
                  Anytown, ST 12345
EST. PROP. VALUE  $410,000
Loan Terms                                         Can this amount increase after closing?
Loan Amount                       $300,000         NO
Interest Rate                     5.5%             NO
Monthly Principal & Interest      $2,451.25        NO
Prepayment Penalty                                 NO
Balloon Payment                                    NO
Projected Payments
Payment Calculation                                Years 1-15
Principal & Interest                               $2,451.25
Mortgage Insurance                                 +   0
Estimated Escrow                                   +   510
Estimated Total Monthly Payment                    $2,961
Estimated Taxes, Insurance        $510             This estimate includes            In escrow?
& Assessments                     a month          [x] Property Taxes                YES
Costs at Closing
Estimated Closing Costs           $9,120     Includes $7,020 in Loan Costs + $2,600 in Other Costs – $500 in Lender Credits.
Estimated Cash to Close           $18,380    Includes Closing Costs. See Calculating Cash to Close on page 2 for details.
                                             [ ] From   [x] To Borrower
`),
    page(`
Loan Costs                                                   Other Costs
A. Origination Charges                       $4,050          E. Taxes and Other Government Fees                         $149
1% of Loan Amount (Points)                   $3,000          Recording Fees and Other Taxes                             $149
Processing Fee                               $450            Transfer Taxes
Underwriting Fee                             $600            F. Prepaids                                                $678
B. Services You Cannot Shop For              $1,485          Homeowner's Insurance Premium (   months)
Appraisal Fee                                $650            Prepaid Interest ( $45.21 per day for 15 days @ 5.5%)      $678
Credit Report Fee                            $85             G. Initial Escrow Payment at Closing                       $1,773
Flood Determination Fee                      $15             Homeowner's Insurance  $120.00 per month for 3 mo.         $360
VA Inspection Fee                            $735            Property Taxes         $390.00 per month for 3 mo.         $1,170
C. Services You Can Shop For                 $1,485          H. Other
Title – Lender's Title Policy                $880            I. TOTAL OTHER COSTS (E + F + G + H)                       $2,600
Title – Settlement Agent Fee                 $605            J. TOTAL CLOSING COSTS                                     $9,120
                                                             D + I                                                      $9,620
D. TOTAL LOAN COSTS (A + B + C)              $7,020          Lender Credits                                             – $500
                                                             Calculating Cash to Close
                                                             Loan Amount                                                $300,000
                                                             Total Closing Costs (J)                                    – $9,120
                                                             Estimated Total Payoffs and Payments                       – $272,500
                                                             Estimated Cash to Close  [ ] From  [x] To Borrower         $18,380
                                                             Estimated Closing Costs Financed                           $9,120
                                                             (Paid from your Loan Amount)
`),
    page(`
Comparisons                        Use these measures to compare this loan with other loans.
In 5 Years                         $154,095   Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                   $74,100    Principal you will have paid off.
Annual Percentage Rate (APR)       5.872%     Your costs over the loan term expressed as a rate. This is not your interest rate.
Total Interest Percentage (TIP)    47.07%     The total amount of interest that you will pay over the loan term.
`),
  ],
  says: {
    form: 'Loan Estimate',
    rateLock: 'not locked',
    loanAmount: 300_000,
    program: 'Fixed Rate',
    loanType: 'VA',
    term: 15,
    interestRate: 5.5,
    apr: 5.872,
    principalInterest: 2451.25,
    propertyTaxes: 390,
    homeInsurance: 120,
    mortgageInsurance: 0,
    monthlyPayment: 2961,
    originationFee: 4050,
    discountPoints: 3000,
    underwritingFee: 600,
    processingFee: 450,
    appraisalFee: 650,
    creditReport: 85,
    floodCertification: 15,
    lenderTitle: 880,
    settlementFee: 605,
    recordingFees: 149,
    prepaidInterest: 678,
    lenderCredit: 500,
    closingCosts: 9120,
    cashToClose: -18_380,
  },
};

const loanEstimateAdjustable: SheetCase = {
  name: 'Loan Estimate: adjustable rate, FHA, not locked',
  pages: [
    page(`
Loan Estimate                                                       LOAN TERM      30 years
DATE ISSUED       7/23/2026                                         PURPOSE        Purchase
APPLICANTS        Lee Park                                          PRODUCT        5/1 Adjustable Rate
PROPERTY          3 Mill Lane                                       LOAN TYPE      [ ] Conventional   [x] FHA   [ ] VA   [ ] ________
                  Anytown, ST 12345                                 LOAN ID #      1330172608
SALE PRICE        $300,000                                          RATE LOCK      [x] NO   [ ] YES, until
Loan Terms                                         Can this amount increase after closing?
Loan Amount                       $270,000         NO
Interest Rate                     5%               YES    • Adjusts every year starting in year 6
                                                          • Can go as high as 10% in year 8
                                                          • See AIR Table on page 2 for details
Monthly Principal & Interest      $1,449.42        YES    • Adjusts every year starting in year 6
See Projected Payments below for your                     • Can go as high as $2,304 in year 8
Estimated Total Monthly Payment
Prepayment Penalty                                 NO
Balloon Payment                                    NO
Projected Payments
Payment Calculation      Years 1-5         Year 6              Year 7              Years 8-30
Principal & Interest     $1,449.42         $1,293 min          $1,293 min          $1,293 min
                                           $1,771 max          $2,032 max          $2,304 max
Mortgage Insurance       +   180           +   180             +   180             +   —
Estimated Escrow         +   340           +   340             +   340             +   340
Estimated Total
                         $1,969            $1,813–$2,291       $1,813–$2,552       $1,633–$2,644
Monthly Payment
Costs at Closing
Estimated Closing Costs           $9,300     Includes $6,100 in Loan Costs + $3,200 in Other Costs – $0 in Lender Credits.
Estimated Cash to Close           $33,300    Includes Closing Costs. See Calculating Cash to Close on page 2 for details.
`),
    page(`
Loan Costs                                                   Other Costs
A. Origination Charges                       $2,800          E. Taxes and Other Government Fees                         $152
Origination Fee                              $1,600          Recording Fees and Other Taxes                             $152
Underwriting Fee                             $1,200          Transfer Taxes
B. Services You Cannot Shop For              $1,300          F. Prepaids                                                $1,588
Appraisal Fee                                $575            Homeowner's Insurance Premium ( 12 months)                 $1,020
Credit Report Fee                            $75             Prepaid Interest ( $37.50 per day for 15 days @ 5%)        $568
Mortgage Insurance Premium                   $650            G. Initial Escrow Payment at Closing                       $510
C. Services You Can Shop For                 $2,000          Homeowner's Insurance  $85.00 per month for 2 mo.          $170
Survey Fee                                   $350            Property Taxes         $255.00 per month for 2 mo.         $510
Title – Lender's Title Policy                $900            H. Other                                                   $950
Title – Settlement Agent Fee                 $750            Title – Owner's Title Policy (optional)                    $950
                                                             I. TOTAL OTHER COSTS (E + F + G + H)                       $3,200
D. TOTAL LOAN COSTS (A + B + C)              $6,100          J. TOTAL CLOSING COSTS                                     $9,300
                                                             Down Payment/Funds from Borrower                           $30,000
                                                             Deposit                                                    – $6,000
                                                             Seller Credits                                             $0
                                                             Estimated Cash to Close                                    $33,300
Adjustable Interest Rate (AIR) Table
Index + Margin                               1 Year Cmt + 2.25%
Initial Interest Rate                        5%
Minimum/Maximum Interest Rate                2.25%/10%
Change Frequency
First Change                                 Beginning of 61st month
Subsequent Changes                           Every 12th month after first change
Limits on Interest Rate Changes
First Change                                 2%
Subsequent Changes                           2%
`),
    page(`
Comparisons                        Use these measures to compare this loan with other loans.
In 5 Years                         $103,865   Total you will have paid in principal, interest, mortgage insurance, and loan costs.
                                   $22,060    Principal you will have paid off.
Annual Percentage Rate (APR)       6.617%     Your costs over the loan term expressed as a rate. This is not your interest rate.
`),
  ],
  says: {
    form: 'Loan Estimate',
    rateLock: 'not locked',
    paymentCap: 2304,
    purchasePrice: 300_000,
    downPayment: 30_000,
    loanAmount: 270_000,
    program: '5/1 Adjustable Rate',
    loanType: 'FHA',
    term: 30,
    interestRate: 5,
    rateCap: 10,
    apr: 6.617,
    principalInterest: 1449.42,
    propertyTaxes: 255,
    homeInsurance: 85,
    mortgageInsurance: 180,
    monthlyPayment: 1969,
    originationFee: 1600,
    underwritingFee: 1200,
    appraisalFee: 575,
    creditReport: 75,
    lenderTitle: 900,
    ownerTitle: 950,
    settlementFee: 750,
    recordingFees: 152,
    survey: 350,
    prepaidInterest: 568,
    sellerCredit: 0,
    earnestMoney: 6000,
    closingCosts: 9300,
    cashToClose: 33_300,
  },
};

const closingDisclosurePurchase: SheetCase = {
  name: 'Closing Disclosure: purchase, all five pages',
  pages: [
    page(`
Closing Disclosure                 This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.
Closing Information                   Transaction Information                         Loan Information
Date Issued        4/15/2026          Borrower     Alex Rivera and Jo Kim             Loan Term      30 years
Closing Date       4/15/2026                       77 Elm Street                      Purpose        Purchase
Disbursement Date  4/15/2026                       Anytown, ST 12345                  Product        Fixed Rate
Settlement Agent   Oak Title Co.      Seller       Max Cole and Amy Doe
File #             12-3456                         321 Somewhere Drive                Loan Type      [x] Conventional  [ ] FHA
Property           9 Lake Road                     Anytown, ST 12345                                 [ ] VA  [ ] ________
                   Anytown, ST 12345  Lender       Juniper Bank                       Loan ID #      40012345
Sale Price         $240,000                                                           MIC #          000654321
Loan Terms                                         Can this amount increase after closing?
Loan Amount                       $216,000         NO
Interest Rate                     6.125%           NO
Monthly Principal & Interest      $1,312.44        NO
See Projected Payments below for your
Estimated Total Monthly Payment
Prepayment Penalty                                 YES    • As high as $4,320 if you pay off the loan during the first 2 years
Balloon Payment                                    NO
Projected Payments
Payment Calculation               Years 1-7                         Years 8-30
Principal & Interest              $1,312.44                         $1,312.44
Mortgage Insurance                +   109.35                        +   —
Estimated Escrow                  +   275.33                        +   275.33
Estimated Total
Monthly Payment                   $1,697.12                         $1,587.77
Estimated Taxes, Insurance        $355.33          This estimate includes            In escrow?
& Assessments                     a month          [x] Property Taxes                YES
                                                   [x] Homeowner's Insurance         YES
                                                   [x] Other: Homeowner's Association Dues   NO
Costs at Closing
Closing Costs                     $12,949.47   Includes $6,258.73 in Loan Costs + $6,690.74 in Other Costs – $0 in Lender Credits. See page 2 for details.
Cash to Close                     $20,196.35   Includes Closing Costs. See Calculating Cash to Close on page 3 for details.
CLOSING DISCLOSURE                                                                             PAGE 1 OF 5 • LOAN ID # 40012345
`),
    page(`
Closing Cost Details
                                                              Borrower-Paid                 Seller-Paid           Paid by
Loan Costs                                              At Closing   Before Closing   At Closing   Before Closing   Others
A. Origination Charges                                        $2,402.00
01  0.25 % of Loan Amount (Points)                       $540.00
02  Application Fee                                      $400.00
03  Underwriting Fee                                   $1,462.00
B. Services Borrower Did Not Shop For                           $315.06
01  Appraisal Fee          to Smith Appraisers Inc.                                                                  $540.00
02  Credit Report Fee      to Information Inc.                          $39.80
03  Flood Determination Fee   to Info Co.                 $27.00
04  Flood Monitoring Fee   to Info Co.                    $42.00
05  Tax Monitoring Fee     to Info Co.                   $100.00
06  Tax Status Research Fee   to Info Co.                $106.26
C. Services Borrower Did Shop For                             $3,541.67
01  Pest Inspection Fee    to Pests Co.                  $160.00
02  Survey Fee             to Surveys Co.                $113.33
03  Title – Insurance Binder   to Oak Title Co.          $867.00
04  Title – Lender's Title Insurance   to Oak Title Co.  $667.00
05  Title – Settlement Agent Fee   to Oak Title Co.      $667.00
06  Title – Title Search   to Oak Title Co.            $1,067.34
D. TOTAL LOAN COSTS (Borrower-Paid)                           $6,258.73
Loan Costs Subtotals (A + B + C)                       $6,218.93        $39.80
Other Costs
E. Taxes and Other Government Fees                              $113.00
01  Recording Fees         Deed: $53.00   Mortgage: $60.00       $113.00
02  Transfer Tax           to Any State                                           $1,267.00
F. Prepaids                                                   $2,827.74
01  Homeowner's Insurance Premium ( 12 mo.) to Insurance Co.   $1,613.28
02  Mortgage Insurance Premium (   mo.)
03  Prepaid Interest ( $36.25 per day from 4/15/26 to 5/1/26 )   $580.00
04  Property Taxes ( 6 mo.) to Any County USA            $846.00
G. Initial Escrow Payment at Closing                            $550.00
01  Homeowner's Insurance $134.44 per month for 2 mo.    $268.88
02  Mortgage Insurance        per month for    mo.
03  Property Taxes        $141.00 per month for 2 mo.    $282.00
08  Aggregate Adjustment                                   – 0.88
H. Other                                                      $3,200.00
01  HOA Capital Contribution   to HOA Acre Inc.          $667.00
02  HOA Processing Fee     to HOA Acre Inc.              $200.00
03  Home Inspection Fee    to Engineers Inc.           $1,000.00                               $1,000.00
04  Home Warranty Fee      to XYZ Warranty Inc.                                   $600.00
05  Real Estate Commission to Alpha Real Estate Broker                          $7,600.00
06  Real Estate Commission to Omega Real Estate Broker                          $7,600.00
07  Title – Owner's Title Insurance (optional) to Oak Title Co.   $1,333.00
I. TOTAL OTHER COSTS (Borrower-Paid)                          $6,690.74
Other Costs Subtotals (E + F + G + H)                  $6,690.74
J. TOTAL CLOSING COSTS (Borrower-Paid)                       $12,949.47
Closing Costs Subtotals (D + I)                       $12,909.67        $39.80   $17,067.00        $1,000.00    $540.00
Lender Credits
CLOSING DISCLOSURE                                                                             PAGE 2 OF 5 • LOAN ID # 40012345
`),
    page(`
Calculating Cash to Close          Use this table to see what has changed from your Loan Estimate.
                                         Loan Estimate        Final     Did this change?
Total Closing Costs (J)                     $10,739.00   $12,949.47     YES   • See Total Loan Costs (D) and Total Other Costs (I)
Closing Costs Paid Before Closing                   $0     – $39.80     YES   • You paid these Closing Costs before closing
Closing Costs Financed
(Paid from your Loan Amount)                        $0           $0     NO
Down Payment/Funds from Borrower            $24,000.00   $24,000.00     NO
Deposit                                   – $12,000.00 – $12,000.00     NO
Funds for Borrower                                  $0           $0     NO
Seller Credits                                      $0  – $3,333.00     YES   • See Seller Credits in Section L
Adjustments and Other Credits                       $0  – $1,380.32     YES   • See details in Sections K and L
Cash to Close                               $22,739.00   $20,196.35

Summaries of Transactions          Use this table to see a summary of your transaction.
BORROWER'S TRANSACTION                                            SELLER'S TRANSACTION
K. Due from Borrower at Closing                 $253,016.27       M. Due to Seller at Closing                     $240,106.60
01 Sale Price of Property                       $240,000.00       01 Sale Price of Property                       $240,000.00
02 Sale Price of Any Personal Property Included in Sale           02 Sale Price of Any Personal Property Included in Sale
03 Closing Costs Paid at Closing (J)             $12,909.67       03
04                                                                04
Adjustments for Items Paid by Seller in Advance                   Adjustments for Items Paid by Seller in Advance
08 City/Town Taxes       to                                       09 City/Town Taxes       to
09 County Taxes          to                                       10 County Taxes          to
11 HOA Dues   4/15/26   to   4/30/26                $106.60       12 HOA Dues   4/15/26   to   4/30/26                $106.60
L. Paid Already by or on Behalf of Borrower at Closing $232,819.92   N. Due from Seller at Closing                  $153,886.92
01 Deposit                                       $12,000.00       01 Excess Deposit
02 Loan Amount                                  $216,000.00       02 Closing Costs Paid at Closing (J)             $17,067.00
03 Existing Loan(s) Assumed or Taken Subject to                   03 Existing Loan(s) Assumed or Taken Subject to
04                                                                04 Payoff of First Mortgage Loan                $133,000.00
05 Seller Credit                                  $3,333.00       05 Payoff of Second Mortgage Loan
Other Credits                                                     06
06 Rebate from Oak Title Co.                      $1,000.00       08 Seller Credit                                  $3,333.00
Adjustments for Items Unpaid by Seller                            Adjustments for Items Unpaid by Seller
12 City/Town Taxes  1/1/26  to  4/14/26             $486.92       14 City/Town Taxes  1/1/26  to  4/14/26             $486.92
13 County Taxes          to                                       15 County Taxes          to
CALCULATION                                                       CALCULATION
Total Due from Borrower at Closing (K)          $253,016.27       Total Due to Seller at Closing (M)              $240,106.60
Total Paid Already by or on Behalf of Borrower at Closing (L) – $232,819.92   Total Due from Seller at Closing (N)  – $153,886.92
Cash to Close  [x] From  [ ] To Borrower         $20,196.35       Cash  [ ] From  [x] To Seller                    $86,219.68
CLOSING DISCLOSURE                                                                             PAGE 3 OF 5 • LOAN ID # 40012345
`),
    page(`
Additional Information About This Loan
Loan Disclosures
Assumption                                                        Escrow Account
If you sell or transfer this property to another person, your     For now, your loan
lender                                                            [x] will have an escrow account (also called an "impound" or "trust" account)
[ ] will allow, under certain conditions, this person to assume   to pay the property costs listed below.
this loan on the original terms.                                  Escrow
[x] will not allow assumption of this loan on the original terms. Escrowed Property Costs over Year 1   $3,303.96   Estimated total amount over year 1
Late Payment                                                      Non-Escrowed Property Costs over Year 1   $960.00   Homeowner's Association Dues
If your payment is more than 15 days late, your lender will       Initial Escrow Payment   $550.00
charge a late fee of 5% of the monthly principal and interest     Monthly Escrow Payment   $275.33
CLOSING DISCLOSURE                                                                             PAGE 4 OF 5 • LOAN ID # 40012345
`),
    page(`
Loan Calculations                                                 Other Disclosures
Total of Payments. Total you will have paid after you             Appraisal
make all payments of principal, interest, mortgage insurance,     If the property was appraised for your loan, your lender is required to
and loan costs, as scheduled.                     $481,412.36     give you a copy at no additional cost at least 3 days before closing.
Finance Charge. The dollar amount the loan will cost you.  $261,440.27
Amount Financed. The loan amount available after paying your upfront finance charge.  $211,200.00
Annual Percentage Rate (APR). Your costs over the loan term
expressed as a rate. This is not your interest rate.  6.574%
Total Interest Percentage (TIP). The total amount of interest
that you will pay over the loan term as a percentage of your loan amount.  118.76%
Contact Information
                    Lender              Mortgage Broker     Real Estate Broker (B)    Settlement Agent
Name                Juniper Bank                            Omega Real Estate         Oak Title Co.
Phone               123-456-7890                            123-555-1717              123-555-4321
CLOSING DISCLOSURE                                                                             PAGE 5 OF 5 • LOAN ID # 40012345
`),
  ],
  says: {
    form: 'Closing Disclosure',
    purchasePrice: 240_000,
    downPayment: 24_000,
    loanAmount: 216_000,
    program: 'Fixed Rate',
    loanType: 'Conventional',
    term: 30,
    interestRate: 6.125,
    apr: 6.574,
    principalInterest: 1312.44,
    propertyTaxes: 141,
    homeInsurance: 134.44,
    mortgageInsurance: 109.35,
    monthlyPayment: 1697.12,
    originationFee: 2402,
    discountPoints: 540,
    underwritingFee: 1462,
    applicationFee: 400,
    creditReport: 39.8,
    floodCertification: 27,
    lenderTitle: 667,
    ownerTitle: 1333,
    settlementFee: 667,
    recordingFees: 113,
    survey: 113.33,
    prepaidInterest: 580,
    sellerCredit: 3333,
    earnestMoney: 12_000,
    closingCosts: 12_949.47,
    cashToClose: 20_196.35,
  },
};

const closingDisclosureRefinance: SheetCase = {
  name: 'Closing Disclosure: refinance with payoffs, money to the borrower',
  pages: [
    page(`
Closing Disclosure
Closing Information                   Transaction Information                         Loan Information
Date Issued        6/2/2026           Borrower     Sam Ortiz                          Loan Term      20 years
Closing Date       6/5/2026                        12 Pine Court                      Purpose        Refinance
Settlement Agent   Oak Title Co.                   Anytown, ST 12345                  Product        Fixed Rate
Appraised Prop. Value  $520,000       Lender       Juniper Bank                       Loan Type      [ ] Conventional  [x] FHA  [ ] VA
Loan Terms                                         Can this amount increase after closing?
Loan Amount                       $310,000         NO
Interest Rate                     5.75%            NO
Monthly Principal & Interest      $2,176.46        NO
Projected Payments
Payment Calculation                                Years 1-20
Principal & Interest                               $2,176.46
Mortgage Insurance                                 +   142.08
Estimated Escrow                                   +   488.00
Estimated Total Monthly Payment                    $2,806.54
Costs at Closing
Closing Costs                     $8,402.50    Includes $6,350.50 in Loan Costs + $2,402.00 in Other Costs – $350.00 in Lender Credits.
Cash to Close                     $22,172.50   Includes Closing Costs. See Calculating Cash to Close on page 3.   [ ] From  [x] To Borrower
`),
    page(`
                                                              Borrower-Paid              Paid by
Loan Costs                                              At Closing   Before Closing      Others
A. Origination Charges                                        $3,995.00
01  % of Loan Amount (Points)
02  Origination Fee                                    $3,100.00
03  Processing Fee                                       $895.00
B. Services Borrower Did Not Shop For                           $650.50
01  Appraisal Fee          to Smith Appraisers Inc.                    $575.00
02  Credit Report Fee      to Information Inc.            $75.50
C. Services Borrower Did Shop For                             $1,705.00
01  Title – Lender's Title Insurance   to Oak Title Co.  $905.00
02  Title – Settlement Agent Fee   to Oak Title Co.      $800.00
D. TOTAL LOAN COSTS (Borrower-Paid)                           $6,350.50
E. Taxes and Other Government Fees                              $165.00
01  Recording Fees         Deed:           Mortgage: $165.00     $165.00
F. Prepaids                                                   $1,270.00
03  Prepaid Interest ( $48.84 per day from 6/5/26 to 7/1/26 )  $1,270.00
G. Initial Escrow Payment at Closing                            $976.00
01  Homeowner's Insurance $118.00 per month for 2 mo.    $236.00
03  Property Taxes        $370.00 per month for 2 mo.    $740.00
I. TOTAL OTHER COSTS (Borrower-Paid)                          $2,402.00
J. TOTAL CLOSING COSTS (Borrower-Paid)                        $8,402.50
Lender Credits                                          – $350.00
`),
    page(`
Payoffs and Payments               Use this table to see a summary of your payoffs and payments to others from your loan amount.
TO                                                                AMOUNT
01 Old Mortgage Company                                           $280,000.00
K. TOTAL PAYOFFS AND PAYMENTS                                     $280,000.00
Calculating Cash to Close          Use this table to see what has changed from your Loan Estimate.
                                         Loan Estimate        Final     Did this change?
Loan Amount                                $310,000.00  $310,000.00     NO
Total Closing Costs (J)                    – $8,200.00  – $8,402.50     YES   • See Total Loan Costs (D) and Total Other Costs (I)
Closing Costs Paid Before Closing                   $0      $575.00     YES   • You paid these Closing Costs before closing
Total Payoffs and Payments (K)           – $279,100.00 – $280,000.00    YES   • See Payoffs and Payments (K)
Cash to Close                               $22,700.00   $22,172.50
                               [ ] From [x] To Borrower   [ ] From [x] To Borrower
`),
    page(`
Annual Percentage Rate (APR). Your costs over the loan term expressed as a rate. This is not your interest rate.  6.388%
`),
  ],
  says: {
    form: 'Closing Disclosure',
    loanAmount: 310_000,
    program: 'Fixed Rate',
    loanType: 'FHA',
    term: 20,
    interestRate: 5.75,
    apr: 6.388,
    principalInterest: 2176.46,
    propertyTaxes: 370,
    homeInsurance: 118,
    mortgageInsurance: 142.08,
    monthlyPayment: 2806.54,
    originationFee: 3100,
    processingFee: 895,
    appraisalFee: 575,
    creditReport: 75.5,
    lenderTitle: 905,
    settlementFee: 800,
    recordingFees: 165,
    prepaidInterest: 1270,
    lenderCredit: 350,
    closingCosts: 8402.5,
    cashToClose: -22_172.5,
  },
};

/** The forms that a lender has to hand out, complete. */
export const officialForms: readonly SheetCase[] = [
  loanEstimateFixed,
  loanEstimateRefinance,
  loanEstimateAdjustable,
  closingDisclosurePurchase,
  closingDisclosureRefinance,
];
