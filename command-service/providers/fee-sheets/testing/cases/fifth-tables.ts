import { sheet, type SheetCase } from './sheet-case.ts';

/** Tables by the fifth writer: rates, two offers, tabs, a column of the seller. */
export const fifthTables: readonly SheetCase[] = [
  sheet(
    'rate table with four rate/point options for one refinance',
    `
Rate options for: Nguyen refinance
Loan amount $340,000 | 30 yr fixed | rate/term refi | value $520,000 | FICO 762 | 30 day lock
Priced 1/22/2026 9:05am CT

Rate     APR      P&I          Points/(Credit)    $ Amount
6.625%   6.578%   $2,177.06    (1.000)            ($3,400)
6.375%   6.424%   $2,121.16    0.000              $0
6.125%   6.245%   $2,065.88    0.750              $2,550
5.875%   6.088%   $2,011.23    1.750              $5,950

Lender fee of $1,290 applies to all options. Appraisal $575 (may be waived), credit report $88, title and escrow approx. $1,350.
Other costs are the same whichever rate you choose. Let me know which one you like and I will lock it.

- Jody Marchetti, Cascadia Home Finance, NMLS 334190
`,
    {
      loanAmount: 340000,
      interestRate: null,
      apr: null,
      term: 30,
      principalInterest: null,
      discountPoints: null,
      lenderCredit: null,
      appraisalFee: 575,
      creditReport: 88,
    },
  ),
  sheet(
    'e-mail comparing conventional and FHA for the same house',
    `
Hello Shanice,

Below is the side by side you asked for on 40 Wexford Lane (price $325,000). Same house, same taxes and insurance, two ways to finance it.

                              OPTION 1              OPTION 2
                              Conventional 5%       FHA 3.5%
Down payment                  $16,250               $11,375
Loan amount                   $308,750              $319,113
                                                    (includes $5,488 UFMIP)
Rate                          6.500%                5.990%
Term                          30 years              30 years
Principal & interest          $1,951.51             $1,911.19
Mortgage insurance            $172.00               $143.74
Property tax                  $297.92               $297.92
Homeowners insurance          $110.00               $110.00
Total monthly payment         $2,531.43             $2,462.85
Closing costs and prepaids    $8,940                $14,280
UFMIP financed                -                     -$5,488
Cash needed at closing        $25,190               $20,167

The appraisal is $600 and the credit report $104 either way and both are already in the closing costs above.

The FHA payment is lower but the MI stays on for the life of the loan. With conventional it drops off once you reach 78%. There is no wrong answer here, it depends how long you expect to stay. Let me know which direction you want to go and I'll send the official Loan Estimate.

Best,
Rafael Quintero
Lakeshore Community Mortgage | NMLS 615508
`,
    {
      purchasePrice: 325000,
      downPayment: null,
      loanAmount: null,
      interestRate: null,
      term: 30,
      principalInterest: null,
      monthlyPayment: null,
      mortgageInsurance: null,
      propertyTaxes: 297.92,
      homeInsurance: 110,
      closingCosts: null,
      cashToClose: null,
      appraisalFee: 600,
      creditReport: 104,
    },
  ),
  sheet(
    'spreadsheet pasted with tabs, purchase 20% down, seller credit and EMD',
    `
Park - 88 Orchard View
Item\tAmount\tNotes
Purchase price\t549000
Down 20%\t109800
Loan\t439200
Rate\t6.125%\t30 yr fixed, locked to 6/30

Fees
Origination\t1500
Discount points (0.5)\t2196
Appraisal\t675
Credit\t72
Flood\t10
Title/escrow\t1980
Lender title policy\t870
Recording\t145
Subtotal fees\t7448
Prepaid int 10 days\t737.00
HOI 1 yr\t1662.00
Tax escrow 4 mo\t2287.52
HOI escrow 3 mo\t415.50
Subtotal prepaids\t5102.02
Total closing costs\t12550.02

Monthly
P&I\t2668.63
Tax\t571.88
HOI\t138.50
HOA\t62.00\tpaid to assoc., not escrowed
MI\t0
Total PITIA\t3441.01

Cash to close
Down payment\t109800
+ closing costs\t12550.02
- seller credit\t-3000
- EMD paid\t-10000\treceived 5/12
Due at closing\t109350.02
`,
    {
      purchasePrice: 549000,
      downPayment: 109800,
      loanAmount: 439200,
      interestRate: 6.125,
      term: 30,
      principalInterest: 2668.63,
      monthlyPayment: 3441.01,
      mortgageInsurance: 0,
      propertyTaxes: 571.88,
      homeInsurance: 138.5,
      closingCosts: 12550.02,
      cashToClose: 109350.02,
      originationFee: 1500,
      discountPoints: 2196,
      appraisalFee: 675,
      creditReport: 72,
      hoaDues: 62,
      floodCertification: 10,
      lenderTitle: 870,
      recordingFees: 145,
      sellerCredit: 3000,
    },
  ),
  sheet(
    'title company settlement worksheet with buyer and seller columns',
    `
GREAT LAKES TITLE & ESCROW
Estimated Settlement Worksheet                          File GL-25-7740
Property: 5518 Harmon Street, Kalamazoo, MI 49004
Buyer: Trevor Mbeki        Seller: Estate of Ruth Zielinski
Lender: Portage Mortgage Services   Loan: 263,500.00, 30 yr conv, 6.500%

                                               Buyer          Seller
--------------------------------------------------------------------
Origination fee                             1,317.50
Appraisal                                     525.00
Credit report                                  58.30
Lender's title policy                         300.00
Owner's title policy                                        1,682.00
Settlement fee (split)                        275.00          275.00
Recording - deed                               44.00
Recording - mortgage                           98.00
Release of seller mortgage                                     45.00
State transfer tax                                          2,325.00
County transfer tax                                           341.00
Real estate commission 5.5%                                17,050.00
Home warranty                                                 575.00
Homeowners insurance, 1 year                1,380.00
Prepaid interest 9 days                       422.28
Escrow: insurance 3 mo x 115.00               345.00
Escrow: taxes 4 mo x 361.67                 1,446.68
--------------------------------------------------------------------
TOTAL CLOSING COSTS                         6,211.76       22,293.00

Contract sales price                      310,000.00      310,000.00
Plus / less closing costs                   6,211.76      -22,293.00
New loan                                 -263,500.00
Earnest money deposit                      -5,000.00
Seller concession                          -2,500.00       -2,500.00
Payoff Consumers CU                                      -188,450.77
--------------------------------------------------------------------
CASH DUE FROM BUYER                        45,211.76
NET PROCEEDS TO SELLER                                     96,756.23

Figures are estimates and subject to change until final lender instructions are received. MI premium (67.25 / month) first due
with the November payment, none collected at closing.
`,
    {
      purchasePrice: 310000,
      loanAmount: 263500,
      interestRate: 6.5,
      term: 30,
      mortgageInsurance: 67.25,
      propertyTaxes: 361.67,
      homeInsurance: 115,
      closingCosts: 6211.76,
      cashToClose: 45211.76,
      originationFee: 1317.5,
      appraisalFee: 525,
      creditReport: 58.3,
      lenderTitle: 300,
      settlementFee: 275,
      recordingFees: null,
      prepaidInterest: 422.28,
      sellerCredit: 2500,
      earnestMoney: 5000,
    },
  ),
];
