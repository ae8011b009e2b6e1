import { sheet, type SheetCase } from './sheet-case.ts';

/** Worksheets of loan systems and a quote in tables by the seventh writer. */
export const seventhWorksheets: readonly SheetCase[] = [
  sheet(
    'Itemized fee worksheet in the manner of Encompass, conventional purchase, 800-1300 lines, borrower and seller column',
    `
                                                              Itemized Fee Worksheet
                         Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan.

 Applicants:          Ryan Castellano / Julie Castellano                                            Loan No.:              EM260400713
 Property Addr:       2290 Wildflower Trail, Erie, CO 80516                                         Date Prepared:         04/06/2026
 Prepared By:         Front Range Home Loans, Inc. NMLS # 441902                                    Loan Program:          Conventional 30 Yr Fixed
                      720-555-0138 1900 Pearl Street, Boulder, CO 80302                             Loan Purpose:          Purchase
 Loan Officer:        Kimberly Osei NMLS # 1609933                                                  Occupancy:             Primary Residence

 Total Loan Amount: $ 420,000.00                  Base Loan Amt: $ 420,000.00                     Interest Rate: 6.375 %           Term/Due In: 360 / 360 mths

HUD Line / Fee                                                      Paid To                                              Borrower            Seller   APR POC
800. Items Payable in Connection with Loan
801     a. Loan Origination Fees     %+$                            Front Range Home Loans, Inc.
        c. Processing Fees                                          Front Range Home Loans, Inc.                            595.00                    X
        d. Underwriting Fees                                        Front Range Home Loans, Inc.                          1,095.00                    X
802     Points (Loan Discount) 0.375 %                              Front Range Home Loans, Inc.                          1,575.00                    X
804     Appraisal Fee                                               Mile High Valuation                                     650.00                         P
805     Credit Report                                               CreditPoint Data                                         89.40
806     Tax Service Fee                                             RealTax Services                                         72.00                    X
807     Flood Certification                                         FloodCheck Inc.                                          10.00                    X
900. Items Required by Lender to Be Paid in Advance
901     Interest for 14 days @ $ 73.36 / day                        Front Range Home Loans, Inc.                          1,027.04                    X
902     Mortgage Insurance Premium
903     Homeowner's Ins. 12 mths @ $ 198.00 / mth                   Summit Mutual Insurance                               2,376.00
904     Property Taxes       mths @ $        / mth
905     VA Funding Fee
1000. Reserves Deposited with Lender
1002 Homeowner's Ins. 3 mths @ $ 198.00 / mth                       Front Range Home Loans, Inc.                            594.00
1003 Mortgage Ins.      mths @ $       / mth                        Front Range Home Loans, Inc.
1004 Property Taxes    3 mths @ $ 246.50 / mth                      Front Range Home Loans, Inc.                             739.50
1010 Aggregate Escrow Adjustment                                                                                            -198.00
1100. Title Charges
1102 Settlement or Closing Fee                                      Columbine Title Guaranty                                300.00                    X
1103 Owner's Title Insurance                                        Columbine Title Guaranty                                               1,486.00
1104 Lender's Title Insurance                                       Columbine Title Guaranty                                525.00
1109 Tax Certificate                                                Columbine Title Guaranty                                 25.00
1110 Title Endorsements (100, 8.1)                                  Columbine Title Guaranty                                115.00
1200. Government Recording and Transfer Charges
1202 Recording Fees Deed $ 13.00 Mortgage $ 83.00                   Boulder County Clerk                                      96.00
1203 Transfer Taxes                                                 Boulder County Clerk                                      52.50
1204 City/County Tax/Stamps
1205 State Tax/Stamps
1300. Additional Settlement Charges
1302 HOA Status Letter                                              Arbor HOA Management                                    250.00
1303 Real Estate Commission                                         Listing & Selling Brokers                                             26,250.00
Total Estimated Settlement Charges                                                                                        9,988.44        27,736.00
APR = Prepaid finance charge     POC = Paid outside closing by: P = borrower L = lender


 Total Estimated Funds Needed to Close                                                               Total Estimated Monthly Payment
 Purchase Price / Payoff                                      (+)   $               525,000.00       Principal & Interest                    $            2,620.25
 Total Estimated Settlement Charges                           (+)   $                 9,988.44       Other Financing (P & I)                 $                0.00
 Subordinate Financing                                        (-)   $                     0.00       Homeowner's Insurance                   $              198.00
 Loan Amount                                                  (-)   $               420,000.00       Real Estate Taxes                       $              246.50
 Seller Credit                                                (-)   $                 2,500.00       Mortgage Insurance                      $                0.00
 Earnest Money Deposit                                        (-)   $                10,000.00       HOA Dues                                $               65.00
                                                                                                     Other                                   $                0.00
 Cash from Borrower at Closing                                      $              102,488.44        Total Monthly Payment                   $            3,129.75

Due from borrower is before adjustments and prorations. This worksheet is for informational purposes and is not a commitment to lend.
`,
    {
      purchasePrice: 525_000,
      loanAmount: 420_000,
      interestRate: 6.375,
      term: 30,
      principalInterest: 2620.25,
      monthlyPayment: 3129.75,
      propertyTaxes: 246.5,
      homeInsurance: 198,
      hoaDues: 65,
      closingCosts: 9988.44,
      cashToClose: 102_488.44,
      discountPoints: 1575,
      processingFee: 595,
      underwritingFee: 1095,
      appraisalFee: 650,
      creditReport: 89.4,
      lenderTitle: 525,
      recordingFees: 96,
      transferTaxes: 52.5,
      prepaidInterest: 1027.04,
      sellerCredit: 2500,
      earnestMoney: 10_000,
      totalLoanAmount: 420_000,
      program: 'Conventional 30 Yr Fixed',
      mortgageInsurance: 0,
      floodCertification: 10,
      settlementFee: 300,
    },
  ),
  sheet(
    'Initial fees worksheet in the manner of Calyx, conventional 20-year refinance, prepaids apart from closing costs',
    `
                                                        INITIAL FEES WORKSHEET
                                                                 Fee Details and Summary

Applicants:          Peter J. Lindqvist                                                          Application No:       PL-250811
                     Ingrid Lindqvist                                                            Date Prepared:        08/11/2025
Property Addr:       816 Juniper Court, Eagan, MN 55123                                          Loan Program:         Conv 20 Year Fixed
Prepared By:         North Star Lending Group Ph. 651-555-0116                                   Purpose:              Refinance
The information provided below reflects estimates of the charges which you are likely to incur at the settlement of your loan. The fees listed are estimates - actual
charges may be more or less. Your transaction may not involve a fee for every item listed. Your actual rate, payment, and costs could be higher. Get an official
Loan Estimate before choosing a loan.
 Total Loan Amount: $ 288,000.00                                  Interest Rate: 5.990 %                              Term/Due In: 240 / 240 mths

Fee                                                    Paid To                                Paid By (Fee Split**)                 Amount         PFC / F / POC
ORIGINATION CHARGES
 Loan Origination Fee 0.500%                           North Star Lending Group               Borrower                      $       1,440.00       PFC
 Processing Fee                                        North Star Lending Group               Borrower                      $         495.00       PFC
 Underwriting Fee                                      Capital Peak Wholesale                 Borrower                      $         925.00       PFC
                                                                                                                                 $ 2,860.00
OTHER CHARGES
 Appraisal Fee                                         Twin Lakes Appraisal                   Borrower                      $         575.00       POC (B)
 Credit Report                                         Factual Data                           Borrower                      $          63.50
 Flood Certification                                   FloodCheck Inc.                        Borrower                      $           9.00       PFC
 Tax Service                                           RealTax Services                       Borrower                      $          80.00       PFC
 Closing/Escrow Fee                                    Birchbark Title LLC                    Borrower                      $         395.00       PFC
 Lender's Title Insurance                              Birchbark Title LLC                    Borrower                      $         640.00
 Title Search / Abstract                               Birchbark Title LLC                    Borrower                      $         210.00
 Mortgage Recording Charge                             Dakota County                          Borrower                      $          46.00
 Mortgage Registration Tax                             Dakota County                          Borrower                      $         662.40
                                                                                                                                 $ 2,680.90
PREPAID ITEMS / RESERVES
 Daily interest charges                                Capital Peak Wholesale                 Borrower                      $         472.60       PFC
     $ 47.26 x 10 day(s)
 Hazard Insurance Reserve                              Capital Peak Wholesale                 Borrower                      $       1,248.00
     $ 156.00 x 8 mth(s)
 County Property Tax Reserve                           Capital Peak Wholesale                 Borrower                      $       2,013.75
     $ 402.75 x 5 mth(s)
                                                                                                                                 $ 3,734.35
 TOTAL ESTIMATED FUNDS NEEDED TO CLOSE                                                            TOTAL ESTIMATED MONTHLY PAYMENT
 Purchase Price (+)                                                                               Principal & Interest                                     2,061.66
 Alterations (+)                                                                                  Other Financing (P & I)
 Land (+)                                                                                         Hazard Insurance                                           156.00
 Refi (incl. debts to be paid off) (+)                                          280,914.66        Real Estate Taxes                                          402.75
 Est. Prepaid Items/Reserves (+)                                                  3,734.35        Mortgage Insurance
 Est. Closing Costs (+)                                                           5,540.90        Homeowner Assn. Dues
 New First Mortgage (-)                                                         288,000.00        Other
 Total Est. Funds needed to close                                               $ 2,189.91        Total Monthly Payment                                  $ 2,620.41


* PFC = Prepaid Finance Charge F = FHA Allowable Closing Cost POC = Paid Outside of Closing
** B = Borrower S = Seller Br = Broker L = Lender TP = Third Party C = Correspondent
Form feews.frm (09/2015)
`,
    {
      loanAmount: 288_000,
      interestRate: 5.99,
      term: 20,
      principalInterest: 2061.66,
      monthlyPayment: 2620.41,
      propertyTaxes: 402.75,
      homeInsurance: 156,
      closingCosts: 5540.9,
      cashToClose: 2189.91,
      originationFee: 1440,
      processingFee: 495,
      underwritingFee: 925,
      appraisalFee: 575,
      creditReport: 63.5,
      lenderTitle: 640,
      recordingFees: 46,
      prepaidInterest: 472.6,
      totalLoanAmount: 288_000,
      program: 'Conv 20 Year Fixed',
      floodCertification: 9,
      settlementFee: 395,
    },
  ),
  sheet(
    "A bank's own quote sheet in bordered tables, conventional purchase with PMI, points, lender and seller credit",
    `
Great Oaks Bank
Home Lending | 640 Monroe Center NW, Grand Rapids, MI 49503 | NMLS #452208

Your Home Loan Quote prepared June 3, 2025 for Angela and Dominic Reyes by Steve Haverkamp (NMLS #713390),
616-555-0150

Loan summary
Property                  1177 Orchard Ridge Dr, Rockford, MI             Loan program             30-Year Fixed Conventional
Purchase price            $358,000                                        Interest rate            6.250%
Down payment              $35,800 (10%)                                   APR                      6.725%
Loan amount               $322,200                                        Loan term                30 years
Purpose                   Purchase                                        Rate lock                45 days

Estimated closing costs                                                                                                            Amount
Lender fees                                                                                                                       $3,756.00
  Origination fee                                                                                                                 $1,150.00
  Discount points (0.500%)                                                                                                        $1,611.00
  Underwriting fee                                                                                                                  $995.00
Third-party fees                                                                                                                    $769.00
  Appraisal                                                                                                                         $600.00
  Credit report                                                                                                                      $84.00
  Flood certification                                                                                                                $10.00
  Tax service                                                                                                                        $75.00
Title & government                                                                                                                $2,235.80
  Lender's title policy                                                                                                             $615.00
  Owner's title policy                                                                                                              $570.00
  Settlement / closing fee                                                                                                          $495.00
  Recording fees                                                                                                                    $162.00
  Transfer tax                                                                                                                      $393.80
Prepaids & escrow                                                                                                                 $4,090.37
  Prepaid interest (15 days @ $55.17)                                                                                               $827.55
  Homeowners insurance, first year                                                                                                $1,614.00
  Insurance escrow (3 months @ $134.50)                                                                                             $403.50
  Property tax escrow (4 months @ $311.33)                                                                                        $1,245.32
Total closing costs                                                                                                             $10,851.17

Monthly payment                                                           Cash needed at closing
Principal & interest                                    $1,983.84         Down payment                                           $35,800.00
Mortgage insurance (PMI)                                  $139.62         Total closing costs                                    $10,851.17
Property taxes                                            $311.33         Lender credit                                            -$750.00
Homeowners insurance                                      $134.50         Seller credit                                          -$3,000.00
                                                                          Earnest money paid                                     -$5,000.00
Total monthly payment                                  $2,569.29          Estimated cash to close                               $37,901.17

This quote is not a Loan Estimate and not a commitment to lend. Rate and fees are based on a credit score of 740 or higher, an owner-occupied
single-family home and a closing in July 2025. PMI may be cancelled when the balance reaches 80% of the original value. Taxes and insurance
are estimates.
`,
    {
      purchasePrice: 358_000,
      downPayment: 35_800,
      loanAmount: 322_200,
      interestRate: 6.25,
      apr: 6.725,
      term: 30,
      principalInterest: 1983.84,
      monthlyPayment: 2569.29,
      mortgageInsurance: 139.62,
      propertyTaxes: 311.33,
      homeInsurance: 134.5,
      closingCosts: 10_851.17,
      cashToClose: 37_901.17,
      discountPoints: 1611,
      originationFee: 1150,
      underwritingFee: 995,
      appraisalFee: 600,
      creditReport: 84,
      lenderTitle: 615,
      ownerTitle: 570,
      recordingFees: 162,
      transferTaxes: 393.8,
      prepaidInterest: 827.55,
      lenderCredit: 750,
      sellerCredit: 3000,
      earnestMoney: 5000,
      program: '30-Year Fixed Conventional',
      floodCertification: 10,
      settlementFee: 495,
    },
  ),
];
