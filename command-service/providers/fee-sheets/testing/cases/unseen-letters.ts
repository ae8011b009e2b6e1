import { page, type SheetCase } from './sheet-case.ts';
/** Letters, quotes and statements that were written before the reader was changed for them. */
export const unseenLetters: readonly SheetCase[] = [
  {
    name: 'a pre-approval letter',
    pages: [
      page(`
PRE-APPROVAL LETTER                                       November 12, 2026
Borrower: Andre Fields
Purchase Price: $320,000
Loan Amount: $304,000 (95% LTV)
Loan Program: Conventional 30 Year Fixed
Interest Rate: 6.500% (APR 6.812%)
Estimated Monthly Payment (PITI): $2,486.00
`),
    ],
    says: {
      purchasePrice: 320000,
      loanAmount: 304000,
      program: 'Conventional 30 Year Fixed',
      term: 30,
      interestRate: 6.5,
      apr: 6.812,
      monthlyPayment: 2486,
    },
  },
  {
    name: 'a payment quote with a table of housing costs',
    pages: [
      page(`
Sales Price:                  $540,000.00
Down Payment (20%):           $108,000.00
First Mortgage:               $432,000.00
Note Rate:                    6.125%
APR:                          6.271%
Amortization:                 360 months

Proposed Housing Expense
First Mortgage P&I            $2,624.87
Real Estate Taxes             $525.00
Hazard Insurance              $145.00
Mortgage Insurance            $0.00
HOA Dues                      $62.00
Total Payment                 $3,356.87
`),
    ],
    says: {
      purchasePrice: 540000,
      downPayment: 108000,
      loanAmount: 432000,
      interestRate: 6.125,
      apr: 6.271,
      term: 30,
      principalInterest: 2624.87,
      propertyTaxes: 525,
      homeInsurance: 145,
      mortgageInsurance: 0,
      hoaDues: 62,
      monthlyPayment: 3356.87,
    },
  },
  {
    name: 'an FHA quote with upfront and monthly insurance',
    pages: [
      page(`
FHA Purchase Quote
Purchase price          $275,000
Minimum down (3.5%)     $9,625
Base loan amount        $265,375
UFMIP (1.75%)           $4,644
Total loan amount       $270,019
Rate / APR              5.875% / 6.742%
P&I                     $1,597.27
Monthly MIP             $121.63
Taxes                   $230.00/mo
Insurance               $95.00/mo
Total monthly           $2,043.90
Closing costs           $7,950
Prepaids                $2,180
Cash needed             $19,755
`),
    ],
    says: {
      purchasePrice: 275000,
      downPayment: 9625,
      loanAmount: 265375,
      totalLoanAmount: 270019,
      interestRate: 5.875,
      apr: 6.742,
      principalInterest: 1597.27,
      mortgageInsurance: 121.63,
      propertyTaxes: 230,
      homeInsurance: 95,
      monthlyPayment: 2043.9,
      closingCosts: 7950,
      cashToClose: 19755,
    },
  },
  {
    name: 'a chat about numbers',
    pages: [
      page(`
Hey Sam! Quick numbers on Birch Ln: at 600k with 15% down you'd borrow $510,000. Rate today is 6.375%, APR 6.52%, 30 yr fixed.
P&I $3,181.74, taxes $610, insurance $150, PMI $118. All in $4,059.74/mo. Closing costs around $12k, cash to close $102,300.
`),
    ],
    says: {
      purchasePrice: 600_000,
      loanAmount: 510000,
      interestRate: 6.375,
      apr: 6.52,
      term: 30,
      principalInterest: 3181.74,
      propertyTaxes: 610,
      homeInsurance: 150,
      mortgageInsurance: 118,
      monthlyPayment: 4059.74,
      closingCosts: 12_000,
      cashToClose: 102300,
    },
  },
  {
    name: 'settlement statement with debits and credits',
    pages: [
      page(`
BUYER'S ESTIMATED SETTLEMENT STATEMENT
                                              Debit            Credit
Contract Sales Price                          $412,000.00
Deposit                                                        $10,000.00
Loan Amount                                                    $329,600.00
Loan Origination Fee to Cedar Bank            $3,296.00
Appraisal Fee to Ridge Appraisals             $600.00
Credit Report Fee                             $68.00
Settlement Fee to Summit Title                $550.00
Lender's Title Policy                         $845.00
Recording Fees                                $160.00
Prepaid Interest (12 days @ $55.31)           $663.72
Seller Credit                                                  $3,000.00
Cash Due from Buyer                                            $75,582.72
`),
    ],
    says: {
      purchasePrice: 412000,
      earnestMoney: 10000,
      loanAmount: 329600,
      originationFee: 3296,
      appraisalFee: 600,
      creditReport: 68,
      settlementFee: 550,
      lenderTitle: 845,
      recordingFees: 160,
      prepaidInterest: 663.72,
      sellerCredit: 3000,
      cashToClose: 75582.72,
    },
  },
  {
    name: 'a loan offer with a points option below',
    pages: [
      page(`
Loan amount            $380,000
Loan term              30 years fixed
Interest rate          6.250%
APR                    6.398%
Discount points        0.500 points      $1,900.00
Lender credits         $0.00
Principal & interest   $2,339.73
Estimated escrow       $565.00
Total monthly payment  $2,904.73
Option: 5.990% with 1.5 points ($5,700)
`),
    ],
    says: {
      loanAmount: 380000,
      term: 30,
      interestRate: 6.25,
      apr: 6.398,
      discountPoints: 1900,
      lenderCredit: 0,
      principalInterest: 2339.73,
      monthlyPayment: 2904.73,
    },
  },
  {
    name: 'a refinance comparison of old and new',
    pages: [
      page(`
                       Current loan        New loan
Balance                $241,300            $246,000
Interest rate          7.250%              6.000%
Monthly P&I            $1,705.24           $1,474.90
Term                   27 years            30 years
Monthly savings                            $230.34
Estimated closing costs                    $4,700
`),
    ],
    says: { loanAmount: 246000, interestRate: null, principalInterest: null, term: null, closingCosts: 4700 },
  },

  {
    name: 'a text message with a refinance',
    pages: [
      page(`
Hi Lena, your refi: new loan $228,500 at 5.990% for 30 years, APR 6.184%.
P&I would be $1,368.49. Your escrow stays at $410. Closing costs come to $4,950, all rolled in.
You'd get back about $1,200 at closing.
`),
    ],
    says: {
      loanAmount: 228500,
      interestRate: 5.99,
      term: 30,
      apr: 6.184,
      principalInterest: 1368.49,
      closingCosts: 4950,
      cashToClose: -1200,
    },
  },
  {
    name: 'a jumbo worksheet with slashes',
    pages: [
      page(`
JUMBO PURCHASE - ESTIMATE ONLY
Purchase Price / Loan Amount      $1,800,000 / $1,350,000
Down Payment                      $450,000 (25%)
Rate / APR                        6.500% / 6.588%
Program                           10/6 ARM
Principal & Interest              $8,532.92
Property Taxes                    $1,875.00 per month
Homeowners Insurance              $4,200.00 annually
HOA                               $0
Total Closing Costs               $21,480
Cash to Close                     $471,480
`),
    ],
    says: {
      purchasePrice: 1800000,
      loanAmount: 1350000,
      downPayment: 450000,
      interestRate: 6.5,
      apr: 6.588,
      program: '10/6 ARM',
      principalInterest: 8532.92,
      propertyTaxes: 1875,
      homeInsurance: 4200,
      hoaDues: 0,
      closingCosts: 21480,
      cashToClose: 471480,
    },
  },
  {
    name: 'a VA estimate with a funding fee and credits',
    pages: [
      page(`
VA LOAN ESTIMATE (not an official Loan Estimate)
Sales Price                       $350,000
Base Loan                         $350,000
VA Funding Fee (2.15%)            $7,525
Total Loan Amount                 $357,525
Note Rate                         5.625%
APR                               5.871%
Monthly Principal and Interest    $2,058.12
Monthly Taxes                     $292
Monthly Insurance                 $110
Total Monthly Payment             $2,460.12
Estimated Closing Costs           $8,900
Lender Credit                     ($2,400)
Seller Paid Closing Costs         ($6,500)
Earnest Money                     ($3,500)
Cash to/from Borrower             ($3,500)
`),
    ],
    says: {
      purchasePrice: 350000,
      loanAmount: 350000,
      totalLoanAmount: 357525,
      interestRate: 5.625,
      apr: 5.871,
      principalInterest: 2058.12,
      propertyTaxes: 292,
      homeInsurance: 110,
      monthlyPayment: 2460.12,
      closingCosts: 8900,
      lenderCredit: 2400,
      sellerCredit: 6500,
      earnestMoney: 3500,
      cashToClose: -3500,
    },
  },
  {
    name: 'a list with bullets',
    pages: [
      page(`
Your quote from Cedar Bank
• Purchase price: $267,000
• Down payment: 5% ($13,350)
• Loan amount: $253,650
• Rate: 6.750% (30-year fixed)
• APR: 7.214%
• Monthly payment: $2,094 (includes taxes, insurance and PMI)
• Cash to close: $22,980
`),
    ],
    says: {
      purchasePrice: 267000,
      downPayment: 13350,
      loanAmount: 253650,
      interestRate: 6.75,
      term: 30,
      apr: 7.214,
      monthlyPayment: 2094,
      cashToClose: 22980,
    },
  },
];
