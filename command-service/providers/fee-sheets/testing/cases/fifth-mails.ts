import { sheet, type SheetCase } from './sheet-case.ts';

/** Mails, messages and a letter by the fifth writer. */
export const fifthMails: readonly SheetCase[] = [
  sheet(
    'loan officer e-mail in sentences, purchase 10% down',
    `
From: Becca Lindgren <becca@northforklending.example>
To: Tom and Ines Ferreira
Subject: Numbers on 212 Alder Ct

Hi Tom and Ines,

Great talking with you both last night. As promised, here is how things look if your offer on 212 Alder Ct gets accepted at $465,000.

With 10% down ($46,500) we'd be borrowing $418,500 on a 30 year fixed. I have you at 6.375% today with no points, and the APR works out to 6.642%. Principal and interest come to $2,610.90 a month. Because you're putting down less than 20% there is PMI, and with your scores it's cheap, $143 per month. The county shows property taxes at $5,580 for the year, and your insurance agent quoted $1,644 a year for the homeowners policy. All together you would be paying about $3,355.90 every month, taxes, insurance and PMI included.

Closing costs I'm estimating at $9,870 total, including the prepaids and setting up your escrow account. Of that, our origination charge is $1,195, the appraisal is $600 and the credit report is $95. So with the down payment you should plan to bring $56,370 to closing. Your $5,000 earnest money counts toward that.

I can't lock until we have a signed contract, so the rate could move a little. Call me with any questions, I'm around until 6.

Becca Lindgren
Senior Loan Officer, NMLS 770218
North Fork Lending
(406) 555-0180
`,
    {
      purchasePrice: 465000,
      downPayment: 46500,
      loanAmount: 418500,
      interestRate: 6.375,
      apr: 6.642,
      term: 30,
      principalInterest: 2610.9,
      monthlyPayment: 3355.9,
      mortgageInsurance: 143,
      propertyTaxes: 5580,
      homeInsurance: 1644,
      closingCosts: 9870,
      cashToClose: 56370,
      originationFee: 1195,
      discountPoints: null,
      appraisalFee: 600,
      creditReport: 95,
      earnestMoney: 5000,
    },
  ),
  sheet(
    'text message thread, rate corrected from 6.5 to 6.25',
    `
Mon 9:14 AM
You: hey Dre did the numbers come back on the house on Pruitt
Dre (lender): Morning! yes. so at 270k w 5% down youre looking at 6.5 on a 30 yr conv
You: hmm ok thats higher than i hoped
Dre (lender): lemme see what I can do

Mon 11:52 AM
Dre (lender): ok good news, got you 6.25 no points instead of the 6.5. market got better this am
Dre (lender): loan amt 256,500, P&I 1,579.31/mo
You: whats that w everything
Dre (lender): taxes are 2,940 a yr, ins around 95/mo, PMI 118/mo. so 2,037.31 all in
You: and cash i need?
Dre (lender): 13.5k down + 7,200 closing = 20,700. appraisal 550 is in there, you pay that upfront w card
You: 👍 send me the paperwork
Dre (lender): on it. lock is good 30 days
`,
    {
      purchasePrice: 270000,
      downPayment: 13500,
      loanAmount: 256500,
      interestRate: 6.25,
      term: 30,
      principalInterest: 1579.31,
      monthlyPayment: 2037.31,
      mortgageInsurance: 118,
      propertyTaxes: 2940,
      homeInsurance: 95,
      closingCosts: 7200,
      cashToClose: 20700,
      discountPoints: null,
      appraisalFee: 550,
    },
  ),
  sheet(
    'commitment letter, 15-year refinance, no escrow',
    `
                              FIRST PIEDMONT SAVINGS
                        310 Church Street, Salisbury, NC 28144

November 3, 2025

Mr. and Mrs. Leonard Youngblood
72 Faith Road
Salisbury, NC 28146

Re: Your refinance request, application 25-3391

Dear Mr. and Mrs. Youngblood:

We are pleased to tell you that your request to refinance your home at 72 Faith Road has been approved subject to the conditions below.

The new loan will be in the amount of one hundred ninety-eight thousand dollars ($198,000.00), repayable over fifteen (15) years at a fixed rate of 5.625 percent. The annual percentage rate is 5.830 percent. Your monthly payment of principal and interest will be $1,630.99. You have chosen to pay your real estate taxes and homeowner's insurance yourselves, so no escrow account will be established and nothing will be added to that payment.

An origination fee of one percent ($1,980.00) is due at closing. You have already paid $475.00 for the appraisal. Total closing costs are estimated at $4,615.00, which you have asked to pay in cash; no costs will be added to the loan.

Before closing we will need a current homeowner's policy naming First Piedmont Savings as mortgagee and your most recent pay stubs. This commitment expires on December 19, 2025.

Thank you for your confidence in First Piedmont Savings.

Sincerely,


Audrey Tillman
Vice President, Mortgage Lending
`,
    {
      loanAmount: 198000,
      interestRate: 5.625,
      apr: 5.83,
      term: 15,
      principalInterest: 1630.99,
      monthlyPayment: 1630.99,
      closingCosts: 4615,
      originationFee: 1980,
      appraisalFee: 475,
    },
  ),
  sheet(
    'e-mail about a 2-1 temporary buydown paid by the builder',
    `
Subject: 2-1 buydown on Lot 14 (Sedgefield)

Hi Monica,

The builder agreed to pay for the temporary 2/1 buydown, so here is what that does for you.

Purchase price: $398,000
Down payment: $19,900 (5%)
Loan amount: $378,100
Note rate: 6.75%, 30 year fixed, conventional

Principal and interest
  Year 1 at 4.75%: $1,972.35
  Year 2 at 5.75%: $2,206.49
  Years 3 to 30 at 6.75%: $2,452.35

On top of that each month you would have $201 PMI, $331.67 property tax and $120 homeowners insurance. The loan is a fixed rate at 6.75%, the buydown only lowers what you pay in the first two years, and you qualify on the full payment, $2,452.35 plus the items above = $3,105.02.

The buydown costs $8,710.32 and the builder pays it through the seller concession, so it is not part of your costs. Your own closing costs are $10,450 and you need $30,350 in cash (down payment plus closing costs, before your $4,000 deposit is credited). Our underwriting and processing is $1,590, appraisal $650.

Want me to move forward with it?

Pete Vandermeer
Trailhead Mortgage
`,
    {
      purchasePrice: 398000,
      downPayment: 19900,
      loanAmount: 378100,
      interestRate: 6.75,
      term: 30,
      principalInterest: 2452.35,
      monthlyPayment: 3105.02,
      mortgageInsurance: 201,
      propertyTaxes: 331.67,
      homeInsurance: 120,
      closingCosts: 10450,
      cashToClose: 30350,
      appraisalFee: 650,
      processingFee: null,
      earnestMoney: 4000,
    },
  ),
  sheet(
    'e-mail offering a home equity line of credit next to an existing first mortgage',
    `
Hi Gordon,

Following up on your home equity line question. Based on the value of $610,000 and your first mortgage balance of about $287,400 we can offer a line of credit of $95,000.

The details:
- Rate is variable, Prime + 0.50%. With Prime at 7.00% today that is 7.50%. The APR is 7.50% and it can change monthly, cap 18%.
- 10 year draw period where you pay interest only, then 20 years to pay it back.
- If you draw the full $95,000 the interest-only payment would be $593.75 a month.
- No application fee and no origination fee. We pay the appraisal (normally $425) as long as you keep the line open for 36 months.
- There is a $75 annual fee starting in year two, and recording is $62 which comes out of your first draw. That is the only closing cost you pay.

Your existing first mortgage at 3.125% isn't touched. Its payment of $1,464.55 stays the way it is.

If that sounds good, I can have the disclosures out to you today.

Thanks,
Lena Frost
Home Equity Specialist, Quarry Hill Federal Credit Union
`,
    {
      loanAmount: 95000,
      interestRate: 7.5,
      apr: 7.5,
      principalInterest: 593.75,
      closingCosts: 62,
      originationFee: null,
      monthlyPayment: 593.75,
      recordingFees: 62,
    },
  ),
  sheet(
    'casual e-mail with ballpark ranges for rate, payment and closing costs',
    `
Hey Aisha!

Sorry for the delay, it's been crazy here. Here's a ballpark for you before you go out looking this weekend. I used a $375,000 price with 20% down, so $75,000 down and a $300,000 loan, 30 yr fixed.

Rates have been all over the place. Today I'd say you land somewhere between 6.5% and 6.875% depending on what we see when I rerun your credit, so P&I would be anywhere from $1,896.20 to $1,970.79. Taxes in that part of town are about $410/mo and I'd budget $1,500 a year for insurance. No PMI with 20% down.

Closing costs usually end up between $8,000 and $10,000 here, incl. prepaids. Our lender fee is a flat $1,095 (origination), appraisal is $550, credit is $65. I'd ask the seller for help with closing costs, but don't count on it in this market lol.

Once you're under contract I'll send the real Loan Estimate with exact numbers. Good luck Saturday!!

xo Brandi
Brandi Sewell | Hometown Lending Partners | NMLS #1298744
`,
    {
      purchasePrice: 375000,
      downPayment: 75000,
      loanAmount: 300000,
      interestRate: null,
      term: 30,
      principalInterest: null,
      mortgageInsurance: null,
      propertyTaxes: 410,
      homeInsurance: 1500,
      closingCosts: null,
      originationFee: 1095,
      appraisalFee: 550,
      creditReport: 65,
    },
  ),
];
