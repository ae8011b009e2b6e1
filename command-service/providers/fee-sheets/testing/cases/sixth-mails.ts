import { sheet, type SheetCase } from './sheet-case.ts';

/** A mail, messages, a web page and a quote by the sixth writer. */
export const sixthMails: readonly SheetCase[] = [
  sheet(
    'loan officer mail, 3% down, closing costs given as a range',
    `
From: "Derrick Osei" <derrick.osei@oakandironmortgage.example>
Date: Thu, Apr 16, 2026 at 4:52 PM
Subject: Re: numbers for the Vine St house
To: Callie Hargrove <callie.hargrove@mailbox.example>

Hi Callie,

Sorry for the delay, was in closings all day. Here's where you land on 611 Vine if they take your $289,000 offer.

You'd use the first-time buyer conventional with 3% down, so $8,670 from you and a loan of $280,330. I'm quoting 6.75% on a 30-year fixed as of this afternoon, zero points. That makes principal and interest $1,818.22. Mortgage insurance came back at $162 a month with your 734 score. Taxes on the listing are $3,012 for the year and I used $138 a month for homeowners, your agent may beat that. Add it all up and you're at $2,369.22 a month.

Closing costs are harder because the title company hasn't sent their quote. I'd plan on somewhere between $7,800 and $9,200 including the escrow setup. Of that I know our underwriting fee is $1,095, appraisal will be $575 (paid up front when we order it) and credit is $112. We don't charge an origination fee. If the seller agrees to the $5,000 credit you asked for, that comes straight off what you bring in, but until they sign I can't count on it, so I'd keep roughly $17,000 to $18,000 liquid.

Earnest money is $2,500, you already wrote that one.

APR will be on the Loan Estimate once you're under contract.

Talk soon,
Derrick

Derrick Osei | Loan Officer | NMLS 1407733
Oak & Iron Mortgage | 1900 Broad St | Chattanooga, TN
c: 423-555-0158

On Wed, Apr 15, 2026 at 9:10 PM Callie Hargrove wrote:
> Hey Derrick, we wrote the offer! 289 with 5k toward closing. can you send me
> updated numbers when you get a sec? thank you!!
`,
    {
      purchasePrice: 289_000,
      downPayment: 8670,
      loanAmount: 280_330,
      interestRate: 6.75,
      term: 30,
      principalInterest: 1818.22,
      monthlyPayment: 2369.22,
      mortgageInsurance: 162,
      propertyTaxes: 3012,
      homeInsurance: 138,
      closingCosts: null,
      cashToClose: null,
      discountPoints: null,
      originationFee: null,
      underwritingFee: 1095,
      appraisalFee: 575,
      creditReport: 112,
      sellerCredit: null,
      earnestMoney: 2500,
    },
  ),
  sheet(
    'text message thread, refinance, insurance corrected within the thread',
    `
Jen Pruitt - Summit Home Loans
Tue, Feb 10

2:14 PM
Hey Marcus! Ran your refi. Good news

2:14 PM
Loan amt 341,500, 30 yr fixed conv at 5.99%. apr 6.118. no points

2:15 PM
P&I would be 2,045.27. Youre at 2,391 now so thats a nice drop

You 2:19 PM
nice! is that w taxes and ins

2:21 PM
No thats just p&i. Taxes 412/mo and ins 155/mo so 2,612.27 all in

You 2:22 PM
ins went up this yr, its 2016 a year now

2:26 PM
Ok so 168/mo. that makes it 2,625.27 total

You 2:27 PM
and whats it cost me

2:30 PM
Total closing costs 5,940. Thats w the new escrow acct in there. You get your old escrow back from Wells after, should be like a month later

2:31 PM
Im giving you a 1,250 lender credit that isnt in the 5,940 so your net is 4,690. We roll it in so nothing out of pocket except the appraisal if we need one, hoping for a waiver

You 2:33 PM
👍 ok lets do it. can u lock

2:34 PM
Locking now. Docs coming to ur email, sign tonight pls 🙏
`,
    {
      loanAmount: 341_500,
      interestRate: 5.99,
      apr: 6.118,
      term: 30,
      principalInterest: 2045.27,
      monthlyPayment: 2625.27,
      propertyTaxes: 412,
      homeInsurance: 168,
      closingCosts: 5940,
      discountPoints: null,
      lenderCredit: 1250,
    },
  ),
  sheet(
    'bank web quote copied whole page with menus and other rates',
    `
Skip to main content
Personal
Small Business
Wealth
About Us
Locations
Español
Search
Log in

First Columbia Bank
Checking  Savings  Credit Cards  Home Loans  Auto  Investing

Home > Home Loans > Mortgage Rates > Your custom quote

Today's rates  as of 05/06/2026 8:00 AM ET
30-year fixed   6.375%   6.512% APR
20-year fixed   6.125%   6.297% APR
15-year fixed   5.500%   5.774% APR
10y/6m ARM      6.125%   6.748% APR
See all rates

Your custom quote
Edit

Loan purpose
Purchase
Home price
$400,000
Down payment
$80,000 (20%)
ZIP code
29209
Credit score
740-759
Property use
Primary residence

30-Year Fixed Conventional
Selected

Rate
6.250%
APR
6.404%
Points
0.750 ($2,400)
Monthly principal & interest
$1,970.30

What's included? ⓘ
Your monthly payment shown does not include taxes and insurance premiums. Your actual payment will be greater.

Loan amount  $320,000
Lender fees  ⌄
Application fee  $0
Origination fee  $1,295
Third-party fees (estimated)  ⌄
Appraisal  $595
Credit report  $65
Flood certification  $11
Settlement fee  $550
Lender's title insurance  $480
Recording  $89
Total points, lender and third-party fees  $5,485
Lock with us online   Apply now

Talk to a mortgage loan officer
1-800-555-0100
Mon-Fri 8 a.m.-9 p.m. ET
Find a branch near you

You might also like
Earn up to $400 with a new checking account
Home equity line of credit: rates as low as 7.49% variable APR
How much house can I afford?
First-time homebuyer grant up to $7,500 in select markets

Privacy  Security  Careers  Accessibility  Site map  Cookie preferences
Rates, terms and fees are subject to change without notice. The quote assumes a single-family home, 60-day lock and closing in 45 days. Loans above $832,750 may be priced differently. Loan approval is subject to credit approval and program guidelines.
Equal Housing Lender   Member FDIC   NMLS #402118
© 2026 First Columbia Bank, N.A. All rights reserved.
`,
    {
      purchasePrice: 400_000,
      downPayment: 80_000,
      loanAmount: 320_000,
      interestRate: 6.25,
      apr: 6.404,
      term: 30,
      principalInterest: 1970.3,
      closingCosts: 5485,
      discountPoints: 2400,
      originationFee: 1295,
      appraisalFee: 595,
      creditReport: 65,
      lenderTitle: 480,
      recordingFees: 89,
      program: null,
      applicationFee: 0,
      floodCertification: 11,
      settlementFee: 550,
    },
  ),
  sheet(
    'condo purchase quote with HOA, property tax still to be determined',
    `
Lakeview Point Condominiums, Unit 1407
Purchase quote for Dominic Abate - prepared by Harriet Lowell, Cloverfield Home Mortgage (NMLS 655208) 6/2/2026

Price: $318,000
Down: 10% = $31,800
Loan: $286,200 conventional 30 yr fixed (attached condo, so pricing includes the condo adjustment)
Rate: 6.625%, no points

Monthly
  Principal & interest ........ $1,832.57
  PMI ......................... $104.94
  HO-6 (walls-in) policy ...... $52.00
  HOA ......................... $428.00
  Property tax ................ TBD, see note
  Subtotal without taxes ...... $2,417.51

Note on taxes: the building was converted last year and the county has not issued a bill for the individual units. Neighboring buildings run 1.3% to 1.6% of value. I'll update when the assessor posts it.

HOA covers water, trash, master insurance policy, gym and one garage space. Budget shows 12% going to reserves. There is a $1,500 move-in deposit, refundable, paid to the association and not to us.

One-time costs
  Origination ........................... $1,145
  Appraisal ............................. $600
  Credit report ......................... $94
  Condo questionnaire (HOA mgmt co.) .... $275
  Lender's title insurance .............. $590
  Owner's title insurance ............... $440
  Escrow / settlement fee ............... $795
  Recording ............................. $235
  HO-6 first year ....................... $624
  Total ................................. $4,798
  (tax escrow not included until we have the bill)

Harriet Lowell  312-555-0149
`,
    {
      purchasePrice: 318_000,
      downPayment: 31_800,
      loanAmount: 286_200,
      interestRate: 6.625,
      term: 30,
      principalInterest: 1832.57,
      monthlyPayment: null,
      mortgageInsurance: 104.94,
      propertyTaxes: null,
      homeInsurance: 52,
      hoaDues: 428,
      closingCosts: 4798,
      discountPoints: null,
      originationFee: 1145,
      appraisalFee: 600,
      creditReport: 94,
      lenderTitle: 590,
      ownerTitle: 440,
      recordingFees: 235,
    },
  ),
];
