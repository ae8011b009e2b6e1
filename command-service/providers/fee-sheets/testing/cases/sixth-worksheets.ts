import { sheet, type SheetCase } from './sheet-case.ts';

/** Worksheets of loan systems by the sixth writer. */
export const sixthWorksheets: readonly SheetCase[] = [
  sheet(
    'Encompass Itemized Fee Worksheet, 800-1300 lines, conventional 5% down',
    `
                                        ITEMIZED FEE WORKSHEET
            Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan.

Borrower(s):  Tyler Brandvold / Mia Brandvold                 Loan Number:     2604EM003381
Property:     1025 Sage Hen Loop, Elko, NV 89801              Date Prepared:   04/27/2026
Lender:       Granite Peak Mortgage  NMLS 224417              Prepared By:     Rochelle Aguinaga  NMLS 1002963

Loan Program:  Conf 30 Yr Fixed       Interest Rate:  6.875 %             Term/Due:  360 / 360
Loan Type:     Conventional           Sales Price:    $ 338,900.00        LTV:  95.000
Loan Purpose:  Purchase               Loan Amount:    $ 321,955.00        Est. Closing Date:  05/20/2026

The information provided below reflects estimates of the charges which you are likely to incur at the settlement of your loan. The fees
listed are estimates - actual charges may be more or less. Your transaction may not involve a fee for every item listed.

Fee                                                     Paid To                 Paid By             Amount
800   ITEMS PAYABLE IN CONNECTION WITH LOAN
801  Origination Fee                                    Granite Peak Mortgage   Borrower          1,609.78
802  Underwriting Fee                                   Granite Peak Mortgage   Borrower          1,195.00
803  Processing Fee                                     Granite Peak Mortgage   Borrower            595.00
804  Appraisal Fee                                      Appraisal Nation AMC    Borrower            600.00
805  Credit Report                                      CBCInnovis              Borrower            118.50
806  Flood Certification                                ServiceLink             Borrower              8.00
807  Verification of Employment                         The Work Number         Borrower             77.25
                                                                                Subtotal          4,203.53

900   ITEMS REQUIRED BY LENDER TO BE PAID IN ADVANCE
901  Daily Interest Charges  12 days @ $60.6400         Granite Peak Mortgage   Borrower            727.68
902  Hazard Insurance Premium  12 mths                  Insurance Company       Borrower          1,560.00
                                                                                Subtotal          2,287.68

1000   RESERVES DEPOSITED WITH LENDER
1002  Hazard Insurance  3 mths @ $130.00 per month      Granite Peak Mortgage   Borrower            390.00
1003  Mortgage Insurance  0 mths @ $155.61 per month                                                  0.00
1004  County Property Tax  5 mths @ $305.00 per month   Granite Peak Mortgage   Borrower          1,525.00
1005  Aggregate Adjustment                                                      Borrower           -260.00
                                                                                Subtotal          1,655.00

1100   TITLE CHARGES
1101  Settlement or Closing Fee                         First Basin Title       Borrower            475.00
1102  Lender's Title Insurance                          First Basin Title       Borrower            612.00
1103  Endorsements (8.1, 9)                             First Basin Title       Borrower            125.00
1104  Owner's Title Insurance                           First Basin Title       Borrower            987.00
1105  CPL Fee                                           First Basin Title       Borrower             25.00
                                                                                Subtotal          2,224.00

1200   GOVERNMENT RECORDING AND TRANSFER CHARGES
1201  Recording Fees  Deed $26.00 Mortgage $96.00       County Recorder         Borrower            122.00
1202  E-Recording Service Fee                           First Basin Title       Borrower              9.50
                                                                                Subtotal            131.50

1300   ADDITIONAL SETTLEMENT CHARGES
1301  Home Inspection                                   TBD by Borrower         Borrower            450.00
                                                                                Subtotal            450.00

TOTAL ESTIMATED SETTLEMENT CHARGES                                                               10,951.71

TOTAL ESTIMATED FUNDS NEEDED TO CLOSE                       TOTAL ESTIMATED MONTHLY PAYMENT
Purchase Price/Payoff (+)             $    338,900.00       Principal & Interest        $    2,115.02
Estimated Closing Costs (+)           $      7,009.03       Other Financing (P & I)     $        0.00
Estimated Prepaid Items/Reserves (+)  $      3,942.68       Hazard Insurance            $      130.00
Discount (if borrower will pay) (+)   $          0.00       Real Estate Taxes           $      305.00
FHA/VA/USDA Up-Front Premium (+)      $          0.00       Mortgage Insurance          $      155.61
Loan Amount (-)                       $    321,955.00       Homeowner Assoc. Dues       $       40.00
CC Paid By Seller (-)                 $      4,000.00       Other                       $        0.00
Deposit (-)                           $      5,000.00       Total Monthly Payment       $    2,745.63
Estimated Funds Due From Borrower     $     18,896.71


Borrower ______________________________   Date __________      Borrower ______________________________   Date __________
Encompass(R) Itemized Fee Worksheet                                                              Page 1 of 1
`,
    {
      purchasePrice: 338_900,
      loanAmount: 321_955,
      interestRate: 6.875,
      term: 30,
      principalInterest: 2115.02,
      monthlyPayment: 2745.63,
      mortgageInsurance: 155.61,
      propertyTaxes: 305,
      homeInsurance: 130,
      hoaDues: 40,
      closingCosts: 10_951.71,
      cashToClose: 18_896.71,
      discountPoints: 0,
      originationFee: 1609.78,
      underwritingFee: 1195,
      processingFee: 595,
      appraisalFee: 600,
      creditReport: 118.5,
      lenderTitle: 612,
      ownerTitle: 987,
      recordingFees: 122,
      prepaidInterest: 727.68,
      sellerCredit: 4000,
      earnestMoney: 5000,
      loanType: 'Conventional',
      floodCertification: 8,
      settlementFee: 475,
    },
  ),
  sheet(
    'LendingPad fees worksheet, rate/term refinance, 15 years, lender credit',
    `
Fees Worksheet
Prepared with LendingPad                                                     Printed 01/22/2026 10:41 AM

Borrower          Ingrid Solheim-Parks            Loan Number       LP-118804
Co-Borrower       Wendell Parks                   Loan Purpose      Refinance - No Cash-Out (Rate/Term)
Subject Property  62 Millrace Lane                Loan Type         Conventional
                  Lancaster, PA 17603             Amortization      Fixed Rate
Occupancy         Primary Residence               Term              180 months
Appraised Value   $410,000.00                     Note Rate         5.750%
Loan Amount       $248,000.00                     APR               5.915%
LTV / CLTV        60.49% / 60.49%                 Lock Expiration   02/21/2026

A. Origination Charges                                           $2,335.00
  Loan Origination Fee (0.500%)                                  $1,240.00
  Administration Fee                                             $1,095.00
B. Services You Cannot Shop For                                    $696.00
  Appraisal Fee (POC)                                              $525.00
  Credit Report Fee                                                 $82.00
  Flood Certification                                               $10.00
  Tax Service Fee                                                   $79.00
C. Services You Can Shop For                                       $960.00
  Title - Lender's Title Insurance                                 $540.00
  Title - Settlement Fee                                           $395.00
  Title - Recording Service Fee                                     $25.00
D. Total Loan Costs (A + B + C)                                  $3,991.00

E. Taxes and Other Government Fees                                 $115.00
  Recording Fees                                                   $115.00
F. Prepaids                                                        $312.56
  Prepaid Interest (8 days @ $39.07)                               $312.56
G. Initial Escrow Payment at Closing                             $1,560.75
  Homeowner's Insurance (4 mo @ $161.25)                           $645.00
  Property Taxes (3 mo @ $412.75)                                $1,238.25
  Aggregate Adjustment                                            -$322.50
H. Other                                                             $0.00
I. Total Other Costs (E + F + G + H)                             $1,988.31

J. Total Closing Costs                                           $5,359.31
  D + I                                                          $5,979.31
  Lender Credits                                                  -$620.00

Details of Transaction                                      Proposed Monthly Payment
Payoff - Keystone Community CU            244,961.37        First Mortgage (P&I)          2,059.42
Total Closing Costs (J)                     5,359.31        Homeowner's Insurance           161.25
Total Due                                 250,320.68        Property Taxes                  412.75
Loan Amount                              -248,000.00        Mortgage Insurance                0.00
Paid Outside Closing                         -525.00        Association Dues                  0.00
Cash From Borrower                          1,795.68        Total                         2,633.42

This worksheet is not a Loan Estimate and is provided for informational purposes only.
`,
    {
      loanAmount: 248_000,
      interestRate: 5.75,
      apr: 5.915,
      term: 15,
      principalInterest: 2059.42,
      monthlyPayment: 2633.42,
      mortgageInsurance: 0,
      propertyTaxes: 412.75,
      homeInsurance: 161.25,
      closingCosts: 5359.31,
      cashToClose: 1795.68,
      originationFee: 1240,
      appraisalFee: 525,
      creditReport: 82,
      lenderTitle: 540,
      recordingFees: 115,
      prepaidInterest: 312.56,
      lenderCredit: 620,
      loanType: 'Conventional',
      rateLock: 'locked until 02/21/2026',
      hoaDues: 0,
      floodCertification: 10,
      settlementFee: 395,
    },
  ),
  sheet(
    'Calyx Point Initial Fees Worksheet, FHA purchase, closing costs and prepaids apart',
    `
                                    INITIAL FEES WORKSHEET
      Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan.

Applicants:     Shandra Moseley                       Application No:   BFM26-0771
Property Addr:  1884 Minerva Ave, Columbus, OH 43229  Date Prepared:    05/11/2026
Prepared By:    Buckeye Family Mortgage, Ph. 614-555-0119     Loan Program:  FHA 30 YR FIXED

Total Loan Amount $ 240,562     Interest Rate: 6.375 %     Term/Due In: 360 / 360 mths

ORIGINATION CHARGES
  Loan Origination Fee      1.000 %         Buckeye Family Mortgage       $     2,364.25
  Underwriting Fee                          Buckeye Family Mortgage       $       895.00
  Processing Fee                            Buckeye Family Mortgage       $       450.00
SERVICES BORROWER CANNOT SHOP FOR
  Appraisal Fee                             Class Appraisal               $       550.00
  Credit Report                             Xactus                        $        76.00
  Flood Certification Fee                   CoreLogic                     $        12.00
SERVICES BORROWER CAN SHOP FOR
  Title - Settlement Fee                    Scioto Title Agency           $       350.00
  Title - Lender's Coverage                 Scioto Title Agency           $       465.00
  Title - Title Exam                        Scioto Title Agency           $       225.00
  Survey                                    Scioto Title Agency           $       175.00
GOVERNMENT RECORDING AND TRANSFER
  Recording Fees                            Franklin County               $       194.00
OTHER
  Title - Owner's Coverage (optional)       Scioto Title Agency           $       520.00
TOTAL ESTIMATED CLOSING COSTS                                             $     6,276.25

PREPAIDS
  Prepaid Interest   15 days @ $42.02                                     $       630.30
  Homeowner's Insurance Premium   12 months @ $118.00                     $     1,416.00
INITIAL ESCROW PAYMENT AT CLOSING
  Homeowner's Insurance    3 months @ $118.00                             $       354.00
  County Property Taxes    4 months @ $204.00                             $       816.00
TOTAL ESTIMATED PREPAID ITEMS/RESERVES                                    $     3,216.30

TOTAL ESTIMATED FUNDS NEEDED TO CLOSE                       TOTAL ESTIMATED MONTHLY PAYMENT
Purchase Price/Payoff (+)                 245,000.00        Principal & Interest          1,500.79
Loan Amount (-)                           236,425.00        Other Financing (P & I)
PMI, MIP, Funding Fee Financed (-)          4,137.00        Homeowner's Insurance           118.00
Est. Prepaid Items/Reserves (+)             3,216.30        Real Estate Taxes               204.00
Est. Closing Costs (+)                      6,276.25        Mortgage Insurance              107.80
PMI, MIP, Funding Fee (+)                   4,137.00        Homeowner Assn. Dues
Cash Deposit on sales contract (-)          1,000.00        Other
Seller Paid Closing Costs (-)               3,500.00        Total Monthly Payment         1,930.59
Total Est. Funds needed to close           13,567.55

Estimated APR 7.296%

Calyx Form - feeswks.frm (09/2015)                                        Page 1 of 1
`,
    {
      purchasePrice: 245_000,
      loanAmount: 236_425,
      interestRate: 6.375,
      apr: 7.296,
      term: 30,
      principalInterest: 1500.79,
      monthlyPayment: 1930.59,
      mortgageInsurance: 107.8,
      propertyTaxes: 204,
      homeInsurance: 118,
      closingCosts: 6276.25,
      cashToClose: 13_567.55,
      originationFee: 2364.25,
      underwritingFee: 895,
      processingFee: 450,
      appraisalFee: 550,
      creditReport: 76,
      lenderTitle: 465,
      ownerTitle: 520,
      recordingFees: 194,
      prepaidInterest: 630.3,
      sellerCredit: 3500,
      earnestMoney: 1000,
      totalLoanAmount: 240_562,
      program: 'FHA 30 YR FIXED',
      floodCertification: 12,
      settlementFee: 350,
      survey: 175,
    },
  ),
];
