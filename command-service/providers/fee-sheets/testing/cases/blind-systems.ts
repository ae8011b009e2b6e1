import { sheet, type SheetCase } from './sheet-case.ts';

/** Worksheets with rows of codes and payees, written by a person who has not seen the reader. */
export const blindSystems: readonly SheetCase[] = [
  sheet(
    'a worksheet of a rural loan with leaders of dots',
    `
USDA RURAL DEVELOPMENT - GUARANTEED                                                     Loan Worksheet
Tri-County Home Mortgage                                                                Prep: 05/19/26  LO: B. Haskins

     PURCHASE                                             MONTHLY HOUSING EXPENSE
     Sales Price . . . . . . . . . . .    235,000         Principal & Interest . . . . . .    1,442.16
     Down Payment  . . . . . . . . . .          0         Real Estate Taxes  . . . . . . .      188.75
     Base Loan . . . . . . . . . . . .    235,000         Homeowner's Insurance  . . . . .      110.00
     Guarantee Fee 1.00% (financed). .      2,350         USDA Annual Fee .35% . . . . . .       68.54
     Total Loan  . . . . . . . . . . .    237,350         HOA  . . . . . . . . . . . . . .        0.00
     Rate  . . . . . . . . . . . . . .    6.125 %         TOTAL PAYMENT  . . . . . . . . .    1,809.45
     Term  . . . . . . . . . . . . . .     30 yrs
     APR . . . . . . . . . . . . . . .    6.775 %

     CLOSING COSTS                                        PREPAIDS / ESCROW
     Origination . . . . . . . . . . .    1,895.00        Interest  12 days @ 39.83  . . .      477.96
     Appraisal . . . . . . . . . . . .      675.00        Hazard    12 mos @ 110.00  . . .    1,320.00
     Credit Report . . . . . . . . . .       82.00        Hazard reserve 2 mos  . . . . .       220.00
     Flood . . . . . . . . . . . . . .       12.00        Tax reserve 8 mos @ 188.75 . . .    1,510.00
     Title Ins / Closing . . . . . . .    1,225.00        TOTAL  . . . . . . . . . . . . .    3,527.96
     Survey  . . . . . . . . . . . . .      300.00
     Recording . . . . . . . . . . . .      118.00        CASH TO CLOSE
     TOTAL . . . . . . . . . . . . . .    4,307.00        Costs + prepaids . . . . . . . .    7,834.96
                                                          Seller paid costs  . . . . . . .   -7,050.00
                                                          Earnest money  . . . . . . . . .     -500.00
                                                          DUE FROM BUYER . . . . . . . . .      284.96
`,
    {
      purchasePrice: 235_000,
      downPayment: 0,
      loanAmount: 235_000,
      totalLoanAmount: 237_350,
      term: 30,
      interestRate: 6.125,
      apr: 6.775,
      principalInterest: 1442.16,
      propertyTaxes: 188.75,
      homeInsurance: 110,
      mortgageInsurance: 68.54,
      hoaDues: 0,
      monthlyPayment: 1809.45,
      originationFee: 1895,
      appraisalFee: 675,
      creditReport: 82,
      floodCertification: 12,
      recordingFees: 118,
      survey: 300,
      prepaidInterest: 477.96,
      sellerCredit: 7050,
      earnestMoney: 500,
      closingCosts: 4307,
      cashToClose: 284.96,
    },
  ),
  sheet(
    'a fees worksheet with waived and seller-paid rows',
    `
LendingPad                                         Fees Worksheet                                      Page 1 of 1
Borrower: Olivia Tran            Loan #: LP-104482            Loan Officer: Sam Petrov            06/02/2026

Loan Amount: $297,000.00      Purchase Price: $330,000.00      Rate: 6.375%      APR: 6.814%      Term: 360      Lien: First

Section  Description                       Payee                 APR   POC   Paid By      Borrower        Seller        Lender
---------------------------------------------------------------------------------------------------------------------------
A        Application Fee                   Lender                 ✓          -              WAIVED
A        Processing Fee                    Lender                 ✓          Borrower      $595.00
A        Underwriting Fee                  Lender                 ✓          Borrower    $1,145.00
A        Broker Compensation               Sam's Lending LLC                 Lender                                $5,940.00
B        Appraisal                         Metro Appraisal             ✓     Borrower      $625.00
B        Credit Report                     Xactus                      ✓     Borrower       $92.00
B        Flood Certification               LERETA                 ✓          Borrower       $11.00
B        MERS Registration                 MERS                   ✓          Borrower       $24.95
C        Title - Lender's Policy           First Am                          Borrower      $715.00
C        Title - Settlement Fee            First Am               ✓          Borrower      $550.00
C        Title - Notary                    First Am                          Borrower      $150.00
E        Recording Fees                    County                            Borrower      $164.00
E        Transfer Tax                      County                            Seller                      $363.00
F        Homeowner's Insurance (12 mo)     State Farm                        Borrower    $1,512.00
F        Prepaid Interest (7 days @ $51.8733) Lender              ✓          Borrower      $363.11
G        Homeowner's Insurance (3 @ $126.00)                                 Borrower      $378.00
G        Property Taxes (4 @ $343.75)                                        Borrower    $1,375.00
H        Owner's Policy                    First Am                          Seller                    $1,180.00
---------------------------------------------------------------------------------------------------------------------------
                                                             TOTALS              $7,700.06     $1,543.00     $5,940.00

Proposed Payment:   P&I $1,852.89   MI $128.70   Taxes $343.75   Insurance $126.00   HOA $0.00   Total $2,451.34
`,
    {
      purchasePrice: 330_000,
      loanAmount: 297_000,
      term: 30,
      interestRate: 6.375,
      apr: 6.814,
      principalInterest: 1852.89,
      propertyTaxes: 343.75,
      homeInsurance: 126,
      mortgageInsurance: 128.7,
      hoaDues: 0,
      monthlyPayment: 2451.34,
      underwritingFee: 1145,
      processingFee: 595,
      appraisalFee: 625,
      creditReport: 92,
      floodCertification: 11,
      lenderTitle: 715,
      ownerTitle: null,
      settlementFee: 550,
      recordingFees: 164,
      transferTaxes: null,
      prepaidInterest: 363.11,
      lenderCredit: null,
      closingCosts: 7700.06,
    },
  ),
  sheet(
    'a spreadsheet with tabs and bare numbers',
    `
ESTIMATE	Vega / 1420 Palo Verde

Loan Program	High Balance 30Y Fixed
Purchase Price	630000
LTV	80%
Loan Amount	504000
Note Rate	6.25%
APR	6.326%
Term (months)	360

SECTION	ITEM	AMOUNT
A	Discount Points 0.25%	1260
A	Underwriting	1250
A	Processing	495
B	Appraisal	700
B	Credit Report	98.5
B	Flood Cert	8
B	Tax Service	72
C	Lender Title Policy	890
C	Escrow Fee	1315
C	Notary	175
D	TOTAL LOAN COSTS	6263.5
E	Recording	195
E	Transfer Tax	0
F	Homeowners Ins Premium	1860
F	Prepaid Interest (10 days)	863.01
G	Insurance Reserve 2 mo	310
G	Tax Reserve 6 mo	3937.5
H	Owner Title Policy	0
I	TOTAL OTHER COSTS	7165.51
	LENDER CREDIT	0
J	TOTAL CLOSING COSTS	13429.01

	Down Payment	126000
	Earnest Money	-18900
	CASH TO CLOSE	120529.01

PAYMENT
	P&I	3103.21
	Property Tax	656.25
	Hazard Ins	155
	MI	0
	HOA	62
	TOTAL	3976.46
`,
    {
      purchasePrice: 630_000,
      downPayment: 126_000,
      loanAmount: 504_000,
      term: 30,
      interestRate: 6.25,
      apr: 6.326,
      principalInterest: 3103.21,
      propertyTaxes: 656.25,
      homeInsurance: 155,
      mortgageInsurance: 0,
      hoaDues: 62,
      monthlyPayment: 3976.46,
      discountPoints: 1260,
      underwritingFee: 1250,
      processingFee: 495,
      appraisalFee: 700,
      creditReport: 98.5,
      floodCertification: 8,
      lenderTitle: 890,
      ownerTitle: 0,
      settlementFee: 1315,
      recordingFees: 195,
      transferTaxes: 0,
      prepaidInterest: 863.01,
      lenderCredit: 0,
      earnestMoney: 18_900,
      closingCosts: 13_429.01,
      cashToClose: 120_529.01,
    },
  ),
];
