import { page, type SheetCase } from './sheet-case.ts';

/** Worksheets, forms and rate sheets in other drawings, written before the reader was changed for them. */
export const unseenWorksheets: readonly SheetCase[] = [
  {
    name: 'a Loan Estimate whose text recognition split words',
    pages: [
      page(`
LOAN  TERMS                                        Can this amount increase after closing?
Loan Amount            $  236,000                  NO
Interest Rate          6.5 %                       NO
Monthly Principal & lnterest     $1,491.68         NO
See Projected Payments below for your
Estimated Total Monthly Payment
Prepayment Penalty                                 NO
Balloon Payment                                    NO
PROJECTED  PAYMENTS
Payment Calculation                Years 1-30
Principal & Interest               $1,491.68
Mortgage Insurance            +    0
Estimated Escrow              +    412
Amount can increase over time
Estimated Total
Monthly Payment                    $1,904
COSTS  AT  CLOSING
Estimated Closing Costs   $9,412   Includes $5,180 in Loan Costs + $4,232 in Other Costs - $0 in Lender Credits.
Estimated Cash to Close   $66,412  Includes Closing Costs.
`),
    ],
    says: {
      loanAmount: 236_000,
      interestRate: 6.5,
      principalInterest: 1491.68,
      monthlyPayment: 1904,
      closingCosts: 9412,
      cashToClose: 66_412,
      mortgageInsurance: 0,
    },
  },
  {
    name: 'a page two of a Loan Estimate alone',
    pages: [
      page(`
Closing Cost Details
Loan Costs                                                     Other Costs
A. Origination Charges                        $2,690           E. Taxes and Other Government Fees             $1,145
.5% of Loan Amount (Points)                   $1,195           Recording Fees and Other Taxes                   $145
Underwriting Fee                              $1,095           Transfer Taxes                                 $1,000
Processing Fee                                  $400           F. Prepaids                                    $1,836
B. Services You Cannot Shop For                 $742           Homeowner's Insurance Premium (12 months)      $1,404
Appraisal Fee                                   $625           Prepaid Interest ($43.17 per day for 10 days @ 6.5%)  $432
Credit Report Fee                                $95           G. Initial Escrow Payment at Closing             $681
Flood Determination Fee                          $22           Homeowner's Insurance $117.00 per month for 3 mo.  $351
C. Services You Can Shop For                  $2,114           Property Taxes $165.00 per month for 2 mo.       $330
Survey Fee                                      $385           H. Other                                         $890
Title - Lender's Title Policy                   $729           Title - Owner's Title Policy (optional)          $890
Title - Settlement Agent Fee                    $600           I. TOTAL OTHER COSTS (E + F + G + H)           $4,552
Title - Title Search                            $400           J. TOTAL CLOSING COSTS                        $10,098
D. TOTAL LOAN COSTS (A + B + C)               $5,546           Calculating Cash to Close
                                                               Total Closing Costs (J)                       $10,098
                                                               Down Payment/Funds from Borrower              $59,750
                                                               Deposit                                       -$5,000
                                                               Seller Credits                                     $0
                                                               Estimated Cash to Close                       $64,848
`),
    ],
    says: {
      discountPoints: 1195,
      originationFee: 2690,
      underwritingFee: 1095,
      processingFee: 400,
      recordingFees: 145,
      transferTaxes: 1000,
      appraisalFee: 625,
      creditReport: 95,
      floodCertification: 22,
      prepaidInterest: 432,
      homeInsurance: 117,
      propertyTaxes: 165,
      survey: 385,
      lenderTitle: 729,
      ownerTitle: 890,
      settlementFee: 600,
      closingCosts: 10_098,
      downPayment: 59_750,
      earnestMoney: 5000,
      sellerCredit: 0,
      cashToClose: 64_848,
    },
  },
  {
    name: 'an itemized fee worksheet of a loan system with prepaids and reserves',
    pages: [
      page(`
                                    FEES WORKSHEET
Fee Details and Summary
Applicants: Ruth Ellison                          Application No: 0026118
Date Prepared: 11/18/2026                         Loan Program: CONV 30 FIXED
Prepared By: Tri-County Lending    Ph. 555-0142
Total Loan Amount: $ 311,250    Interest Rate: 6.375 %    Term/Due In: 360 / 360 mths
Fee                                            Paid To            Paid By (Fee Split**)      Amount
ORIGINATION CHARGES
Origination Fee  0.500%                        Lender                                   $ 1,556.25
Underwriting Fee                               Lender                                   $ 1,250.00
OTHER CHARGES
Appraisal Fee                                  Appraiser                                $   650.00
Credit Report                                  Bureau                                   $    78.00
Flood Certification                            Vendor                                   $    12.00
Lender's Title Insurance                       Title Co                                 $   986.00
Closing/Escrow Fee                             Title Co                                 $   550.00
Recording Fees                                 County                                   $   185.00
Daily Interest Charges       $ 54.36  x  12 day(s)                                      $   652.32
Hazard Insurance Reserves    $ 132.00 x  3 mth(s)                                       $   396.00
County Property Tax Reserves $ 341.00 x  4 mth(s)                                       $ 1,364.00
TOTAL ESTIMATED FUNDS NEEDED TO CLOSE:                   TOTAL ESTIMATED MONTHLY PAYMENT:
Purchase Price/Payoff (+)    415,000.00                  Principal & Interest            1,941.80
Loan Amount (-)              311,250.00                  Other Financing (P & I)
Total Estimated Closing Costs (+)   5,267.25             Hazard Insurance                  132.00
Total Estimated Prepaid Items/Reserves (+)  2,412.32     Real Estate Taxes                 341.00
Total Paid by Seller (-)                                 Mortgage Insurance
                                                         Homeowner Assn. Dues               45.00
Total Estimated Funds needed to close  111,429.57        Total Monthly Payment           2,459.80
`),
    ],
    says: {
      program: 'CONV 30 FIXED',
      totalLoanAmount: 311_250,
      loanAmount: 311_250,
      interestRate: 6.375,
      term: 30,
      originationFee: 1556.25,
      underwritingFee: 1250,
      appraisalFee: 650,
      creditReport: 78,
      floodCertification: 12,
      lenderTitle: 986,
      settlementFee: 550,
      recordingFees: 185,
      prepaidInterest: 652.32,
      purchasePrice: 415_000,
      principalInterest: 1941.8,
      closingCosts: 5267.25,
      homeInsurance: 132,
      propertyTaxes: 341,
      hoaDues: 45,
      monthlyPayment: 2459.8,
      cashToClose: 111_429.57,
    },
  },
  {
    name: 'a rate sheet of a bank with many programs',
    pages: [
      page(`
DAILY MORTGAGE RATES - effective November 24, 2026
Program              Rate      APR       Points    Payment per $100,000
30-Year Fixed        6.250%    6.391%    0.500     $615.72
20-Year Fixed        6.000%    6.188%    0.500     $716.43
15-Year Fixed        5.500%    5.742%    0.375     $817.08
7/6 ARM              5.875%    6.702%    0.250     $591.54
FHA 30-Year          5.990%    6.874%    0.000     $598.91
Rates are for a $350,000 loan with 20% down and a 740 score.
`),
    ],
    says: { program: null, term: null, interestRate: null, apr: null, discountPoints: null, loanAmount: 350_000 },
  },
  {
    name: 'a closing cost sheet of a builder with incentives',
    pages: [
      page(`
Meadowbrook Homes | Preferred Lender Estimate
Home: 118 Larkspur, Lot 42             Base Price           $389,990
                                       Options & Upgrades    $22,460
                                       Total Contract Price $412,450
Loan Type: Conventional   Term: 30 Yr  Down Payment (5%)     $20,622
Loan Amount  $391,828
Note Rate 5.990%   APR 6.338%
Monthly P&I     $2,346.69
Taxes             $412.00
Insurance          $98.00
PMI               $179.59
HOA                $75.00
TOTAL PAYMENT   $3,111.28
Closing Costs & Prepaids         $13,870
Less: Builder Incentive         ($10,000)
Less: Earnest Money              ($4,125)
Cash Due at Closing              $20,367
`),
    ],
    says: {
      purchasePrice: null,
      loanType: 'Conventional',
      term: 30,
      downPayment: 20_622,
      loanAmount: 391_828,
      interestRate: 5.99,
      apr: 6.338,
      principalInterest: 2346.69,
      propertyTaxes: 412,
      homeInsurance: 98,
      mortgageInsurance: 179.59,
      hoaDues: 75,
      monthlyPayment: 3111.28,
      closingCosts: null,
      sellerCredit: null,
      earnestMoney: 4125,
      cashToClose: 20_367,
    },
  },
  {
    name: 'a Closing Disclosure page three alone',
    pages: [
      page(`
Calculating Cash to Close                Use this table to see what has changed from your Loan Estimate.
                                         Loan Estimate        Final          Did this change?
Total Closing Costs (J)                  $8,054.00            $9,712.10      YES  See Total Loan Costs (D) and Total Other Costs (I)
Closing Costs Paid Before Closing        $0                   -$29.80        YES  You paid these Closing Costs before closing
Closing Costs Financed (Paid from your Loan Amount)  $0       $0             NO
Down Payment/Funds from Borrower         $18,000.00           $18,000.00     NO
Deposit                                  -$10,000.00          -$10,000.00    NO
Funds for Borrower                       $0                   $0             NO
Seller Credits                           $0                   -$2,500.00     YES  See Seller Credits in Section L
Adjustments and Other Credits            $0                   -$1,035.04     YES  See details in Sections K and L
Cash to Close                            $16,054.00           $14,147.26     YES
`),
    ],
    says: {
      closingCosts: 9712.1,
      downPayment: 18_000,
      earnestMoney: 10_000,
      sellerCredit: 2500,
      cashToClose: 14_147.26,
    },
  },
  {
    name: 'a quote of an online lender with cards',
    pages: [
      page(`
Your custom rate                                   Saved Nov 22, 2026
$402,500 home · $322,000 loan · 20% down
30-yr fixed
Rate            6.375%
APR             6.512%
Points          0.75 pts / $2,415
Monthly payment
$2,008.86       Principal & interest
$335.42         Property taxes
$128.75         Homeowners insurance
$2,473.03       Total
Cash to close   $91,240
`),
    ],
    says: {
      purchasePrice: 402_500,
      program: '30-yr fixed',
      loanAmount: 322_000,
      term: 30,
      interestRate: 6.375,
      apr: 6.512,
      discountPoints: 2415,
      principalInterest: 2008.86,
      propertyTaxes: 335.42,
      homeInsurance: 128.75,
      monthlyPayment: 2473.03,
      cashToClose: 91_240,
    },
  },
  {
    name: 'a table of a spreadsheet with its units in the heads',
    pages: [
      page(`
Scenario: Delgado purchase          Amount ($)     Note
Contract price                      268,900
Cash down                            26,890        10%
Mortgage                            242,010
Note rate (%)                         6.500
APR (%)                               6.744
Amortization (months)                   360
Monthly P+I                        1,529.66
Monthly tax escrow                   224.08
Monthly hazard escrow                 96.50
Monthly MI                            88.74
Monthly total                      1,938.98
Est. costs                            7,310
Est. prepaids                         2,145
Funds to close                       34,345        after 2,000 EMD
`),
    ],
    says: {
      purchasePrice: 268_900,
      downPayment: 26_890,
      loanAmount: 242_010,
      interestRate: 6.5,
      apr: 6.744,
      term: 30,
      principalInterest: 1529.66,
      propertyTaxes: 224.08,
      homeInsurance: 96.5,
      mortgageInsurance: 88.74,
      monthlyPayment: 1938.98,
      closingCosts: 7310,
      cashToClose: 34_345,
      earnestMoney: 2000,
    },
  },
  {
    name: 'a reverse of labels and amounts with a reduced credit',
    pages: [
      page(`
$465,000.00    Sales Price
$ 93,000.00    Down Payment
$372,000.00    First Mortgage
   6.250 %     Interest Rate
   6.377 %     A.P.R.
$  2,290.47    Principal + Interest
$    402.00    RE Taxes
$    151.00    Haz. Ins.
$  2,843.47    Total PITI
$  9,380.00    Total Settlement Charges
$ (1,500.00)   Lender Credit
$ 100,880.00   Total Due from Borrower
`),
    ],
    says: {
      purchasePrice: 465_000,
      downPayment: 93_000,
      loanAmount: 372_000,
      interestRate: 6.25,
      apr: 6.377,
      principalInterest: 2290.47,
      propertyTaxes: 402,
      homeInsurance: 151,
      monthlyPayment: 2843.47,
      closingCosts: 9380,
      lenderCredit: 1500,
      cashToClose: 100_880,
    },
  },
];
