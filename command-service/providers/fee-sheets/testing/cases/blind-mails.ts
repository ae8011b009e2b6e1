import { sheet, type SheetCase } from './sheet-case.ts';

/** Mails and chats, written by a person who has not seen the reader. */
export const blindMails: readonly SheetCase[] = [
  sheet(
    'a mail full of misspelt labels',
    `
Subject: RE: RE: preaproval + quoet for Hendersn

Hi Mike and Tracy

see below, sory for the dealy had no acces to the system yesteday

Purchse price     282,000
Donw payment       14,100  (5 %)
Laon amount       267,900
Intrest rate        6.75 %
Trem              30 yr fixed conv
Princpal & intrest   1,737.59
Propery taxes          295.00 / mo
Home ownrs insurnce     99.00 / mo
Morgage insurance      116.09 / mo
Totla monthly paymnet  2,247.68

Undrewriting fee   1,125
Apprasial            575
Credit repotr         71
Recodring fees       133
titel co charges   1,410
Total closng costs 3,314

thx
Barb
`,
    {
      purchasePrice: 282_000,
      downPayment: 14_100,
      loanAmount: 267_900,
      term: 30,
      interestRate: 6.75,
      principalInterest: 1737.59,
      propertyTaxes: 295,
      homeInsurance: 99,
      mortgageInsurance: 116.09,
      monthlyPayment: 2247.68,
      underwritingFee: 1125,
      appraisalFee: 575,
      creditReport: 71,
      recordingFees: 133,
      closingCosts: 3314,
    },
  ),
  sheet(
    'a mail of ranges and limits',
    `
From: Keith Rollins
Sent: Friday, May 29, 2026 8:12 AM
To: Sandra Quade
Subject: Rough numbers

Sandra,

Until the appraisal is in I can only give you rough numbers, but here is where I think we land. Purchase price is $340,000 per the
contract and you are putting 10% down, so the loan amount will be $306,000. The rate will be somewhere between 6.25% and 6.5%
depending on the day we lock. If it is 6.375% the principal and interest would be $1,909.04.

Lender fees are $1,495 flat. Appraisal $500 - $650. Title and settlement will not exceed $2,200. Recording should be
$125 to $175. Mortgage insurance somewhere around $110 to $140 a month. Taxes are $3,960 a year. Homeowner's insurance I don't
know yet.

All in I'd plan on bringing $40,000 to $42,000, and you already gave the seller's broker $5,000 of that as earnest money.

Talk soon,
Keith
`,
    {
      purchasePrice: 340_000,
      loanAmount: 306_000,
      interestRate: null,
      principalInterest: null,
      propertyTaxes: null,
      homeInsurance: null,
      mortgageInsurance: null,
      originationFee: 1495,
      appraisalFee: null,
      settlementFee: null,
      recordingFees: null,
      earnestMoney: 5000,
      cashToClose: null,
    },
  ),
  sheet(
    'a chat in Spanish with English words',
    `
[29/5/26 18:22] Lupita Préstamos: Buenas tardes Don Efraín 🙏
[29/5/26 18:23] Lupita Préstamos: ya le tengo los numeros de la casa en Laredo
[29/5/26 18:23] Lupita Préstamos: precio $381,000, enganche del 10% $38,100
[29/5/26 18:24] Lupita Préstamos: el prestamo queda en $342,900 a 30 años, convencional
[29/5/26 18:24] Lupita Préstamos: tasa 6.5% fija
[29/5/26 18:25] Lupita Préstamos: pago de capital e interes $2,167.36 al mes
[29/5/26 18:26] Lupita Préstamos: taxes $650 y aseguranza $165 al mes, PMI $134.30
[29/5/26 18:26] Lupita Préstamos: en total $3,116.66 mensual
[29/5/26 18:28] Don Efraín: y los gastos de cierre?
[29/5/26 18:31] Lupita Préstamos: como $9,800 pero el vendedor le da $6,000
[29/5/26 18:31] Don Efraín: ok gracias
`,
    {
      purchasePrice: 381_000,
      downPayment: 38_100,
      loanAmount: 342_900,
      term: 30,
      interestRate: 6.5,
      principalInterest: 2167.36,
      propertyTaxes: 650,
      homeInsurance: 165,
      mortgageInsurance: 134.3,
      monthlyPayment: 3116.66,
      sellerCredit: 6000,
      closingCosts: 9800,
    },
  ),
  sheet(
    'a thread that chooses one of two options',
    `
From: Rebecca Stone <rstone@valleyfirst.example>
To: Curtis Hale
Sent: Monday, June 1, 2026 5:20 PM
Subject: RE: Options

Perfect, Curtis. I have locked Option B for you through July 16: 6.375%, no points, principal and interest $2,395.66. The loan
amount stays at $384,000 on the $480,000 price.

Rebecca

> From: Curtis Hale
> Sent: Monday, June 1, 2026 1:09 PM
>
> Let's go with B, I'd rather keep the cash.
>
> > From: Rebecca Stone
> > Sent: Monday, June 1, 2026 9:45 AM
> >
> > Hi Curtis, two ways to do the 30 year fixed with 20% down:
> >
> > Option A: 6.125% with 1.5 points ($5,760), P&I $2,333.22
> > Option B: 6.375% with no points, P&I $2,395.66
> >
> > Either way: underwriting $1,095, appraisal $600, title about $1,900, taxes $520 a month and insurance $140 a month.
`,
    {
      purchasePrice: 480_000,
      loanAmount: 384_000,
      term: 30,
      interestRate: 6.375,
      principalInterest: 2395.66,
      propertyTaxes: 520,
      homeInsurance: 140,
      underwritingFee: 1095,
      appraisalFee: 600,
      titleInsurance: 1900,
    },
  ),
  sheet(
    'a text message about a lock',
    `
LOCKED!! 🔒 6.5 / 30yr fixed / 0 pts, good til 7/15
loan 301.5k on 335k purchase
pmt 1905.69 p+i
+ 158 mi + 372 tax + 118 ins = 2553.69
appraisal $595 link coming from AMC pls pay today
`,
    {
      purchasePrice: 335_000,
      loanAmount: 301_500,
      term: 30,
      interestRate: 6.5,
      principalInterest: 1905.69,
      propertyTaxes: 372,
      homeInsurance: 118,
      mortgageInsurance: 158,
      monthlyPayment: 2553.69,
      appraisalFee: 595,
    },
  ),
];
