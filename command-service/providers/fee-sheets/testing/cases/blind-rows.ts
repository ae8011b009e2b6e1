import { sheet, type SheetCase } from './sheet-case.ts';

/** Worksheets with waived rows and yearly amounts, written by a person who has not seen the reader. */
export const blindRows: readonly SheetCase[] = [
  sheet(
    'a worksheet with yearly amounts and a payment in a line',
    `
BYTE - Initial Fees Worksheet                                                           5/22/2026 1:18:04 PM
Company  Hometown Mortgage Group               File  HMG-26-0388         LO  Carla Dent

Borrower(s)           Grant Ellery
Property              502 Juniper Ct, Boise ID 83704

Sales Price           325,000.00         Loan Amount        276,250.00        LTV      85.000
Note Rate                  6.625         Amort Term                360        Due In      360
Loan Type           Conventional         Purpose              Purchase        Occup     Primary

Annual Property Taxes                                                                  5,160.00
Annual Homeowner's Insurance                                                           1,392.00
Annual MI Factor                                                                          0.380

HUD  Description                                   Qty           Rate             Total      PPF
801  Origination Fee                                                               0.00
802  Discount Points                                           0.500 %         1,381.25       X
810  Processing                                                                  650.00       X
811  Underwriting                                                              1,150.00       X
812  Appraisal                                                                   525.00
813  Credit Report                                                                66.00
814  Flood Cert                                                                    9.00       X
901  Interest                                   14 days       50.1413            701.98       X
903  Homeowner's Insurance                      12 mo           116.00         1,392.00
1002 Homeowner's Insurance Reserve               2 mo           116.00           232.00
1004 Property Tax Reserve                        6 mo           430.00         2,580.00
1101 Title Closing Fee                                                           525.00       X
1104 Lender's Policy                                                             685.00
1201 Recording                                                                   118.00

     Total Closing Costs (800, 1100, 1200)                                     5,109.25
     Total Prepaid (900, 1000)                                                 4,905.98
     Down Payment                                                             48,750.00
     Cash from Borrower                                                       58,765.23

Payment:  1st P&I 1,768.86    Escrow 546.00    MI 87.48    Total 2,402.34
`,
    {
      purchasePrice: 325_000,
      downPayment: 48_750,
      loanAmount: 276_250,
      loanType: 'Conventional',
      term: 30,
      interestRate: 6.625,
      principalInterest: 1768.86,
      propertyTaxes: 5160,
      homeInsurance: 1392,
      mortgageInsurance: 87.48,
      monthlyPayment: 2402.34,
      originationFee: 0,
      discountPoints: 1381.25,
      underwritingFee: 1150,
      processingFee: 650,
      appraisalFee: 525,
      creditReport: 66,
      floodCertification: 9,
      lenderTitle: 685,
      settlementFee: 525,
      recordingFees: 118,
      prepaidInterest: 701.98,
      closingCosts: 5109.25,
      cashToClose: 58_765.23,
    },
  ),
  sheet(
    'a worksheet with waived rows',
    `
HERITAGE MUTUAL HOME LOANS                    INITIAL FEES WORKSHEET                         Employee / relocation pricing
Applicant: Derek Osei        Date: 05/28/2026        Property: 75 Canal Walk, Richmond VA 23221

Sales Price: $290,000.00     Loan Amount: $232,000.00     Rate: 6.625%     Term: 30 Years     Program: Conventional Fixed

                                                       Standard          You pay
Origination fee (1.000%)                             ~~$2,320.00~~         $0.00    waived
Application fee                                        ~~$450.00~~         $0.00    waived
Underwriting fee                                       $1,075.00       $1,075.00
Discount points (0.250%)                                 $580.00         $580.00
Appraisal                                                $550.00         $550.00
Credit report                                           ~~$65.00~~         $0.00    paid by employer
Flood certification                                       $12.00          $12.00
Title: settlement fee                                    $495.00         $495.00
Title: lender's policy                                   $646.00         $646.00
Recording                                                $141.00         $141.00
State / county grantor tax                               $773.33         $773.33
Relocation credit from lender                                        ($1,000.00)
                                                                       ---------
Total estimated settlement charges                                     $3,272.33

P&I   $1,485.52     Taxes   $290.00     Hazard   $88.00     MI   N/A     Total   $1,863.52
`,
    {
      purchasePrice: 290_000,
      loanAmount: 232_000,
      program: 'Conventional Fixed',
      term: 30,
      interestRate: 6.625,
      principalInterest: 1485.52,
      propertyTaxes: 290,
      homeInsurance: 88,
      monthlyPayment: 1863.52,
      discountPoints: 580,
      underwritingFee: 1075,
      appraisalFee: 550,
      creditReport: 0,
      floodCertification: 12,
      lenderTitle: 646,
      settlementFee: 495,
      recordingFees: 141,
      transferTaxes: 773.33,
      lenderCredit: 1000,
      closingCosts: 3272.33,
    },
  ),
];
