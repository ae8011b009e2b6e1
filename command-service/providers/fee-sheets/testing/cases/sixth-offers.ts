import { sheet, type SheetCase } from './sheet-case.ts';

/** Tables, offers and letters by the sixth writer. */
export const sixthOffers: readonly SheetCase[] = [
  sheet(
    'loan quote pasted from a spreadsheet, tab separated',
    `
Quote for:\tR. & T. Castellano\t\t4/21/2026
\t\t\t
LOAN
Purchase price\t\t\t$367,500.00
Down payment\t20%\t\t$73,500.00
Loan amount\t\t\t$294,000.00
Rate\t\t\t6.375%
Program\t30 yr fixed conventional
\t\t\t
FEES\tnote\t\tamount
Discount points\t0.25%\t\t$735.00
Origination fee\tflat\t\t$900.00
Underwriting\t\t\t$995.00
Processing\t\t\t$450.00
Appraisal\test\t\t$625.00
Credit report\t2 borrowers\t\t$148.00
Flood cert\t\t\t$12.00
Lender's title policy\t\t\t$705.00
Owner's title policy\toptional\t\t$395.00
Settlement fee\t\t\t$450.00
Recording\t\t\t$138.00
State transfer tax\t\t\t$1,286.25
Subtotal fees\t\t\t$6,839.25
\t\t\t
PREPAIDS / ESCROW
Prepaid interest\t10 days @ 51.35\t\t$513.50
Homeowners ins 1 yr\t\t\t$1,728.00
HOI escrow\t3 mo\t\t$432.00
Tax escrow\t4 mo\t\t$1,348.00
Subtotal prepaids\t\t\t$4,021.50
TOTAL CLOSING COSTS\t\t\t$10,860.75
\t\t\t
CASH
Down payment\t\t\t$73,500.00
Closing costs\t\t\t$10,860.75
Less earnest money\t\t\t($6,000.00)
CASH TO CLOSE\t\t\t$78,360.75
\t\t\t
MONTHLY\tyearly\t\tmonthly
P&I\t\t\t$1,834.18
Property tax\t$4,044.00\t\t$337.00
Homeowners insurance\t$1,728.00\t\t$144.00
PMI\tn/a\t\t$0.00
TOTAL PAYMENT\t\t\t$2,315.18
`,
    {
      purchasePrice: 367_500,
      downPayment: 73_500,
      loanAmount: 294_000,
      interestRate: 6.375,
      term: 30,
      principalInterest: 1834.18,
      monthlyPayment: 2315.18,
      mortgageInsurance: 0,
      propertyTaxes: 4044,
      homeInsurance: 1728,
      closingCosts: 10_860.75,
      cashToClose: 78_360.75,
      discountPoints: 735,
      originationFee: 900,
      underwritingFee: 995,
      processingFee: 450,
      appraisalFee: 625,
      creditReport: 148,
      lenderTitle: 705,
      ownerTitle: 395,
      recordingFees: 138,
      transferTaxes: 1286.25,
      prepaidInterest: 513.5,
      earnestMoney: 6000,
      program: '30 yr fixed conventional',
      floodCertification: 12,
      settlementFee: 450,
    },
  ),
  sheet(
    'broker comparison of two options side by side, no choice made',
    `
TWIN RIVERS MORTGAGE BROKERS
Side-by-side for: Nadia & Owen Feld            Prepared 3/19/2026
Property: 3350 Larkin Ave, Boise ID

Purchase price $540,000   |   15% down $81,000   |   Loan amount $459,000   |   30 year fixed, conventional

                                            OPTION A          OPTION B
                                       "Buy it down"        "Low cost"
Interest rate                                 6.250%            6.750%
APR                                           6.665%            6.977%
Points                                1.500 / $6,885                 0
Lender credit                                     $0           -$2,295

Underwriting fee                              $1,350            $1,350
Appraisal                                       $650              $650
Credit report                                   $139              $139
Title, escrow & recording                     $2,960            $2,960
Prepaids & escrow deposit                     $4,275            $4,275
Total closing costs                          $16,259            $7,079
Down payment                                 $81,000           $81,000
Cash to close                                $97,259           $88,079

Principal & interest                       $2,826.14         $2,977.07
Property taxes                               $525.00           $525.00
Homeowners insurance                         $165.00           $165.00
PMI                                          $126.23           $126.23
Total monthly                              $3,642.37         $3,793.30

A costs $9,180 more up front and saves $150.93 a month. Break-even is about 61 months.
Let me know which way you want to go and I will lock it.

Gil Marchetti, broker   NMLS 340971   208-555-0126
`,
    {
      purchasePrice: 540_000,
      downPayment: 81_000,
      loanAmount: 459_000,
      interestRate: null,
      apr: null,
      term: 30,
      principalInterest: null,
      monthlyPayment: null,
      mortgageInsurance: 126.23,
      propertyTaxes: 525,
      homeInsurance: 165,
      closingCosts: null,
      cashToClose: null,
      discountPoints: null,
      lenderCredit: null,
      underwritingFee: 1350,
      appraisalFee: 650,
      creditReport: 139,
    },
  ),
  sheet(
    'credit union HELOC offer, introductory and variable rate',
    `
Redwood Empire Credit Union
Home Equity Line of Credit - Personalized Offer

Member: Yolanda Whitcomb          Offer date: July 8, 2026          Offer good for 30 days
Property: 77 Manzanita Way, Santa Rosa, CA 95409
Estimated home value $690,000     First mortgage balance $371,420 (stays in place)

Credit line                         $85,000
Planned first draw at closing       $40,000
Combined loan-to-value              66.1%

Rate
  Introductory rate, first 6 months       6.49% APR
  After that, variable                    7.75% APR today (Prime 7.00% + 0.75% margin)
  Lifetime cap                            18.00% APR
  0.25% autopay discount not included

Payments
  Draw period 10 years, interest only. Repayment period 20 years, principal and interest.
  On a $40,000 balance the payment is $216.33 a month at the introductory rate and $258.33 a month at today's variable rate.

Fees
  Application fee            $0
  Annual fee                 $75, first year waived
  Appraisal                  $0 (automated valuation)
  Credit report              $0
  Recording fees             $110, paid by the credit union
  Early termination          $500 if closed within 36 months

Your closing costs            $0

Property insurance is required. Consult your tax advisor about deductibility of interest. Rates may change before closing.
Questions? Call the home equity team, 707-555-0134. Federally insured by NCUA. NMLS #411930
`,
    {
      loanAmount: 85_000,
      interestRate: null,
      apr: null,
      appraisalFee: 0,
      creditReport: 0,
      closingCosts: 0,
      rateCap: 18,
      monthlyPayment: null,
      applicationFee: 0,
      recordingFees: null,
    },
  ),
  sheet(
    'pre-approval letter with maximum amounts, property and taxes to be determined',
    `
BEACON TRAIL MORTGAGE
4100 Commerce Park Drive, Suite 300
Raleigh, NC 27609
NMLS 288640

September 3, 2026

RE: Mortgage Pre-Approval - Elias and Fatima Rourke

To Whom It May Concern:

Congratulations! Based on our review of income, assets and a tri-merge credit report, Elias and Fatima Rourke have been pre-approved for a mortgage loan on the following terms:

Purchase Price: up to $450,000
Loan Amount: up to $427,500 (95% LTV)
Loan Program: Conventional
Term: 30 Year Fixed
Occupancy: Primary Residence
Property Address: TBD
Interest Rate: 6.75% (not locked, used for qualification)
Estimated P&I at maximum loan amount: $2,772.76
Property Taxes: TBD
Homeowner's Insurance: TBD
Maximum total housing payment (PITI + MI + HOA): $3,685.00

Funds to close of $36,200 have been verified, which covers the required 5% down payment and estimated closing costs.

This pre-approval is subject to a fully executed purchase contract, a satisfactory appraisal and title report, final underwriting approval and no material change in the borrowers' financial condition. This letter is not a commitment to lend and expires December 2, 2026.

If you have any questions, please call me at (919) 555-0173.

Sincerely,

Monique Tran
Senior Mortgage Advisor, NMLS 1120485
`,
    {
      purchasePrice: 450_000,
      loanAmount: 427_500,
      interestRate: 6.75,
      term: 30,
      principalInterest: 2772.76,
      monthlyPayment: null,
      propertyTaxes: null,
      homeInsurance: null,
      cashToClose: null,
      program: 'Conventional',
    },
  ),
  sheet(
    'title company estimate, buyer and seller charges, no loan terms',
    `
Piscataqua Landmark Title, LLC
22 Dock Street, Portsmouth NH 03801     603-555-0181     orders@piscataqualandmark.example

CLOSING COST ESTIMATE - TITLE & RECORDING ONLY

Estimate no.   PLT-Q-26-1190            Date   8/12/2026
Buyer          Theo Lindgren            Seller   Estate of Mary K. Dobbs
Property       118 Windlass Court, Dover NH 03820
Sale price     $394,000.00
New loan       $315,200.00   (lender: not yet selected)

BUYER CHARGES
  Lender's policy (simultaneous issue)            375.00
  Owner's policy, enhanced                      1,642.00
  Endorsements - ALTA 8.1, 9                      150.00
  Settlement / closing fee                        495.00
  Title search & exam                             275.00
  Closing protection letter - lender               50.00
  Wire & courier                                   60.00
  Recording - deed                                 32.00
  Recording - mortgage                            104.00
  E-file fee                                       12.00
  Transfer tax (buyer half)                     2,955.00
  TOTAL BUYER TITLE & RECORDING                 6,150.00

SELLER CHARGES
  Deed preparation                                195.00
  Settlement / closing fee                        350.00
  Transfer tax (seller half)                    2,955.00
  Release tracking                                 45.00
  TOTAL SELLER                                  3,545.00

Contract deposit held by us: $10,000.00

This estimate does not include lender fees, prepaid interest, hazard insurance, tax escrows or prorations. Ask your lender for a Loan Estimate. Premiums are set by filed rates; if your loan amount changes, so will the lender's policy.
`,
    {
      purchasePrice: 394_000,
      loanAmount: 315_200,
      lenderTitle: 375,
      ownerTitle: 1642,
      transferTaxes: 2955,
      closingCosts: null,
      earnestMoney: 10_000,
      settlementFee: 495,
      recordingFees: null,
    },
  ),
  sheet(
    'builder and lender 2-1 temporary buydown offer',
    `
** Limited time on move-in ready homes **

Sundance Builders + Copperline Lending
2-1 Temporary Buydown: lower payments for your first two years!

Home: The Juniper, Lot 42, 9087 E Desert Willow Rd, Queen Creek AZ
Sales price $442,000
10% down payment $44,200
Loan amount $397,800
30 year fixed, conventional, note rate 6.500% / APR 6.881%

                     Rate you pay on     Principal &       Total with taxes,
                                         interest          insurance and PMI
Year 1               4.500%              $2,015.59         $2,675.19
Year 2               5.500%              $2,258.66         $2,918.26
Years 3-30           6.500%              $2,514.37         $3,173.97

You save $498.78 a month in year 1 and $255.71 a month in year 2. The total buydown subsidy of $9,053.88 is paid by Sundance Builders at closing and held in an account that tops up your payment each month. You qualify at the full note rate payment.

Estimates used: property taxes $385/mo, homeowners insurance $142/mo, PMI $132.60/mo. Closing costs est. $11,300, of which the builder pays up to $6,000 in addition to the buydown when you finance with Copperline Lending.

Ask Brianna on site, or call 480-555-0112. Copperline Lending NMLS 1755032. Sundance Builders and Copperline Lending are affiliated companies. You are not required to use Copperline. Offer for contracts written by 10/31/2026 and closed by 11/30/2026.
`,
    {
      purchasePrice: 442_000,
      downPayment: 44_200,
      loanAmount: 397_800,
      interestRate: 6.5,
      apr: 6.881,
      term: 30,
      principalInterest: null,
      monthlyPayment: null,
      mortgageInsurance: 132.6,
      propertyTaxes: 385,
      homeInsurance: 142,
      closingCosts: 11_300,
      sellerCredit: null,
    },
  ),
];
