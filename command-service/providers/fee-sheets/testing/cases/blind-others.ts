import { sheet, type SheetCase } from './sheet-case.ts';

/** Estimates of realtors, brokers and online lenders, written by a person who has not seen the reader. */
export const blindOthers: readonly SheetCase[] = [
  sheet(
    'a realtor’s estimate of a buyer’s costs',
    `
                         LAKESHORE REALTY  -  BUYER'S ESTIMATED COSTS
Prepared for: Tomasz & Ewa Nowak               Property: 3310 Lakeshore Ct #12            Date: 5/30/26

  Purchase price                                                       $ 385,000.00
  Less: loan amount (75%)                                              $ 288,750.00
  Down payment                                                         $  96,250.00

  ESTIMATED CLOSING EXPENSES
  Loan fees (lender to advise)                                         $ ___________
  Appraisal                                                            $     550.00
  Credit report                                                        $      75.00
  Title insurance - lender's policy                                    $     525.00
  Closing fee, buyer's half                                            $     325.00
  Recording of mortgage and deed                                       $     128.00
  Home inspection                                                      $     450.00
  Radon test                                                           $     150.00
  Association transfer fee                                             $     200.00
  Hazard insurance, first year (HO-6)                                  $     612.00
  Total estimated closing expenses                                     $   3,015.00

  Total down payment + closing expenses                                $  99,265.00
  Less: earnest money deposited                                        $   5,000.00
  Less: seller paid closing costs                                      $   2,500.00
  ESTIMATED CASH NEEDED AT CLOSING                                     $  91,765.00

  Monthly (6.625%, 30 years): P&I $1,848.90 + taxes $401.00 + insurance $51.00 + association $289.00 = $2,589.90

  These are estimates only. Buyer and seller should rely on the lender's Loan Estimate.
`,
    {
      purchasePrice: 385_000,
      downPayment: 96_250,
      loanAmount: 288_750,
      term: 30,
      interestRate: 6.625,
      principalInterest: 1848.9,
      propertyTaxes: 401,
      homeInsurance: 51,
      hoaDues: 289,
      monthlyPayment: 2589.9,
      appraisalFee: 550,
      creditReport: 75,
      lenderTitle: 525,
      settlementFee: 325,
      recordingFees: 128,
      sellerCredit: 2500,
      earnestMoney: 5000,
      closingCosts: 3015,
      cashToClose: 91_765,
    },
  ),
  sheet(
    'a marketplace quote without a purchase price',
    `
Loan Factory, Inc.    NMLS 320841                                                       Loan Quote for Thanh Vu
Quote date 05/29/2026 06:40 PM PDT                                                      Loan officer: Linh Dao

Property value $475,000 | Single Family | Primary | WA | King County | Credit score 765 | Lock 45 days

Loan program: Conforming 30 Year Fixed
Loan amount: $332,500        LTV: 70%
Rate: 5.990%                 APR: 6.167%
Monthly payment (P&I): $1,991.37

Lender: Wholesale Partner #14

Loan cost
  Lender's fee (underwriting)                         $1,230
  Points charged by lender (1.056%)                   $3,511
  Loan Factory processing fee                           $595
  Appraisal fee                                         $675
  Credit report                                          $60
  Escrow fee                                            $900
  Lender's title insurance                              $780
  Recording fee                                         $250
  Total                                               $8,001

Not included: prepaid interest, property tax and homeowner's insurance, which you pay with any lender.

Compare with another lender's quote? Send it to us. We will try to beat it by $1,000 or pay you $500.
`,
    {
      loanAmount: 332_500,
      program: 'Conforming 30 Year Fixed',
      term: 30,
      interestRate: 5.99,
      apr: 6.167,
      principalInterest: 1991.37,
      discountPoints: 3511,
      underwritingFee: 1230,
      processingFee: 595,
      appraisalFee: 675,
      creditReport: 60,
      lenderTitle: 780,
      settlementFee: 900,
      recordingFees: 250,
      closingCosts: 8001,
    },
  ),
  sheet(
    'an approval letter with a payment example below',
    `
                                               COMET HOME LOANS
                                        1 Campus Martius Way, Detroit MI

Congratulations, Brianna! You're verified.

Here's the solution we talked about on the phone today:

   Your interest rate                            6.99%
   Your APR                                      7.723%
   Your loan                                     $228,000 (30-year fixed, Conventional)
   Your new home                                 $240,000
   Your down payment                             $12,000
   Discount points                               1.875 ($4,275.00)

   Your estimated monthly payment
       Principal and interest                    $1,515.36
       Mortgage insurance                        $112.10
       Taxes                                     $305.00
       Homeowners insurance                      $134.17
       Estimated total                           $2,066.63

   What you'll need at closing
       Points and lender fees                    $5,575.00
       Third-party costs                         $2,410.00
       Prepaids & escrow                         $2,866.25
       Down payment                              $12,000.00
       Deposit you already paid                  -$500.00
       Estimated due at closing                  $22,351.25

Payment examples: the payment on a $200,000 30-year fixed-rate loan at 6.99% and 80% loan-to-value is $1,329.26 with 1.875 points
due at closing. The APR is 7.22%. Payment does not include taxes and insurance premiums. The actual payment amount will be
greater. Some state and county maximum loan amount restrictions may apply.
`,
    {
      purchasePrice: 240_000,
      downPayment: 12_000,
      loanAmount: 228_000,
      term: 30,
      interestRate: 6.99,
      apr: 7.723,
      principalInterest: 1515.36,
      propertyTaxes: 305,
      homeInsurance: 134.17,
      mortgageInsurance: 112.1,
      monthlyPayment: 2066.63,
      discountPoints: 4275,
      earnestMoney: 500,
      cashToClose: 22_351.25,
    },
  ),
  sheet(
    'a seller’s net sheet with the buyer’s offer',
    `
                         SELLER'S ESTIMATED NET PROCEEDS
                         Redwood Realty Group
Property: 918 Sycamore Street                       Seller: Bill & Donna Eastman
Offer from: Alvarez                                 Est. closing: 7/10/2026

Offer price                                                             $410,000.00
First mortgage payoff (6.125%, Nationstar)                              $187,650.00
HELOC payoff                                                             $22,300.00
Commission, listing side 2.5%                                            $10,250.00
Commission, buyer side 2.5%                                              $10,250.00
Owner's title policy                                                      $1,530.00
Settlement fee, seller's half                                               $450.00
Transfer tax                                                                $451.00
Property tax proration 1/1 to 7/10                                        $2,616.44
Credit to buyer for closing costs                                         $4,000.00
Home warranty                                                               $575.00
Total costs and payoffs                                                 $240,072.44

ESTIMATED NET TO SELLER                                                 $169,927.56

Buyer's financing per offer: conventional, 20% down ($82,000), loan $328,000.
`,
    {
      purchasePrice: 410_000,
      downPayment: 82_000,
      loanAmount: 328_000,
      interestRate: null,
      ownerTitle: null,
      settlementFee: null,
      transferTaxes: null,
      sellerCredit: 4000,
      closingCosts: null,
      cashToClose: null,
    },
  ),
  sheet(
    'a condo’s quote with quarterly dues',
    `
From: Marguerite Lowe, Union Square Mortgage
To: Ben Archuleta
Date: June 2, 2026
Re: Unit 9C

Dear Ben,

Below are the terms for the condominium, as promised.

     Contract price              $285,000.00
     Loan                        $228,000.00
     Rate                        6.500 percent
     Years                       30
     Principal and interest      $1,441.12 monthly
     Association dues            $960.00 per quarter
     Real estate taxes           $1,842.00 semi-annually
     HO-6 insurance              $444.00 annually
     Bank attorney               $1,100.00
     Application                 $495.00
     Appraisal                   $600.00
     Lender's title insurance    $1,038.00
     Mortgage tax                $4,104.00
     Condo questionnaire         $250.00

The bank escrows taxes. Dues you pay to the association yourself.

Kind regards,
Marguerite
`,
    {
      purchasePrice: 285_000,
      loanAmount: 228_000,
      term: 30,
      interestRate: 6.5,
      principalInterest: 1441.12,
      propertyTaxes: null,
      homeInsurance: 444,
      hoaDues: 960,
      applicationFee: 495,
      appraisalFee: 600,
      lenderTitle: 1038,
      transferTaxes: null,
    },
  ),
  sheet(
    'a fax with letters for digits',
    `
FAX   To: D. Castellano    From: First Savings of Altoona   Pages: 1   06/03/2026  14:07

                           GOOD FAITH ESTlMATE OF SETTLEMENT CHARGES

Applicant  Dominic Castellano            Property  22 Maple Ave, Altoona PA

Purchase Price                            $255,000.00
Loan Amount                               $2O4,OOO.OO
lnterest Rate                             6.625 %
Term                                      360 months
Down Payment                              $51,000.00

8O1  Loan Origination Fee                 $1,020.00
8O3  Appraisal Fee                        $5OO.OO
8O4  Credit Report                        $ 45.00
8O8  Document Preparation                 $ 150.00
9O1  lnterest for l2 days @ $37.03        $ 444.36
11O1 Settlement Fee                       $ 300.00
11O8 Title lnsurance                      $l,475.00
12O1 Recording Fees                       $ 104.00
12O3 Transfer Tax                         $2,550.00

Principal & lnterest                      $1,306.23
Real Estate Taxes                         $ 242.00
Hazard lnsurance                          $  78.50
Total Monthly Payment                     $1,626.73
`,
    {
      purchasePrice: 255_000,
      downPayment: 51_000,
      loanAmount: 204_000,
      term: 30,
      interestRate: 6.625,
      principalInterest: 1306.23,
      propertyTaxes: 242,
      homeInsurance: 78.5,
      monthlyPayment: 1626.73,
      originationFee: 1020,
      appraisalFee: 500,
      creditReport: 45,
      lenderTitle: null,
      settlementFee: 300,
      recordingFees: 104,
      transferTaxes: 2550,
      prepaidInterest: 444.36,
    },
  ),
];
