import { sheet, type SheetCase } from './sheet-case.ts';

/** Worksheets of loan systems by the fifth writer. */
export const fifthWorksheets: readonly SheetCase[] = [
  sheet(
    'Encompass-style Itemized Fee Worksheet, conventional purchase with seller column',
    `
                                   ITEMIZED FEE WORKSHEET

Borrower(s):  Jamal Whitfield / Renata Whitfield             Loan Number:   2510-884417
Property:     16820 E Powers Dr, Centennial, CO 80015         Date Prepared: 10/07/2025
Lender:       Meadowlark Lending Group   NMLS 1290044         Prepared By:   Stacy Kowalczyk
Sales Price:  $ 432,000.00        Loan Amount:  $ 388,800.00      Interest Rate: 6.500 %
Term / Due In: 360 / 360 mths     Program: Conforming 30 Yr Fixed   LTV: 90.000 %   Loan Type: Conventional

Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan.

HUD   Fee Description                               Paid To                          Borrower        Seller
A. ORIGINATION CHARGES
802   Loan Origination Fees                         Meadowlark Lending Group
        Application Fees                            Meadowlark Lending Group         395.00
        Underwriting Fees                           Meadowlark Lending Group       1,195.00
        Origination Points   0.500 %                Meadowlark Lending Group       1,944.00
        Section Total                                                              3,534.00
B. SERVICES YOU CANNOT SHOP FOR
804   Appraisal Fee                                 AMC of Record                    625.00
805   Credit Report                                 Xactus                           118.50
806   Tax Service Fee                               CoreLogic                         82.00
807   Flood Certification                           ServiceLink                       11.00
        Section Total                                                                836.50
C. SERVICES YOU CAN SHOP FOR
1102  Title - Settlement / Closing Fee              Summit Crest Title               450.00        450.00
1104  Title - Lender's Title Insurance              Summit Crest Title               575.00
1109  Title - Endorsements (8.1, 9)                 Summit Crest Title               150.00
        Section Total                                                              1,175.00        450.00
E. TAXES AND OTHER GOVERNMENT FEES
1202  Recording Fees Deed $13 Mortgage $113         Arapahoe County                  126.00
1204  State Documentary Fee                         Arapahoe County                   43.20
        Section Total                                                                169.20
F. PREPAIDS
901   Daily Interest 16 days @ $69.24 /day                                         1,107.84
903   Homeowner's Insurance 12 mths @ $131.25       Carrier of choice              1,575.00
        Section Total                                                              2,682.84
G. INITIAL ESCROW PAYMENT AT CLOSING
1002  Homeowner's Insurance 3 mths @ $131.25                                         393.75
1004  Property Taxes 5 mths @ $421.50                                              2,107.50
1011  Aggregate Adjustment                                                          -131.25
        Section Total                                                              2,370.00
H. OTHER
1103  Title - Owner's Title Insurance (Optional)    Summit Crest Title                           1,480.00
1301  Home Inspection                               Buyer choice                     500.00
        Section Total                                                                500.00      1,480.00

TOTAL CLOSING COSTS                                                               11,267.54      1,930.00

ESTIMATED FUNDS TO CLOSE                                PROPOSED MONTHLY PAYMENT
Purchase Price                          432,000.00      First Mortgage (P & I)          2,457.48
Total Closing Costs                      11,267.54      Hazard Insurance                  131.25
Total Costs                             443,267.54      Real Estate Taxes                 421.50
Loan Amount                           - 388,800.00      Mortgage Insurance                152.28
Earnest Money Deposit                   - 8,000.00      Homeowner Assn. Dues                0.00
Cash From Borrower                       46,467.54      Total Monthly Payment           3,162.51

Seller-paid items are per contract and are not included in cash from borrower.
`,
    {
      purchasePrice: 432000,
      loanAmount: 388800,
      interestRate: 6.5,
      term: 30,
      principalInterest: 2457.48,
      monthlyPayment: 3162.51,
      mortgageInsurance: 152.28,
      propertyTaxes: 421.5,
      homeInsurance: 131.25,
      closingCosts: 11267.54,
      cashToClose: 46467.54,
      discountPoints: 1944,
      appraisalFee: 625,
      creditReport: 118.5,
      loanType: 'Conventional',
      program: 'Conforming 30 Yr Fixed',
      hoaDues: 0,
      floodCertification: 11,
      lenderTitle: 575,
      settlementFee: 450,
      recordingFees: 126,
      prepaidInterest: 1107.84,
      earnestMoney: 8000,
    },
  ),
  sheet(
    'Calyx Point Initial Fees Worksheet, FHA purchase in Florida',
    `
                                 INITIAL FEES WORKSHEET

 Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan.

Applicants:     Yolanda Prieto                                  Application No: SP-20418
Property Addr:  8807 Egret Point Way, Seminole, FL 33772           Date Prepared:  04/22/2025
Prepared By:    Sandpiper Mortgage, Ph. 727-555-0166               Loan Program:   FHA 30 YR FIXED
                10100 Gulf Blvd, Treasure Island, FL 33706

The information provided below reflects estimates of the charges which you are likely to incur at the settlement of your loan. The fees
listed are estimates - the actual charges may be more or less. Your transaction may not involve a fee for every item listed.

Total Loan Amount:  $ 284,648      Interest Rate:  6.000 %      Term/Due In:  360 / 360 mths

       Fee                                             Paid To               Paid By      Amount   PFC / F / POC
800    ITEMS PAYABLE IN CONNECTION WITH LOAN:
801    Loan Origination Fee  1.000%                    Sandpiper Mortgage    B   $   2,797.53   PFC
803    Appraisal Fee                                   TBD                   B   $     575.00   POC
804    Credit Report                                   Factual Data          B   $      89.00
806    Mortgage Insurance Premium (UFMIP)              HUD                   B   $   4,895.00   PFC
808    Processing Fee                                  Sandpiper Mortgage    B   $     695.00   PFC
812    Flood Certification                             LERETA                B   $      12.00   PFC
1100   TITLE CHARGES:
1101   Closing/Escrow Fee                              Bayfront Title        B   $     525.00   PFC
1108   Lender's Title Insurance                        Bayfront Title        B   $     425.00
1200   GOVERNMENT RECORDING & TRANSFER CHARGES:
1201   Mortgage Recording Charge                       Pinellas County       B   $     153.00
1203   State Tax/Stamps                                Pinellas County       B   $     996.45
1204   Intangible Tax                                  Pinellas County       B   $     569.30
1300   ADDITIONAL SETTLEMENT CHARGES:
1302   Pest Inspection                                                       B   $     110.00
                                                       Estimated Closing Costs   $  11,842.28
900    ITEMS REQUIRED BY LENDER TO BE PAID IN ADVANCE:
901    Interest for 14 days @ $46.79 /day                                    B   $     655.06   PFC
903    Hazard Insurance Premium  12 months @ $ 96.67                         B   $   1,160.04
1000   RESERVES DEPOSITED WITH LENDER:
1002   Hazard Insurance Reserves   3 months @ $ 96.67                        B   $     290.01
1004   Taxes & Assessment Reserves 4 months @ $ 301.98                       B   $   1,207.92
                                                       Estimated Prepaid Items/Reserves $   3,313.03

TOTAL ESTIMATED FUNDS NEEDED TO CLOSE:                      TOTAL ESTIMATED MONTHLY PAYMENT:
Purchase Price (+)                          289,900.00      Principal & Interest              1,706.61
Est. Prepaid Items/Reserves (+)               3,313.03      Hazard Insurance                     96.67
Est. Closing Costs (+)                       11,842.28      Real Estate Taxes                   301.98
Loan Amount (-)                             284,648.00      Mortgage Insurance                  128.22
Cash Deposit on sales contract (-)            3,000.00      Homeowner Assn. Dues                 35.00
Appraisal paid outside closing (-)              575.00
Total Est. Funds needed to close             16,832.31      Total Monthly Payment             2,268.48

PFC = Prepaid Finance Charge   F = FHA Allowable Closing Cost   POC = Paid Outside of Closing
B = Borrower  S = Seller  Br = Broker  L = Lender  TP = Third Party  C = Correspondent
Calyx Form - ifw.frm (09/2015)
`,
    {
      purchasePrice: 289900,
      loanAmount: 284648,
      interestRate: 6,
      term: 30,
      principalInterest: 1706.61,
      monthlyPayment: 2268.48,
      mortgageInsurance: 128.22,
      propertyTaxes: 301.98,
      homeInsurance: 96.67,
      closingCosts: 11842.28,
      cashToClose: 16832.31,
      originationFee: 2797.53,
      appraisalFee: 575,
      creditReport: 89,
      totalLoanAmount: 284648,
      program: 'FHA 30 YR FIXED',
      hoaDues: 35,
      processingFee: 695,
      floodCertification: 12,
      lenderTitle: 425,
      settlementFee: 525,
      recordingFees: 153,
      prepaidInterest: 655.06,
      earnestMoney: 3000,
    },
  ),
];
