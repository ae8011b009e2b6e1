import { sheet, type SheetCase } from './sheet-case.ts';

/** Worksheets of loan programs by the fourth writer. */
export const strangerPrograms: readonly SheetCase[] = [
  sheet(
    'Calyx Point-like fee details and summary, 95 percent purchase',
    `
FEE DETAILS AND SUMMARY

Applicants     :  Fitzgerald Abara-Lund                Application No :  FAL-3301
Property Addr  :  767 Osprey Trace, Meridian, ID 83642  Date Prepared  :  05/06/2026
Prepared By    :  High Desert Home Loans, Ph. 208-555-0118
                  1990 W Camas Ave, Boise, ID 83702      Loan Program   :  CONF 30 FIXED / 95 LTV

THIS IS NOT A GOOD FAITH ESTIMATE (GFE). This "Fees Worksheet" is provided for informational purposes ONLY, to
assist you in determining an estimate of cash that may be required to close and an estimate of your proposed
monthly mortgage payment. Actual charges may be more or less, and your transaction may not involve a fee for
every item listed.

Total Loan Amount $ 313,405     Interest Rate 6.875 %     Term/Due In 360 / 360 mths

                                                  Fee Paid To          Paid By (Fee Split**)  Amount   PFC / F / POC
ORIGINATION CHARGES
      Loan Origination Fee   1.000%                         $   3,134.05
      Processing Fee                                        $     650.00
      Wire Transfer Fee                                     $      30.00
OTHER CHARGES
      Appraisal Fee                                         $     600.00
      Credit Report                                         $      85.00
      Flood Determination                                   $      15.00
      Tax Related Service Fee                               $      75.00
TITLE CHARGES
      Escrow / Closing Fee                                  $     850.00
      Lender's Title Insurance                              $     733.00
      Notary Fees                                           $     150.00
GOVERNMENT RECORDING AND TRANSFER CHARGES
      Recording Fees                                        $     179.00
ITEMS REQUIRED BY LENDER TO BE PAID IN ADVANCE
      Interest for 15 days @ $59.03 per day                 $     885.45
      Hazard Insurance Premium 12 months @ $110.00          $   1,320.00
RESERVES DEPOSITED WITH LENDER
      Hazard Insurance Reserves   2 months @ $110.00        $     220.00
      Property Tax Reserves   3 months @ $240.50            $     721.50

TOTAL ESTIMATED FUNDS NEEDED TO CLOSE                         TOTAL ESTIMATED MONTHLY PAYMENT
Purchase Price/Payoff (+)        329,900.00                   Principal & Interest        2,058.85
Total Estimated Closing Costs (+)  6,501.05                   Other Financing (P & I)
Total Estimated Prepaid Items/Reserves (+)  3,146.95          Hazard Insurance              110.00
Loan Amount (-)                  313,405.00                   Real Estate Taxes             240.50
CC paid by Seller (-)                                         Mortgage Insurance            161.93
Earnest Money (-)                  3,000.00                   Homeowner Assn. Dues
                                                              Other
Total Est. Funds needed to close  23,143.00                   Total Monthly Payment       2,571.28

* PFC = Prepaid Finance Charge   F = FHA Allowable Closing Cost   POC = Paid Outside of Closing
`,
    {
      purchasePrice: 329_900,
      loanAmount: 313_405,
      interestRate: 6.875,
      term: 30,
      principalInterest: 2058.85,
      monthlyPayment: 2571.28,
      closingCosts: 6501.05,
      cashToClose: 23_143,
      propertyTaxes: 240.5,
      homeInsurance: 110,
      mortgageInsurance: 161.93,
      totalLoanAmount: 313_405,
      originationFee: 3134.05,
      processingFee: 650,
      appraisalFee: 600,
      creditReport: 85,
      floodCertification: 15,
      lenderTitle: 733,
      recordingFees: 179,
      prepaidInterest: 885.45,
      earnestMoney: 3000,
    },
  ),
  sheet(
    'FHA purchase worksheet with upfront MIP financed, two columns',
    `
FHA PURCHASE WORKSHEET                                            203(b)  Section of Act 703
Prepared for:  Ezekiel & Noor Vantongeren                         Date: 06/10/2026
Subject:       2305 Windrow Street, Wichita, KS 67203              FHA Case No. 182-7719034

                       MORTGAGE CALCULATION
  1. Contract sales price ............................. $   300,000.00
  2. Appraised value .................................. $   302,000.00
  3. Minimum required investment  3.50% ............... $    10,500.00
  4. Maximum base mortgage (96.50% of lesser) ......... $   289,500.00
  5. Upfront MIP  1.75% ............................... $     5,066.25
       financed  $ 5,066.00      paid in cash  $ 0.25
  6. TOTAL MORTGAGE WITH UFMIP ........................ $   294,566.00
  7. Note rate  6.250%   fixed      Term  360 mos.     Annual MIP  .55%  (life of loan)

CLOSING COSTS                                    PREPAIDS / ESCROWS
  Origination fee (1% of base loan)   2,895.00   Per diem interest 11 days x 50.44       554.84
  Appraisal - FHA                       675.00   Hazard insurance, 1st year premium    1,404.00
  Credit report                          92.00   Hazard reserves 3 mo x 117.00           351.00
  Flood cert / tax service               94.00   Tax reserves 4 mo x 287.50            1,150.00
  Lender's title policy + endts.      1,085.00
  Settlement / closing                  640.00
  Recording + state mortgage tax        231.00
  TOTAL CLOSING COSTS                 5,712.00   TOTAL PREPAIDS                        3,459.84

FUNDS TO CLOSE                                   PROPOSED MONTHLY PAYMENT
  Down payment (1 - 4)               10,500.00     Principal and interest                1,813.69
  Closing costs                       5,712.00     FHA MIP                                 132.69
  Prepaids / escrows                  3,459.84     Hazard insurance                        117.00
  UFMIP in cash                           0.25     Real estate taxes                       287.50
  Less: earnest money              ( 3,000.00)    HOA                                       0.00
  Less: seller contribution (2%)   ( 6,000.00)                                         ----------
  Less: lender credit              ( 1,150.00)    TOTAL PITI + MIP                      2,350.88
                                    ----------
  CASH REQUIRED FROM BORROWER         9,522.09     Ratios   31.40 / 42.87

HUD counselling not required. Figures are estimates until the Loan Estimate is issued.
Sunflower Prairie Mortgage Inc.   NMLS 560012   Officer: Jolene Abernathy   316-555-0140
`,
    {
      purchasePrice: 300_000,
      downPayment: 10_500,
      loanAmount: 289_500,
      totalLoanAmount: 294_566,
      interestRate: 6.25,
      term: 30,
      principalInterest: 1813.69,
      monthlyPayment: 2350.88,
      closingCosts: 5712,
      cashToClose: 9522.09,
      lenderCredit: 1150,
      propertyTaxes: 287.5,
      homeInsurance: 117,
      mortgageInsurance: 132.69,
      hoaDues: 0,
      creditReport: 92,
      prepaidInterest: 554.84,
      sellerCredit: 6000,
      earnestMoney: 3000,
    },
  ),
  sheet(
    'VA purchase fees worksheet, no down payment, funding fee financed, points, APR',
    `
Initial Fees Worksheet                                     Page 1 of 1         Loan No. 2606-VA-0417
Borrower(s): Staff Sgt. Calloway B. Rennick               Entitlement: First use, 0 down, not exempt
Property:    6618 Cutlass Creek Way, Chesapeake, VA 23321
Lender:      Tidewater Veterans Lending  NMLS 498122      Loan Officer: Perpetua Nwosu  NMLS 771350

Loan Type: VA   Purpose: Purchase    Program: VA 30 Yr Fixed     Lock: 45 days, exp. 07/31/2026
Sales Price              385,000.00        Interest Rate        6.125%
Base Loan Amount         385,000.00        APR                  6.398%
Funding Fee Financed       8,277.00        Term                 360 months
Total Loan Amount        393,277.00        LTV (base / total)   100.00 / 102.15

A. Origination Charges                                              2,469.79
    Origination Fee (flat)                                        995.00
    Discount Points  0.375%                                     1,474.79
B. Services You Cannot Shop For                                     9,027.50
    VA Appraisal                                                  650.00
    Credit Report                                                  88.00
    VA Funding Fee  2.15%                                       8,277.50
    Flood Cert                                                     12.00
C. Services You Can Shop For                                        1,622.00
    Title - Settlement Fee                                        525.00
    Title - Lender's Policy                                       987.00
    Termite Inspection                                            110.00
D. Total Loan Costs                                                13,119.29
E. Taxes and Other Government Fees                                    145.00
    Recording Fees                                                145.00
F. Prepaids                                                         2,028.00
    Homeowner's Insurance 12 mo.                                1,632.00
    Prepaid Interest 6 days @ 66.00                               396.00
G. Initial Escrow Payment at Closing                                1,896.40
    Homeowner's Insurance 136.00 x 3                              408.00
    Property Tax 352.08 x 5                                     1,760.40
    Aggregate Adjustment                                         -272.00
H. Other                                                              275.00
    HOA transfer / set-up                                         275.00
I. Total Other Costs                                                4,344.40
J. Total Closing Costs (D + I)                                     17,463.69

Cash to Close Estimate                               Estimated Monthly Payment
  Sales Price                     385,000.00           Principal & Interest            2,389.59
  Total Closing Costs (J)          17,463.69           Homeowner's Insurance             136.00
  Total Loan Amount           -393,277.00           Property Taxes                    352.08
  Earnest Money Deposit         -2,000.00           Mortgage Insurance                  0.00
  Seller Paid Closing Costs     -7,000.00           HOA Dues                           41.00
  Estimated Cash to Close             186.69           Total Estimated Payment         2,918.67

This is not a commitment to lend. Veterans may be charged a 1% flat fee in lieu of unallowable fees.
`,
    {
      purchasePrice: 385_000,
      downPayment: 0,
      loanAmount: 385_000,
      totalLoanAmount: 393_277,
      interestRate: 6.125,
      apr: 6.398,
      term: 30,
      principalInterest: 2389.59,
      monthlyPayment: 2918.67,
      closingCosts: 17_463.69,
      cashToClose: 186.69,
      discountPoints: 1474.79,
      propertyTaxes: 352.08,
      homeInsurance: 136,
      hoaDues: 41,
      program: 'VA 30 Yr Fixed',
      loanType: 'VA',
      mortgageInsurance: 0,
      originationFee: 995,
      appraisalFee: 650,
      creditReport: 88,
      floodCertification: 12,
      lenderTitle: 987,
      settlementFee: 525,
      recordingFees: 145,
      prepaidInterest: 396,
      sellerCredit: 7000,
      earnestMoney: 2000,
    },
  ),
];
