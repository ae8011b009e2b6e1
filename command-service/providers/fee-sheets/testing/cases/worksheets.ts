import { page, type SheetCase } from './sheet-case.ts';

/** Worksheets of the loan systems that lenders use, with invented loans. */
export const worksheets: readonly SheetCase[] = [
  {
    name: 'fees worksheet with funds and monthly payment side by side',
    pages: [
      page(`
FEES WORKSHEET
Fee Details and Summary
Applicants:        Lee Park                                 Application No:   88-1200
Date Prepared:     02/11/2026                               Loan Program:     Conventional 30 Year Fixed
Prepared By:       Juniper Mortgage                         Ph. 555-010-2000
THIS IS NOT A GOOD FAITH ESTIMATE (GFE). This "Fees Worksheet" is provided for informational purposes ONLY, to assist
you in determining an estimate of cash that may be required to close and an estimate of your proposed monthly mortgage payment.
Total Loan Amount: $ 405,000      Interest Rate: 6.250 %      Term/Due In: 360 / 360 mths
Fee                                   Paid To              Paid By (Fee Split**)     Amount          PFC / F / POC
ORIGINATION CHARGES
Loan Origination Fee                  Lender               Borrower                $ 1,350.00        X
Processing Fee                        Lender               Borrower                $ 650.00          X
Underwriting Fee                      Lender               Borrower                $ 1,095.00        X
OTHER CHARGES
Appraisal Fee                         Appraiser            Borrower                $ 575.00          POC
Credit Report                         Credit Bureau        Borrower                $ 68.50
Flood Certification                   Flood Co             Borrower                $ 12.00           X
TITLE CHARGES
Closing/Escrow Fee                    Title Co             Borrower                $ 695.00          X
Lender's Title Insurance              Title Co             Borrower                $ 910.00
Owner's Title Insurance               Title Co             Seller                  $ 1,420.00
GOVERNMENT CHARGES
Recording Fees                        County               Borrower                $ 146.00
PREPAID ITEMS / RESERVES
Daily interest charges                $ 69.3493 x 15 day(s)                        $ 1,040.24        X
Hazard Insurance Reserves             $ 128.00 per month x 3 mths                  $ 384.00
County Property Tax Reserves          $ 412.00 per month x 4 mths                  $ 1,648.00

TOTAL ESTIMATED FUNDS NEEDED TO CLOSE:                      TOTAL ESTIMATED MONTHLY PAYMENT:
Purchase Price/Payoff (+)              450,000.00           First Mortgage (P & I)                 2,493.66
Alterations (+)                                             Other Financing (P & I)
Land (+)                                                    Hazard Insurance                         128.00
Refi (incl. debts to be paid off) (+)                       Real Estate Taxes                        412.00
Est. Prepaid Items/Reserves (+)          3,072.24           Mortgage Insurance                        94.50
Est. Closing Costs (+)                   5,501.50           Homeowner Assn. Dues                      55.00
PMI, MIP, Funding Fee (+)                                   Other
Discount (if Borrower will pay) (+)                         Total Monthly Payment                  3,183.16
New First Mortgage (-)                 405,000.00
Cash Deposit on sales contract (-)       9,000.00
CC paid by Seller (-)
Total Estimated Funds needed to close   44,573.74
`),
    ],
    says: {
      purchasePrice: 450_000,
      loanAmount: 405_000,
      totalLoanAmount: 405_000,
      program: 'Conventional 30 Year Fixed',
      term: 30,
      interestRate: 6.25,
      principalInterest: 2493.66,
      propertyTaxes: 412,
      homeInsurance: 128,
      mortgageInsurance: 94.5,
      hoaDues: 55,
      monthlyPayment: 3183.16,
      originationFee: 1350,
      underwritingFee: 1095,
      processingFee: 650,
      appraisalFee: 575,
      creditReport: 68.5,
      floodCertification: 12,
      lenderTitle: 910,
      settlementFee: 695,
      recordingFees: 146,
      prepaidInterest: 1040.24,
      earnestMoney: 9000,
      closingCosts: 5501.5,
      cashToClose: 44_573.74,
    },
  },
  {
    name: 'itemization with numbers and the columns of borrower, seller and lender',
    pages: [
      page(`
ITEMIZATION OF FEES                                                   Loan Number: 7781
Loan Amount:  $312,000.00        Note Rate:  6.375%        Term:  360 months        Loan Type:  FHA
Sales Price:  $325,000.00        APR:  7.212%
Line   Description                            Payee               Borrower       Seller       Lender
801    Loan Origination Fee                   Juniper            $3,120.00
802    Discount Points (0.500%)               Juniper            $1,560.00
804    Appraisal Fee                          A1 Appraisals        $625.00
805    Credit Report                          CB Services           $72.00
807    Flood Certification                    Flood Co                                         $14.00
810    Processing Fee                         Juniper              $595.00
811    Underwriting Fee                       Juniper                                         $995.00
901    Prepaid Interest                       15 days              $817.40
1101   Settlement Fee                         Oak Title            $450.00      $450.00
1103   Owner's Title Insurance                Oak Title                       $1,380.00
1104   Lender's Title Insurance               Oak Title            $780.00
1201   Recording Fees                         County               $131.00       $25.00
1203   Transfer Taxes                         State                             $650.00
       Total Closing Costs                                       $8,150.40    $2,505.00    $1,009.00
`),
    ],
    says: {
      purchasePrice: 325_000,
      loanAmount: 312_000,
      loanType: 'FHA',
      term: 30,
      interestRate: 6.375,
      apr: 7.212,
      originationFee: 3120,
      discountPoints: 1560,
      processingFee: 595,
      appraisalFee: 625,
      creditReport: 72,
      prepaidInterest: 817.4,
      settlementFee: 450,
      lenderTitle: 780,
      recordingFees: 131,
      closingCosts: 8150.4,
    },
  },
  {
    name: 'initial fees worksheet with annual and monthly columns',
    pages: [
      page(`
Initial Fees Worksheet
Borrower: Dana Fox            Loan Program: VA 30 Year Fixed          Base Loan Amount: $385,000.00
Purchase Price                $385,000.00         Funding Fee (financed)   $8,277.50
Total Loan Amount             $393,277.50         Note Rate                5.990%
Loan Term                     360 months          APR                      6.214%
PROPOSED MONTHLY PAYMENT                          Annual          Monthly
Principal & Interest                                              $2,355.38
Property Taxes                                    $5,544.00       $462.00
Homeowner's Insurance                             $1,752.00       $146.00
HOA Dues                                          $600.00         $50.00
Total Monthly Payment                                             $3,013.38
FUNDS TO CLOSE
Total Closing Costs                               $7,940.00
Seller Credit                                     ($6,000.00)
Lender Credit                                     ($1,200.00)
Earnest Money Deposit                             ($4,000.00)
Cash to Close                                     ($3,260.00)
`),
    ],
    says: {
      purchasePrice: 385_000,
      loanAmount: 385_000,
      totalLoanAmount: 393_277.5,
      program: 'VA 30 Year Fixed',
      term: 30,
      interestRate: 5.99,
      apr: 6.214,
      principalInterest: 2355.38,
      propertyTaxes: 462,
      homeInsurance: 146,
      hoaDues: 50,
      monthlyPayment: 3013.38,
      sellerCredit: 6000,
      lenderCredit: 1200,
      earnestMoney: 4000,
      closingCosts: 7940,
      cashToClose: -3260,
    },
  },
  {
    name: 'cash to close with yearly taxes and insurance',
    pages: [
      page(`
ESTIMATED CLOSING COST SUMMARY
Sales Price ................................ $515,000.00
Down Payment (10%) .......................... $51,500.00
Loan Amount ................................ $463,500.00
Interest Rate ................................... 6.500%
Annual Percentage Rate .......................... 6.688%
Term ........................................... 30 years
Principal and Interest ....................... $2,929.64
Property Taxes ................... $6,180.00 per year
Homeowners Insurance ............. $1,548.00 / yr
Origination Fee .............................. $1,495.00
Appraisal ...................................... $600.00
Credit Report ................................... $95.00
Estimated Closing Costs ...................... $9,884.00
Less Earnest Money ........................... -$5,000.00
Funds Due at Closing ........................ $56,384.00
`),
    ],
    says: {
      purchasePrice: 515_000,
      downPayment: 51_500,
      loanAmount: 463_500,
      interestRate: 6.5,
      apr: 6.688,
      term: 30,
      principalInterest: 2929.64,
      propertyTaxes: '$6,180.00 a year',
      homeInsurance: '$1,548.00 a year',
      originationFee: 1495,
      appraisalFee: 600,
      creditReport: 95,
      earnestMoney: 5000,
      closingCosts: 9884,
      cashToClose: 56_384,
    },
  },
  {
    name: 'buy-down of three years',
    pages: [
      page(`
TEMPORARY BUYDOWN WORKSHEET (3-2-1)
Loan Amount            $420,000.00
Note Rate              6.750%
Loan Term              360 months
Year        Rate        Monthly P&I     Subsidy
Year 1      3.750%      $1,945.09       $779.02
Year 2      4.750%      $2,190.92       $533.19
Year 3      5.750%      $2,451.01       $273.10
Years 4-30  6.750%      $2,724.11       $0.00
`),
    ],
    says: { loanAmount: 420_000, interestRate: 6.75, term: 30, principalInterest: 2724.11 },
  },
];
