import { sheet, type SheetCase } from './sheet-case.ts';

/** Notes, summaries and corrections, written by a person who has not seen the reader. */
export const blindNotes: readonly SheetCase[] = [
  sheet(
    'a mail that corrects an earlier one',
    `
From: Phil Garrity, Cardinal Mortgage
To: Ayesha Karim
Subject: CORRECTION - please disregard my earlier email
Date: June 2, 2026, 11:31 AM

Ayesha,

I transposed two digits this morning. The loan amount is $256,500, not $265,500. That also changes the payment: principal and
interest is $1,600.23, not $1,656.37. Everything else in the earlier email was right:

Purchase price: $285,000
Down payment: $28,500
Interest rate: 6.375%, 30 year fixed, conventional
Mortgage insurance: $98.33 a month
Property taxes: $318.75 a month
Insurance: $104.17 a month
Lender fee: $1,250
Cash to close: $34,912.55, that already has your $3,000 deposit taken off

New total payment: $2,121.48

Sorry about that!
Phil
`,
    {
      purchasePrice: 285_000,
      downPayment: 28_500,
      loanAmount: 256_500,
      term: 30,
      interestRate: 6.375,
      principalInterest: 1600.23,
      propertyTaxes: 318.75,
      homeInsurance: 104.17,
      mortgageInsurance: 98.33,
      monthlyPayment: 2121.48,
      originationFee: 1250,
      earnestMoney: 3000,
      cashToClose: 34_912.55,
    },
  ),
  sheet(
    'a transcript of a voicemail with numbers in words',
    `
New voicemail from JEFF @ TRUSTED HOME LENDING
June 3, 2026 at 4:18 PM

"Hey it's Jeff, quick one. So we're at six and three quarters, uh, no, sorry, that was yesterday, today it's six and five
eighths, six point six two five, on the thirty year. On two seventy five that puts you at, hang on, seventeen sixty eight, no
wait, one thousand seven hundred sixty and eighty six cents principal and interest. Taxes are three ten, insurance is one oh
five. Call me before five if you wanna lock it."
`,
    {
      loanAmount: 275_000,
      term: 30,
      interestRate: 6.625,
      principalInterest: 1760.86,
      propertyTaxes: 310,
      homeInsurance: 105,
    },
  ),
  sheet(
    'an agent’s note whose down payment includes the deposit',
    `
Hi Frank and Lil,

I sat down with Teresa at the bank so you know what to have ready for closing on the 19th.

You are buying at $440,000. Your 20% down is $88,000, and that INCLUDES the $10,000 deposit you already gave, so there is
$78,000 of it left to pay. The mortgage is $352,000 at 6.25% for 30 years.

Closing costs are $7,150 without the prepaid items. With prepaids (insurance, interest, escrow, $4,480 together) it comes to
$11,630. So bring $78,000 plus $11,630, less the $3,000 the sellers are giving you: a cashier's check or wire for $86,630.

Teresa says principal and interest will be $2,167.32 and with taxes ($512 a month) and insurance ($138 a month) you pay
$2,817.32.

See you Friday,
Bonnie
Hometown Realty
`,
    {
      purchasePrice: 440_000,
      downPayment: 88_000,
      loanAmount: 352_000,
      term: 30,
      interestRate: 6.25,
      principalInterest: 2167.32,
      propertyTaxes: 512,
      homeInsurance: 138,
      monthlyPayment: 2817.32,
      sellerCredit: 3000,
      earnestMoney: 10_000,
      closingCosts: null,
      cashToClose: 86_630,
    },
  ),
  sheet(
    'a summary in Markdown with bold rows',
    `
Here's a summary of the loan your lender described, Morgan:

| Item                     | Amount        |
|--------------------------|--------------:|
| Purchase price           | $600,000      |
| Down payment (25%)       | $150,000      |
| **Loan amount**          | **$450,000**  |
| Interest rate            | 6.25% fixed   |
| Term                     | 30 years      |
| Principal & interest     | $2,770.73     |
| Property taxes           | $625.00/month |
| Homeowners insurance     | $160.00/month |
| HOA dues                 | $75.00/month  |
| **Total monthly payment**| **$3,630.73** |
| Closing costs            | $8,940        |
| Earnest money            | -$12,000      |
| **Cash to close**        | **$146,940**  |

Want me to compare it with a 15-year loan? At 5.75% the principal and interest would be about $3,736.85.
`,
    {
      purchasePrice: 600_000,
      downPayment: 150_000,
      loanAmount: 450_000,
      term: 30,
      interestRate: 6.25,
      principalInterest: 2770.73,
      propertyTaxes: 625,
      homeInsurance: 160,
      hoaDues: 75,
      monthlyPayment: 3630.73,
      earnestMoney: 12_000,
      closingCosts: 8940,
      cashToClose: 146_940,
    },
  ),
  sheet(
    'a marketing quote that compares two terms',
    `
                         *** BIRCHWOOD BANK HOME LOAN SNAPSHOT ***

Home price                                         $400,000
Your loan                                          $320,000

                         30-YEAR FIXED
Rate                                               6.625%
APR                                                6.701%
Payment (principal + interest)                     $2,049.00
Total of 360 payments                              $737,640.00
Total interest paid                                $417,640.00

DID YOU KNOW?
With a 15-year loan at 5.875% the payment would be $2,678.78 and you would pay only $162,180.40 in interest.
Pay biweekly: 26 payments of $1,024.50 a year and be done about 6 years sooner!
Annual property taxes at $4,800 and insurance at $1,500 would add about $525 to your monthly payment.

Birchwood fees: application $0, origination $1,150, appraisal $540.
`,
    {
      purchasePrice: 400_000,
      loanAmount: 320_000,
      program: '30-YEAR FIXED',
      term: 30,
      interestRate: 6.625,
      apr: 6.701,
      principalInterest: 2049,
      propertyTaxes: null,
      homeInsurance: null,
      monthlyPayment: null,
      originationFee: 1150,
      applicationFee: 0,
      appraisalFee: 540,
    },
  ),
];
