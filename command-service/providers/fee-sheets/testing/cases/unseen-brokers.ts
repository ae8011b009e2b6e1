import { page, type SheetCase } from './sheet-case.ts';
/** Worksheets and quotes of brokers and lenders, written before the reader was changed for them. */
export const unseenBrokers: readonly SheetCase[] = [
  {
    name: 'a fee worksheet with lettered sections and a payment box at its side',
    pages: [
      page(`
FEES WORKSHEET                                                     Prepared for: Noor and Elias Haddad
Loan Program: 30 Yr Fixed Conventional                             Property: 718 Larkspur Trl, Boise, ID 83702
Purchase Price: $525,000.00      Base Loan Amount: $420,000.00     Rate: 6.375%      APR: 6.512%      Term: 360 mos

A. Origination Charges                                  Proposed Monthly Payment
   Origination Fee                       $1,295.00         Principal & Interest                 $2,620.25
   Points (0.500%)                       $2,100.00         Property Taxes                         $394.00
B. Services You Cannot Shop For                            Homeowners Insurance                   $128.00
   Appraisal Fee                           $625.00         Mortgage Insurance                       $0.00
   Credit Report                           $118.00         HOA Dues                                $42.00
   Flood Certification                      $12.00         Total Monthly Payment                $3,184.25
C. Services You Can Shop For
   Title - Lender's Title Policy           $812.00      Cash to Close
   Title - Settlement Fee                  $550.00         Down Payment                       $105,000.00
E. Taxes and Government Fees                               Closing Costs                        $9,944.00
   Recording Fees                           $98.00         Earnest Money                       ($5,000.00)
F. Prepaids                                                Seller Credit                       ($3,000.00)
   Prepaid Interest (12 days @ $73.36)     $880.32         Estimated Cash to Close            $106,944.00
`),
    ],
    says: {
      purchasePrice: 525000,
      loanAmount: 420000,
      program: '30 Yr Fixed Conventional',
      interestRate: 6.375,
      apr: 6.512,
      term: 30,
      originationFee: 1295,
      discountPoints: 2100,
      appraisalFee: 625,
      creditReport: 118,
      floodCertification: 12,
      lenderTitle: 812,
      settlementFee: 550,
      recordingFees: 98,
      prepaidInterest: 880.32,
      principalInterest: 2620.25,
      propertyTaxes: 394,
      homeInsurance: 128,
      mortgageInsurance: 0,
      hoaDues: 42,
      monthlyPayment: 3184.25,
      downPayment: 105000,
      closingCosts: 9944,
      earnestMoney: 5000,
      sellerCredit: 3000,
      cashToClose: 106944,
    },
  },
  {
    name: 'a worksheet with the numbers of the old good-faith form',
    pages: [
      page(`
FEE DETAILS AND SUMMARY
Applicants:  Harriet Boyle                    Application No: 26-10884
Date Prepared: 11/04/2026                     Loan Program: FHA 30 Year Fixed

Total Loan Amount $ 299,475    Interest Rate: 5.990 %    Term/Due In: 360 / 360 mths

801   Loan Origination Fee                                    $    1,450.00   BR
802   Loan Discount                                           $      736.00   BR
804   Appraisal Fee                                           $      575.00   BR
805   Credit Report                                           $       85.00   BR
807   Flood Certification                                     $        9.50   BR
811   Underwriting Fee                                        $      995.00   BR
812   Processing Fee                                          $      650.00   BR
901   Interest for   11  days @ $  49.1467  per day           $      540.61   BR
1101  Settlement or Closing Fee                               $      475.00   BR
1108  Title Insurance                                         $      890.00   BR
1201  Recording Fees:                                         $      142.00   BR
1203  State Tax/Stamps                                        $      600.00   BR

TOTAL ESTIMATED FUNDS NEEDED TO CLOSE                         TOTAL ESTIMATED MONTHLY PAYMENT
Purchase Price (+)        305,000.00                          Principal & Interest            1,793.58
Loan Amount (-)           299,475.00                          Other Financing (P & I)
Est. Closing Costs (+)      6,607.50                          Hazard Insurance                  104.00
Est. Prepaid (+)            2,310.61                          Real Estate Taxes                 287.50
Total Est. Funds needed to close   14,443.11                  Mortgage Insurance                131.90
                                                              Total Monthly Payment           2,316.98
`),
    ],
    says: {
      program: 'FHA 30 Year Fixed',
      totalLoanAmount: 299475,
      loanAmount: 299475,
      interestRate: 5.99,
      term: 30,
      originationFee: 1450,
      discountPoints: 736,
      appraisalFee: 575,
      creditReport: 85,
      floodCertification: 9.5,
      underwritingFee: 995,
      processingFee: 650,
      prepaidInterest: 540.61,
      settlementFee: 475,
      titleInsurance: 890,
      recordingFees: 142,
      purchasePrice: 305000,
      closingCosts: 6607.5,
      cashToClose: 14443.11,
      principalInterest: 1793.58,
      homeInsurance: 104,
      propertyTaxes: 287.5,
      mortgageInsurance: 131.9,
      monthlyPayment: 2316.98,
    },
  },
  {
    name: 'an itemized worksheet with columns of borrower, seller and others',
    pages: [
      page(`
Itemized Fee Worksheet                                        Date: November 9, 2026
Borrower: Teodora Marin      Loan Number: 8800123451          Loan Type: VA     Loan Purpose: Purchase
Loan Amount: $362,000.00     Note Rate: 5.750%                Loan Term: 360 months

Fee Description                          Paid To              Borrower        Seller       Lender
Loan Origination Fees                    Lender               $1,810.00
Appraisal Fee                            VA Appraiser           $750.00
Credit Report                            Bureau                                              $96.00
Lender's Title Insurance                 Basin Title            $640.00
Owner's Title Insurance                  Basin Title                        $1,420.00
Closing/Escrow Fee                       Basin Title            $475.00       $475.00
Recording Fees                           County                 $122.00
Transfer Taxes                           County                               $724.00
Daily Interest Charges  $57.03 x 9       Lender                 $513.27

Total Estimated Closing Costs                                 $4,310.27     $2,619.00       $96.00

Estimated Funds to Close                          Proposed Monthly Housing Expense
Purchase Price              $362,000.00           Principal and Interest         $2,112.53
Closing Costs                 $4,310.27           Real Estate Taxes                $318.00
Less Loan Amount           -$362,000.00           Hazard Insurance                  $97.00
Less Seller Credit           -$4,000.00           Total Housing Expense          $2,527.53
Cash from Borrower              $310.27
`),
    ],
    says: {
      loanType: 'VA',
      loanAmount: 362000,
      interestRate: 5.75,
      term: 30,
      originationFee: 1810,
      appraisalFee: 750,
      lenderTitle: 640,
      settlementFee: 475,
      recordingFees: 122,
      prepaidInterest: 513.27,
      purchasePrice: 362000,
      closingCosts: 4310.27,
      sellerCredit: 4000,
      cashToClose: 310.27,
      principalInterest: 2112.53,
      propertyTaxes: 318,
      homeInsurance: 97,
      monthlyPayment: 2527.53,
    },
  },
  {
    name: 'a quote with three options side by side',
    pages: [
      page(`
Your Mortgage Options                 Option 1             Option 2             Option 3
                                      Lowest payment       Balanced             Lowest cost
Loan Program                          30 Yr Fixed          30 Yr Fixed          30 Yr Fixed
Purchase Price                        $640,000             $640,000             $640,000
Down Payment                          $128,000             $128,000             $128,000
Loan Amount                           $512,000             $512,000             $512,000
Interest Rate                         5.875%               6.250%               6.625%
APR                                   6.082%               6.361%               6.650%
Principal & Interest                  $3,028.67            $3,152.47            $3,278.39
Taxes & Insurance                     $710.00              $710.00              $710.00
Total Monthly Payment                 $3,738.67            $3,862.47            $3,988.39
Discount Points                       $7,680               $2,560               $0
Underwriting Fee                      $1,095               $1,095               $1,095
Appraisal                             $650                 $650                 $650
Total Closing Costs                   $16,240              $11,120              $8,560
Cash to Close                         $144,240             $139,120             $136,560
`),
    ],
    says: {
      program: '30 Yr Fixed',
      term: 30,
      purchasePrice: 640000,
      downPayment: 128000,
      loanAmount: 512000,
      interestRate: null,
      apr: null,
      principalInterest: null,
      monthlyPayment: null,
      discountPoints: null,
      underwritingFee: 1095,
      appraisalFee: 650,
      closingCosts: null,
      cashToClose: null,
    },
  },
  {
    name: 'a VA quote with a financed funding fee',
    pages: [
      page(`
VA PURCHASE ESTIMATE
Sales Price                          $385,000
Down Payment                         $0
Base Loan Amount                     $385,000
VA Funding Fee (2.15%) financed      $8,277
Total Loan Amount                    $393,277
Interest Rate                        5.625%
APR                                  5.904%
Term                                 30 years
P&I                                  $2,263.93
Taxes (monthly)                      $401.04
Insurance (monthly)                  $118.00
HOA                                  $0.00
PITI                                 $2,782.97
Lender Fees                          $1,590
VA Appraisal                         $800
Credit Report                        $105
Title & Escrow                       $1,860
Recording                            $175
Prepaid Interest (15 days)           $909.15
Earnest Money Deposit                -$2,500
Seller Concessions                   -$6,000
Due at Closing                       $1,204
`),
    ],
    says: {
      purchasePrice: 385000,
      downPayment: 0,
      loanAmount: 385000,
      totalLoanAmount: 393277,
      interestRate: 5.625,
      apr: 5.904,
      term: 30,
      principalInterest: 2263.93,
      propertyTaxes: 401.04,
      homeInsurance: 118,
      hoaDues: 0,
      monthlyPayment: 2782.97,
      appraisalFee: 800,
      creditReport: 105,
      recordingFees: 175,
      prepaidInterest: 909.15,
      earnestMoney: 2500,
      sellerCredit: 6000,
      cashToClose: 1204,
    },
  },
  {
    name: 'a USDA scenario with the guarantee fee',
    pages: [
      page(`
USDA Rural Development | Scenario 1
Home Price: $239,900          Down Payment: $0 (0%)
Base Loan: $239,900           Guarantee Fee (1.0%): $2,399
Final Loan Amount: $242,299   Note Rate: 6.000%    APR: 6.498%    360 Months

Monthly Payment
Principal + Interest      1,452.71
Annual Fee (0.35%)           70.04
Property Tax                211.00
Home Insurance              109.00
Total                     1,842.75

Closing
Underwriting       1,195.00
Processing           795.00
Appraisal            600.00
Credit Report        125.00
Closing Costs      7,420.00
Seller Credit      7,000.00
Cash to Close        420.00
`),
    ],
    says: {
      purchasePrice: 239900,
      downPayment: 0,
      loanAmount: 239900,
      totalLoanAmount: 242299,
      interestRate: 6,
      apr: 6.498,
      term: 30,
      principalInterest: 1452.71,
      propertyTaxes: 211,
      homeInsurance: 109,
      monthlyPayment: 1842.75,
      underwritingFee: 1195,
      processingFee: 795,
      appraisalFee: 600,
      creditReport: 125,
      closingCosts: 7420,
      sellerCredit: 7000,
      cashToClose: 420,
    },
  },
  {
    name: 'an adjustable quote with caps',
    pages: [
      page(`
7/6 SOFR ARM - Jumbo Purchase
Purchase Price.......................$1,450,000
Loan Amount..........................$1,087,500
Loan-to-Value........................75%
Initial Interest Rate................5.875%
APR..................................6.741%
Initial Cap / Periodic Cap / Lifetime Cap.....5% / 1% / 5%
Maximum Rate.........................10.875%
Margin / Index.......................2.750% / 4.31%
Initial P&I Payment..................$6,432.96
Property Taxes.......................$1,510.42
Homeowners Insurance.................$265.00
Total Payment........................$8,208.38
Lender Underwriting Fee..............$1,495
Appraisal............................$950
Estimated Closing Costs..............$18,720
Reserves Required (6 months).........$49,250
Cash to Close........................$381,220
`),
    ],
    says: {
      purchasePrice: 1450000,
      loanAmount: 1087500,
      interestRate: 5.875,
      apr: 6.741,
      rateCap: 10.875,
      program: '7/6 SOFR ARM - Jumbo Purchase',
      principalInterest: 6432.96,
      propertyTaxes: 1510.42,
      homeInsurance: 265,
      monthlyPayment: 8208.38,
      underwritingFee: 1495,
      appraisalFee: 950,
      closingCosts: 18720,
      cashToClose: 381220,
    },
  },
  {
    name: 'a two-one buy-down from a builder',
    pages: [
      page(`
BUILDER INCENTIVE: 2-1 TEMPORARY BUYDOWN
Sales Price           $458,990        Loan Amount     $436,040
Note Rate             6.250%          APR             6.701%
Loan Type             Conventional    Term            360

                 Rate        P&I Payment      Monthly Savings
Year 1           4.250%      $2,145.06        $539.73
Year 2           5.250%      $2,407.83        $276.96
Years 3-30       6.250%      $2,684.79        -

Seller Credit for Buydown        $9,800.28
Origination Fee                  $0
Appraisal Fee                    $595
Credit Report                    $90
Settlement Fee                   $695
Total Closing Costs              $10,115
Cash Required at Closing         $23,264.72
`),
    ],
    says: {
      purchasePrice: 458990,
      loanAmount: 436040,
      interestRate: 6.25,
      apr: 6.701,
      loanType: 'Conventional',
      term: 30,
      principalInterest: null,
      sellerCredit: 9800.28,
      originationFee: 0,
      appraisalFee: 595,
      creditReport: 90,
      settlementFee: 695,
      closingCosts: 10115,
      cashToClose: 23264.72,
    },
  },
  {
    name: 'a construction loan that becomes permanent',
    pages: [
      page(`
One-Time Close Construction Estimate
Land Value:                   $120,000
Construction Contract:        $480,000
Total Acquisition Cost:       $600,000
Loan Amount:                  $480,000
Construction Phase Rate:      7.250% (interest only, 12 months)
Permanent Rate:               6.625%
Permanent Term:               30 years
APR:                          7.018%
Permanent P&I:                $3,073.49
Est. Property Taxes:          $5,760 per year
Est. Homeowners Insurance:    $1,920 per year
Origination Fee (1%):         $4,800
Underwriting Fee:             $1,150
Appraisal (subject to):       $875
Draw Inspection Fees:         $1,050
Contingency Reserve:          $24,000
Total Closing Costs:          $13,940
`),
    ],
    says: {
      loanAmount: 480000,
      interestRate: null,
      term: 30,
      apr: 7.018,
      principalInterest: 3073.49,
      propertyTaxes: 5760,
      homeInsurance: 1920,
      originationFee: 4800,
      underwritingFee: 1150,
      appraisalFee: 875,
      closingCosts: 13940,
    },
  },
  {
    name: 'a line of credit on a home',
    pages: [
      page(`
HOME EQUITY LINE OF CREDIT - PROPOSAL
Credit Limit                          $150,000
Initial Draw                          $60,000
Introductory APR (6 months)           5.990%
Variable APR after                    8.250% (Prime + 0.75%)
Maximum APR                           18.000%
Draw Period                           10 years
Repayment Period                      20 years
Annual Fee                            $75
Appraisal Fee                         $450
Recording Fee                         $86
Origination Fee                       $0
Minimum Monthly Payment (interest only, initial draw)   $299.50
`),
    ],
    says: {
      loanAmount: null,
      apr: null,
      rateCap: 18,
      term: null,
      appraisalFee: 450,
      recordingFees: 86,
      originationFee: 0,
      monthlyPayment: null,
    },
  },
  {
    name: 'a first mortgage with a piggyback second',
    pages: [
      page(`
80/10/10 Purchase                     First Mortgage          Second Mortgage
Loan Amount                           $560,000                $70,000
Interest Rate                         6.250%                  8.875%
Term                                  30 years                20 years
P&I                                   $3,448.02               $624.72

Purchase Price       $700,000
Down Payment         $70,000
Taxes                $729.17 / month
Insurance            $165.00 / month
Total Payment        $4,966.91
Closing Costs        $14,310
Cash to Close        $84,310
`),
    ],
    says: {
      loanAmount: null,
      interestRate: null,
      term: null,
      principalInterest: null,
      purchasePrice: 700000,
      downPayment: 70000,
      propertyTaxes: 729.17,
      homeInsurance: 165,
      monthlyPayment: 4966.91,
      closingCosts: 14310,
      cashToClose: 84310,
    },
  },
  {
    name: 'a refinance comparison of the present loan and the new one',
    pages: [
      page(`
Refinance Analysis for the Okonkwo Family
                               Current Loan        New Loan
Loan Balance / Amount          $288,400            $295,000
Interest Rate                  7.375%              6.125%
Remaining Term / Term          335 months          360 months
Principal & Interest           $2,053.18           $1,792.46
Taxes and Insurance            $512.00             $512.00
Mortgage Insurance             $0.00               $0.00
Total Payment                  $2,565.18           $2,304.46

Monthly Savings                $260.72
Closing Costs                  $5,910
Break-Even                     23 months
Appraisal Waiver               $0
Title Insurance                $980
Recording Fees                 $154
Payoff                         $289,612
Cash to Borrower               $1,240
`),
    ],
    says: {
      loanAmount: null,
      interestRate: null,
      term: null,
      principalInterest: null,
      mortgageInsurance: 0,
      monthlyPayment: null,
      closingCosts: 5910,
      titleInsurance: 980,
      recordingFees: 154,
      cashToClose: -1240,
    },
  },
];
