import { page, type SheetCase } from './sheet-case.ts';

/** A Closing Disclosure of a refinance by the sixth writer, copied with its labels and amounts in separate blocks. */
export const sixthRefinances: readonly SheetCase[] = [
  {
    name: 'Closing Disclosure, refinance with cash to the borrower, labels and amounts in separate blocks',
    pages: [
      page(`
Closing Disclosure

This form is a statement of final loan terms and closing costs. Compare this
document with your Loan Estimate.

Closing Information

Transaction Information

Loan Information

Date Issued
3/9/2026
Closing Date
3/13/2026
Disbursement Date3/18/2026
Settlement Agent Aspen Title & Escrow
File #
AT-26-0907
Property
8841 W Alder Way
Lakewood, CO 80228
Appraised Prop. Value
$498,000

Borrower

Patrick J. Nakamura and
Lena Nakamura
8841 W Alder Way
Lakewood, CO 80228

Loan Term
Purpose
Product

30 years
Refinance
Fixed Rate

Loan Type
Lender

Front Range Lending Corp.

☒ Conventional ☐ FHA
☐ VA ☐ _______
1200647753

Loan ID #
MIC #

Loan Terms

Can this amount increase after closing?

Loan Amount

$285,000

NO

Interest Rate

6.625%

NO

Monthly Principal & Interest

$1,824.89

NO

See Projected Payments below for your
Estimated Total Monthly Payment

Does the loan have these features?

Prepayment Penalty

NO

Balloon Payment

NO

Projected Payments
Payment Calculation

Years 1-30

Principal & Interest

$1,824.89

Mortgage Insurance

+

0

Estimated Escrow

+

579.50

Amount can increase over time

Estimated Total
Monthly Payment
Estimated Taxes, Insurance
& Assessments
Amount can increase over time
See page 4 for details

$2,404.39
$579.50
a month

This estimate includes
☒ Property Taxes
☒ Homeowner's Insurance
☐ Other:

In escrow?
YES
YES

See Escrow Account on page 4 for details. You must pay for other property
costs separately.

Costs at Closing
Closing Costs

$9,935.77

Includes $5,084.55 in Loan Costs + $4,851.22 in Other Costs – $0.00
in Lender Credits. See page 2 for details.

Cash to Close

$63,428.19

Includes Closing Costs. See Calculating Cash to Close on page 3 for details.
☐ From ☒ To Borrower

CLOSING DISCLOSURE

PAGE 1 OF 5 • LOAN ID # 1200647753
`),
      page(`
Closing Cost Details
Borrower-Paid

Paid by

Loan Costs

At Closing

Others

A. Origination Charges

$3,158.75

01 0.375 % of Loan Amount (Points)
02 Origination Fee
03 Underwriting Fee

$1,068.75
$995.00
$1,095.00

B. Services Borrower Did Not Shop For
01 Appraisal Fee
02 Credit Report Fee
03 Flood Determination Fee
04 Tax Service Fee

$760.80
to Summit Appraisal Group
to Factual Data
to ServiceLink Flood
to CoreLogic

C. Services Borrower Did Shop For
01 Title – Endorsement Fee
02 Title – Lender's Title Insurance
03 Title – Settlement Agent Fee

Before Closing

$575.00
$96.30
$8.50
$81.00

$1,165.00
to Aspen Title & Escrow
to Aspen Title & Escrow
to Aspen Title & Escrow

$100.00
$715.00
$350.00

D. TOTAL LOAN COSTS (Borrower-Paid)

$5,084.55

Loan Costs Subtotals (A + B + C)

$4,509.55

$575.00

Other Costs
E. Taxes and Other Government Fees

$43.00

01 Recording Fees

$43.00

Deed:

Mortgage: $43.00

F. Prepaids

$3,097.22

01 Homeowner's Insurance Premium ( mo.)
02 Mortgage Insurance Premium ( mo.)
03 Prepaid Interest ($51.73 per day from 3/18/26 to 4/1/26)
04 Property Taxes (6 mo.)
to Jefferson County Treasurer

$724.22
$2,373.00

G. Initial Escrow Payment at Closing

$1,711.00

01 Homeowner's Insurance
02 Mortgage Insurance
03 Property Taxes
04 Aggregate Adjustment

$1,288.00

$184.00 per month for 7 mo.
per month for mo.
$395.50 per month for 2 mo.

H. Other

$791.00
-$368.00

$0.00

I. TOTAL OTHER COSTS (Borrower-Paid)

$4,851.22

Other Costs Subtotals (E + F + G + H)

$4,851.22

J. TOTAL CLOSING COSTS (Borrower-Paid)

$9,935.77

Closing Costs Subtotals (D + I)
Lender Credits

$9,360.77

CLOSING DISCLOSURE

$575.00

PAGE 2 OF 5 • LOAN ID # 1200647753
`),
      page(`
Payoffs and Payments

Use this table to see a summary of your payoffs and payments to others from your loan amount.

TO
01 Cascade Federal Credit Union (first mortgage payoff thru 3/18/26)
02 Bankcard Services acct ending 4471
03 Alder Auto Finance acct ending 0093

AMOUNT
$191,344.18
$8,216.09
$12,650.77

K. TOTAL PAYOFFS AND PAYMENTS

$212,211.04

Calculating Cash to Close
Loan Amount
Total Closing Costs (J)
Closing Costs Paid Before Closing
Total Payoffs and Payments (K)
Cash to Close

CLOSING DISCLOSURE

Use this table to see what has changed from your Loan Estimate.
Loan Estimate

Final

Did this change?

$280,000.00
-$9,218.00
$0.00
-$212,100.00
$58,682.00

$285,000.00
-$9,935.77
$575.00
-$212,211.04
$63,428.19

YES
YES
YES
YES

☐ From ☒ To
Borrower

☐ From ☒ To
Borrower

• This amount increased
• See Total Loan Costs (D) and Total Other Costs (I)
• You paid these Closing Costs before closing
• See Payoffs and Payments (K)

PAGE 3 OF 5 • LOAN ID # 1200647753
`),
      page(`
Additional Information About This Loan
Loan Disclosures
Assumption

Escrow Account

If you sell or transfer this property to another person, your lender
☐ will allow, under certain conditions, this person to assume this
loan on the original terms.
☒ will not allow assumption of this loan on the original terms.

For now, your loan
☒ will have an escrow account (also called an "impound" or "trust"
account) to pay the property costs listed below.

Demand Feature
Your loan
☐ has a demand feature, which permits your lender to require early
repayment of the loan. You should review your note for details.
☒ does not have a demand feature.

Escrow
Escrowed

$6,954.00

Non-Escrowed

You may have other property costs.

Late Payment

Initial Escrow

$1,711.00

If your payment is more than 15 days late, your lender will charge a
late fee of 5% of the monthly principal and interest payment.

Monthly Escrow

$579.50

Negative Amortization (Increase in Loan Amount)
Under your loan terms, you
☒ do not have a negative amortization feature.

Partial Payments
Your lender
☒ may hold them in a separate account until you pay the rest of the
payment, and then apply the full payment to your loan.

Estimated total amount over year 1 for
your escrowed property costs:
Homeowner's Insurance, Property Taxes

A cushion for the escrow account you
pay at closing. See Section G on page 2.
The amount included in your total
monthly payment.

☐ will not have an escrow account because ☐ you declined it ☐ your
lender does not offer one.

In the future,
Your property costs may change and, as a result, your escrow payment
may change. You may be able to cancel your escrow account, but if you do,
you must pay your property costs directly.

Security Interest
You are granting a security interest in
8841 W Alder Way, Lakewood, CO 80228
You may lose this property if you do not make your payments or
satisfy other obligations for this loan.

CLOSING DISCLOSURE

PAGE 4 OF 5 • LOAN ID # 1200647753
`),
      page(`
Loan Calculations

Other Disclosures

Total of Payments.

$662,040.43

Appraisal

Total you will have paid after you make all payments of
principal, interest, mortgage insurance, and loan costs, as scheduled.

If the property was appraised for your loan, your lender is required to
give you a copy at no additional cost at least 3 days before closing.

Finance Charge.

Contract Details

$376,374.65

See your note and security instrument for information about what
happens if you fail to make your payments.

The dollar amount the loan will cost you.

Amount Financed.

$280,581.23

The loan amount available after paying your upfront finance
charge.

Annual Percentage Rate (APR).

6.777%

Your costs over the loan term expressed as
a rate. This is not your interest rate.

Liability after Foreclosure
If your lender forecloses on this property and the foreclosure does not
cover the amount of unpaid balance on this loan,
☒ state law may protect you from liability for the unpaid balance.

Refinance

Total Interest Percentage (TIP).

130.765%

The total amount of interest that you will
pay over the loan term as a percentage of your loan amount.

Refinancing this loan will depend on your future financial situation,
the property value, and market conditions.

Tax Deductions
If you borrow more than this property is worth, the interest on the
loan amount above this property's fair market value is not deductible.

Contact Information
Lender

Mortgage Broker

Name

Front Range Lending Corp.

NMLS ID

271145

Contact

Shayna Brockett

Contact NMLS ID

1188206

Phone

303-555-0176

Settlement Agent
Aspen Title & Escrow
Oscar Lindqvist
303-555-0148

Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received
this form.

Applicant Signature

CLOSING DISCLOSURE

Date

Co-Applicant Signature

Date

PAGE 5 OF 5 • LOAN ID # 1200647753
`),
    ],
    says: {
      loanAmount: 285_000,
      interestRate: 6.625,
      apr: 6.777,
      term: 30,
      principalInterest: 1824.89,
      monthlyPayment: 2404.39,
      mortgageInsurance: 0,
      propertyTaxes: 395.5,
      homeInsurance: 184,
      closingCosts: 9935.77,
      cashToClose: -63_428.19,
      discountPoints: 1068.75,
      originationFee: 995,
      underwritingFee: 1095,
      appraisalFee: 575,
      creditReport: 96.3,
      lenderTitle: 715,
      recordingFees: 43,
      prepaidInterest: 724.22,
      lenderCredit: null,
      floodCertification: 8.5,
      settlementFee: 350,
      form: 'Closing Disclosure',
    },
  },
];
