import { page, type SheetCase } from './sheet-case.ts';

/** Sheets that were written before the reader was changed for them. */
export const unseenSheets: readonly SheetCase[] = [
  {
    name: 'Closing Disclosure: first page with its three columns of information',
    pages: [
      page(`
Closing Disclosure                       This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.

Closing Information                      Transaction Information                      Loan Information
Date Issued        11/12/2026            Borrower    Renee Okafor                     Loan Term    30 years
Closing Date       11/20/2026                        12 Bay Street                    Purpose      Purchase
Disbursement Date  11/20/2026                        Anytown, ST 12345                Product      5/1 Adjustable Rate
Settlement Agent   Summit Title          Seller      Luis and Ana Ortega
File #             26-1182                           940 Harbor Road                  Loan Type    [x] Conventional  [ ] FHA
Property           940 Harbor Road                   Anytown, ST 12345                             [ ] VA  [ ] ________
                   Anytown, ST 12345     Lender      Keystone Savings                 Loan ID #    7700123
Sale Price         $510,000                                                           MIC #

Loan Terms                                         Can this amount increase after closing?
Loan Amount                       $408,000         NO
Interest Rate                     5.5%             YES   • Adjusts every year starting in year 6
                                                         • Can go as high as 10.5% in year 8
                                                         • See AIR Table on page 4 for details
Monthly Principal & Interest      $2,316.58        YES   • Adjusts every year starting in year 6
See Projected Payments below for your                    • Can go as high as $3,554 in year 8
Estimated Total Monthly Payment
                                                   Does the loan have these features?
Prepayment Penalty                                 NO
Balloon Payment                                    NO

Projected Payments
Payment Calculation               Years 1-5          Year 6              Year 7              Years 8-30
Principal & Interest              $2,316.58          $2,259 min          $2,259 min          $2,259 min
                                                     $2,809 max          $3,176 max          $3,554 max
Mortgage Insurance                +   —              +   —               +   —               +   —
Estimated Escrow                  +   612.40         +   612.40          +   612.40          +   612.40
Amount can increase over time
Estimated Total                   $2,928.98          $2,871 - $3,421     $2,871 - $3,788     $2,871 - $4,166
Monthly Payment
Estimated Taxes, Insurance        $612.40            This estimate includes             In escrow?
& Assessments                     a month            [x] Property Taxes                 YES
Amount can increase over time                        [x] Homeowner's Insurance          YES
See page 4 for details                               [ ] Other:

Costs at Closing
Closing Costs                     $13,912.44   Includes $9,104.10 in Loan Costs + $4,808.34 in Other Costs – $0
                                               in Lender Credits. See page 2 for details.
Cash to Close                     $95,912.44   Includes Closing Costs. See Calculating Cash to Close on page 3 for details.
CLOSING DISCLOSURE                                                                                 PAGE 1 OF 5 • LOAN ID # 7700123
`),
      page(`
Closing Cost Details
                                                    Borrower-Paid                Seller-Paid              Paid by
Loan Costs                                          At Closing    Before Closing At Closing  Before Closing  Others
A. Origination Charges                              $3,725.00
01 0.5 % of Loan Amount (Points)                    $2,040.00
02 Underwriting Fee                                 $1,685.00
B. Services Borrower Did Not Shop For               $681.10
01 Appraisal Fee        to Ridge Appraisals                       $575.00
02 Credit Report Fee    to CoreData                 $79.10
03 Flood Determination Fee to FloodCheck            $27.00
C. Services Borrower Did Shop For                   $4,698.00
01 Title – Lender's Title Policy to Summit Title    $1,980.00
02 Title – Settlement Agent Fee to Summit Title     $850.00
03 Title – Title Search to Summit Title             $1,868.00
D. TOTAL LOAN COSTS (Borrower-Paid)                 $9,104.10
Loan Costs Subtotals (A + B + C)                    $8,529.10     $575.00

Other Costs
E. Taxes and Other Government Fees                  $310.00
01 Recording Fees       Deed: $60.00  Mortgage: $250.00  $310.00
02 Transfer Tax         to Any State                                             $1,530.00
F. Prepaids                                         $2,461.14
01 Homeowner's Insurance Premium (12 mo.) to Granite Mutual $1,848.00
02 Mortgage Insurance Premium (   mo.)
03 Prepaid Interest ($61.48 per day from 11/20/26 to 12/1/26) $613.14
04 Property Taxes (   mo.)
G. Initial Escrow Payment at Closing                $1,225.20
01 Homeowner's Insurance $154.00 per month for 2 mo. $308.00
02 Mortgage Insurance        per month for   mo.
03 Property Taxes      $458.40 per month for 2 mo.  $916.80
H. Other                                            $812.00
01 Real Estate Commission to Harbor Homes                                        $15,300.00
02 Title – Owner's Title Policy (optional) to Summit Title $812.00
I. TOTAL OTHER COSTS (Borrower-Paid)                $4,808.34
J. TOTAL CLOSING COSTS (Borrower-Paid)              $13,912.44
Closing Costs Subtotals (D + I)                     $13,337.44    $575.00        $16,830.00
Lender Credits
CLOSING DISCLOSURE                                                                                 PAGE 2 OF 5 • LOAN ID # 7700123
`),
    ],
    says: {
      form: 'Closing Disclosure',
      purchasePrice: 510_000,
      loanAmount: 408_000,
      program: '5/1 Adjustable Rate',
      loanType: 'Conventional',
      term: 30,
      interestRate: 5.5,
      rateCap: 10.5,
      principalInterest: 2316.58,
      paymentCap: 3554,
      propertyTaxes: 458.4,
      homeInsurance: 154,
      monthlyPayment: 2928.98,
      originationFee: 3725,
      discountPoints: 2040,
      underwritingFee: 1685,
      appraisalFee: 575,
      creditReport: 79.1,
      floodCertification: 27,
      lenderTitle: 1980,
      ownerTitle: 812,
      settlementFee: 850,
      recordingFees: 310,
      prepaidInterest: 613.14,
      closingCosts: 13_912.44,
      cashToClose: 95_912.44,
    },
  },
  {
    name: 'Loan Estimate: refinance with cash to the borrower',
    pages: [
      page(`
PIEDMONT MORTGAGE CO.                                               Save this Loan Estimate to compare with your Closing Disclosure.
Loan Estimate                                                       LOAN TERM      20 years
DATE ISSUED       9/2/2026                                          PURPOSE        Refinance
APPLICANTS        Sam and Lee Novak                                 PRODUCT        Fixed Rate
PROPERTY          55 Orchard Lane                                   LOAN TYPE      ☐ Conventional   ☐ FHA   ☑ VA   ☐ ________
                  Anytown, ST 12345                                 LOAN ID #      88120
EST. PROP. VALUE  $395,000                                          RATE LOCK      ☑ NO   ☐ YES, until

Loan Terms                                         Can this amount increase after closing?
Loan Amount                       $276,450         NO
Interest Rate                     5.875%           NO
Monthly Principal & Interest      $1,960.71        NO
Prepayment Penalty                                 NO
Balloon Payment                                    NO

Projected Payments
Payment Calculation                                Years 1-20
Principal & Interest                               $1,960.71
Mortgage Insurance                                 +   —
Estimated Escrow                                   +   402
Estimated Total Monthly Payment                    $2,363

Costs at Closing
Estimated Closing Costs           $8,214     Includes $5,020 in Loan Costs + $3,544 in Other Costs – $350
                                             in Lender Credits. See page 2 for details.
Estimated Cash to Close           $21,306    Includes Closing Costs. See Calculating Cash to Close on page 2 for details.
                                             ☐ From  ☑ To Borrower
`),
    ],
    says: {
      form: 'Loan Estimate',
      rateLock: 'not locked',
      loanAmount: 276_450,
      program: 'Fixed Rate',
      loanType: 'VA',
      term: 20,
      interestRate: 5.875,
      principalInterest: 1960.71,
      monthlyPayment: 2363,
      closingCosts: 8214,
      cashToClose: -21_306,
      lenderCredit: 350,
    },
  },
  {
    name: 'an itemized fee worksheet with numbered lines',
    pages: [
      page(`
FEE DETAILS AND SUMMARY
Applicants: Kim Doan                          Application No: 260918-77
Date Prepared: 10/02/2026                     Loan Program: FHA 30 Year Fixed
Prepared By: Blue Mesa Lending                Ph. 505-555-0190
THIS IS NOT A GOOD FAITH ESTIMATE (GFE). This "Fees Worksheet" is provided for informational purposes ONLY.
Total Loan Amount: $ 289,656     Interest Rate: 5.990 %     Term/Due In: 360 / 360 mths

Fee                                        Paid To           Paid By (Fee Split**)        Amount      PFC / F / POC
ORIGINATION CHARGES                                                                       $ 1,895.00
Underwriting Fee                           Blue Mesa         Borrower                     $ 1,095.00   PFC
Processing Fee                             Blue Mesa         Borrower                     $ 800.00     PFC
OTHER CHARGES                                                                             $ 9,301.73
Appraisal Fee                              Appraiser         Borrower                     $ 650.00     POC
Credit Report                              Credit Bureau     Borrower                     $ 95.00
Flood Certification                        Flood Co.         Borrower                     $ 12.00
Upfront Mortgage Insurance Premium         FHA               Borrower                     $ 4,981.00   PFC
Closing/Escrow Fee                         Desert Title      Borrower                     $ 725.00
Lender's Title Insurance                   Desert Title      Borrower                     $ 980.00
Owner's Title Insurance                    Desert Title      Seller                       $ 1,540.00
Mortgage Recording Charge                  County            Borrower                     $ 150.00
Daily Interest Charges   $ 47.5352 x 15 day(s)               Borrower                     $ 713.03     PFC
Hazard Insurance Premium $ 118.00 x 12 mth(s)                Borrower                     $ 1,416.00

TOTAL ESTIMATED FUNDS NEEDED TO CLOSE:                       TOTAL ESTIMATED MONTHLY PAYMENT:
Purchase Price/Payoff (+)            295,000.00              Principal & Interest           1,734.79
Loan Amount (-)                      289,656.00              Other Financing (P & I)
Total Estimated Closing Costs (+)     11,196.73              Hazard Insurance                 118.00
Seller Credit (-)                      5,000.00              Real Estate Taxes                246.00
Cash Deposit on sales contract (-)     3,000.00              Mortgage Insurance               130.20
                                                             Homeowner Assn. Dues
Total Estimated Funds needed to close  8,540.73              Total Monthly Payment          2,228.99
`),
    ],
    says: {
      purchasePrice: 295_000,
      totalLoanAmount: 289_656,
      loanAmount: 289_656,
      program: 'FHA 30 Year Fixed',
      term: 30,
      interestRate: 5.99,
      principalInterest: 1734.79,
      propertyTaxes: 246,
      homeInsurance: 118,
      mortgageInsurance: 130.2,
      monthlyPayment: 2228.99,
      originationFee: 1895,
      underwritingFee: 1095,
      processingFee: 800,
      appraisalFee: 650,
      creditReport: 95,
      floodCertification: 12,
      settlementFee: 725,
      lenderTitle: 980,
      recordingFees: 150,
      prepaidInterest: 713.03,
      sellerCredit: 5000,
      earnestMoney: 3000,
      closingCosts: 11_196.73,
      cashToClose: 8540.73,
    },
  },
  {
    name: 'a mail with a comparison of offers from one lender',
    pages: [
      page(`
Congratulations, Priya! Your personalized offer from Harborlight Home Loans

30-year fixed
Rate  6.125%     APR  6.347%
Points  0.75 ($2,730)
Monthly payment  $2,211.66 (principal and interest)
Lender fees  $1,490
Loan amount  $364,000
Home price $455,000   Down payment $91,000 (20%)

This is not a commitment to lend. Rates as of Nov 20, 2026 and subject to change.
NMLS #200300
`),
    ],
    says: {
      purchasePrice: 455_000,
      downPayment: 91_000,
      loanAmount: 364_000,
      term: 30,
      program: '30-year fixed',
      interestRate: 6.125,
      apr: 6.347,
      principalInterest: 2211.66,
      discountPoints: 2730,
    },
  },
  {
    name: 'a sheet of rate and APR cells',
    pages: [
      page(`
Program            Rate / APR          Points      P&I
30 Yr Fixed VA     5.750% / 5.982%     0.500       $2,334.29
Loan Amount: $400,000        Funding fee (2.15%) financed: $8,600
Total Loan: $408,600         Est. cash to close: $6,930
`),
    ],
    says: {
      loanAmount: 400_000,
      totalLoanAmount: 408_600,
      program: '30 Yr Fixed VA',
      term: 30,
      interestRate: 5.75,
      apr: 5.982,
      principalInterest: 2334.29,
      cashToClose: 6930,
    },
  },
  {
    name: 'a 2-1 buy-down in a table of years',
    pages: [
      page(`
Temporary Buydown Illustration (2-1), paid by seller
Purchase price  $480,000       Loan amount  $432,000     Note rate  6.500%

Year        Rate        Monthly P&I       Monthly savings
Year 1      4.500%      $2,188.88         $541.65
Year 2      5.500%      $2,452.85         $277.68
Years 3-30  6.500%      $2,730.53         $0.00
Seller credit for buydown  $9,831.96
`),
    ],
    says: {
      purchasePrice: 480_000,
      loanAmount: 432_000,
      interestRate: 6.5,
      principalInterest: 2730.53,
      sellerCredit: 9831.96,
    },
  },
  {
    name: 'a home equity line',
    pages: [
      page(`
HOME EQUITY LINE OF CREDIT - INITIAL QUOTE
Credit limit                 $85,000
Initial draw                 $40,000
Variable APR                 8.24% (Prime 7.00% + 1.24%)
Maximum APR                  18.00%
Draw period                  10 years, interest-only payments
Repayment period             20 years
Annual fee                   $75
Appraisal fee                $0 (waived)
`),
    ],
    says: { apr: 8.24, rateCap: 18 },
  },
  {
    name: 'a construction loan that becomes a permanent one',
    pages: [
      page(`
CONSTRUCTION-TO-PERMANENT WORKSHEET
Cost of land                     $90,000
Construction contract            $410,000
Loan amount                      $400,000
Down payment                     $100,000
Construction phase               12 months, interest only
Permanent phase                  30 year fixed
Interest rate                    6.875%
Est. monthly payment (permanent) P&I    $2,627.72
Origination fee                  $4,000.00
Appraisal fee                    $850.00
Estimated cash to close          $112,480.00
`),
    ],
    says: {
      loanAmount: 400_000,
      downPayment: 100_000,
      term: 30,
      interestRate: 6.875,
      principalInterest: 2627.72,
      originationFee: 4000,
      appraisalFee: 850,
      cashToClose: 112_480,
    },
  },
  {
    name: 'a USDA quote with its guarantee fee',
    pages: [
      page(`
USDA Rural Housing - Loan Quote
Sales price ............................ $232,000
Down payment ........................... $0
Base loan amount ....................... $232,000
Guarantee fee 1.00% (financed) ......... $2,320
Total loan amount ...................... $234,320
Rate ................................... 5.625%
APR .................................... 6.118%
Term ................................... 360 months
Principal and interest ................. $1,348.88
Annual fee (monthly) ................... $67.67
Taxes .................................. $151.00/mo
Hazard insurance ....................... $98.00/mo
Total payment .......................... $1,665.55
Total closing costs .................... $6,310
Seller concessions ..................... ($6,310)
Cash due at closing .................... $0
`),
    ],
    says: {
      purchasePrice: 232_000,
      downPayment: 0,
      loanAmount: 232_000,
      totalLoanAmount: 234_320,
      interestRate: 5.625,
      apr: 6.118,
      term: 30,
      principalInterest: 1348.88,
      propertyTaxes: 151,
      homeInsurance: 98,
      monthlyPayment: 1665.55,
      closingCosts: 6310,
      cashToClose: 0,
      sellerCredit: 6310,
    },
  },
  {
    name: 'an adjustable loan in short words',
    pages: [
      page(`
7/6 SOFR ARM  |  Jumbo
Price: $1,450,000   LTV 75%   Loan: $1,087,500
Initial rate: 5.990%   APR: 6.742%   Caps: 5/1/5   Max rate: 10.990%
P&I first 7 years: $6,513.10
Taxes: $1,510/mo   Insurance: $340/mo   HOA: $185/mo
Total PITIA: $8,548.10
Funds to close: $384,920   Reserves required: 12 months
`),
    ],
    says: {
      purchasePrice: 1_450_000,
      loanAmount: 1_087_500,
      program: '7/6 SOFR ARM',
      interestRate: 5.99,
      rateCap: 10.99,
      apr: 6.742,
      principalInterest: 6513.1,
      propertyTaxes: 1510,
      homeInsurance: 340,
      hoaDues: 185,
      monthlyPayment: 8548.1,
      cashToClose: 384_920,
    },
  },
  {
    name: 'a cash-out refinance in a letter',
    pages: [
      page(`
Dear Mr. Abiodun,

Here is what your cash-out refinance would look like. We would pay off your current balance of $188,400 with a new loan
of $250,000 at 6.250% (APR 6.431%), fixed for 30 years. Your new principal and interest payment is $1,539.29 per month.
Estimated closing costs are $5,870. After everything is paid you would receive about $55,730 at closing.
`),
    ],
    says: {
      loanAmount: 250_000,
      interestRate: 6.25,
      apr: 6.431,
      term: 30,
      principalInterest: 1539.29,
      closingCosts: 5870,
      cashToClose: -55_730,
    },
  },
  {
    name: 'a worksheet with yearly taxes and a quarterly association',
    pages: [
      page(`
Estimated Settlement Statement                        Prepared for: R. Castellanos
Contract price                         $365,000.00
Mortgage amount                        $292,000.00
Rate / Term                            6.000% / 30 yrs
Monthly P & I                          $1,750.69
County taxes                           $4,212.00 per year
Homeowner's insurance                  $1,560.00 per year
HOA dues                               $255.00 per quarter
Loan origination charge                $1,250.00
Title - Lender's policy                $900.00
Title - Owner's policy                 $1,150.00
Survey                                 $475.00
Recording fees                         $125.00
Earnest money                          $7,500.00
Estimated cash to close                $74,310.00
`),
    ],
    says: {
      purchasePrice: 365_000,
      loanAmount: 292_000,
      interestRate: 6,
      term: 30,
      principalInterest: 1750.69,
      propertyTaxes: 4212,
      homeInsurance: 1560,
      hoaDues: 255,
      originationFee: 1250,
      lenderTitle: 900,
      ownerTitle: 1150,
      survey: 475,
      recordingFees: 125,
      earnestMoney: 7500,
      cashToClose: 74_310,
    },
  },
];
