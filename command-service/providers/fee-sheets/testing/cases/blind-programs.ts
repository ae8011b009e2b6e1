import { sheet, type SheetCase } from './sheet-case.ts';

/** Loans with phases, second mortgages and changing rates, written by a person who has not seen the reader. */
export const blindPrograms: readonly SheetCase[] = [
  sheet(
    'a buy-down with a table of years and payments in a line',
    `
                              TEMPORARY BUYDOWN 2-1  -  CLIENT PRESENTATION
Crestline Mortgage Advisors                                              Prepared for Kofi Mensah, 5/27/2026

Sales price          $400,000                      Note rate            6.500%
Down payment          $20,000   (5%)               APR                  6.907%
Loan amount          $380,000                      Term                 30 years, conventional fixed

YEAR        EFFECTIVE RATE     P & I             MONTHLY SAVINGS        ANNUAL SUBSIDY
1           4.500%             $1,925.40         $476.46                $5,717.52
2           5.500%             $2,157.60         $244.26                $2,931.12
3 - 30      6.500%             $2,401.86         -                      -
                                                 Total buydown cost     $8,648.64   paid by seller

Other monthly items: property taxes $366.67, homeowners insurance $125.00, mortgage insurance $164.67
Total payment year 1  $2,581.74      year 2  $2,813.94      years 3-30  $3,058.20

Lender fees           $1,495.00
Appraisal               $600.00
Credit report            $68.00
Title charges         $1,630.00
Recording               $145.00
Closing costs         $3,938.00

The borrower must qualify at the note rate.
`,
    {
      purchasePrice: 400_000,
      downPayment: 20_000,
      loanAmount: 380_000,
      term: 30,
      interestRate: 6.5,
      apr: 6.907,
      principalInterest: null,
      propertyTaxes: 366.67,
      homeInsurance: 125,
      mortgageInsurance: 164.67,
      monthlyPayment: null,
      appraisalFee: 600,
      creditReport: 68,
      recordingFees: 145,
      closingCosts: 3938,
    },
  ),
  sheet(
    'a construction loan with two phases side by side',
    `
TIMBERLINE COMMUNITY BANK
Construction-to-Permanent Loan Proposal                                                     May 8, 2026

Applicants: Sven and Lotte Aldern                          Site: Lot 14, Elk Meadow, Bozeman MT

  Cost of lot (owned free and clear)                         $  90,000
  Cost to build per contract                                 $ 435,000
  Total acquisition cost                                     $ 525,000
  Loan to value                                                  80.0%
  Loan amount                                                $ 420,000

  CONSTRUCTION PHASE                                         PERMANENT PHASE
  Length              12 months                              Amortization         30 years
  Rate                8.000%, interest only                  Rate                 7.125% fixed
  Payment             interest on amount drawn,              Principal/interest   $2,829.62
                      about $1,400.00 a month on average     Begins               after completion

  Fees due at the single closing
     Construction administration fee                         $   2,100
     Origination fee, 0.75%                                  $   3,150
     Appraisal, as completed                                 $     900
     Draw inspections, 6 x $150                              $     900
     Title policy with endorsements                          $   1,460
     Recording                                               $     110
     Total                                                   $   8,620

  Contingency reserve of 5% of the contract, $21,750, must be shown in liquid funds.
`,
    {
      purchasePrice: null,
      loanAmount: 420_000,
      term: null,
      interestRate: null,
      principalInterest: 2829.62,
      originationFee: 3150,
      appraisalFee: 900,
      recordingFees: 110,
      closingCosts: 8620,
    },
  ),
  sheet(
    'a broker’s quote of an adjustable loan',
    `
QUOTE  |  Golden Gate Home Loans  |  DRE 01998812  NMLS 330071
Client: Mei-Ling Hsu            Property type: SFR, owner occupied            FICO 790            Lock: 30 days

Program             7/6 SOFR ARM, 30 year amortization
Sales price         $800,000
Loan amount         $640,000   (80.00% LTV)
Start rate          5.750%
Margin / Caps       2.750 / 5-1-5
Life cap            10.750%
APR                 6.402%
P&I (months 1-84)   $3,734.87
Max P&I ever        $5,593.19
Property tax        $833.33 / mo
Hazard              $141.00 / mo
PITI                $4,709.20

Lender admin fee    $1,290
Points              0.375 pts = $2,400
Appraisal           $750
Credit              $85
Escrow              $1,575
Lender's title      $975
Recording           $175
Total costs         $7,250
`,
    {
      purchasePrice: 800_000,
      loanAmount: 640_000,
      term: 30,
      interestRate: 5.75,
      apr: 6.402,
      principalInterest: 3734.87,
      propertyTaxes: 833.33,
      homeInsurance: 141,
      monthlyPayment: 4709.2,
      discountPoints: 2400,
      appraisalFee: 750,
      creditReport: 85,
      lenderTitle: 975,
      settlementFee: 1575,
      recordingFees: 175,
      closingCosts: 7250,
    },
  ),
  sheet(
    'a first and a second mortgage side by side',
    `
Pacific Crest Mortgage                                          80-10-10 Financing Summary
For: Andre & Simone Baptiste                                    June 1, 2026

Purchase price                          $600,000
Down payment 10%                         $60,000

                                        FIRST MORTGAGE            SECOND MORTGAGE
Loan amount                             $480,000                  $60,000
Type                                    Conventional 30 yr fixed  Fixed second, 15 yr
Rate                                    6.375%                    8.250%
APR                                     6.455%                    8.611%
Monthly P&I                             $2,994.58                 $582.08
Lender fees                             $1,590                    $695

Both payments together                  $3,576.66
Property taxes                          $612.50 per month
Homeowners insurance                    $158.00 per month
Mortgage insurance                      none needed
Total housing payment                   $4,347.16

Title, escrow and recording             $2,940
Appraisal                               $625
Total closing costs                     $5,850
Seller credit                           ($4,000)
Earnest money                           ($9,000)
Cash to close, before prepaids          $52,850
`,
    {
      purchasePrice: 600_000,
      downPayment: 60_000,
      loanAmount: 480_000,
      term: 30,
      interestRate: 6.375,
      apr: 6.455,
      principalInterest: 2994.58,
      propertyTaxes: 612.5,
      homeInsurance: 158,
      monthlyPayment: 4347.16,
      appraisalFee: 625,
      sellerCredit: 4000,
      earnestMoney: 9000,
      closingCosts: 5850,
      cashToClose: null,
    },
  ),
];
