import { sheet, type SheetCase } from './sheet-case.ts';

/** Letters, mails and chats, written by a person who has not seen the reader. */
export const blindLetters: readonly SheetCase[] = [
  sheet(
    'a text message with a price in thousands',
    `
Hey its Marco w/ Summit Lending 👋
numbers on Oakdale: 6.375% 30 yr, 5% down on 410k, conv
P&I 2,430, PMI abt 156/mo
taxes + ins maybe 540 a month, so you're around 3126 all in
credit 742 so pricing is good. lmk!
`,
    {
      purchasePrice: 410_000,
      term: 30,
      interestRate: 6.375,
      principalInterest: 2430,
      propertyTaxes: null,
      homeInsurance: null,
      mortgageInsurance: 156,
      monthlyPayment: 3126,
    },
  ),
  sheet(
    'a mail that names the old loan before the new one',
    `
From: Dana Whitlock <dana@harborlendinggroup.example>
To: P. Iversen
Date: Tue, May 19, 2026 at 4:42 PM
Subject: Your refinance numbers

Hi Per,

Good talking with you today. As a reminder, your current mortgage with Oakmont has a balance of $264,950.18 at 7.375%, and you
are paying $1,940.80 a month in principal and interest.

What I can do today is a new 30 year fixed conventional loan of $268,400 at 6.25% (APR 6.386%). Your new principal and interest
payment would be $1,652.58, so you save $288.22 every month. There are no points. My underwriting fee is $1,190, the appraisal
is $575, the credit report is $69, and title and settlement come to $1,180. Recording is $161. That makes closing costs of
$3,175. Prepaid interest will be $45.96 per day.

Your taxes and insurance stay as they are: $341.00 and $97.00 a month, so the whole new payment is $2,090.58 with escrow.

The loan pays off Oakmont and the costs. You would bring nothing and get about $275 back.

Best,
Dana
`,
    {
      loanAmount: 268_400,
      term: 30,
      interestRate: 6.25,
      apr: 6.386,
      principalInterest: 1652.58,
      propertyTaxes: 341,
      homeInsurance: 97,
      monthlyPayment: 2090.58,
      underwritingFee: 1190,
      appraisalFee: 575,
      creditReport: 69,
      recordingFees: 161,
      closingCosts: 3175,
      cashToClose: -275,
    },
  ),
  sheet(
    'a transcript of a voicemail that rounds first',
    `
Voicemail (transcribed automatically)
(614) 555-0148   May 22, 2026  9:07 AM   0:51

"Hi, this is Greg Tanner at First Meridian Bank calling for Alicia. Um, so I ran your numbers for the Bexley house. It's a
conventional thirty year fixed at 6.5 percent, and the loan would be $332,000, with you putting $83,000 down on the $415,000
price. Your principal and interest comes to $2,098 and change, let's see, $2,098.47. Taxes are running about $610 a month and
I used $120 for the insurance. Closing costs should be in the neighborhood of nine to ten thousand. Oh, and the appraisal is
$525, we need that up front. Give me a call back at 614-555-0148. Thanks, bye."

Was this transcription useful?
`,
    {
      purchasePrice: 415_000,
      downPayment: 83_000,
      loanAmount: 332_000,
      term: 30,
      interestRate: 6.5,
      principalInterest: 2098.47,
      propertyTaxes: 610,
      homeInsurance: 120,
      appraisalFee: 525,
      closingCosts: null,
    },
  ),
  sheet(
    'a bank’s letter about a line of credit',
    `
                                          GRANITE STATE BANK
                                          Home Equity Department

April 30, 2026

Ms. Corinne Abbott
7 Birch Hill Road
Concord, NH 03301

Re: Home Equity Line of Credit, Application 5520-119

Dear Ms. Abbott:

We are pleased to tell you that you have been approved for a Home Equity Line of Credit with a credit limit of $75,000.00. You
have asked for an initial advance of $30,000.00.

For the first six billing cycles the introductory ANNUAL PERCENTAGE RATE is 6.99%. After that the ANNUAL PERCENTAGE RATE is
variable: the Prime Rate (7.50% today) plus 1.00%, which today would be 8.50%. The rate will never be more than 18.00%.

The draw period is 10 years, during which the minimum payment is the interest of the month. The repayment period is 20 years.
If you owed $75,000.00 at the start of the repayment period and the rate were 8.50%, your payment would be $650.87.

There is no application fee and no appraisal fee. You pay the recording fee of $45.00 at closing. The annual fee of $50.00 is
waived in the first year. If you close the line within 36 months, you repay the costs that we paid for you, not to exceed
$750.00.

Your first mortgage with another lender, balance $212,400.00, is not affected.

Sincerely,
Wendell Pierce, Vice President
`,
    {
      loanAmount: null,
      term: null,
      interestRate: null,
      rateCap: 18,
      apr: null,
      principalInterest: null,
      recordingFees: 45,
    },
  ),
  sheet(
    'a chat before and after the price came down',
    `
[5/23/26, 11:02:14 AM] Nina Lopez LO: Hi! for the Garfield st house at 370,000 w/ 5% down loan is 351,500
[5/23/26, 11:02:40 AM] Nina Lopez LO: 6.25 on 30yr conv, p&i 2164.25
[5/23/26, 3:48:09 PM] Jamal: omg they took our offer 🎉 they came down to 360,000!!
[5/23/26, 3:50:31 PM] Nina Lopez LO: Amazing 😍 ok updated then
[5/23/26, 3:52:02 PM] Nina Lopez LO: price 360,000
[5/23/26, 3:52:10 PM] Nina Lopez LO: down 18,000
[5/23/26, 3:52:18 PM] Nina Lopez LO: loan 342,000
[5/23/26, 3:52:25 PM] Nina Lopez LO: same rate 6.25, p&i 2105.75, MI 128.25
[5/23/26, 3:52:44 PM] Nina Lopez LO: taxes 415/mo insurance 130/mo
[5/23/26, 3:52:59 PM] Nina Lopez LO: total 2779.00
[5/23/26, 3:54:20 PM] Jamal: 👍
`,
    {
      purchasePrice: 360_000,
      downPayment: 18_000,
      loanAmount: 342_000,
      term: 30,
      interestRate: 6.25,
      principalInterest: 2105.75,
      propertyTaxes: 415,
      homeInsurance: 130,
      mortgageInsurance: 128.25,
      monthlyPayment: 2779,
    },
  ),
  sheet(
    'a bank’s letter with a payment example in small print',
    `
                                             BEACON PRIVATE BANK
                                        Residential Lending, Boston

May 14, 2026

Dear Dr. Anand and Ms. Keller,

Thank you for choosing Beacon. We propose the following financing for 31 Chestnut Hill Terrace.

        Loan amount:                   $1,180,000
        Purchase price:                $1,575,000
        Loan type:                     Jumbo, 30-year fixed
        Rate:                          6.375%  (6.450% APR)
        Monthly principal & interest:  $7,361.66
        Points:                        None
        Bank processing fee:           $1,295
        Appraisal:                     $1,150
        Relationship credit:           ($2,500)

Real estate taxes on the property are $18,924 per year and your insurance agent quoted $4,380 per year. We do not require an
escrow account.

We look forward to working with you.

Sincerely,
Claudia Renner
Senior Vice President

_____________________________________________________________________________________________________________________________
Rates as of 05/14/2026 and subject to change without notice. Payment example: a $1,000,000 loan for 30 years at a rate of 6.250%
(APR 6.312%) with a 20% down payment and 0.500 points results in 360 monthly payments of $6,157.17, not including taxes and
insurance; the actual payment will be greater. Beacon Private Bank NMLS 411002. Member FDIC. Equal Housing Lender.
`,
    {
      purchasePrice: 1_575_000,
      downPayment: null,
      loanAmount: 1_180_000,
      loanType: 'Jumbo, 30-year fixed',
      term: 30,
      interestRate: 6.375,
      apr: 6.45,
      principalInterest: 7361.66,
      propertyTaxes: 18_924,
      homeInsurance: 4380,
      processingFee: 1295,
      appraisalFee: 1150,
      lenderCredit: 2500,
    },
  ),
];
