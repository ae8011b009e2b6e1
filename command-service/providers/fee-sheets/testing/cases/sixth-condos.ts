import { page, type SheetCase } from './sheet-case.ts';

/** A Closing Disclosure of a condo by the sixth writer, copied without its columns. */
export const sixthCondos: readonly SheetCase[] = [
  {
    name: 'Closing Disclosure, second home with dues outside escrow, copied without its columns',
    pages: [
      page(`
Closing Disclosure This form is a statement of final loan terms and closing costs. Compare this
document with your Loan Estimate.
Closing Information
Date Issued 9/10/2025
Closing Date 9/15/2025
Disbursement Date
9/15/2025
Settlement Agent Emerald Coast Title
File # 25-2217D
Property 4203 Scenic Hwy 98 #506
Destin, FL 32541
Sale Price $429,500
Transaction Information
Borrower Clifford and Mae Ostrander
912 Foxglove Trail
Franklin, TN 37064
Seller Windrow Holdings LLC
PO Box 3310
Birmingham, AL 35202
Lender Gulf States Funding
Loan Information
Loan Term 20 years
Purpose Purchase
Product Fixed Rate
Loan Type ☒ Conventional ☐ FHA
☐ VA ☐ _______
Loan ID # GSF-250811-04
MIC #
Loan Terms Can this amount increase after closing?
Loan Amount $322,125 NO
Interest Rate 6.75% NO
Monthly Principal & Interest $2,449.32 NO
See Projected Payments below for your
Estimated Total Monthly Payment Does the loan have these features?
Prepayment Penalty NO
Balloon Payment NO
Projected Payments
Payment Calculation Years 1-20
Principal & Interest $2,449.32
Mortgage Insurance + 0
Estimated Escrow + 508.50
Amount can increase over time
Estimated Total
Monthly Payment
$2,957.82
Estimated Taxes, Insurance
& Assessments
Amount can increase over time
See page 4 for details
$893.50
a month
This estimate includes In escrow?
☒ Property Taxes YES
☒ Homeowner's Insurance YES
☒ Other: Homeowner's Association Dues NO
See Escrow Account on page 4 for details. You must pay for other property
costs separately.
Costs at Closing
Closing Costs $12,383.84 Includes $4,414.27 in Loan Costs + $9,169.57 in Other Costs – $1,200.00
in Lender Credits. See page 2 for details.
Cash to Close $101,710.90 Includes Closing Costs. See Calculating Cash to Close on page 3 for details.
CLOSING DISCLOSURE PAGE 1 OF 5 • LOAN ID # GSF-250811-04
`),
      page(`
Closing Cost Details
Loan Costs
Borrower-Paid Seller-Paid Paid by
At Closing Before Closing At Closing Before Closing Others
A. Origination Charges $1,900.00
01 % of Loan Amount (Points)
02 Underwriting Fee $1,250.00
03 Processing Fee $650.00
B. Services Borrower Did Not Shop For $1,137.80
01 Appraisal Fee to Coastal Appraisal Co. $725.00
02 Condo Questionnaire Fee to Sandpiper HOA Mgmt $295.00
03 Credit Report Fee to Advantage Credit $104.80
04 Flood Determination Fee to FZDS $13.00
C. Services Borrower Did Shop For $1,376.47
01 Title – Lender's Title Insurance to Emerald Coast Title $425.00
02 Title – Settlement Fee to Emerald Coast Title $695.00
03 Title – Title Search to Emerald Coast Title $150.00
04 Title – FL Form 9 Endorsement to Emerald Coast Title $256.47
D. TOTAL LOAN COSTS (Borrower-Paid) $4,414.27
Loan Costs Subtotals (A + B + C) $3,289.47 $1,124.80 $150.00
Other Costs
E. Taxes and Other Government Fees $1,987.45
01 Recording Fees Deed: $27.00 Mortgage: $188.50 $215.50
02 Transfer Taxes – Doc Stamps on Deed to Okaloosa County $3,006.50
03 Doc Stamps on Mortgage to Okaloosa County $1,127.70
04 Intangible Tax to Okaloosa County $644.25
F. Prepaids $2,075.12
01 Homeowner's Insurance Premium (12 mo.) to Gulf Shield Ins. (HO-6) $1,122.00
02 Mortgage Insurance Premium ( mo.)
03 Prepaid Interest ($59.57 per day from 9/15/25 to 10/1/25) $953.12
04 Property Taxes ( mo.)
G. Initial Escrow Payment at Closing $4,337.00
01 Homeowner's Insurance $93.50 per month for 3 mo. $280.50
02 Mortgage Insurance per month for mo.
03 Property Taxes $415.00 per month for 12 mo. $4,980.00
04 Aggregate Adjustment -$923.50
H. Other $770.00
01 HOA Capital Contribution to Sandpiper Cove COA $770.00
02 HOA Estoppel Fee to Sandpiper HOA Mgmt $299.00
03 Real Estate Commission to Beachline Realty $12,885.00
04 Real Estate Commission to Destin Shores Realty $10,737.50
05 Title – Owner's Title Insurance (optional) to Emerald Coast Title $2,222.50
I. TOTAL OTHER COSTS (Borrower-Paid) $9,169.57
Other Costs Subtotals (E + F + G + H) $8,047.57 $1,122.00 $29,150.50
J. TOTAL CLOSING COSTS (Borrower-Paid) $12,383.84
Closing Costs Subtotals (D + I) $11,337.04 $2,246.80 $29,300.50
Lender Credits -$1,200.00
CLOSING DISCLOSURE PAGE 2 OF 5 • LOAN ID # GSF-250811-04
`),
      page(`
Calculating Cash to Close Use this table to see what has changed from your Loan Estimate.
Loan Estimate Final Did this change?
Total Closing Costs (J) $13,340.00 $12,383.84 YES • See Total Loan Costs (D) and Total Other Costs (I)
Closing Costs Paid Before Closing $0.00 -$2,246.80 YES • You paid these Closing Costs before closing
Closing Costs Financed (Paid from your Loan Amount) $0.00 $0.00 NO
Down Payment/Funds from Borrower $107,375.00 $107,375.00 NO
Deposit -$12,500.00 -$12,500.00 NO
Funds for Borrower $0.00 $0.00 NO
Seller Credits $0.00 $0.00 NO
Adjustments and Other Credits $0.00 -$3,301.14 YES • See details in Sections K and L
Cash to Close $108,215.00 $101,710.90
Summaries of Transactions Use this table to see a summary of your transaction.
BORROWER'S TRANSACTION
K. Due from Borrower at Closing $439,842.37
01 Sale Price of Property $429,500.00
02 Sale Price of Any Personal Property Included in Sale
03 Closing Costs Paid at Closing (J) $10,137.04
Adjustments for Items Paid by Seller in Advance
08 HOA Dues 9/15/25 to 9/30/25 $205.33
L. Paid Already by or on Behalf of Borrower at Closing $338,131.47
01 Deposit $12,500.00
02 Loan Amount $322,125.00
05 Seller Credit
Adjustments for Items Unpaid by Seller
08 County Taxes 1/1/25 to 9/14/25 $3,506.47
CALCULATION
Total Due from Borrower at Closing (K) $439,842.37
Total Paid Already by or on Behalf of Borrower at Closing (L) -$338,131.47
Cash to Close ☒ From ☐ To Borrower $101,710.90
SELLER'S TRANSACTION
M. Due to Seller at Closing $429,705.33
01 Sale Price of Property $429,500.00
08 HOA Dues 9/15/25 to 9/30/25 $205.33
N. Due from Seller at Closing $32,806.97
02 Closing Costs Paid at Closing (J) $29,300.50
Adjustments for Items Unpaid by Seller
14 County Taxes 1/1/25 to 9/14/25 $3,506.47
CALCULATION
Total Due to Seller at Closing (M) $429,705.33
Total Due from Seller at Closing (N) -$32,806.97
Cash ☐ From ☒ To Seller $396,898.36
CLOSING DISCLOSURE PAGE 3 OF 5 • LOAN ID # GSF-250811-04
`),
      page(`
Additional Information About This Loan
Loan Disclosures
Assumption
If you sell or transfer this property to another person, your lender
☐ will allow, under certain conditions, this person to assume this
loan on the original terms.
☒ will not allow assumption of this loan on the original terms.
Demand Feature
Your loan
☐ has a demand feature, which permits your lender to require early
repayment of the loan. You should review your note for details.
☒ does not have a demand feature.
Late Payment
If your payment is more than 15 days late, your lender will charge a
late fee of 5% of the monthly principal and interest payment.
Negative Amortization (Increase in Loan Amount)
Under your loan terms, you
☒ do not have a negative amortization feature.
Partial Payments
Your lender
☒ may hold them in a separate account until you pay the rest of the
payment, and then apply the full payment to your loan.
Security Interest
You are granting a security interest in
4203 Scenic Hwy 98 #506, Destin, FL 32541
You may lose this property if you do not make your payments or
satisfy other obligations for this loan.
Escrow Account
For now, your loan
☒ will have an escrow account (also called an "impound" or "trust"
account) to pay the property costs listed below.
Escrow
Escrowed $6,102.00 Estimated total amount over year 1 for
your escrowed property costs:
Homeowner's Insurance, Property Taxes
Non-Escrowed $4,620.00 Estimated total amount over year 1 for
your non-escrowed property costs:
Homeowner's Association Dues
You may have other property costs.
Initial Escrow $4,337.00 A cushion for the escrow account you
pay at closing. See Section G on page 2.
Monthly Escrow $508.50 The amount included in your total
monthly payment.
☐ will not have an escrow account because ☐ you declined it ☐ your
lender does not offer one.
In the future,
Your property costs may change and, as a result, your escrow payment
may change. You may be able to cancel your escrow account, but if you do,
you must pay your property costs directly.
CLOSING DISCLOSURE PAGE 4 OF 5 • LOAN ID # GSF-250811-04
`),
      page(`
Loan Calculations Other Disclosures
Total of Payments. $592,252.46
Total you will have paid after you make all payments of
principal, interest, mortgage insurance, and loan costs, as scheduled.
Finance Charge. $268,474.11
The dollar amount the loan will cost you.
Amount Financed. $319,364.08
The loan amount available after paying your upfront finance
charge.
Annual Percentage Rate (APR). 6.860%
Your costs over the loan term expressed as
a rate. This is not your interest rate.
Total Interest Percentage (TIP). 82.783%
The total amount of interest that you will
pay over the loan term as a percentage of your loan amount.
Appraisal
If the property was appraised for your loan, your lender is required to
give you a copy at no additional cost at least 3 days before closing.
Contract Details
See your note and security instrument for information about what
happens if you fail to make your payments.
Liability after Foreclosure
If your lender forecloses on this property and the foreclosure does not
cover the amount of unpaid balance on this loan,
☒ state law may protect you from liability for the unpaid balance.
Refinance
Refinancing this loan will depend on your future financial situation,
the property value, and market conditions.
Tax Deductions
If you borrow more than this property is worth, the interest on the
loan amount above this property's fair market value is not deductible.
Contact Information
Lender Real Estate Broker (B) Real Estate Broker (S) Settlement Agent
Name Gulf States Funding Beachline Realty Destin Shores Realty Emerald Coast Title
NMLS ID 190336
Contact Whitney Sayles Jack Mabry Tina Orozco Paul Renfroe
Phone 850-555-0139 850-555-0171 850-555-0162 850-555-0110
Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received
this form.
Applicant Signature Date Co-Applicant Signature Date
CLOSING DISCLOSURE PAGE 5 OF 5 • LOAN ID # GSF-250811-04
`),
    ],
    says: {
      purchasePrice: 429_500,
      downPayment: 107_375,
      loanAmount: 322_125,
      interestRate: 6.75,
      apr: 6.86,
      term: 20,
      principalInterest: 2449.32,
      monthlyPayment: 2957.82,
      mortgageInsurance: 0,
      propertyTaxes: 415,
      homeInsurance: 93.5,
      hoaDues: 4620,
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
    },
  },
];
