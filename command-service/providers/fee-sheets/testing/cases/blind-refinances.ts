import { page, sheet, type SheetCase } from './sheet-case.ts';

/** Sheets of refinances, written by a person who has not seen the reader. */
export const blindRefinances: readonly SheetCase[] = [
  {
    name: 'a Loan Estimate of a refinance over 20 years',
    pages: [
      page(`
MERCER VALLEY SAVINGS & LOAN
18 Bank Street • Princeton, NJ 08540                              Save this Loan Estimate to compare with your Closing Disclosure.

Loan Estimate
                                                     LOAN TERM   20 years
DATE ISSUED  5/26/2026                               PURPOSE     Refinance
APPLICANTS   Ines Falco                              PRODUCT     Fixed Rate
             6 Orchard Lane, Princeton, NJ 08540     LOAN TYPE   [x] Conventional  [ ] FHA  [ ] VA  [ ] ______
PROPERTY     6 Orchard Lane                          LOAN ID #   MV-559-02
             Princeton, NJ 08540                     RATE LOCK   [x] NO  [ ] YES, until
APPRAISED PROP. VALUE  $525,000                      All other estimated closing costs expire on 6/9/2026 at 5:00 p.m. EDT

Loan Terms                                           Can this amount increase after closing?
Loan Amount                      $298,000            NO
Interest Rate                    6%                  NO
Monthly Principal & Interest     $2,134.96           NO
                                                     Does the loan have these features?
Prepayment Penalty                                   YES • As high as $2,980 if you pay off the loan during the
                                                           first 2 years
Balloon Payment                                      NO

Projected Payments
Payment Calculation                                  Years 1-20
Principal & Interest                                 $2,134.96
Mortgage Insurance                                   +       0
Estimated Escrow                                     +     519
Amount can increase over time
Estimated Total
Monthly Payment                                      $2,654

Estimated Taxes, Insurance       $519                This estimate includes                     In escrow?
& Assessments                    a month             [x] Property Taxes                         YES
Amount can increase over time                        [x] Homeowner's Insurance                  YES
                                                     [ ] Other:
Costs at Closing
Estimated Closing Costs          $6,480              Includes $3,092 in Loan Costs + $3,388 in Other Costs – $0 in Lender Credits.
Estimated Cash to Close          $5,900              Includes Closing Costs. See Calculating Cash to Close on page 2 for details.
                                                     [x] From  [ ] To Borrower

LOAN ESTIMATE                                                                                    PAGE 1 OF 3 • LOAN ID # MV-559-02
`),
      page(`
Loan Costs                                                      Other Costs

A. Origination Charges                             $1,650       E. Taxes and Other Government Fees                 $155
   % of Loan Amount (Points)                                       Recording Fees and Other Taxes                  $155
   Processing Fee                                    $500          Transfer Taxes
   Underwriting Fee                                $1,150
                                                                F. Prepaids                                      $1,029
B. Services You Cannot Shop For                      $132          Homeowner's Insurance Premium ( months)
   Credit Report Fee                                  $72          Mortgage Insurance Premium ( months)
   Flood Determination Fee                            $10          Prepaid Interest ($48.99 per day for 21 days  $1,029
   Tax Service Fee                                    $50             @ 6%)
                                                                   Property Taxes ( months)
C. Services You Can Shop For                       $1,310
   Title – Lender's Title Policy                     $640       G. Initial Escrow Payment at Closing             $2,204
   Title – Settlement Agent Fee                      $420          Homeowner's Insurance  $131.00 per month for 2 mo.   $262
   Title – Title Search                              $250          Mortgage Insurance             per month for   mo.
                                                                   Property Taxes         $388.40 per month for 5 mo. $1,942

                                                                H. Other                                             $0

                                                                I. TOTAL OTHER COSTS (E + F + G + H)             $3,388

                                                                J. TOTAL CLOSING COSTS                           $6,480
                                                                   D + I                                         $6,480
                                                                   Lender Credits
D. TOTAL LOAN COSTS (A + B + C)                    $3,092
                                                                Calculating Cash to Close
                                                                Loan Amount                                    $298,000
                                                                Total Closing Costs (J)                        – $6,480
                                                                Estimated Total Payoffs and Payments         – $297,420
                                                                Estimated Cash to Close  [x] From [ ] To Borrower   $5,900

                                                                Estimated Closing Costs Financed
                                                                (Paid from your Loan Amount)                       $580

LOAN ESTIMATE                                                                                    PAGE 2 OF 3 • LOAN ID # MV-559-02
`),
    ],
    says: {
      form: 'Loan Estimate',
      rateLock: 'not locked',
      loanAmount: 298_000,
      program: 'Fixed Rate',
      loanType: 'Conventional',
      term: 20,
      interestRate: 6,
      principalInterest: 2134.96,
      propertyTaxes: 388.4,
      homeInsurance: 131,
      mortgageInsurance: 0,
      monthlyPayment: 2654,
      originationFee: 1650,
      underwritingFee: 1150,
      processingFee: 500,
      creditReport: 72,
      floodCertification: 10,
      lenderTitle: 640,
      settlementFee: 420,
      recordingFees: 155,
      prepaidInterest: 1029,
      closingCosts: 6480,
      cashToClose: 5900,
    },
  },
  sheet(
    'a cash-out comparison of the existing and the proposed loan',
    `
VA CASH-OUT REFINANCE - COMPARISON AND FUNDS                                            Patriot Lending, 06/01/2026
Veteran: Renee Cho                                                                      Case 49-49-6-0771234

                                     EXISTING LOAN                    PROPOSED LOAN
Loan type                            Conventional                     VA
Balance / loan amount                $231,870.55                      $283,364.00  (base $277,400.00 + fee $5,964.00)
Interest rate                        4.875%                           6.125%
Remaining term                       22 years 4 months                30 years
Principal & interest                 $1,425.11                        $1,721.75
Monthly MI                           $0.00                            $0.00
Appraised value                                                       $365,000.00
LTV                                                                   77.63%

FUNDS
Loan amount                                                           $283,364.00
Payoff existing mortgage (through 6/30)                              -$233,002.14
Payoff Discover and auto loan                                         -$28,419.77
VA funding fee 2.15%                                                   -$5,964.00
Closing costs                                                          -$5,118.00
Prepaids and escrow                                                    -$2,340.60
Cash to veteran                                                         $8,519.49
`,
    {
      loanAmount: 283_364,
      loanType: null,
      term: 30,
      interestRate: 6.125,
      principalInterest: 1721.75,
      mortgageInsurance: 0,
      closingCosts: 5118,
      cashToClose: -8519.49,
    },
  ),
  sheet(
    'a streamline worksheet with an old and a new rate',
    `
FHA STREAMLINE (NON-CREDIT QUALIFYING)  MAXIMUM MORTGAGE AND COST WORKSHEET
Sound Mortgage Co                                                             Borrower: Tyrell Banks        5/25/26

 1. Unpaid principal balance of existing FHA loan                              241,688.20
 2. Interest due through closing and monthly MIP                                 1,105.80
 3. Less UFMIP refund (from FHA Connection)                                      1,822.00
 4. Original principal balance                                                 252,345.00
 5. Maximum base loan amount                                                   244,042.00
 6. New UFMIP 1.750%                                                             4,270.00
 7. New loan amount with UFMIP                                                 248,312.00

 Old rate 7.125%     New rate 5.750%      Term 30 years     New P & I  1,449.08     New monthly MIP (.55%)  111.85
 Old payment (P&I + MIP)  1,811.20        New payment (P&I + MIP)  1,560.93         Reduction  13.8%

 Costs
   Lender fee                    995.00
   Credit (mortgage only)         24.00
   Title                         850.00
   Recording                      95.00
   Total                       1,964.00
   Lender credit              (1,964.00)
   Net costs                       0.00
`,
    {
      loanAmount: 244_042,
      totalLoanAmount: 248_312,
      term: 30,
      interestRate: 5.75,
      principalInterest: 1449.08,
      mortgageInsurance: 111.85,
      monthlyPayment: null,
      originationFee: 995,
      creditReport: 24,
      titleInsurance: 850,
      recordingFees: 95,
      lenderCredit: 1964,
      closingCosts: null,
    },
  ),
  sheet(
    'a prequalification that compares the present and the proposed loan',
    `
PREQUALIFICATION WORKSHEET                                                                 Calyx Point
Applicant(s)  Yolanda Crane                    Property  1417 Mesquite Dr, El Paso TX      Date  06/02/2026
Purpose  Refinance (rate/term)                 Program   Conv 15 Yr Fixed                  FICO  781

LOAN COMPARISON                Present             Proposed            Difference
  Balance / Loan Amt           181,044.19          185,000.00
  Interest Rate                7.250 %             5.625 %             -1.625 %
  No. of Payments Left         331                 180
  P & I                        1,266.19            1,523.90            257.71
  Mortgage Ins                 0.00                0.00                0.00
  Taxes & Ins                  498.00              498.00              0.00
  Total Payment                1,764.19            2,021.90            257.71
  Total Interest Left          238,064.70          89,302.00           -148,762.70

COSTS (all financed or from borrower)
  Lender Admin Fee                 950.00
  Appraisal                        500.00
  Credit Report                     59.00
  Title Policy (TX R-8 credit)     684.00
  Escrow Fee                       400.00
  Recording                        110.00
  Total Closing Costs            2,703.00
  Prepaid Interest 8 @ 28.51       228.08
  New Escrow Deposit             1,494.00
  Total                          4,425.08

CASH FROM BORROWER               469.27      (181,044.19 + 4,425.08 - 185,000.00)
`,
    {
      loanAmount: 185_000,
      program: 'Conv 15 Yr Fixed',
      term: 15,
      interestRate: 5.625,
      principalInterest: 1523.9,
      mortgageInsurance: 0,
      monthlyPayment: 2021.9,
      originationFee: 950,
      appraisalFee: 500,
      creditReport: 59,
      settlementFee: 400,
      recordingFees: 110,
      prepaidInterest: 228.08,
      closingCosts: 2703,
      cashToClose: 469.27,
    },
  ),
];
