import { page, type SheetCase } from './sheet-case.ts';

/** A Loan Estimate as a copy of its text holds it: the blocks of its two columns mix. */
export const copiedEstimates: readonly SheetCase[] = [
  {
    name: 'Loan Estimate, the blocks of both columns mixed',
    pages: [
      page(`
Blue Heron Mortgage LLC

Save this Loan Estimate to compare with your Closing Disclosure.

1180 Lakeshore Drive, Suite 210 • Concord, NH 03301

Loan Estimate
DATE ISSUED
APPLICANTS

PROPERTY
SALE PRICE

LOAN TERM
PURPOSE

8/14/2025
Marcus T. Ellery and Joanna Ellery
3306 Wexford Court
Bow, NH 03304
758 Cobblestone Lane
Hopkinton, NH 03229
$412,000

PRODUCT
LOAN TYPE
LOAN ID #
RATE LOCK

30 years
Purchase
Fixed Rate
☒ Conventional ☐ FHA ☐ VA ☐ _____________
25080033917
☐ NO ☒ YES, until 9/29/2025 at 5:00 p.m. EDT
Before closing, your interest rate, points, and lender credits can
change unless you lock the interest rate. All other estimated
closing costs expire on 8/28/2025 at 5:00 p.m. EDT

Loan Terms

Can this amount increase after closing?

Loan Amount

$350,200

NO

Interest Rate

6.5%

NO

Monthly Principal & Interest

$2,213.50

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

Years 1-7

Years 8-30

Principal & Interest

$2,213.50

$2,213.50

Mortgage Insurance

+

120

+

—

Estimated Escrow

+

556

+

556

Amount can increase over time

Estimated Total
Monthly Payment
Estimated Taxes, Insurance
& Assessments
Amount can increase over time

$2,890
$556
a month

$2,770

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

$15,725

Includes $7,329 in Loan Costs + $8,696 in Other Costs – $300
in Lender Credits. See page 2 for details.

Estimated Cash to Close

$65,525

Includes Closing Costs. See Calculating Cash to Close on page 2 for details.

Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.
LOAN ESTIMATE

PAGE 1 OF 3 • LOAN ID # 25080033917
`),
      page(`
Closing Cost Details
Loan Costs

Other Costs

A. Origination Charges

$4,329

E. Taxes and Other Government Fees

$3,238

.625 % of Loan Amount (Points)
Origination Fee
Processing Fee
Underwriting Fee

$2,189
$750
$495
$895

Recording Fees and Other Taxes
Transfer Taxes

$148
$3,090

F. Prepaids

$2,402

Homeowner's Insurance Premium ( 12 months)
Mortgage Insurance Premium ( months)
Prepaid Interest ( $62.36 per day for 11 days @ 6.5%)
Property Taxes ( months)

$1,716

G. Initial Escrow Payment at Closing

$2,492

B. Services You Cannot Shop For

$827

Appraisal Fee
Credit Report Fee
Flood Determination Fee
Tax Service Fee

$625
$112
$12
$78

C. Services You Can Shop For

$2,173

Pest Inspection Fee
Survey Fee
Title – Closing Protection Letter
Title – Lender's Title Policy
Title – Settlement Agent Fee
Title – Title Search

$95
$425
$50
$868
$525
$210

$686

Homeowner's Insurance$143.00 per month for 3 mo.
Mortgage Insurance
per month for mo.
Property Taxes
$412.50 per month for 5 mo.

$429
$2,063

H. Other

$564

Title – Owner's Title Policy (optional)

$564

I. TOTAL OTHER COSTS (E + F + G + H)

$8,696

J. TOTAL CLOSING COSTS

$15,725

D+I
Lender Credits

$16,025
– $300

Calculating Cash to Close

D. TOTAL LOAN COSTS (A + B + C)

LOAN ESTIMATE

$7,329

Total Closing Costs (J)
Closing Costs Financed (Paid from your Loan Amount)
Down Payment/Funds from Borrower
Deposit
Funds for Borrower
Seller Credits
Adjustments and Other Credits
Estimated Cash to Close

$15,725
$0
$61,800
– $8,000
$0
– $4,000
$0
$65,525

PAGE 2 OF 3 • LOAN ID # 25080033917
`),
    ],
    says: {
      purchasePrice: 412_000,
      downPayment: 61_800,
      loanAmount: 350_200,
      interestRate: 6.5,
      term: 30,
      principalInterest: 2213.5,
      monthlyPayment: 2890,
      mortgageInsurance: 120,
      propertyTaxes: 412.5,
      homeInsurance: 143,
      closingCosts: 15_725,
      cashToClose: 65_525,
      discountPoints: 2189,
      originationFee: 750,
      processingFee: 495,
      underwritingFee: 895,
      appraisalFee: 625,
      creditReport: 112,
      lenderTitle: 868,
      ownerTitle: 564,
      recordingFees: 148,
      transferTaxes: 3090,
      prepaidInterest: 686,
      lenderCredit: 300,
      sellerCredit: 4000,
      earnestMoney: 8000,
      loanType: 'Conventional',
      program: 'Fixed Rate',
      rateLock: 'locked until 9/29/2025',
      floodCertification: 12,
      settlementFee: 525,
      survey: 425,
      form: 'Loan Estimate',
    },
  },
];
