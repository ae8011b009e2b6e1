import { sheet, type SheetCase } from './sheet-case.ts';

/** Rate sheets and terms of several kinds of lenders, written by a person who has not seen the reader. */
export const blindLenders: readonly SheetCase[] = [
  sheet(
    'a rate sheet of a credit union with its fees',
    `
SUNFLOWER CREDIT UNION                          Mortgage Rates                          Effective Monday, June 1, 2026

                             Rate         Points       APR           Payment per $1,000
30 year fixed                6.375%       0.000        6.421%        $6.24
30 year fixed                6.125%       1.000        6.273%        $6.08
20 year fixed                6.125%       0.000        6.189%        $7.24
15 year fixed                5.625%       0.000        5.704%        $8.24
10/6 ARM                     6.000%       0.000        6.514%        $6.00
Jumbo 30 year                6.625% - 6.875%           6.651% - 6.902%

Member fees on every loan
   Origination fee                     $850
   Appraisal                           $525
   Flood certification                 $11

We pay your title and recording costs up to $1,500 on refinances. Rates assume 20% down and a credit score of 740 or above.
`,
    {
      loanAmount: null,
      program: null,
      term: null,
      interestRate: null,
      apr: null,
      principalInterest: null,
      originationFee: 850,
      discountPoints: null,
      appraisalFee: 525,
      floodCertification: 11,
      lenderCredit: null,
    },
  ),
  sheet(
    'terms of an investor’s loan in two columns',
    `
APEX RENTAL CAPITAL                                        DSCR 30 Yr Fixed  |  Indicative Terms
Broker: Solid Rock Funding                                 Sponsor: Kingfisher Holdings LLC       06/01/26

PROPERTY                                    LOAN
2-unit, 811 Ridge Ave, Memphis TN           Loan Amount ................ $312,000
Purchase Price ............. $416,000       LTV ........................ 75.0%
Market Rent ................ $3,400/mo      Rate ....................... 7.500%
Taxes ...................... $4,368/yr      Amortization ............... 360 mo
Insurance .................. $2,196/yr      P&I ........................ $2,181.55
HOA ........................ None           PITIA ...................... $2,728.55
                                            DSCR ....................... 1.25x
FEES                                        Prepay Penalty ............. 5-4-3-2-1
Origination 1.50% .......... $4,680
Underwriting / legal ....... $1,595         EST. LIQUIDITY
Appraisal w/ 1007 .......... $950           Down payment ............... $104,000
Title, escrow (est) ........ $2,700         Costs ...................... $9,925
                                            6 mo PITIA reserves ........ $16,371.30
                                            Total to verify ............ $130,296.30
`,
    {
      purchasePrice: 416_000,
      downPayment: 104_000,
      loanAmount: 312_000,
      term: 30,
      interestRate: 7.5,
      principalInterest: 2181.55,
      propertyTaxes: 4368,
      homeInsurance: 2196,
      monthlyPayment: 2728.55,
      originationFee: 4680,
      appraisalFee: 950,
      closingCosts: 9925,
      cashToClose: null,
    },
  ),
  sheet(
    'a term sheet of a private lender',
    `
                                     CANYON BRIDGE CAPITAL LLC
                                   Term Sheet - Business Purpose Loan

Date:                     June 2, 2026
Borrower:                 Dovetail Builders LLC, guaranteed by Mario Conti
Collateral:               First deed of trust, 5516 Ocotillo Way, Tempe AZ 85281

Loan amount:              $450,000.00
                          of which $380,000.00 is funded at closing and $70,000.00 is held back for repairs
Purchase price:           $500,000.00
After-repair value:       $690,000.00 (65.2% of ARV)

Interest rate:            11.500% fixed, interest only, on the full loan amount
Default rate:             18.000%
Term:                     12 months, one extension of 6 months for 1.000% of the loan amount
Monthly payment:          $4,312.50
Minimum interest:         4 months ($17,250.00)

Origination:              2.000 points ($9,000.00)
Document preparation:     $1,450.00
Appraisal / BPO:          $650.00, paid in advance
Draw fee:                 $195.00 per draw
Title and escrow:         at cost, estimated $2,300 to $2,700

Good-faith deposit:       $2,500.00, applied to closing costs

This term sheet expires on June 9, 2026.
`,
    {
      purchasePrice: 500_000,
      loanAmount: 450_000,
      term: 1,
      interestRate: 11.5,
      monthlyPayment: 4312.5,
      originationFee: 9000,
      appraisalFee: 650,
      settlementFee: null,
      earnestMoney: null,
    },
  ),
  sheet(
    'a worksheet with down payment assistance as a second lien',
    `
STATE HOUSING FINANCE AGENCY PROGRAM - FEE WORKSHEET                                     Encompass 24.2
Borrower: Latoya Briggs                  Loan #: 2606-00417           Date: 06/03/2026 09:22 AM
Property: 128 Peachtree Cir, Macon GA 31204

                                         1ST LIEN (FHA 203b)        2ND LIEN (DPA - deferred)
Base Loan Amount                               289,500.00                  10,500.00
UFMIP 1.7500%                                    5,066.00                       0.00
Total Loan Amount                              294,566.00                  10,500.00
Note Rate                                          6.500%                     0.000%
Term                                               360                        360
Monthly P&I                                      1,861.86                       0.00

Sales Price                                    300,000.00
Appraised Value                                304,000.00

1100/1300/1200/800 CHARGES                                                  Borrower       Seller
 802  Lender's Compensation to Broker 2.25% (paid by lender)                    0.00         0.00
 810  Underwriting Fee                                                        995.00
 811  HFA Program Fee                                                         400.00
 804  Appraisal Fee to AMC                                                    575.00
 805  Credit Report                                                           118.00
 1101 Attorney / Settlement Fee                                               895.00
 1103 Owner's Title Policy                                                                 725.00
 1104 Lender's Title Policy                                                   540.00
 1201 Recording Fees                                                           75.00
 1203 GA Intangible Tax                                                       868.50
 901  Per Diem Interest   6 days x $52.4570                                   314.74
 903  HOI 12 months x $121.00                                               1,452.00
 1002 HOI reserve 3 x $121.00                                                 363.00
 1004 County tax reserve 5 x $287.50                                        1,437.50

 TOTALS                                                                     8,033.74       725.00

CASH TO CLOSE
 Sales Price                                   300,000.00
 + Borrower charges                              8,033.74
 + UFMIP financed                                5,066.00
 - First mortgage                             -294,566.00
 - DPA second                                  -10,500.00
 - Seller concessions                           -5,500.00
 - Earnest money                                -1,000.00
 = DUE FROM BORROWER                             1,533.74

PITI   P&I 1,861.86 + MIP 132.69 + Tax 287.50 + Ins 121.00 = 2,403.05
`,
    {
      purchasePrice: 300_000,
      loanAmount: 289_500,
      totalLoanAmount: 294_566,
      term: 30,
      interestRate: 6.5,
      principalInterest: 1861.86,
      propertyTaxes: 287.5,
      homeInsurance: 121,
      mortgageInsurance: 132.69,
      monthlyPayment: 2403.05,
      underwritingFee: 995,
      appraisalFee: 575,
      creditReport: 118,
      lenderTitle: 540,
      ownerTitle: null,
      settlementFee: 895,
      recordingFees: 75,
      transferTaxes: null,
      prepaidInterest: 314.74,
      sellerCredit: 5500,
      earnestMoney: 1000,
      closingCosts: 8033.74,
      cashToClose: 1533.74,
    },
  ),
];
