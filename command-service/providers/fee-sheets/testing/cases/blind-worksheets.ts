import { sheet, type SheetCase } from './sheet-case.ts';

/** Worksheets of loan systems and settlement statements, written by a person who has not seen the reader. */
export const blindWorksheets: readonly SheetCase[] = [
  sheet(
    'an itemization of a refinance whose price is a payoff',
    `
                                  FEE DETAILS AND SUMMARY (2015 ITEMIZATION)
Applicants: Priya Raman                          Application No: 260407731
Date Prepared: 04/22/2026                        Loan Program: Conv Fixed 30
Prepared By: Bluegate Home Lending, Ph. 555-014-2210

THIS IS NOT A GOOD FAITH ESTIMATE (GFE). This "Fees Worksheet" is provided for informational purposes ONLY, to assist you
in determining an estimate of cash that may be required to close and an estimate of your proposed monthly mortgage payment.

Total Loan Amount: $ 312,500.00     Interest Rate: 6.490 %     Term / Due In: 360 / 360 mths     Purpose: No Cash-Out Refinance

Fee                                        Paid To             Paid By (Fee Split**)       Amount      PFC / F / POC
ORIGINATION CHARGES
801. Loan Origination Fee 0.500%           Lender              Borrower             $   1,562.50       PFC
802. Loan Discount                                             Borrower             $       0.00
803. Processing Fee                        Lender              Borrower             $     695.00       PFC
804. Underwriting Fee                      Lender              Borrower             $   1,195.00       PFC
OTHER CHARGES
805. Appraisal Fee                         Clear Capital       Borrower             $     600.00       POC
806. Credit Report                         Factual Data        Borrower             $      87.50       PFC
807. Tax Service                           CoreLogic           Borrower             $      79.00       PFC
808. Flood Certification                   ServiceLink         Borrower             $       9.50       PFC
TITLE CHARGES
1102. Settlement or Closing Fee            Title Co            Borrower             $     450.00       PFC
1104. Lender's Title Insurance             Title Co            Borrower             $     775.00
1111. Recording Service Fee                Title Co            Borrower             $      25.00
GOVERNMENT CHARGES
1202. Recording Fees: Mortgage $ 186.00    County              Borrower             $     186.00
1203. Transfer Taxes                                                                $       0.00
INTEREST, RESERVES, INSURANCE
901. Daily interest charges   9 days @ $ 55.5651 / day         Borrower             $     500.09       PFC
903. Homeowner's Insurance    (paid - policy in force)                              $       0.00
1002. Hazard Insurance        4 months @ $ 118.00 / month      Borrower             $     472.00
1004. City Property Tax       5 months @ $ 402.17 / month      Borrower             $   2,010.85
1011. Aggregate Escrow Adjustment                                                   $     -236.00

TOTAL ESTIMATED FUNDS NEEDED TO CLOSE                          TOTAL ESTIMATED MONTHLY PAYMENT
Purchase Price/Payoff (+)      303,880.44                      Principal & Interest                1,973.16
Total Loan Amount (-)          312,500.00                      Other Financing (P & I)                 0.00
Est. Closing Costs (+)           5,664.50                      Hazard Insurance                      118.00
Est. Prepaid Items/Reserves (+)  2,746.94                      Real Estate Taxes                     402.17
Total Funds from Borrower (-)      600.00                      Mortgage Insurance                      0.00
                                                               Homeowner Assn. Dues                    0.00
                                                               Other                                   0.00
Total Est. Funds to You            808.12                      Total Monthly Payment               2,493.33
`,
    {
      totalLoanAmount: 312_500,
      program: 'Conv Fixed 30',
      term: 30,
      interestRate: 6.49,
      principalInterest: 1973.16,
      propertyTaxes: 402.17,
      homeInsurance: 118,
      mortgageInsurance: 0,
      hoaDues: 0,
      monthlyPayment: 2493.33,
      originationFee: 1562.5,
      discountPoints: 0,
      underwritingFee: 1195,
      processingFee: 695,
      appraisalFee: 600,
      creditReport: 87.5,
      floodCertification: 9.5,
      lenderTitle: 775,
      settlementFee: 450,
      recordingFees: 186,
      transferTaxes: 0,
      prepaidInterest: 500.09,
      closingCosts: 5664.5,
      cashToClose: -808.12,
    },
  ),
  sheet(
    'an FHA worksheet with a base and a total loan',
    `
PRIMEPATH MORTGAGE LLC                           FHA TRANSACTION WORKSHEET                                 05/18/2026

Borrower: T. Okafor / M. Okafor                  Property: 5012 Cedar Run, Columbus OH 43229

Sales Price                          $330,000.00         Program                      FHA 203(b) 30 Yr Fixed
Minimum Investment 3.5%               $11,550.00         Interest Rate                                6.250%
Base Loan Amount                     $318,450.00         Term                                     360 months
UFMIP 1.75% (financed)                 $5,572.00         APR                                          7.279%
Total Loan Amount                    $324,022.00         Base LTV / Total LTV                96.50% / 98.19%

PROPOSED MONTHLY PAYMENT
  First Mortgage P&I                   $1,995.06
  Annual MIP .55 (monthly)               $145.96
  Taxes                                  $462.50
  Hazard                                 $101.33
  Assoc. Dues                               0.00
  TOTAL PITI                           $2,704.85

CLOSING COSTS                                            PREPAIDS
  Origination 1% of base      $3,184.50                    Interest 12 days @ 55.48           $665.76
  Underwriting                $1,050.00                    Hazard 12 mo + 3 mo              $1,519.95
  Appraisal (FHA)               $625.00                    Taxes 4 months                   $1,850.00
  Credit Report                  $95.00                    Total prepaids                   $4,035.71
  Flood Cert                     $12.00
  Title / Escrow              $1,480.00
  Recording                     $134.00
  Total closing costs         $6,580.50

FUNDS REQUIRED
  Down payment                        $11,550.00
  Closing costs                        $6,580.50
  Prepaids                             $4,035.71
  UFMIP paid in cash                        0.00
  Less seller contribution            -$6,000.00
  Less earnest money                  -$3,000.00
  CASH REQUIRED AT CLOSING            $13,166.21
`,
    {
      purchasePrice: 330_000,
      downPayment: 11_550,
      loanAmount: 318_450,
      totalLoanAmount: 324_022,
      term: 30,
      interestRate: 6.25,
      apr: 7.279,
      principalInterest: 1995.06,
      propertyTaxes: 462.5,
      homeInsurance: 101.33,
      mortgageInsurance: 145.96,
      hoaDues: 0,
      monthlyPayment: 2704.85,
      originationFee: 3184.5,
      underwritingFee: 1050,
      appraisalFee: 625,
      creditReport: 95,
      floodCertification: 12,
      recordingFees: 134,
      prepaidInterest: 665.76,
      sellerCredit: 6000,
      earnestMoney: 3000,
      closingCosts: 6580.5,
      cashToClose: 13_166.21,
    },
  ),
  sheet(
    'a VA estimate whose cash due is a sum in one line',
    `
                                     VA LOAN COST ESTIMATE  -  FIRST USE, ZERO DOWN
                                     Anchor Veterans Home Loans

Veteran                    SFC (Ret.) Gordon Pell
Property                   640 Saddleback Trail, Killeen TX 76549
Contract price             365,000.00
Down payment                     0.00
Base loan                  365,000.00
VA funding fee 2.15%         7,847.00   financed
Loan amount with VAFF      372,847.00
Note rate                        6.000%          APR  6.341%
Amortization               30 years

Itemized (borrower-paid unless noted)
  Origination flat charge (VA 1%)             3,650.00
  VA appraisal                                  850.00   paid outside closing
  Credit report                                  74.00
  Title insurance, lender                       100.00
  Escrow fee                                    525.00
  Survey                                        475.00
  Recording                                     156.00
  Termite inspection                            125.00   seller pays
Estimated closing costs                       5,830.00

  Prepaid interest 20 days at 61.29           1,225.80
  Insurance 1 year                            2,376.00
  Insurance reserve 2 mo @ 198.00               396.00
  Tax reserve 5 mo @ 638.75                   3,193.75
Estimated prepaids and reserves               7,191.55

Monthly                     P & I   2,235.41
                            Taxes     638.75
                            Ins       198.00
                            PMI         NONE
                            Total   3,072.16

Due from veteran at closing
     5,830.00 + 7,191.55 - 850.00 (POC) - 7,300.00 (seller paid 2%) - 1,000.00 (EMD)  =   3,871.55
`,
    {
      purchasePrice: 365_000,
      downPayment: 0,
      loanAmount: 365_000,
      totalLoanAmount: 372_847,
      term: 30,
      interestRate: 6,
      apr: 6.341,
      principalInterest: 2235.41,
      propertyTaxes: 638.75,
      homeInsurance: 198,
      monthlyPayment: 3072.16,
      originationFee: 3650,
      appraisalFee: 850,
      creditReport: 74,
      lenderTitle: 100,
      settlementFee: 525,
      recordingFees: 156,
      survey: 475,
      prepaidInterest: 1225.8,
      sellerCredit: 7300,
      earnestMoney: 1000,
      closingCosts: 5830,
      cashToClose: 3871.55,
    },
  ),
];
