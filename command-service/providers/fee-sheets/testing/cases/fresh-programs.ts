import { sheet, type SheetCase } from './sheet-case.ts';

/** Government loans, credit lines, building loans, buydowns and rate grids, written before the reader was changed. */
export const freshPrograms: readonly SheetCase[] = [
  sheet(
    'a worksheet of a VA loan with its funding fee',
    `
VA PURCHASE WORKSHEET                               Veteran: J. Alvarado
Sales price                          $475,000.00
Down payment                               $0.00
Base loan amount                     $475,000.00
VA funding fee (2.15%) financed       $10,212.50
Total loan amount                    $485,212.50
Rate / Term                  5.750% / 30 years
APR                                       5.998%
P & I                                  $2,831.57
Taxes (monthly)                          $495.00
Insurance (monthly)                      $140.00
Total payment                          $3,466.57
VA appraisal                             $650.00
Lender fee 1% origination              $4,750.00
Seller concessions                     $6,500.00
Funds required at closing              $2,184.30
`,
    {
      purchasePrice: 475_000,
      downPayment: 0,
      loanAmount: 475_000,
      totalLoanAmount: 485_212.5,
      interestRate: 5.75,
      term: 30,
      apr: 5.998,
      principalInterest: 2831.57,
      propertyTaxes: 495,
      homeInsurance: 140,
      monthlyPayment: 3466.57,
      appraisalFee: 650,
      originationFee: 4750,
      sellerCredit: 6500,
      cashToClose: 2184.3,
    },
  ),
  sheet(
    'a quote of a USDA loan with its guarantee fee',
    `
USDA Rural Development - 100% financing
Purchase price ............ $232,323
Guarantee fee (1%) ........ $2,323 (added to the loan)
Base loan ................. $232,323
Total loan ................ $234,646
Fixed rate ................ 6.000%  |  APR 6.512%
Monthly:
  Principal + interest .... $1,406.82
  Annual fee (0.35%) ...... $67.13
  Property taxes .......... $188.00
  Home insurance .......... $94.00
  TOTAL ................... $1,755.95
`,
    {
      purchasePrice: 232_323,
      loanAmount: 232_323,
      totalLoanAmount: 234_646,
      interestRate: 6,
      apr: 6.512,
      principalInterest: 1406.82,
      propertyTaxes: 188,
      homeInsurance: 94,
      monthlyPayment: 1755.95,
    },
  ),
  sheet(
    'a worksheet of an FHA loan with its insurance premiums',
    `
FHA 203(b) Fixed 30                            Case assigned 11/17/2026
Purchase Price             $357,156
Minimum Down Payment 3.5%  $12,501
Base Mortgage              $344,655
UFMIP 1.75%                $6,031
Mortgage w/ UFMIP          $350,686
Int. Rate                  6.250%       APR  7.018%
Principal & Interest       $2,159.24
MIP (0.55%)                $157.97
Property Tax               $298.00
Homeowners Ins             $121.00
Total PITI + MIP           $2,736.21
Est. closing costs         $9,480
Est. cash to close         $21,981
`,
    {
      term: 30,
      program: null,
      purchasePrice: 357_156,
      downPayment: 12_501,
      loanAmount: 344_655,
      totalLoanAmount: 350_686,
      interestRate: 6.25,
      apr: 7.018,
      principalInterest: 2159.24,
      mortgageInsurance: 157.97,
      propertyTaxes: 298,
      homeInsurance: 121,
      monthlyPayment: 2736.21,
      closingCosts: 9480,
      cashToClose: 21_981,
    },
  ),
  sheet(
    'an offer of a home equity line with an introductory rate',
    `
HOME EQUITY LINE OF CREDIT - YOUR OFFER
Credit limit                       $85,000
Initial draw                       $40,000
Introductory APR (6 months)        5.99%
Variable APR after that            8.24%   (Prime 7.25% + margin 0.99%)
Lifetime rate cap                  18.00%
Draw period                        10 years
Repayment period                   20 years
Annual fee                         $65
Estimated minimum payment          $274.67
Appraisal fee                      $0 (waived)
`,
    { apr: null, rateCap: 18 },
  ),
  sheet(
    'a building loan that becomes a mortgage',
    `
CONSTRUCTION-TO-PERMANENT LOAN SUMMARY
Land (owned)                      $110,000
Construction contract             $540,000
Contingency (5%)                   $27,000
Interest reserve                   $18,900
Total project cost                $695,900
Borrower equity / down payment    $159,650
Loan amount                       $536,250
Construction period               12 months, interest only at 7.990%
Interest-only payment (average)   $1,785.27
Permanent rate                    6.990% fixed
Permanent term                    30 years
Permanent P&I                     $3,564.08
Origination fee (1%)              $5,362.50
Inspection draws (6 @ $125)       $750.00
`,
    {
      downPayment: 159_650,
      loanAmount: 536_250,
      interestRate: 6.99,
      term: 30,
      principalInterest: 3564.08,
      originationFee: 5362.5,
    },
  ),
  sheet(
    'a three-year buydown in a grid',
    `
3-2-1 TEMPORARY BUYDOWN                     Loan amount $384,000      Note rate 6.500%     30 yr fixed

Year        Rate       P&I             Monthly savings     Annual savings
1           3.500%     $1,724.33       $702.81             $8,433.72
2           4.500%     $1,945.67       $481.47             $5,777.64
3           5.500%     $2,180.31       $246.83             $2,961.96
4 - 30      6.500%     $2,427.14       -                   -

Seller-paid buydown cost                                   $17,173.32
Sales price $480,000      Down payment $96,000             APR 6.644%
`,
    {
      loanAmount: 384_000,
      interestRate: 6.5,
      term: 30,
      principalInterest: null,
      purchasePrice: 480_000,
      downPayment: 96_000,
      apr: 6.644,
    },
  ),
  sheet(
    'a grid of programs with rates and APR',
    `
TODAY'S RATES - 11/20/2026 - $296,000 loan, $370,000 price, 760 FICO
Program               Rate        APR         Points     P&I
30 Year Fixed         6.875%      6.994%      0.250      $1,944.51
20 Year Fixed         6.625%      6.781%      0.125      $2,228.76
15 Year Fixed         5.490%      5.702%      0.000      $2,417.00
7/6 ARM               6.125%      6.903%      0.500      $1,798.53
`,
    {
      interestRate: null,
      apr: null,
      principalInterest: null,
      term: null,
      program: null,
      loanAmount: 296_000,
      purchasePrice: 370_000,
    },
  ),
  sheet(
    'prices of the same loan with and without points',
    `
Rate options for your $504,000 loan (30-year fixed)

Rate       Cost / credit            Monthly P&I
5.875%     $7,560 cost (1.5 pts)    $2,981.35
6.250%     $0                       $3,103.21
6.625%     $4,032 credit            $3,227.17

You selected: 6.250%   APR 6.338%
Appraisal $700   Title insurance $1,940   Recording fees $210
`,
    {
      interestRate: null,
      term: 30,
      loanAmount: 504_000,
      principalInterest: null,
      apr: 6.338,
      appraisalFee: 700,
      titleInsurance: 1940,
      recordingFees: 210,
    },
  ),
  sheet(
    'an analysis of the escrow account',
    `
INITIAL ESCROW ACCOUNT DISCLOSURE
Loan amount: $217,000     Monthly P&I: $1,299.63
Your monthly escrow payment: $402.00 (taxes $298.00, insurance $104.00)
Your total payment each month: $1,701.63
Cushion: $804.00
Month          Payment to escrow    Payment from escrow    Description         Balance
Starting                                                                        $1,206.00
January        $402.00              $1,788.00              County tax            -$180.00
February       $402.00                                                            $222.00
`,
    {
      loanAmount: 217_000,
      principalInterest: 1299.63,
      propertyTaxes: 298,
      homeInsurance: 104,
      monthlyPayment: 1701.63,
    },
  ),
  sheet(
    'an approval with an adjustable loan and its caps',
    `
CONDITIONAL APPROVAL                                        Nov 19, 2026
Borrower ........ Priya Raman
Product ......... 10/6 SOFR ARM, caps 5/1/5
Loan amount ..... $720,000
Start rate ...... 6.375% (index 4.31% + margin 2.75% thereafter)
Maximum rate .... 11.375%
Initial P&I ..... $4,491.86
Taxes ........... $10,920 / yr
Insurance ....... $2,640 / yr
Points .......... none
Underwriting .... $1,295
`,
    {
      program: null,
      loanAmount: 720_000,
      interestRate: 6.375,
      rateCap: 11.375,
      principalInterest: 4491.86,
      propertyTaxes: 10_920,
      homeInsurance: 2640,
      underwritingFee: 1295,
    },
  ),
];
