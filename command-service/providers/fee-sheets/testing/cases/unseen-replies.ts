import { page, type SheetCase } from './sheet-case.ts';

/** Letters, replies and quotes, written before the reader was changed for the offers. */
export const unseenReplies: readonly SheetCase[] = [
  {
    name: 'a reply with the figures of an offer under contract',
    pages: [
      page(`
Congratulations on getting under contract, Mia and Jon!

The contract price is $436,000 and you told me you want to put 15% down, so the down payment is $65,400 and we'd be lending you
$370,600. I priced this today as a 30-year conventional fixed at 6.375%; the APR comes out to 6.538%.

Your principal and interest is $2,312.07. Estimated property taxes are $389 a month, homeowners insurance is $131 a month, and
the PMI is just $61 a month until you reach 80%. In total you'd be paying $2,893.07 per month.

The closing costs will be around $9,450 and the cash to close should be right at $69,850 once we credit your $5,000 earnest money.
`),
    ],
    says: {
      purchasePrice: 436_000,
      downPayment: 65_400,
      loanAmount: 370_600,
      term: 30,
      interestRate: 6.375,
      apr: 6.538,
      principalInterest: 2312.07,
      propertyTaxes: 389,
      homeInsurance: 131,
      mortgageInsurance: 61,
      monthlyPayment: 2893.07,
      closingCosts: 9450,
      cashToClose: 69_850,
      earnestMoney: 5000,
    },
  },
  {
    name: 'a letter of a bank about a fifteen-year refinance',
    pages: [
      page(`
Dear Dr. Feldman:

We are pleased to offer you a refinance of your home at 31 Larch Road on these terms. The loan amount is $265,000, to be repaid
over fifteen years at a fixed rate of 5.500%. The annual percentage rate is 5.702%. Each monthly payment of principal and
interest will be $2,165.28.

Total closing costs are $4,875. They include an origination fee of $1,325, an appraisal fee of $550, a credit report fee of $65
and recording fees of $140. You will receive $12,300 at closing after your current mortgage is paid off.
`),
    ],
    says: {
      loanAmount: 265_000,
      term: 15,
      interestRate: 5.5,
      apr: 5.702,
      principalInterest: 2165.28,
      closingCosts: 4875,
      originationFee: 1325,
      appraisalFee: 550,
      creditReport: 65,
      recordingFees: 140,
      cashToClose: -12_300,
    },
  },
  {
    name: 'a quote on a card with few words',
    pages: [
      page(`
YOUR QUOTE                          #Q-20931
Home price          $298,000
Down payment        $29,800 (10%)
Loan amount         $268,200
Rate                6.490%
APR                 6.731%
Loan term           30 yrs
Monthly P&I         $1,693.45
Monthly taxes       $273
Monthly insurance   $99
Monthly PMI         $84
Total monthly       $2,149.45
Est. closing costs  $7,120
Cash to close       $36,920
`),
    ],
    says: {
      purchasePrice: 298_000,
      downPayment: 29_800,
      loanAmount: 268_200,
      interestRate: 6.49,
      apr: 6.731,
      term: 30,
      principalInterest: 1693.45,
      propertyTaxes: 273,
      homeInsurance: 99,
      mortgageInsurance: 84,
      monthlyPayment: 2149.45,
      closingCosts: 7120,
      cashToClose: 36_920,
    },
  },
  {
    name: 'a mail with a question about the deposit',
    pages: [
      page(`
Hi Arturo,

To answer your question: the $6,000 deposit you paid counts toward the $58,400 you need at closing, so you'll wire $52,400.
Your loan is for $312,000 at 6.125% fixed for 30 years (APR 6.29%). P&I will be $1,895.74 and with escrows of $441 the payment
is $2,336.74.
`),
    ],
    says: {
      earnestMoney: 6000,
      cashToClose: null,
      loanAmount: 312_000,
      interestRate: 6.125,
      term: 30,
      apr: 6.29,
      principalInterest: 1895.74,
      monthlyPayment: 2336.74,
    },
  },
  {
    name: 'a letter with an offer and the figure of a competitor',
    pages: [
      page(`
You mentioned that the other lender quoted you 6.500% with $11,200 in closing costs. Here is what we can do: a rate of 6.250%, an
APR of 6.402%, and closing costs of $8,900. On a loan amount of $405,000 that is a principal and interest payment of $2,493.65.
`),
    ],
    says: { interestRate: 6.25, closingCosts: null, apr: 6.402, loanAmount: 405_000, principalInterest: 2493.65 },
  },
  {
    name: 'a printed estimate with its notes in parentheses',
    pages: [
      page(`
Good Faith Summary for R. & T. Vance
Purchase price (per contract 11/12/26): $377,000
Loan amount (80% LTV): $301,600
Interest rate (30-year fixed, not locked): 6.250%
APR (see disclosure): 6.377%
Principal & interest (first payment 2/1/27): $1,857.00
Property taxes (annual $4,644): $387.00
Homeowner's insurance (annual $1,428): $119.00
Total payment (PITI): $2,363.00
Lender fees (underwriting and processing): $1,690
Closing costs (total, estimated): $8,210
Cash to close (after $3,000 deposit): $80,610
`),
    ],
    says: {
      purchasePrice: 377_000,
      loanAmount: 301_600,
      interestRate: 6.25,
      apr: 6.377,
      term: 30,
      rateLock: 'not locked',
      principalInterest: 1857,
      propertyTaxes: 387,
      homeInsurance: 119,
      monthlyPayment: 2363,
      closingCosts: 8210,
      cashToClose: 80_610,
      earnestMoney: 3000,
    },
  },
];
