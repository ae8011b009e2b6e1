import { sheet, type SheetCase } from './sheet-case.ts';

/** A mail, a message, a comparison, a quote and a letter by the fourth writer. */
export const strangerQuotes: readonly SheetCase[] = [
  sheet(
    'lender quote mail in sentences, other client and alternative rate mentioned',
    `
From: Rafe Colquhoun <rafe@sandhillmortgage.example>
To: Delphine Marchetti
Subject: your numbers on Tanager Lane
Date: Wed, 8 Apr 2026 16:47

Hi Delphine,

Good talking to you earlier. Here's where I land on 19 Tanager Lane at the $455,000 contract price.
With 5% down ($22,750) you'd be borrowing $432,250 on a 30-year fixed conventional loan. Locked today for
45 days the rate is 6.5%, APR 6.93%. That includes half a point, which costs $2,161.25. Without the point
it would be 6.625% and honestly with your plans to be there ten years I'd take the lower rate.

Principal and interest come to $2,732.11 a month. PMI is $151.29 with your 768 score and drops off at 78%.
Taxes on that house were $5,160 last year and the insurance quote you forwarded is $1,788 a year, so all-in
you are looking at about $3,462.40 monthly. There's no HOA.

Total closing costs, prepaids and escrow set-up included, are $9,840. The seller is giving $3,500 toward
that and you already have $5,000 in escrow with the title company, so bring $24,090 to closing.

For reference my other file on your street, at $510,000 with 20% down, is paying 6.375%, so you see what the
extra equity does.

Let me know by Friday noon and I'll order the appraisal.

Rafe Colquhoun | Sandhill Mortgage Partners | NMLS 880146 | 910-555-0167
`,
    {
      purchasePrice: 455_000,
      downPayment: 22_750,
      loanAmount: 432_250,
      interestRate: 6.5,
      apr: 6.93,
      term: 30,
      principalInterest: 2732.11,
      monthlyPayment: 3462.4,
      closingCosts: 9840,
      cashToClose: 24_090,
      discountPoints: 2161.25,
      propertyTaxes: 5160,
      homeInsurance: 1788,
      mortgageInsurance: 151.29,
      sellerCredit: 3500,
    },
  ),
  sheet(
    'text message of a loan officer with shorthand',
    `
(Tue 9:14 AM) hey its Bodie from Cascade Rate Shop. ok ran it for u
345k w/ 20 down = 276k loan. 30 yr fixed conv 6.375, no pts
P+I 1,722/mo. taxes n ins not in that, prob another 410ish but get ur own quote
(Tue 9:15 AM) closing costs somewhere btwn 5500 and 7k depends on title co
(Tue 9:15 AM) im giving u a 1200 lender credit too
(Tue 9:31 AM) rate good til 5pm today!! lmk
`,
    {
      purchasePrice: 345_000,
      downPayment: 69_000,
      loanAmount: 276_000,
      interestRate: 6.375,
      term: 30,
      principalInterest: 1722,
      closingCosts: null,
      lenderCredit: 1200,
    },
  ),
  sheet(
    'comparison of two loans side by side, none chosen',
    `
LOAN OPTIONS COMPARISON                prepared 05/19/2026 for  Sunniva & Jude Haldorsen
Property: 840 Peregrine Court, Bend, OR 97702      Purchase    Sales price $525,000

                                              OPTION 1          OPTION 2
                                       30 Yr No Points     30 Yr Buydown
------------------------------------------------------------------------
Loan type                                 Conventional      Conventional
Down payment                                  $105,000          $105,000
Loan amount                                   $420,000          $420,000
Rate                                            6.625%            6.125%
APR                                             6.683%            6.337%
Term                                          30 years          30 years
Discount points                                     $0         $6,825.00
Principal & interest                         $2,689.31         $2,551.96
Property taxes (mo)                            $506.25           $506.25
Homeowners insurance (mo)                      $155.00           $155.00
Mortgage insurance                                none              none
Total monthly payment                        $3,350.56         $3,213.21
Total closing costs                          $6,975.00        $13,800.00
Cash to close                              $111,975.00       $118,800.00
------------------------------------------------------------------------
Monthly savings with Option 2: $137.35. Break-even on the points: about 50 months.
Please initial the option you choose:   Option 1 ______    Option 2 ______
Lava Butte Home Loans NMLS 661208
`,
    {
      purchasePrice: 525_000,
      downPayment: 105_000,
      loanAmount: 420_000,
      interestRate: null,
      apr: null,
      term: 30,
      principalInterest: null,
      monthlyPayment: null,
      closingCosts: null,
      cashToClose: null,
      discountPoints: null,
      propertyTaxes: 506.25,
      homeInsurance: 155,
      loanType: 'Conventional',
    },
  ),
  sheet(
    'one-page broker quote, USDA, fee rolled in, small refund at closing',
    `
                         BLUE RIDGE LOAN BROKERS
                    "We shop so you don't have to"   NMLS 1442077

QUOTE FOR      Marigold & Teague Hollister            DATE     July 6, 2026
PROGRAM        USDA Rural Development Guaranteed      LOCK     Floating
PROPERTY       TBD - Floyd County, VA

Purchase price             $248,000
Down payment               $0  (100% financing)
Base loan                  $248,000
USDA guarantee fee 1.0%    $2,505   rolled in
Loan with fee              $250,505
Rate / APR                 6.000% / 6.620%
Amortization               30 years

YOUR MONTHLY PAYMENT
   P & I .................. $1,501.90
   USDA annual fee ........    $73.06
   Taxes ($1,986/yr) ......   $165.50
   Insurance ($1,320/yr) ..   $110.00
   ----------------------------------
   Total .................. $1,850.46

WHAT YOU NEED
   Closing costs & prepaids   $7,450
   Seller concession (2%)    -$4,960
   Broker/lender credit      -$2,500
   Cash to close                -$10   (refund to you at closing)

Broker compensation is paid by the lender. Rates change daily. Not a Loan Estimate.
Ask about our other programs: FHA 3.5% down, VA 0% down, conventional 3% down.
`,
    {
      purchasePrice: 248_000,
      downPayment: 0,
      loanAmount: 248_000,
      totalLoanAmount: 250_505,
      interestRate: 6,
      apr: 6.62,
      term: 30,
      principalInterest: 1501.9,
      monthlyPayment: 1850.46,
      closingCosts: 7450,
      cashToClose: -10,
      lenderCredit: 2500,
      propertyTaxes: 165.5,
      homeInsurance: 110,
      mortgageInsurance: 73.06,
      rateLock: 'not locked',
      sellerCredit: 4960,
    },
  ),
  sheet(
    'bank rate offer letter, refinance, old rate and other product mentioned, cost range',
    `
FIRST MERIDIAN BANK & TRUST
Residential Lending  *  200 Courthouse Square  *  Decatur, IL 62523

August 3, 2026

Mr. Osgood P. Lindqvist
1415 West Prairie Rose Road
Decatur, IL 62522

RE:  Rate offer - refinance of your existing mortgage, account ending 7781

Dear Mr. Lindqvist:

As a customer since 1998 you are pre-selected to refinance your home loan, presently at 7.375%, with us. Based on
your current principal balance of $184,902.17 we are pleased to offer:

     New loan amount:             $187,500.00
     Loan type:                   Conventional, fixed rate, first lien
     Term:                        15 years (180 monthly payments)
     Interest rate:               5.625%
     Annual Percentage Rate:      5.818%
     Monthly payment:             $1,544.50 (principal and interest only; does not include taxes and
                                  insurance, your actual payment obligation will be greater)
     Origination points:          1.00% of the loan amount ($1,875.00)

We estimate third-party closing costs of between $1,900 and $2,600 depending on title work. Some or all may be
included in the new loan. No appraisal fee will be charged if an automated value of at least $268,000 is obtained.

This offer is good through September 15, 2026 and is subject to credit approval. Our 30-year fixed rate today is
6.375% (6.512% APR). To accept, call Henrietta Szymborski, NMLS 330774, at 217-555-0199, or visit any branch.

Sincerely,

Leland Whitcomb-Avery
Vice President, Residential Lending
Member FDIC   Equal Housing Lender
`,
    {
      loanAmount: 187_500,
      interestRate: 5.625,
      apr: 5.818,
      term: 15,
      principalInterest: 1544.5,
      closingCosts: null,
      discountPoints: 1875,
      loanType: 'Conventional',
    },
  ),
];
