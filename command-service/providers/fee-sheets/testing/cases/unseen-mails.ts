import { page, type SheetCase } from './sheet-case.ts';

/** Letters, mails, messages and quotes of lenders, written before the reader was changed for them. */
export const unseenMails: readonly SheetCase[] = [
  {
    name: 'a letter that tells the costs in paragraphs',
    pages: [
      page(`
Re: Your home loan for 212 Foxglove Lane, Greer, SC 29650

Dear Mr. and Mrs. Tillman,

It was a pleasure to meet you on Tuesday. As we discussed, you are purchasing the home for $362,000 and putting 15 percent,
or $54,300, down. We would finance the remaining $307,700 with a conventional loan over thirty years at a fixed rate of
6.375 percent. The annual percentage rate works out to 6.571 percent.

Principal and interest come to $1,919.65 each month. We have budgeted $248 for property taxes, $121 for your homeowner's
policy and $92.30 for mortgage insurance, which brings the payment to about $2,380.95 a month.

Our fee for underwriting is $995, and the appraiser charges $575. All told, closing costs should be near $8,640, and you
should plan to bring $61,440 to closing, since your $1,500 earnest money has already been paid.

With kind regards,
Dale Whitcomb
Palmetto State Mortgage
`),
    ],
    says: {
      purchasePrice: 362_000,
      downPayment: 54_300,
      loanAmount: 307_700,
      term: 30,
      interestRate: 6.375,
      apr: 6.571,
      principalInterest: 1919.65,
      propertyTaxes: 248,
      homeInsurance: 121,
      mortgageInsurance: 92.3,
      monthlyPayment: 2380.95,
      underwritingFee: 995,
      appraisalFee: 575,
      closingCosts: 8640,
      cashToClose: 61_440,
      earnestMoney: 1500,
    },
  },
  {
    name: 'a mail that answers questions line by line',
    pages: [
      page(`
Hi Bea,

> What would my rate be?
6.25% as of this morning, and the APR is 6.43%. It isn't locked yet.

> How much would I borrow?
$284,000. That's 80% of the $355,000 price.

> And the payment?
$1,748.64 for principal and interest. With taxes ($310) and insurance ($104) you're at $2,162.64.

> What do I need at the table?
Figure $79,800, which includes the down payment of $71,000.

Marcus
`),
    ],
    says: {
      interestRate: 6.25,
      apr: 6.43,
      rateLock: 'not locked',
      loanAmount: 284_000,
      purchasePrice: 355_000,
      principalInterest: 1748.64,
      propertyTaxes: 310,
      homeInsurance: 104,
      monthlyPayment: 2162.64,
      cashToClose: 79_800,
      downPayment: 71_000,
    },
  },
  {
    name: 'a mail of a broker with its numbers behind dashes',
    pages: [
      page(`
Subject: Numbers for Cobblestone

Sal, here you go -

Price - 529k
Down - 20% / 105,800
Loan - 423,200
30 yr fixed - 6.125
APR - 6.244
P&I - 2,571.41
Taxes - 6,348/yr
HOI - 1,680/yr
HOA - 65/mo
Points - none
Lender fees - 1,590
Title + recording - 3,120
Total closing - 7,905
Cash to close - 113,705 less 5,000 deposit

Let me know
`),
    ],
    says: {
      purchasePrice: 529_000,
      downPayment: 105_800,
      loanAmount: 423_200,
      term: 30,
      interestRate: 6.125,
      apr: 6.244,
      principalInterest: 2571.41,
      propertyTaxes: '$6,348 a year',
      homeInsurance: '$1,680 a year',
      hoaDues: 65,
      closingCosts: 7905,
      earnestMoney: 5000,
      cashToClose: null,
    },
  },
  {
    name: 'a letter of a veterans lender',
    pages: [
      page(`
Dear Staff Sergeant Okoro,

Thank you for your service. We have prepared the following terms for your VA purchase at 4480 Mesa Verde Dr.

Sales price of the home: $318,500, with no down payment. Base loan of $318,500; with the VA funding fee of $6,847.75 financed,
the total loan is $325,347.75. The interest rate offered is 5.750% (6.012% APR) for 360 months.

Your estimated payment is $2,312.41 per month: $1,898.64 principal and interest, $291.67 taxes and $122.10 insurance.

The seller has agreed to pay $5,000 toward your closing costs, which we estimate at $7,412. With the seller's help and our
lender credit of $800, the cash you need to close is $1,612.
`),
    ],
    says: {
      purchasePrice: 318_500,
      loanAmount: 318_500,
      totalLoanAmount: 325_347.75,
      interestRate: 5.75,
      apr: 6.012,
      term: 30,
      monthlyPayment: 2312.41,
      principalInterest: 1898.64,
      propertyTaxes: 291.67,
      homeInsurance: 122.1,
      sellerCredit: 5000,
      closingCosts: 7412,
      lenderCredit: 800,
      cashToClose: 1612,
    },
  },
  {
    name: 'a chat with figures in short lines',
    pages: [
      page(`
You: hey what would payment be on 410k?
Priya (lender): with 10% down you'd borrow 369,000
Priya (lender): rate today is 6.49, apr 6.72
Priya (lender): p&i 2,329.93
Priya (lender): add 342 tax, 118 ins, 101 pmi
Priya (lender): so 2,890.93 all in
Priya (lender): cash to close about 50,900
You: thx!
`),
    ],
    says: {
      loanAmount: 369_000,
      interestRate: 6.49,
      apr: 6.72,
      principalInterest: 2329.93,
      propertyTaxes: 342,
      homeInsurance: 118,
      mortgageInsurance: 101,
      monthlyPayment: 2890.93,
      cashToClose: 50_900,
      purchasePrice: null,
    },
  },
  {
    name: 'a letter about a jumbo loan with a fixed period',
    pages: [
      page(`
We are happy to offer you a 7/6 adjustable-rate mortgage of $1,240,000 for the purchase of 9 Orchard Hill Road. The purchase
price is $1,550,000, and your down payment is $310,000. The initial rate of 5.875% is fixed for the first seven years; the
payment during this time is $7,335.07 in principal and interest. After that the rate can change every six months and can
never be higher than 10.875%. The APR is 6.714%.

Points: 0.5% of the loan amount, or $6,200. Our origination charge is $1,895. Title charges of $4,310 and transfer tax of
$6,200 are due to others.
`),
    ],
    says: {
      program: null,
      loanAmount: 1_240_000,
      purchasePrice: 1_550_000,
      downPayment: 310_000,
      interestRate: 5.875,
      principalInterest: 7335.07,
      rateCap: 10.875,
      apr: 6.714,
      discountPoints: 6200,
      originationFee: 1895,
      transferTaxes: 6200,
    },
  },
  {
    name: 'a mail that lists two dates and a lock',
    pages: [
      page(`
Good news, Imani! Your loan was approved on November 20 and your rate is locked at 6.000% through December 31, 2026.

Here are the final numbers: loan amount $276,250, purchase price $325,000, term 30 years. Monthly principal and interest is
$1,656.26. Escrows are $268.40 for taxes and $97.15 for insurance, so your first payment, due February 1, 2027, will be
$2,021.81.

The wire you send should be for $52,318.77. Closing costs in that number are $6,568.77; your $3,000 deposit has been credited.
`),
    ],
    says: {
      interestRate: 6,
      rateLock: 'locked until December 31, 2026',
      loanAmount: 276_250,
      purchasePrice: 325_000,
      term: 30,
      principalInterest: 1656.26,
      propertyTaxes: 268.4,
      homeInsurance: 97.15,
      monthlyPayment: 2021.81,
      cashToClose: 52_318.77,
      closingCosts: 6568.77,
      earnestMoney: 3000,
    },
  },
  {
    name: 'a message that gives ranges',
    pages: [
      page(`
Hi Lou, rough numbers only until I pull credit:
- Rates are running 6.25% to 6.625% depending on your score
- Payment somewhere between $2,150 and $2,300 with taxes and insurance
- Closing costs usually $7,000-$9,000
- On a $340,000 loan you'd want about $95,000 liquid
`),
    ],
    says: {
      interestRate: null,
      monthlyPayment: null,
      closingCosts: null,
      loanAmount: 340_000,
    },
  },
  {
    name: 'a letter of denial of a first request and an offer of another loan',
    pages: [
      page(`
Dear Ms. Farrow,

We are unable to offer the $420,000 loan that you applied for. Based on your income, we can offer a loan of $365,000 at
6.750% for 30 years, with an APR of 6.905%. The monthly payment of principal and interest would be $2,367.38.

The appraisal fee of $600 that you paid with your first application will be applied to this loan.
`),
    ],
    says: {
      loanAmount: null,
      interestRate: 6.75,
      apr: 6.905,
      term: 30,
      principalInterest: 2367.38,
      appraisalFee: 600,
    },
  },
  {
    name: 'a preapproval letter in a form',
    pages: [
      page(`
                         PRE-APPROVAL CERTIFICATE
Date: November 21, 2026                          Expires: February 19, 2027
Applicant(s): Lena Osei and Martin Osei

Program .................. FHA 30-Year Fixed
Maximum Sales Price ...... $298,000
Minimum Down Payment ..... 3.5%
Maximum Loan Amount ...... $287,570
Interest Rate ............ 6.125% (not locked)
Maximum Payment (PITI) ... $2,480

This is not a commitment to lend. Subject to a satisfactory appraisal and verification of income.
`),
    ],
    says: {
      program: 'FHA 30-Year Fixed',
      term: 30,
      purchasePrice: null,
      downPayment: null,
      loanAmount: null,
      interestRate: 6.125,
      rateLock: 'not locked',
      monthlyPayment: null,
    },
  },
  {
    name: 'a mail that explains why the payment went up',
    pages: [
      page(`
Hi Gwen - the insurance quote came in higher than we had. It was $1,320 a year and is now $1,884 a year, so your total monthly
payment goes from $2,604.18 to $2,651.18. Nothing else changed: loan amount $352,000, rate 6.250%, APR 6.398%, principal and
interest $2,167.32, cash to close $94,120.
`),
    ],
    says: {
      homeInsurance: null,
      monthlyPayment: null,
      loanAmount: 352_000,
      interestRate: 6.25,
      apr: 6.398,
      principalInterest: 2167.32,
      cashToClose: 94_120,
    },
  },
  {
    name: 'a note of a credit union with a bulleted summary',
    pages: [
      page(`
MEMBER LOAN SUMMARY
* You are borrowing: $198,000.00
* To buy a home that costs: $220,000.00
* You are paying up front: $22,000.00 down
* Your rate: 5.875% fixed, 15 years
* Your APR: 6.021%
* You will pay each month: $1,657.49 (principal & interest)
* Plus escrow each month: $286.00 (taxes $201.00, insurance $85.00)
* Total each month: $1,943.49
* Fees we charge: $750.00
* Fees others charge: $2,918.00
* What you bring to closing: $25,668.00
`),
    ],
    says: {
      loanAmount: 198_000,
      purchasePrice: 220_000,
      downPayment: 22_000,
      interestRate: 5.875,
      term: 15,
      apr: 6.021,
      principalInterest: 1657.49,
      propertyTaxes: 201,
      homeInsurance: 85,
      monthlyPayment: 1943.49,
      cashToClose: 25_668,
    },
  },
];
