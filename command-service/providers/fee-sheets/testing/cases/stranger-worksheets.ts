import { sheet, type SheetCase } from './sheet-case.ts';

/** Worksheets of loan systems by the fourth writer. */
export const strangerWorksheets: readonly SheetCase[] = [
  sheet(
    'Encompass-like itemization by HUD line numbers with details of transaction',
    `
Itemization                                                              Loan # 260200417
Borrower: Theodora Quillfeather                   Date Prepared: 02/18/2026
Property: 4102 Bramble Knoll Court, Noblesville, IN 46062
Lender: Whitewater Home Lending, LLC  NMLS 774401       MLO: Casimir Boatwright NMLS 220194

Purchase Price   $ 478,000.00     Loan Amount  $ 406,300.00     LTV/CLTV  85.000 / 85.000
Loan Program     Conv 30 Yr Fixed          Note Rate    6.750 %          Term / Due In  360 / 360
Loan Type   [X] Conventional  [ ] FHA  [ ] VA  [ ] USDA-RHS       Lien  [X] First  [ ] Second
Purpose     [X] Purchase  [ ] Cash-Out Refi  [ ] No Cash-Out Refi  [ ] Construction

HUD   Description                                     Paid To                      Borrower        Seller
-----------------------------------------------------------------------------------------------------------
800.  ITEMS PAYABLE IN CONNECTION WITH LOAN
801a  Our origination charge - Underwriting Fee       Lender                       1,295.00
801b  Processing Fee                                  Lender                         795.00
802   Points        0.750%                            Lender                       3,047.25
804   Appraisal Fee                                   Tri-County Valuations          650.00
805   Credit Report                                   CBI                             94.50
806   Tax Service                                     Lereta                          79.00
807   Flood Certification                             ServiceLink                     11.00
900.  ITEMS REQUIRED BY LENDER TO BE PAID IN ADVANCE
901   Daily interest   14 days @ $ 75.1400/day        Lender                       1,051.96
903   Hazard Ins.   12 mths @ $ 128.3367              Granite Mutual               1,540.04
1000. RESERVES DEPOSITED WITH LENDER
1002  Homeowner's Ins.  3 mths @ $ 128.34                                            385.02
1004  Property Taxes   5 mths @ $ 437.50                                           2,187.50
1011  Aggregate Adjustment                                                          -256.68
1100. TITLE CHARGES
1102  Settlement / Closing Fee                        Blue Heron Title               575.00
1104  Lender's Title Insurance                        Blue Heron Title             1,180.00
1103  Owner's Title Insurance                         Blue Heron Title               860.00
1200. GOVERNMENT RECORDING & TRANSFER CHARGES
1202  Recording   Deed $ 40.00  Mortgage $ 110.00     County Clerk                   150.00
1203  City/County Tax/Stamps                          County Clerk
-----------------------------------------------------------------------------------------------------------
      TOTAL ESTIMATED SETTLEMENT CHARGES                                          13,644.59

DETAILS OF TRANSACTION                                     TOTAL ESTIMATED MONTHLY PAYMENT
a. Purchase price                      478,000.00          First Mortgage (P & I)          2,635.25
b. Alterations, improvements                 0.00          Other Financing                     0.00
e. Estimated prepaid items (incl. in f)      0.00          Hazard Insurance                  128.34
f. Estimated closing costs              13,644.59          Real Estate Taxes                 437.50
g. PMI, MIP, Funding Fee                     0.00          Mortgage Insurance                128.66
h. Discount (included in f)                  0.00          HOA Dues                           55.00
i. Total costs                         491,644.59          Other                               0.00
k. Closing costs paid by Seller          4,000.00                                        ------------
l. Other Credits - Earnest money         9,500.00          Total Monthly Payment           3,384.75
m. Loan amount                         406,300.00
p. Cash from Borrower                   71,844.59
`,
    {
      purchasePrice: 478_000,
      loanAmount: 406_300,
      interestRate: 6.75,
      term: 30,
      principalInterest: 2635.25,
      monthlyPayment: 3384.75,
      closingCosts: 13_644.59,
      cashToClose: 71_844.59,
      discountPoints: 3047.25,
      propertyTaxes: 437.5,
      homeInsurance: 128.34,
      mortgageInsurance: 128.66,
      hoaDues: 55,
      program: 'Conv 30 Yr Fixed',
      loanType: 'Conventional',
      processingFee: 795,
      appraisalFee: 650,
      creditReport: 94.5,
      floodCertification: 11,
      lenderTitle: 1180,
      ownerTitle: 860,
      settlementFee: 575,
      recordingFees: 150,
      prepaidInterest: 1051.96,
      sellerCredit: 4000,
    },
  ),
  sheet(
    'Fees worksheet (Encompass-like, sections A-J), 15-year limited cash-out refinance with lender credit',
    `
                              FEES WORKSHEET
Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan.

Applicants:      Absalom & Winifred Greer          Application No:   R2604-88315
Date Prepared:   04/02/2026                        Loan Program:     Conforming 15 Year Fixed
Prepared By:     Larkmoor Mortgage Co.  Ph. 616-555-0124   Prop Address: 51 Tamworth Pl, Holland, MI 49423

Total Loan Amount:  $ 221,400.00     Interest Rate:  5.875 %     Term/Due In:  180 / 180 mths
Transaction Type:   Limited Cash-Out Refinance      Est. Value:     $ 369,000.00

A. ORIGINATION CHARGES                                                995.00
   Administration Fee                                              995.00
B. SERVICES YOU CANNOT SHOP FOR                                       105.45
   Appraisal Fee - waived (PIW)                                      0.00
   Credit Report Fee                                                71.00
   Flood Certificate                                                 9.50
   MERS Registration                                                24.95
C. SERVICES YOU CAN SHOP FOR                                        1,025.00
   Title - Closing/Escrow Fee                                      395.00
   Title - Lender's Coverage                                       612.00
   Title - Recording Service Fee                                    18.00
D. TOTAL LOAN COSTS                                                 2,125.45

E. TAXES AND OTHER GOVERNMENT FEES                                     88.00
   Recording Fee - Mortgage                                         88.00
F. PREPAIDS                                                           285.12
   Prepaid Interest      8 days @ $35.64                           285.12
G. INITIAL ESCROW PAYMENT AT CLOSING                                1,201.50
   Homeowner's Insurance  7 mo @ $96.00                            672.00
   Property Taxes         2 mo @ $312.75                           625.50
   Aggregate Adjustment                                            -96.00
H. OTHER                                                                0.00
I. TOTAL OTHER COSTS                                                1,574.62

   D + I                                                            3,700.07
   Lender Credits                                                    -882.50
J. TOTAL CLOSING COSTS                                              2,817.57

TOTAL ESTIMATED FUNDS NEEDED TO CLOSE               TOTAL ESTIMATED MONTHLY PAYMENT
Payoff - existing first mortgage (+)    216,288.14    Principal & Interest         1,853.38
Total closing costs (J)          (+)      2,817.57    Other Financing (P & I)          0.00
Loan Amount                      (-)    221,400.00    Hazard Insurance                96.00
Total Est. Funds to you                   2,294.29    Real Estate Taxes              312.75
                                                    Mortgage Insurance               0.00
                                                    Homeowner Assn. Dues             0.00
                                                    Other                            0.00
                                                    Total Monthly Payment        2,262.13
`,
    {
      loanAmount: 221_400,
      interestRate: 5.875,
      term: 15,
      principalInterest: 1853.38,
      monthlyPayment: 2262.13,
      closingCosts: 2817.57,
      cashToClose: -2294.29,
      lenderCredit: 882.5,
      propertyTaxes: 312.75,
      homeInsurance: 96,
      totalLoanAmount: 221_400,
      program: 'Conforming 15 Year Fixed',
      mortgageInsurance: 0,
      hoaDues: 0,
      originationFee: 995,
      creditReport: 71,
      settlementFee: 395,
      lenderTitle: 612,
      recordingFees: 88,
      prepaidInterest: 285.12,
    },
  ),
];
