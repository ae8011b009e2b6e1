import { page, type SheetCase } from './sheet-case.ts';

/** A Loan Estimate by the sixth writer, copied with its labels and amounts in separate blocks. */
export const sixthCopiedEstimates: readonly SheetCase[] = [
  {
    name: 'Loan Estimate, FHA purchase with a financed premium, labels and amounts in separate blocks',
    pages: [
      page(`
Crestline Home Lending, Inc.

Save this Loan Estimate to compare with your Closing Disclosure.

4025 Old Shell Road • Mobile, AL 36608

Loan Estimate
DATE ISSUED
APPLICANTS

PROPERTY
SALE PRICE

LOAN TERM
PURPOSE

2/20/2026
Dwayne R. Pickett
1417 Navco Road, Apt 6B
Mobile, AL 36605
9020 Bellingrath Pines Drive
Theodore, AL 36582
$268,500

Loan Terms

PRODUCT
LOAN TYPE
LOAN ID #
RATE LOCK

30 years
Purchase
Fixed Rate
☐ Conventional ☒ FHA ☐ VA ☐ _____________
CHL-2602-11846
☒ NO ☐ YES, until
Before closing, your interest rate, points, and lender credits can
change unless you lock the interest rate. All other estimated
closing costs expire on 3/6/2026 at 5:00 p.m. CST

Can this amount increase after closing?

Loan Amount

$263,636

NO

Interest Rate

6.25%

NO

Monthly Principal & Interest

$1,623.25

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

$1,623.25

Mortgage Insurance

+

118

Estimated Escrow

+

388

Amount can increase over time

Estimated Total
Monthly Payment
Estimated Taxes, Insurance
& Assessments
Amount can increase over time

$2,129
$388
a month

This estimate includes
☒ Property Taxes
☒ Homeowner's Insurance
☐ Other:

In escrow?
YES
YES

See Section G on page 2 for escrowed property costs. You must pay for other
property costs separately.

Costs at Closing
Estimated Closing Costs

$14,158

Includes $8,678 in Loan Costs + $5,480 in Other Costs – $0
in Lender Credits. See page 2 for details.

Estimated Cash to Close

$10,522

Includes Closing Costs. See Calculating Cash to Close on page 2 for details.

Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.
LOAN ESTIMATE

PAGE 1 OF 3 • LOAN ID # CHL-2602-11846
`),
      page(`
Closing Cost Details
Loan Costs
A. Origination Charges

Other Costs
$2,175

% of Loan Amount (Points)
Origination Fee
Underwriting Fee

$1,250
$925

B. Services You Cannot Shop For

$5,297

Appraisal Fee
Credit Report Fee
FHA Up-front Mortgage Insurance Premium
Flood Determination Fee
Tax Monitoring Fee

$585
$94
$4,534
$9
$75

C. Services You Can Shop For
Title – Lender's Title Policy
Title – Settlement Agent Fee
Title – Title Search
Pest Inspection Fee

$1,206
$486
$450
$185
$85

E. Taxes and Other Government Fees

$850

Recording Fees and Other Taxes
Transfer Taxes

$581
$269

F. Prepaids

$2,331

Homeowner's Insurance Premium (12 months)
Mortgage Insurance Premium (0 months)
Prepaid Interest ($45.14 per day for 20 days @ 6.25%)
Property Taxes (0 months)

$1,428

G. Initial Escrow Payment at Closing

$1,968

$903

Homeowner's Insurance$119.00 per month for 3 mo.
Mortgage Insurance
per month for 0 mo.
Property Taxes
$268.50 per month for 6 mo.

$357
$1,611

H. Other

$331

Title – Owner's Title Policy (optional)

$331

I. TOTAL OTHER COSTS (E + F + G + H)

$5,480

J. TOTAL CLOSING COSTS

$14,158

D+I
Lender Credits

$14,158

Calculating Cash to Close

D. TOTAL LOAN COSTS (A + B + C)

LOAN ESTIMATE

$8,678

Total Closing Costs (J)
Closing Costs Financed (Paid from your Loan Amount)
Down Payment/Funds from Borrower
Deposit
Funds for Borrower
Seller Credits
Adjustments and Other Credits
Estimated Cash to Close

$14,158
$0
$4,864
– $1,500
$0
– $7,000
$0
$10,522

PAGE 2 OF 3 • LOAN ID # CHL-2602-11846
`),
      page(`
Additional Information About This Loan
LENDER
NMLS/__ LICENSE ID
LOAN OFFICER
NMLS/__ LICENSE ID
EMAIL
PHONE

Crestline Home Lending, Inc.
60718
Keisha Marbury
1330952
kmarbury@crestlinehl.example
251-555-0166

Comparisons

MORTGAGE BROKER
NMLS/__ LICENSE ID
LOAN OFFICER
NMLS/__ LICENSE ID
EMAIL
PHONE

Use these measures to compare this loan with other loans.

In 5 Years

$112,977
$17,565

Total you will have paid in principal, interest, mortgage insurance, and loan costs.
Principal you will have paid off.

Annual Percentage Rate (APR)

7.108%

Your costs over the loan term expressed as a rate. This is not your interest rate.

Total Interest Percentage (TIP)

122.001%

The total amount of interest that you will pay over the loan term as a
percentage of your loan amount.

Other Considerations
Appraisal

We may order an appraisal to determine the property's value and charge you for this
appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close.
You can pay for an additional appraisal for your own use at your own cost.

Assumption

If you sell or transfer this property to another person, we
☒ will allow, under certain conditions, this person to assume this loan on the original terms.
☐ will not allow assumption of this loan on the original terms.

Homeowner's
Insurance

This loan requires homeowner's insurance on the property, which you may obtain from a
company of your choice that we find acceptable.

Late Payment

If your payment is more than 15 days late, we will charge a late fee of 4% of the
monthly principal and interest payment.

Refinance

Refinancing this loan will depend on your future financial situation, the property value, and
market conditions. You may not be able to refinance this loan.

Servicing

We intend
☐ to service your loan. If so, you will make your payments to us.
☒ to transfer servicing of your loan.

Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or
received this form.

Applicant Signature

LOAN ESTIMATE

Date

Co-Applicant Signature

Date

PAGE 3 OF 3 • LOAN ID # CHL-2602-11846
`),
    ],
    says: {
      purchasePrice: 268_500,
      downPayment: 4864,
      loanAmount: 263_636,
      interestRate: 6.25,
      apr: 7.108,
      term: 30,
      principalInterest: 1623.25,
      monthlyPayment: 2129,
      mortgageInsurance: 118,
      propertyTaxes: 268.5,
      homeInsurance: 119,
      closingCosts: 14_158,
      cashToClose: 10_522,
      originationFee: 1250,
      underwritingFee: 925,
      appraisalFee: 585,
      creditReport: 94,
      lenderTitle: 486,
      ownerTitle: 331,
      recordingFees: 581,
      transferTaxes: 269,
      prepaidInterest: 903,
      lenderCredit: null,
      sellerCredit: 7000,
      earnestMoney: 1500,
      floodCertification: 9,
      settlementFee: 450,
      form: 'Loan Estimate',
    },
  },
];
