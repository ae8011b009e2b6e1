import { sheet, type SheetCase } from './sheet-case.ts';

/** Prints of loan systems by the sixth writer. */
export const sixthSystems: readonly SheetCase[] = [
  sheet(
    'Optimal Blue product detail print, price ladder with one selected rate',
    `
Optimal Blue PPE                                                                  Product Search Results - Detail
Printed by: S. Kowalczyk    03/04/2026 1:17:22 PM CST                             Rate Sheet Effective: 03/04/2026 10:05 AM CST

Borrower Information                       Loan Information                             Property Information
Last Name:          Fairbanks              Loan Purpose:        Purchase                Property Type:   Single Family
Citizenship:        US Citizen             Sales Price:         $515,000                Occupancy:       Primary Residence
Representative FICO: 761                   Appraised Value:     $515,000                Units:           1
DTI:                38.42%                 Base Loan Amount:    $412,000                State / County:  TX / Denton
Self Employed:      No                     Total Loan Amount:   $412,000                Zip:             76210
First Time HB:      No                     LTV / CLTV:          80.00% / 80.00%         Escrow Waiver:   No

Product:    Conforming 30 Year Fixed - FNMA                 Product Code: CF30        Investor: Lone Star Correspondent
Amortization Type: Fixed     Loan Term: 30 Yr     Lock Period: 30 Days     Lock Expiration: 04/03/2026

  Rate      Price      Discount/(Rebate) %   Discount/(Rebate) $     P & I         APR
  6.250%     98.113            1.887               $7,774.44      $2,536.75    6.501%
  6.375%     98.721            1.279               $5,269.48      $2,570.34    6.569%
  6.500%     99.214            0.786               $3,238.32      $2,604.12    6.647%
> 6.625%     99.688            0.312               $1,285.44      $2,638.08    6.727%
  6.750%    100.153          (0.153)               ($630.36)      $2,672.22    6.822%
  6.875%    100.594          (0.594)             ($2,447.28)      $2,706.55    6.948%
  7.000%    101.022          (1.022)             ($4,210.64)      $2,741.05    7.074%

> Selected:  Rate 6.625%   Price 99.688   Discount 0.312% ($1,285.44)   P & I $2,638.08   APR 6.727%

Price Adjustments                                              Rate      Price
Base Price @ 6.625% / 30 day                                  6.625     101.063
FICO 760-779 / LTV 75.01-80.00 Purchase                       0.000      -0.625
Lender Paid Compensation (0.750%)                             0.000      -0.750
Total Adjustments                                             0.000      -1.375
Final Price                                                   6.625      99.688

Notes: Pricing does not include lender fees. Not a commitment to lend. For use by mortgage professionals only.
(c) Optimal Blue, LLC.
`,
    {
      purchasePrice: 515_000,
      loanAmount: 412_000,
      interestRate: 6.625,
      apr: 6.727,
      term: 30,
      principalInterest: 2638.08,
      discountPoints: 1285.44,
      totalLoanAmount: 412_000,
      rateLock: 'locked until 04/03/2026',
    },
  ),
  sheet(
    'ICE/Encompass closing cost scenario, 20% down, half point, seller credit, HOA',
    `
ICE Mortgage Technology  |  Encompass
Closing Cost Scenario

Scenario Name: 20% down w/ half point, seller cr 7500
Created 11/12/2025 by jhollander   Status: Active

Borrower                 Priscilla Ndiaye
Subject Property         2904 Stonebrook Pass, Doylestown, PA 18901
Purpose / Occupancy      Purchase / Primary
Program                  Conventional Fixed 30

Purchase Price           $612,500.00
Down Payment             $122,500.00  (20.000%)
Loan Amount              $490,000.00
Note Rate                6.125%
APR                      6.242%
Term                     360
Closing Date             12/15/2025

Fees
Category        Fee Name                                        Borrower      Seller    Lender
Origination     Discount Points (0.500%)                        2,450.00        0.00      0.00
Origination     Application Fee                                   295.00        0.00      0.00
Origination     Underwriting Fee                                1,095.00        0.00      0.00
Cannot Shop     Appraisal                                         700.00        0.00      0.00
Cannot Shop     Credit Report                                     129.00        0.00      0.00
Cannot Shop     Flood Cert                                         11.00        0.00      0.00
Cannot Shop     MERS Registration                                  24.95        0.00      0.00
Can Shop        Title - Lender's Policy                         1,128.00        0.00      0.00
Can Shop        Title - Settlement/Closing                        650.00        0.00      0.00
Can Shop        Title - Search & Exam                             300.00        0.00      0.00
Taxes/Govt      Recording Fees                                    165.00        0.00      0.00
Taxes/Govt      Transfer Taxes                                  6,125.00        0.00      0.00
Prepaids        Homeowner's Insurance (12 mo)                   2,436.00        0.00      0.00
Prepaids        Prepaid Interest (17 days @ $82.23)             1,397.91        0.00      0.00
Initial Escrow  Homeowner's Insurance (2 mo @ $203.00)            406.00        0.00      0.00
Initial Escrow  Property Taxes (4 mo @ $765.63)                 3,062.52        0.00      0.00
Other           Title - Owner's Policy                            742.00        0.00      0.00
Total Closing Costs                                            21,117.38        0.00      0.00

Cash to Close
Down Payment                                122,500.00
Total Closing Costs                          21,117.38
Earnest Money Deposit                       -15,000.00
Seller Credit                                -7,500.00
Lender Credit                                     0.00
Cash to Close                               121,117.38

Monthly Payment
Principal and Interest                        2,977.29
Property Taxes                                  765.63
Homeowner's Insurance                           203.00
Mortgage Insurance                                0.00
HOA Dues                                         95.00
Total Payment                                 4,040.92
`,
    {
      purchasePrice: 612_500,
      downPayment: 122_500,
      loanAmount: 490_000,
      interestRate: 6.125,
      apr: 6.242,
      term: 30,
      principalInterest: 2977.29,
      monthlyPayment: 4040.92,
      mortgageInsurance: 0,
      propertyTaxes: 765.63,
      homeInsurance: 203,
      hoaDues: 95,
      closingCosts: 21_117.38,
      cashToClose: 121_117.38,
      discountPoints: 2450,
      underwritingFee: 1095,
      appraisalFee: 700,
      creditReport: 129,
      lenderTitle: 1128,
      ownerTitle: 742,
      recordingFees: 165,
      transferTaxes: 6125,
      prepaidInterest: 1397.91,
      lenderCredit: 0,
      sellerCredit: 7500,
      earnestMoney: 15_000,
      program: 'Conventional Fixed 30',
      applicationFee: 295,
      floodCertification: 11,
    },
  ),
];
