import { page, type SheetCase } from './sheet-case.ts';
/** Letters, mails and messages in sentences, written before the reader was changed for them. */
export const unseenMessages: readonly SheetCase[] = [
  {
    name: 'a letter about a refinance with cash out',
    pages: [
      page(`
Dear Mrs. Albrecht,

Thank you for the chance to help with your refinance. Based on an estimated value of $610,000, we can offer you a
new loan of $400,000 on a 30-year fixed term. Your interest rate would be 6.375% with an APR of 6.548%. The monthly
principal and interest payment comes to $2,495.48. After paying off your existing mortgage balance of $318,250 and
closing costs of $7,385, you would receive approximately $74,365 at closing.

Your property taxes of $4,920 per year and homeowner's insurance of $1,560 per year will be escrowed. The appraisal
fee is $625 and our origination fee is $1,200. There are no discount points.

Sincerely,
Paula Grant, Loan Officer
`),
    ],
    says: {
      loanAmount: 400000,
      term: 30,
      interestRate: 6.375,
      apr: 6.548,
      principalInterest: 2495.48,
      closingCosts: 7385,
      cashToClose: -74365,
      propertyTaxes: 4920,
      homeInsurance: 1560,
      appraisalFee: 625,
      originationFee: 1200,
    },
  },
  {
    name: 'a mail with bullets',
    pages: [
      page(`
Hi Jonas and Priya,

Here is where we landed for 2210 Ridgeline Ct:

- Purchase price: $478,000
- 10% down ($47,800)
- Loan amount: $430,200, conventional 30-year fixed
- Rate: 6.490% (6.688% APR), locked through December 18, 2026
- P&I: $2,716.34
- Taxes: $445/mo
- Homeowners: $140/mo
- PMI: $96/mo
- Total: $3,397.34/mo
- Estimated closing costs: $9,870
- Total cash needed at closing: $55,170 (after your $2,500 earnest money)

Call me with questions!
Ana
`),
    ],
    says: {
      purchasePrice: 478000,
      downPayment: 47800,
      loanAmount: 430200,
      term: 30,
      interestRate: 6.49,
      apr: 6.688,
      rateLock: 'locked until December 18, 2026',
      principalInterest: 2716.34,
      propertyTaxes: 445,
      homeInsurance: 140,
      mortgageInsurance: 96,
      monthlyPayment: 3397.34,
      closingCosts: 9870,
      cashToClose: 55170,
      earnestMoney: 2500,
    },
  },
  {
    name: 'a mail with two options in sentences',
    pages: [
      page(`
Good morning Kofi,

I ran it two ways. With no points, the rate is 6.625% (APR 6.741%) and your principal and interest would be $2,433.42.
If you pay one point, which is $3,800, the rate drops to 6.250% (APR 6.470%) and the payment is $2,339.73.

Either way the loan amount is $380,000 on a purchase price of $475,000, with $95,000 down. Taxes are about $396 a month
and insurance about $120 a month. Closing costs without the point are roughly $8,900.
`),
    ],
    says: {
      interestRate: null,
      apr: null,
      principalInterest: null,
      monthlyPayment: null,
      discountPoints: null,
      loanAmount: 380000,
      purchasePrice: 475000,
      downPayment: 95000,
      propertyTaxes: 396,
      homeInsurance: 120,
      closingCosts: null,
    },
  },
  {
    name: 'a preapproval letter in sentences',
    pages: [
      page(`
November 16, 2026

To Whom It May Concern:

We are pleased to inform you that Marisol Vega has been pre-approved for a conventional mortgage with a purchase price of up
to $415,000 and a loan amount of up to $394,250. This approval is based on a 30-year fixed rate loan at an interest rate of
6.625%, with a down payment of $20,750. The total monthly payment, including taxes, insurance and mortgage insurance, may not
exceed $3,250. This letter expires on February 14, 2027.

Lakeshore Home Lending, NMLS #104882
`),
    ],
    says: {
      purchasePrice: null,
      loanAmount: null,
      term: 30,
      interestRate: 6.625,
      downPayment: 20750,
      monthlyPayment: null,
    },
  },
  {
    name: 'text messages about a quote',
    pages: [
      page(`
Ok so for the 350k house w/ 5% down: loan is $332,500
rate 6.5 / apr 6.79
30 yr
payment is $2,101.63 P&I + $290 tax + $105 ins + $88 PMI = $2,584.63
closing costs est $8,200 - seller is giving $5,000
cash to close about $20,700
`),
    ],
    says: {
      loanAmount: 332500,
      interestRate: null,
      apr: null,
      purchasePrice: null,
      downPayment: null,
      term: 30,
      principalInterest: 2101.63,
      propertyTaxes: 290,
      homeInsurance: 105,
      mortgageInsurance: 88,
      monthlyPayment: 2584.63,
      closingCosts: 8200,
      sellerCredit: 5000,
      cashToClose: 20700,
    },
  },
  {
    name: 'a rate-lock confirmation',
    pages: [
      page(`
RATE LOCK CONFIRMATION
Your rate is locked until January 8, 2027.

Borrower(s):          Dmitri Anders
Property:             55 Quarry Hill Rd, Barre, VT 05641
Loan Amount:          $247,500.00
Loan Program:         Conforming 15 Year Fixed
Interest Rate:        5.500%
Lender Credit:        $1,237.50
Lock Period:          45 days
Lock Date:            11/24/2026
Extension Fee:        0.02% per day
Annual Percentage Rate: 5.648%
Monthly P&I:          $2,022.28
`),
    ],
    says: {
      rateLock: 'locked until January 8, 2027',
      loanAmount: 247500,
      program: 'Conforming 15 Year Fixed',
      term: 15,
      interestRate: 5.5,
      apr: 5.648,
      lenderCredit: 1237.5,
      principalInterest: 2022.28,
    },
  },
  {
    name: 'a letter of a credit union for a first home',
    pages: [
      page(`
Dear Member,

Your First Home application has been reviewed. You are buying a home for $268,000 and will put $13,400 down, so you will
borrow $254,600. The note rate is 5.990% and the annual percentage rate is 6.402%. The loan will be repaid over 30 years.

Each month you will pay $1,524.83 in principal and interest, $233.00 for property taxes, $92.00 for homeowners insurance and
$74.26 for private mortgage insurance, for a total monthly payment of $1,924.09.

At closing we estimate that you will need $19,985.00. That includes your down payment and closing costs of $6,585.00.
An application fee of $395.00 was collected on November 3.
`),
    ],
    says: {
      purchasePrice: 268000,
      downPayment: 13400,
      loanAmount: 254600,
      interestRate: 5.99,
      apr: 6.402,
      term: 30,
      principalInterest: 1524.83,
      propertyTaxes: 233,
      homeInsurance: 92,
      mortgageInsurance: 74.26,
      monthlyPayment: 1924.09,
      cashToClose: 19985,
      closingCosts: 6585,
      applicationFee: 395,
    },
  },
  {
    name: 'an online quote of a comparison site',
    pages: [
      page(`
Personalized quote                                        Updated Nov 20, 2026, 9:12 AM
30 year fixed
6.125%          6.284%          $2,126/mo
Rate            APR             Mo. payment
Fees: $4,890    Points: 0.62 ($2,170)    Loan amount: $350,000

Based on a purchase price of $437,500 and a down payment of $87,500.
Credit score 740+, single-family home, 45-day rate lock
`),
    ],
    says: {
      term: 30,
      program: '30 year fixed',
      interestRate: 6.125,
      apr: 6.284,
      monthlyPayment: null,
      discountPoints: 2170,
      loanAmount: 350000,
      purchasePrice: 437500,
      downPayment: 87500,
    },
  },
  {
    name: 'a note to a real estate agent about the numbers of a buyer',
    pages: [
      page(`
Hi Renee - net numbers for the Castillo offer on 9 Poplar:

Offer price is $329,900 with FHA financing, 3.5% down = $11,547 down payment. Base loan amount will be $318,353 and with
the upfront MIP the total loan amount is $323,924. Rate 5.875%, APR 6.83%. PITI is $2,467. They need about $4,000 in seller
credits to keep cash to close at $16,900.
`),
    ],
    says: {
      purchasePrice: 329900,
      downPayment: 11547,
      loanAmount: 318353,
      totalLoanAmount: 323924,
      interestRate: 5.875,
      apr: 6.83,
      monthlyPayment: 2467,
      sellerCredit: 4000,
      cashToClose: 16900,
    },
  },
  {
    name: 'a mail with the figures of a second mortgage',
    pages: [
      page(`
Hello Mr. Whitaker,

Your home equity loan is approved. You will borrow $85,000 at a fixed rate of 7.750% (7.914% APR) for 15 years, behind your
first mortgage of $212,300, which stays as it is. The payment on the new loan is $800.08 per month. There is a processing fee
of $495, an appraisal fee of $175 and a recording fee of $64; we pay the title insurance of $510 for you.
`),
    ],
    says: {
      loanAmount: 85000,
      interestRate: 7.75,
      apr: 7.914,
      term: 15,
      monthlyPayment: 800.08,
      processingFee: 495,
      appraisalFee: 175,
      recordingFees: 64,
    },
  },
];
