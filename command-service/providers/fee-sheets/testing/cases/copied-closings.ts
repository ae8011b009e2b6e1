import { page, type SheetCase } from './sheet-case.ts';

/** Closing Disclosures as copies of their text hold them. */
export const copiedClosings: readonly SheetCase[] = [
  {
    name: 'Closing Disclosure, the blocks of both columns mixed and the final amounts apart',
    pages: [
      page(`
Closing Disclosure

This form is a statement of final loan terms and closing costs. Compare this
document with your Loan Estimate.

Closing Information

Transaction Information

Loan Information

Date Issued
9/10/2025
Closing Date
9/15/2025
Disbursement Date9/15/2025
Settlement Agent Emerald Coast Title
File #
25-2217D
Property
4203 Scenic Hwy 98 #506
Destin, FL 32541
Sale Price
$429,500

Borrower

Loan Term
Purpose
Product

20 years
Purchase
Fixed Rate

Loan Type

☒ Conventional ☐ FHA
☐ VA ☐ _______
GSF-250811-04

Seller

Lender

Loan Terms

Clifford and Mae Ostrander
912 Foxglove Trail
Franklin, TN 37064
Windrow Holdings LLC
PO Box 3310
Birmingham, AL 35202
Gulf States Funding

Loan ID #
MIC #

Can this amount increase after closing?

Loan Amount

$322,125

NO

Interest Rate

6.75%

NO

Monthly Principal & Interest

$2,449.32

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

Years 1-20

Principal & Interest

$2,449.32

Mortgage Insurance

+

0

Estimated Escrow

+

508.50

Amount can increase over time

Estimated Total
Monthly Payment
Estimated Taxes, Insurance
& Assessments
Amount can increase over time
See page 4 for details

$2,957.82
$893.50
a month

This estimate includes
☒ Property Taxes
☒ Homeowner's Insurance
☒ Other: Homeowner's Association Dues

In escrow?
YES
YES
NO

See Escrow Account on page 4 for details. You must pay for other property
costs separately.

Costs at Closing
Closing Costs

$12,383.84

Includes $4,414.27 in Loan Costs + $9,169.57 in Other Costs – $1,200.00
in Lender Credits. See page 2 for details.

Cash to Close

$101,710.90

Includes Closing Costs. See Calculating Cash to Close on page 3 for details.

CLOSING DISCLOSURE

PAGE 1 OF 5 • LOAN ID # GSF-250811-04
`),
      page(`
Closing Cost Details
Borrower-Paid

Loan Costs

At Closing

A. Origination Charges

$1,900.00

01 % of Loan Amount (Points)
02 Underwriting Fee
03 Processing Fee

$1,250.00
$650.00

B. Services Borrower Did Not Shop For
01 Appraisal Fee
02 Condo Questionnaire Fee
03 Credit Report Fee
04 Flood Determination Fee

At Closing

Before Closing

Paid by
Others

$1,137.80
to Coastal Appraisal Co.
to Sandpiper HOA Mgmt
to Advantage Credit
to FZDS

C. Services Borrower Did Shop For
01 Title – Lender's Title Insurance
02 Title – Settlement Fee
03 Title – Title Search
04 Title – FL Form 9 Endorsement

Seller-Paid

Before Closing

$725.00
$295.00
$104.80
$13.00

$1,376.47
to Emerald Coast Title
to Emerald Coast Title
to Emerald Coast Title
to Emerald Coast Title

$425.00
$695.00
$150.00
$256.47

D. TOTAL LOAN COSTS (Borrower-Paid)

$4,414.27

Loan Costs Subtotals (A + B + C)

$3,289.47

$1,124.80

$150.00

Other Costs
E. Taxes and Other Government Fees

$1,987.45

01 Recording Fees
Deed: $27.00 Mortgage: $188.50
02 Transfer Taxes – Doc Stamps on Deed
to Okaloosa County
03 Doc Stamps on Mortgage
to Okaloosa County
04 Intangible Tax
to Okaloosa County

$1,127.70
$644.25

F. Prepaids

$2,075.12

01 Homeowner's Insurance Premium (12 mo.) to Gulf Shield Ins. (HO-6)
02 Mortgage Insurance Premium ( mo.)
03 Prepaid Interest ($59.57 per day from 9/15/25 to 10/1/25)
04 Property Taxes ( mo.)

G. Initial Escrow Payment at Closing
01 Homeowner's Insurance
02 Mortgage Insurance
03 Property Taxes
04 Aggregate Adjustment

$3,006.50

$1,122.00
$953.12

$4,337.00

$93.50 per month for 3 mo.
per month for mo.
$415.00 per month for 12 mo.

H. Other
01 HOA Capital Contribution
02 HOA Estoppel Fee
03 Real Estate Commission
04 Real Estate Commission
05 Title – Owner's Title Insurance (optional)

$215.50

$280.50
$4,980.00
-$923.50

$770.00
to Sandpiper Cove COA
to Sandpiper HOA Mgmt
to Beachline Realty
to Destin Shores Realty
to Emerald Coast Title

$770.00
$299.00
$12,885.00
$10,737.50
$2,222.50

I. TOTAL OTHER COSTS (Borrower-Paid)

$9,169.57

Other Costs Subtotals (E + F + G + H)

$8,047.57

J. TOTAL CLOSING COSTS (Borrower-Paid)
Closing Costs Subtotals (D + I)
Lender Credits

CLOSING DISCLOSURE

$1,122.00

$29,150.50

$2,246.80

$29,300.50

$12,383.84
$11,337.04
-$1,200.00

PAGE 2 OF 5 • LOAN ID # GSF-250811-04
`),
      page(`
Calculating Cash to Close

Use this table to see what has changed from your Loan Estimate.
Loan Estimate

Total Closing Costs (J)
$13,340.00
Closing Costs Paid Before Closing
$0.00
Closing Costs Financed (Paid from your Loan Amount)
$0.00
Down Payment/Funds from Borrower
$107,375.00
Deposit
-$12,500.00
Funds for Borrower
$0.00
Seller Credits
$0.00
Adjustments and Other Credits
$0.00
Cash to Close
$108,215.00

Summaries of Transactions

Final

Did this change?

$12,383.84
-$2,246.80
$0.00
$107,375.00
-$12,500.00
$0.00
$0.00
-$3,301.14
$101,710.90

YES • See Total Loan Costs (D) and Total Other Costs (I)
YES • You paid these Closing Costs before closing
NO
NO
NO
NO
NO
YES • See details in Sections K and L

Use this table to see a summary of your transaction.

BORROWER'S TRANSACTION

SELLER'S TRANSACTION

K. Due from Borrower at Closing

$439,842.37

M. Due to Seller at Closing

$429,705.33

01 Sale Price of Property
02 Sale Price of Any Personal Property Included in Sale
03 Closing Costs Paid at Closing (J)
Adjustments for Items Paid by Seller in Advance
08 HOA Dues 9/15/25 to 9/30/25

$429,500.00

01 Sale Price of Property
08 HOA Dues 9/15/25 to 9/30/25

$429,500.00
$205.33

N. Due from Seller at Closing

$32,806.97
$29,300.50

L. Paid Already by or on Behalf of Borrower at Closing

$338,131.47

02 Closing Costs Paid at Closing (J)
Adjustments for Items Unpaid by Seller
14 County Taxes 1/1/25 to 9/14/25

01 Deposit
02 Loan Amount
05 Seller Credit
Adjustments for Items Unpaid by Seller
08 County Taxes 1/1/25 to 9/14/25

$12,500.00
$322,125.00

$10,137.04
$205.33

$3,506.47

$3,506.47

CALCULATION
Total Due to Seller at Closing (M)
Total Due from Seller at Closing (N)
Cash ☐ From ☒ To Seller

$429,705.33
-$32,806.97
$396,898.36

CALCULATION
Total Due from Borrower at Closing (K)
Total Paid Already by or on Behalf of Borrower at Closing (L)
Cash to Close ☒ From ☐ To Borrower

CLOSING DISCLOSURE

$439,842.37
-$338,131.47
$101,710.90

PAGE 3 OF 5 • LOAN ID # GSF-250811-04
`),
    ],
    says: {
      purchasePrice: 429_500,
      downPayment: 107_375,
      loanAmount: 322_125,
      interestRate: 6.75,
      term: 20,
      principalInterest: 2449.32,
      monthlyPayment: 2957.82,
      mortgageInsurance: 0,
      propertyTaxes: 415,
      homeInsurance: 93.5,
      closingCosts: 12_383.84,
      cashToClose: 101_710.9,
      underwritingFee: 1250,
      processingFee: 650,
      appraisalFee: 725,
      creditReport: 104.8,
      lenderTitle: 425,
      recordingFees: 215.5,
      prepaidInterest: 953.12,
      lenderCredit: 1200,
      sellerCredit: 0,
      earnestMoney: 12_500,
      loanType: 'Conventional',
      originationFee: 1900,
      floodCertification: 13,
      settlementFee: 695,
      program: 'Fixed Rate',
      form: 'Closing Disclosure',
    },
  },
  {
    name: 'Closing Disclosure, the amounts of the seller behind those of the borrower',
    pages: [
      page(`
Closing Disclosure This form is a statement of final loan terms and closing costs. Compare this
document with your Loan Estimate.
Closing Information
Date Issued 6/17/2026
Closing Date 6/22/2026
Disbursement Date
6/22/2026
Settlement Agent Commonwealth Settlement
File # 26-04418
Property 1609 Quail Hollow Court
Virginia Beach, VA 23454
Sale Price $338,000
Transaction Information
Borrower Staff Sgt. Renee Dufour
4410 Larkspur Street #12
Norfolk, VA 23518
Seller Gerald and Ana Pomeroy
1609 Quail Hollow Court
Virginia Beach, VA 23454
Lender Anchor Point Mortgage
Loan Information
Loan Term 30 years
Purpose Purchase
Product Fixed Rate
Loan Type ☐ Conventional ☐ FHA
☒ VA ☐ _______
Loan ID # VA-7730158
MIC # 66-66-6-0418827
Loan Terms Can this amount increase after closing?
Loan Amount $345,267 NO
Interest Rate 5.875% NO
Monthly Principal & Interest $2,042.38 NO
See Projected Payments below for your
Estimated Total Monthly Payment Does the loan have these features?
Prepayment Penalty NO
Balloon Payment NO
Projected Payments
Payment Calculation Years 1-30
Principal & Interest $2,042.38
Mortgage Insurance + 0
Estimated Escrow + 413.50
Amount can increase over time
Estimated Total
Monthly Payment
$2,455.88
Estimated Taxes, Insurance
& Assessments
Amount can increase over time
See page 4 for details
$413.50
a month
This estimate includes In escrow?
☒ Property Taxes YES
☒ Homeowner's Insurance YES
☐ Other:
See Escrow Account on page 4 for details. You must pay for other property
costs separately.
Costs at Closing
Closing Costs $17,055.75 Includes $12,902.95 in Loan Costs + $4,152.80 in Other Costs – $0.00
in Lender Credits. See page 2 for details.
Cash to Close $950.99 Includes Closing Costs. See Calculating Cash to Close on page 3 for details.
CLOSING DISCLOSURE PAGE 1 OF 5 • LOAN ID # VA-7730158
`),
      page(`
Closing Cost Details
Loan Costs
Borrower-Paid Seller-Paid Paid by
At Closing Before Closing At Closing Before Closing Others
A. Origination Charges $3,380.00
01 Origination Fee (1% of base loan) $3,380.00
B. Services Borrower Did Not Shop For $8,015.45
01 Appraisal Fee to Ridgeline Valuation Services $650.00
02 Credit Report Fee to Certified Credit Bureau $87.45
03 Flood Determination Fee to FloodCheck LLC $11.00
04 VA Funding Fee to Department of Veterans Affairs $7,267.00
05 Termite Inspection to Tidewater Pest Control $85.00
C. Services Borrower Did Shop For $1,507.50
01 Survey Fee to Bay Land Surveying $395.00
02 Title – Insurance Binder to Commonwealth Settlement LLC $75.00
03 Title – Lender's Title Insurance to Commonwealth Settlement LLC $812.50
04 Title – Settlement Agent Fee to Commonwealth Settlement LLC $575.00
05 Title – Title Search to Commonwealth Settlement LLC $225.00
D. TOTAL LOAN COSTS (Borrower-Paid) $12,902.95
Loan Costs Subtotals (A + B + C) $12,165.50 $737.45 $660.00
Other Costs
E. Taxes and Other Government Fees $1,259.67
01 Recording Fees Deed: $44.00 Mortgage: $89.00 $133.00
02 Transfer Tax to Virginia Beach Circuit Court $1,126.67 $338.00
F. Prepaids $2,066.13
01 Homeowner's Insurance Premium (12 mo.) to Old Dominion Mutual $1,566.00
02 Mortgage Insurance Premium ( mo.)
03 Prepaid Interest ($55.57 per day from 6/22/26 to 7/1/26) $500.13
04 Property Taxes ( mo.)
G. Initial Escrow Payment at Closing $827.00
01 Homeowner's Insurance $130.50 per month for 3 mo. $391.50
02 Mortgage Insurance per month for mo.
03 Property Taxes $283.00 per month for 2 mo. $566.00
04 Aggregate Adjustment -$130.50
H. Other $0.00
01 Real Estate Commission to Tidal Realty Group $8,450.00
02 Real Estate Commission to Harbor & Main Realtors $8,450.00
03 Title – Owner's Title Insurance (optional) to Commonwealth Settlement LLC $676.00
04 Home Warranty Fee to HomeSure Warranty $525.00
I. TOTAL OTHER COSTS (Borrower-Paid) $4,152.80
Other Costs Subtotals (E + F + G + H) $4,152.80 $18,439.00
J. TOTAL CLOSING COSTS (Borrower-Paid) $17,055.75
Closing Costs Subtotals (D + I) $16,318.30 $737.45 $19,099.00
Lender Credits
CLOSING DISCLOSURE PAGE 2 OF 5 • LOAN ID # VA-7730158
`),
      page(`
Calculating Cash to Close Use this table to see what has changed from your Loan Estimate.
Loan Estimate Final Did this change?
Total Closing Costs (J) $16,512.00 $17,055.75 YES • See Total Loan Costs (D) and Total Other Costs (I)
Closing Costs Paid Before Closing $0.00 -$737.45 YES • You paid these Closing Costs before closing
Closing Costs Financed (Paid from your Loan Amount)
-$7,267.00 -$7,267.00 NO
Down Payment/Funds from Borrower $0.00 $0.00 NO
Deposit -$2,500.00 -$2,500.00 NO
Funds for Borrower $0.00 $0.00 NO
Seller Credits -$4,000.00 -$4,000.00 NO
Adjustments and Other Credits $0.00 -$1,600.31 YES • See details in Section L
Cash to Close $2,745.00 $950.99
Summaries of Transactions Use this table to see a summary of your transaction.
BORROWER'S TRANSACTION
K. Due from Borrower at Closing $354,318.30
01 Sale Price of Property $338,000.00
02 Sale Price of Any Personal Property Included in Sale
03 Closing Costs Paid at Closing (J) $16,318.30
Adjustments for Items Paid by Seller in Advance
L. Paid Already by or on Behalf of Borrower at Closing $353,367.31
01 Deposit $2,500.00
02 Loan Amount $345,267.00
03 Existing Loan(s) Assumed or Taken Subject to
05 Seller Credit $4,000.00
Adjustments for Items Unpaid by Seller
08 City/Town Taxes 1/1/26 to 6/21/26 $1,600.31
CALCULATION
Total Due from Borrower at Closing (K) $354,318.30
Total Paid Already by or on Behalf of Borrower at Closing (L) -$353,367.31
Cash to Close ☒ From ☐ To Borrower $950.99
SELLER'S TRANSACTION
M. Due to Seller at Closing $338,000.00
01 Sale Price of Property $338,000.00
N. Due from Seller at Closing $236,573.67
02 Closing Costs Paid at Closing (J) $19,099.00
04 Payoff of First Mortgage Loan $211,874.36
08 Seller Credit $4,000.00
Adjustments for Items Unpaid by Seller
14 City/Town Taxes 1/1/26 to 6/21/26 $1,600.31
CALCULATION
Total Due to Seller at Closing (M) $338,000.00
Total Due from Seller at Closing (N) -$236,573.67
Cash ☐ From ☒ To Seller $101,426.33
CLOSING DISCLOSURE PAGE 3 OF 5 • LOAN ID # VA-7730158
`),
    ],
    says: {
      purchasePrice: 338_000,
      downPayment: 0,
      loanAmount: 345_267,
      interestRate: 5.875,
      term: 30,
      principalInterest: 2042.38,
      monthlyPayment: 2455.88,
      mortgageInsurance: 0,
      propertyTaxes: 283,
      homeInsurance: 130.5,
      closingCosts: 17_055.75,
      cashToClose: 950.99,
      originationFee: 3380,
      appraisalFee: 650,
      creditReport: 87.45,
      lenderTitle: 812.5,
      recordingFees: 133,
      transferTaxes: 1126.67,
      prepaidInterest: 500.13,
      lenderCredit: null,
      sellerCredit: 4000,
      earnestMoney: 2500,
      loanType: 'VA',
      program: 'Fixed Rate',
      floodCertification: 11,
      survey: 395,
      form: 'Closing Disclosure',
    },
  },
];
