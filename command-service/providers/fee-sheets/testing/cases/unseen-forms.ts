import { page, type SheetCase } from './sheet-case.ts';
/** A further set of forms, quotes and mails, written after the reader had been changed for the set before. */
export const unseenForms: readonly SheetCase[] = [
  {
    name: 'a Loan Estimate for an FHA purchase',
    pages: [
      page(`
Loan Estimate                                                       LOAN TERM      30 years
DATE ISSUED       11/12/2026                                        PURPOSE        Purchase
APPLICANTS        Imani Brooks                                      PRODUCT        Fixed Rate
PROPERTY          31 Tulip Ct, Anytown, ST 12345                    LOAN TYPE      [ ] Conventional  [x] FHA  [ ] VA  [ ] ______
SALE PRICE        $298,000                                          LOAN ID #      4420091
                                                                    RATE LOCK      [x] NO  [ ] YES, until
Loan Terms                                         Can this amount increase after closing?
Loan Amount                       $292,602         NO
Interest Rate                     5.875%           NO
Monthly Principal & Interest      $1,730.85        NO
Projected Payments
Payment Calculation               Years 1-30
Principal & Interest              $1,730.85
Mortgage Insurance                +   131
Estimated Escrow                  +   402
Estimated Total
Monthly Payment                   $2,264
Costs at Closing
Estimated Closing Costs           $12,931    Includes $9,207 in Loan Costs + $4,324 in Other Costs - $600
                                             in Lender Credits. See page 2 for details.
Estimated Cash to Close           $16,845    Includes Closing Costs. See Calculating Cash to Close on page 2 for details.
LOAN ESTIMATE                                                       PAGE 1 OF 3 - LOAN ID # 4420091
`),
      page(`
Closing Cost Details
Loan Costs                                                   Other Costs
A. Origination Charges                       $1,890          E. Taxes and Other Government Fees                $195
0.25% of Loan Amount (Points)                  $732          Recording Fees and Other Taxes                    $195
Underwriting Fee                             $1,158          F. Prepaids                                     $1,911
B. Services You Cannot Shop For              $5,862          Homeowner's Insurance Premium (12 months)       $1,440
Appraisal Fee                                  $610          Prepaid Interest ($47.10 per day for 10 days @ 5.875%)  $471
Credit Report Fee                               $90          G. Initial Escrow Payment at Closing              $804
Flood Determination Fee                         $12          Homeowner's Insurance $120 per month for 2 mo.    $240
FHA Upfront Mortgage Insurance               $5,150          Property Taxes $282 per month for 2 mo.           $564
C. Services You Can Shop For                 $1,455          H. Other                                        $1,414
Title - Lender's Title Policy                  $905          Title - Owner's Title Policy (optional)         $1,414
Title - Settlement Agent Fee                   $550          J. TOTAL CLOSING COSTS                         $12,931
                                                             Calculating Cash to Close
                                                             Total Closing Costs (J)                        $12,931
                                                             Down Payment/Funds from Borrower                $5,398
                                                             Deposit                                        -$3,000
                                                             Seller Credits                                      $0
                                                             Estimated Cash to Close                        $16,845
`),
    ],
    says: {
      form: 'Loan Estimate',
      term: 30,
      program: 'Fixed Rate',
      loanType: 'FHA',
      rateLock: 'not locked',
      purchasePrice: 298000,
      loanAmount: 292602,
      interestRate: 5.875,
      principalInterest: 1730.85,
      mortgageInsurance: 131,
      monthlyPayment: 2264,
      closingCosts: 12931,
      lenderCredit: 600,
      cashToClose: 16845,
      originationFee: 1890,
      discountPoints: 732,
      underwritingFee: 1158,
      appraisalFee: 610,
      creditReport: 90,
      floodCertification: 12,
      lenderTitle: 905,
      settlementFee: 550,
      recordingFees: 195,
      prepaidInterest: 471,
      homeInsurance: 120,
      propertyTaxes: 282,
      ownerTitle: 1414,
      downPayment: 5398,
      earnestMoney: 3000,
      sellerCredit: 0,
    },
  },
  {
    name: 'a proposal of a broker in lines with leaders',
    pages: [
      page(`
MORTGAGE PROPOSAL - Sagebrush Lending
Home Price ........................... $389,000
Loan Amount .......................... $311,200
Down Payment (20%) ................... $77,800
Interest Rate ........................ 6.250%
APR .................................. 6.377%
Loan Term ............................ 360 months
Principal & Interest ................. $1,916.12
Property Tax ......................... $324.17
Homeowner's Insurance ................ $110.00
Monthly Total ........................ $2,350.29
Broker Compensation (lender paid) .... $7,780
Processing Fee ....................... $795
Appraisal Fee ........................ $575
Title & Escrow ....................... $1,710
Recording Fee ........................ $110
Total Closing Costs .................. $5,940
Total Cash to Close .................. $83,740
`),
    ],
    says: {
      purchasePrice: 389000,
      loanAmount: 311200,
      downPayment: 77800,
      interestRate: 6.25,
      apr: 6.377,
      term: 30,
      principalInterest: 1916.12,
      propertyTaxes: 324.17,
      homeInsurance: 110,
      monthlyPayment: 2350.29,
      processingFee: 795,
      appraisalFee: 575,
      recordingFees: 110,
      closingCosts: 5940,
      cashToClose: 83740,
    },
  },
  {
    name: 'a spreadsheet that was printed',
    pages: [
      page(`
           A                              B               C
1          Buyer Cost Estimate            Hughes          rev 3
2          Purchase Price                 450,000.00
3          Down Payment                   90,000.00       20%
4          Loan Amount                    360,000.00
5          Rate                           6.125%
6          APR                            6.244%
7          Term (months)                  360
8          P&I                            2,187.40
9          Taxes                          412.50
10         Insurance                      135.00
11         Total Payment                  2,734.90
12         Origination                    1,800.00
13         Appraisal                      600.00
14         Credit Report                  95.00
15         Title Insurance                1,250.00
16         Recording                      150.00
17         Total Closing Costs            8,412.00
18         Cash to Close                  98,412.00
`),
    ],
    says: {
      purchasePrice: 450000,
      downPayment: 90000,
      loanAmount: 360000,
      interestRate: 6.125,
      apr: 6.244,
      term: 30,
      principalInterest: 2187.4,
      propertyTaxes: 412.5,
      homeInsurance: 135,
      monthlyPayment: 2734.9,
      originationFee: 1800,
      appraisalFee: 600,
      creditReport: 95,
      titleInsurance: 1250,
      recordingFees: 150,
      closingCosts: 8412,
      cashToClose: 98412,
    },
  },
  {
    name: 'a mail about a lower rate',
    pages: [
      page(`
Hi Gwen,
Good news: rates moved and I can now lock 5.990% (APR 6.105%) on your $418,000 loan. Your principal and interest would go
from $2,642 to $2,503.47. The lender credit is $1,200 and total closing costs are $10,150, so you would need $114,650 at closing.
The lock is good for 30 days.
Best, Malik
`),
    ],
    says: {
      interestRate: 5.99,
      apr: 6.105,
      loanAmount: 418000,
      principalInterest: null,
      lenderCredit: 1200,
      closingCosts: 10150,
      cashToClose: 114650,
    },
  },
  {
    name: 'a letter about an adjustable loan',
    pages: [
      page(`
Dear Dr. Lund,

We are offering you a 10/6 adjustable-rate mortgage of $960,000. The initial interest rate is 5.750% (APR 6.390%) and your
initial principal and interest payment is $5,602.30. After ten years the rate may adjust every six months and can go as high as
10.750%. Our origination fee is $1,995. Estimated closing costs are $15,400.
`),
    ],
    says: {
      loanAmount: 960000,
      interestRate: 5.75,
      apr: 6.39,
      principalInterest: 5602.3,
      rateCap: 10.75,
      originationFee: 1995,
      closingCosts: 15400,
    },
  },
  {
    name: 'a mail with a table pasted in',
    pages: [
      page(`
Numbers for 14 Alder as promised.

Price | $520,000
Down (25%) | $130,000
Loan | $390,000
Rate | 6.375%
APR | 6.49%
P+I | $2,433.09
Tax | $488/mo
HOI | $142/mo
PITI | $3,063.09
CC | $9,300
Cash to close | $139,300
`),
    ],
    says: {
      purchasePrice: 520000,
      downPayment: 130000,
      loanAmount: 390000,
      interestRate: 6.375,
      apr: 6.49,
      principalInterest: 2433.09,
      propertyTaxes: 488,
      homeInsurance: 142,
      monthlyPayment: 3063.09,
      closingCosts: 9300,
      cashToClose: 139300,
    },
  },
  {
    name: 'a VA refinance letter',
    pages: [
      page(`
Dear Sergeant Ruiz: Your VA streamline refinance is ready. The new loan amount is $276,500 at 5.375% for 30 years, with an APR of
5.561%. Your new payment of principal and interest will be $1,548.31, which is $214 less than you pay today. The VA funding fee of
$1,375 is included in the loan. You will bring $0 to closing.
`),
    ],
    says: {
      loanAmount: 276500,
      interestRate: 5.375,
      term: 30,
      apr: 5.561,
      principalInterest: 1548.31,
      cashToClose: 0,
    },
  },
  {
    name: 'a quote with notes behind its values',
    pages: [
      page(`
QUOTE 2271            Valid through 12/01/2026
Sales price           $612,000     contract pending
Loan amount           $489,600     80% LTV
Note rate             6.000%       with 0.875 points
APR                   6.171%
Points                $4,284       0.875%
Monthly P&I           $2,935.40    360 payments
Taxes                 $637.50      based on 1.25%
Homeowners insurance  $155.00      estimate
Lender credit         $0           none
Underwriting fee      $1,250       non-negotiable
Appraisal fee         $675         paid at order
Closing costs         $13,720      incl. points
Earnest money         $12,000      held by escrow
Cash to close         $124,120     after earnest money
`),
    ],
    says: {
      purchasePrice: 612000,
      loanAmount: 489600,
      interestRate: 6,
      apr: 6.171,
      discountPoints: 4284,
      principalInterest: 2935.4,
      propertyTaxes: 637.5,
      homeInsurance: 155,
      lenderCredit: 0,
      underwritingFee: 1250,
      appraisalFee: 675,
      closingCosts: 13720,
      earnestMoney: 12000,
      cashToClose: 124120,
    },
  },
  {
    name: 'a settlement statement of a title company',
    pages: [
      page(`
ALTA Settlement Statement - Borrower/Buyer
Description                                             Borrower/Buyer
                                                    Debit         Credit
Sale Price of Property                          $340,000.00
Deposit                                                          $6,800.00
Loan Amount                                                    $272,000.00
Seller Credit                                                    $2,500.00
Origination Fee                                   $1,360.00
Appraisal Fee                                       $550.00
Credit Report                                        $75.00
Title - Lender's Title Insurance                    $640.00
Title - Settlement Fee                              $500.00
Recording Fees                                      $132.00
Prepaid Interest (16 days @ $45.70)                 $731.20
Subtotals                                       $343,988.20    $281,300.00
Due from Borrower                                               $62,688.20
`),
    ],
    says: {
      purchasePrice: 340000,
      earnestMoney: 6800,
      loanAmount: 272000,
      sellerCredit: 2500,
      originationFee: 1360,
      appraisalFee: 550,
      creditReport: 75,
      lenderTitle: 640,
      settlementFee: 500,
      recordingFees: 132,
      prepaidInterest: 731.2,
      cashToClose: 62688.2,
    },
  },
  {
    name: 'a mail from a loan officer to two buyers with a list of fees in a sentence',
    pages: [
      page(`
Hello both, the fees on your loan are: $1,095 underwriting, $595 processing, $640 appraisal, $110 credit report, $900 for the
lender's title policy and $125 for recording. Taxes come to $5,400 a year and insurance to $1,680 a year. The loan amount is
$412,000, the rate is 6.125% and the APR is 6.26%.
`),
    ],
    says: {
      underwritingFee: 1095,
      processingFee: 595,
      appraisalFee: 640,
      creditReport: 110,
      lenderTitle: 900,
      recordingFees: 125,
      propertyTaxes: 5400,
      homeInsurance: 1680,
      loanAmount: 412000,
      interestRate: 6.125,
      apr: 6.26,
    },
  },
  {
    name: 'a comparison of FHA and conventional in two columns',
    pages: [
      page(`
                         FHA                 Conventional
Purchase price           $310,000            $310,000
Down payment             $10,850             $15,500
Loan amount              $299,150            $294,500
Interest rate            5.750%              6.375%
APR                      6.602%              6.711%
P&I                      $1,776.28           $1,837.29
Mortgage insurance       $137.11             $93.00
Cash to close            $20,110             $24,660
`),
    ],
    says: {
      purchasePrice: 310000,
      downPayment: null,
      loanAmount: null,
      interestRate: null,
      apr: null,
      principalInterest: null,
      mortgageInsurance: null,
      cashToClose: null,
    },
  },
  {
    name: 'a chat that corrects a figure',
    pages: [
      page(`
Loan amount is $250,000. Sorry, typo - loan amount is $265,000. Rate is 6.5% and APR is 6.62%. P&I is $1,674.98.
`),
    ],
    says: { loanAmount: null, interestRate: 6.5, apr: 6.62, principalInterest: 1674.98 },
  },
  {
    name: 'an amortized quote with a rate that steps',
    pages: [
      page(`
3-2-1 Buydown Illustration
Loan Amount: $380,000      Note Rate: 6.500%      APR: 6.688%
Year 1: 3.500% - $1,706.37 per month
Year 2: 4.500% - $1,925.40 per month
Year 3: 5.500% - $2,157.60 per month
Years 4-30: 6.500% - $2,401.86 per month
Buydown cost paid by builder: $16,412
`),
    ],
    says: { loanAmount: 380000, interestRate: 6.5, apr: 6.688 },
  },
  {
    name: 'a preapproval with a maximum',
    pages: [
      page(`
Maximum Purchase Price: $560,000
Maximum Loan Amount: $448,000
Loan Program: Conventional 30 Year Fixed
Estimated Rate: 6.375% (subject to change)
Down Payment: 20%
Expiration Date: 02/10/2027
`),
    ],
    says: {
      purchasePrice: null,
      loanAmount: null,
      program: 'Conventional 30 Year Fixed',
      term: 30,
      interestRate: 6.375,
    },
  },
  {
    name: 'a rate sheet with points in three rows',
    pages: [
      page(`
30 Year Fixed - Loan Amount $400,000
Rate        Points      Cost        P&I
6.500%      0.000       $0          $2,528.27
6.250%      0.750       $3,000      $2,462.87
6.000%      1.625       $6,500      $2,398.20
`),
    ],
    says: { loanAmount: 400000, term: 30, interestRate: null, principalInterest: null, discountPoints: null },
  },
  {
    name: 'a letter with money that comes back',
    pages: [
      page(`
Dear Ms. Pell, at the closing of your refinance on December 4 you will receive $12,480 in cash. The loan amount is $198,000, the
interest rate is 6.250% and the annual percentage rate is 6.398%. Closing costs of $4,310 are paid from the loan.
`),
    ],
    says: { cashToClose: -12480, loanAmount: 198000, interestRate: 6.25, apr: 6.398, closingCosts: 4310 },
  },
  {
    name: 'a jumbo quote with its labels in capitals',
    pages: [
      page(`
PURCHASE PRICE:   $2,150,000        LOAN AMOUNT:   $1,612,500
INTEREST RATE:    6.125%            APR:           6.198%
TERM:             30 YEARS          PRODUCT:       JUMBO 30 YEAR FIXED
P & I:            $9,797.78         TAXES:         $2,240.00
INSURANCE:        $410.00           HOA:           $225.00
TOTAL PITIA:      $12,672.78        RESERVES:      12 MONTHS
UNDERWRITING:     $1,650            APPRAISAL:     $1,100
CLOSING COSTS:    $24,900           CASH TO CLOSE: $562,400
`),
    ],
    says: {
      purchasePrice: 2150000,
      loanAmount: 1612500,
      interestRate: 6.125,
      apr: 6.198,
      term: 30,
      program: 'JUMBO 30 YEAR FIXED',
      principalInterest: 9797.78,
      propertyTaxes: 2240,
      homeInsurance: 410,
      hoaDues: 225,
      monthlyPayment: 12672.78,
      underwritingFee: 1650,
      appraisalFee: 1100,
      closingCosts: 24900,
      cashToClose: 562400,
    },
  },
  {
    name: 'a short mail in which names stand behind amounts',
    pages: [
      page(`
$299,000 purchase price, $239,200 loan amount, 6.375% rate, 6.51% APR. $1,492.30 P&I, $260 taxes, $98 insurance. $59,800 down,
$7,100 closing costs, $66,900 cash to close.
`),
    ],
    says: {
      purchasePrice: 299000,
      loanAmount: 239200,
      interestRate: 6.375,
      apr: 6.51,
      principalInterest: 1492.3,
      propertyTaxes: 260,
      homeInsurance: 98,
      downPayment: 59800,
      closingCosts: 7100,
      cashToClose: 66900,
    },
  },
];
